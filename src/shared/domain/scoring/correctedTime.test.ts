import { correctedSeconds, correctedTime } from './correctedTime';
import { parseFraction, whole } from './fraction';

const seconds = (clock: string) => clock.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);

// Lagunens Kappseglingsklubb 2024.
const GOLDEN = [
  ['00:35:46', '0.822', '00:29:24'],
  ['00:33:58', '0.886', '00:30:06'],
  ['01:15:48', '0.886', '01:07:10'],
  ['00:34:37', '1.011', '00:35:00'],
  ['00:33:18', '1.530', '00:50:57'],
  ['01:59:57', '0.850', '01:41:57'],
] as const;

const TRAPS = [
  // 3667.5, which is 3667.4999999999995 in doubles
  ['01:15:00', '0.815', '01:01:08'],
  // 3290.452: rounded to tenths first it would be 3290.5 and then 3291
  ['01:00:52', '0.901', '00:54:50'],
  // 0.5 and 1.5: half up, not to even
  ['00:00:01', '0.500', '00:00:01'],
  ['00:00:03', '0.500', '00:00:02'],
  ['00:00:05', '0.500', '00:00:03'],
  // 2.4995
  ['00:00:05', '0.499', '00:00:02'],
  ['00:00:00', '0.900', '00:00:00'],
  // 26 h × 1.001 = 93693.6
  ['26:00:00', '1.001', '26:01:34'],
] as const;

const srs = { system: 'srs', mostLaps: 1, miles: whole(0) } as const;

test.each([...GOLDEN, ...TRAPS])('%s × %s is %s', (elapsed, rating, corrected) => {
  const elapsedS = seconds(elapsed);
  expect(correctedTime(srs, { elapsedS, rating: parseFraction(rating), laps: 1 })).toBe(seconds(corrected));
  expect(correctedSeconds({ elapsedS, ratingThousandths: Number(rating.replace('.', '')) })).toBe(seconds(corrected));
});

test('every half second of a day of sailing goes up', () => {
  const wrong: number[] = [];
  for (let elapsedS = 1; elapsedS <= 86_400; elapsedS += 2) {
    const ratingThousandths = 500 + 1000 * (elapsedS % 3);
    const expected = (elapsedS * ratingThousandths + 500) / 1000;
    if (correctedSeconds({ elapsedS, ratingThousandths }) !== expected) wrong.push(elapsedS);
  }
  expect(wrong).toEqual([]);
});

test('a factor may have more than three decimals', () => {
  // 7200 × 0.92345 = 6648.84; 7200 × 0.923 = 6645.6
  expect(correctedTime({ ...srs, system: 'tot' }, { elapsedS: 7200, rating: parseFraction('0.92345'), laps: 1 })).toBe(
    6649,
  );
});

test.each([
  // 3600 × 1000 / 1100 = 3272.73
  [3600, '1100', 1, 1, 3273],
  // The boat with one lap of the two that others sailed: 1800 × 1000 / 1000 × 2 / 1
  [1800, '1000', 1, 2, 3600],
  // 2000 × 1000 / 1200 × 3 / 2 = 2500
  [2000, '1200', 2, 3, 2500],
  // 5 × 1000 / 2000 = 2.5 and 3 × 1000 / 2000 × 3 / 1 = 4.5
  [5, '2000', 1, 1, 3],
  [3, '2000', 1, 3, 5],
])('%i s at PN %s with %i of %i laps is %i s', (elapsedS, pn, ...[laps, mostLaps, expected]) => {
  expect(
    correctedTime({ system: 'py', mostLaps, miles: whole(0) }, { elapsedS, rating: parseFraction(pn), laps }),
  ).toBe(expected);
});

test.each([
  // 5400 − 120.5 × 6.2 = 4652.9
  [5400, '120.5', '6.2', 4653],
  // 100 − 1.5 × 1 = 98.5
  [100, '1.5', '1', 99],
  // A boat faster than scratch: 5400 + 12 × 6
  [5400, '-12', '6.0', 5472],
  // Below zero a half goes up too: 100 − 150.5 = −50.5, 100 − 150.6 = −50.6, 100 − 151.5 = −51.5
  [100, '150.5', '1', -50],
  [100, '150.6', '1', -51],
  [100, '151.5', '1', -51],
])('%i s at %s s a mile over %s miles is %i s', (elapsedS, rating, miles, expected) => {
  const handicap = { system: 'tod', mostLaps: 1, miles: parseFraction(miles) } as const;
  expect(correctedTime(handicap, { elapsedS, rating: parseFraction(rating), laps: 1 })).toBe(expected);
});
