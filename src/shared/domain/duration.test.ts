import fc from 'fast-check';
import { durationText, lengthText, readDuration, readTypedElapsed, wireDuration } from './duration';

const HOUR = 3_600_000;
const MINUTE = 60_000;

test.each([
  ['3600', HOUR],
  ['1:2:3', HOUR + 2 * MINUTE + 3000],
  ['2:3', 2 * MINUTE + 3000],
  ['26:03:04', 26 * HOUR + 3 * MINUTE + 4000],
  ['1 02:03:04', 26 * HOUR + 3 * MINUTE + 4000],
  ['2 days, 0:00:01', 48 * HOUR + 1000],
  ['01:02:03.5', HOUR + 2 * MINUTE + 3500],
  ['00:61:75', HOUR + 2 * MINUTE + 15_000],
  ['-1 23:59:00', -MINUTE],
  ['-00:01:00', -MINUTE],
  ['PT1H2M3S', HOUR + 2 * MINUTE + 3000],
  ['P1DT2H', 26 * HOUR],
  ['-PT1M', -MINUTE],
  ['', null],
  ['P', null],
  ['PT', null],
  ['1:2:3:4', null],
  ['snart', null],
])('%s lasts %s ms', (text, expected) => {
  expect(readDuration(text)).toBe(expected);
});

test.each([
  [0, '00:00:00'],
  [HOUR + 2 * MINUTE + 3000, '01:02:03'],
  [26 * HOUR + 3 * MINUTE + 4000, '1 02:03:04'],
  [HOUR + 2 * MINUTE + 3500, '01:02:03.500000'],
  [-MINUTE, '-1 23:59:00'],
])('%s ms is sent as %s', (ms, expected) => {
  expect(wireDuration(ms)).toBe(expected);
});

test('every length of whole milliseconds comes back as it was sent', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -30 * 24 * HOUR, max: 30 * 24 * HOUR }),
      (ms) => readDuration(wireDuration(ms)) === ms,
    ),
  );
});

test.each([
  ['11423', 4463],
  ['4523', 2723],
  ['523', 323],
  ['45', 45],
  ['263000', 95_400],
  ['1013000', 365_400],
  ['1.14.23', 4463],
  ['1:14:23', 4463],
  ['1,14,23', 4463],
  ['1 14 23', 4463],
  ['45.23', 2723],
  ['74:23', 4463],
  ['7423', 4463],
  [' 11423 ', 4463],
])('%j is %i seconds', (typed, seconds) => {
  expect(readTypedElapsed(typed)).toBe(seconds);
});

test.each(['', 'DNF', '1.2', '11462', '1:74:23', '17423', '1.14.2', '12345678'])('%j is no time sailed', (typed) => {
  expect(readTypedElapsed(typed)).toBeNull();
});

test.each([
  ['00:29:24', '0:29:24'],
  ['01:07:10', '1:07:10'],
  ['1 02:03:04', '26:03:04'],
])('%s is written %s', (wire, shown) => {
  expect(durationText(wire)).toBe(shown);
});

test('whole seconds are written alike', () => {
  expect([0, 59, 3_600, 93_784].map(lengthText)).toEqual(['0:00:00', '0:00:59', '1:00:00', '26:03:04']);
});
