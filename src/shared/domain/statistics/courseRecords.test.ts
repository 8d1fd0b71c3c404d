import { courseRecords } from './courseRecords';
import type { CountedEntry, CountedSailing } from './countedSailing';

let made = 0;
const aBoat = (elapsedS: number | null, values: Partial<CountedEntry> = {}): CountedEntry => ({
  id: (made += 1),
  boat: null,
  sailor: null,
  sailNumber: 'SWE 1',
  boatName: '',
  boatModelName: null,
  skipperName: 'Anna Ek',
  people: 1,
  className: null,
  ratingThousandths: null,
  elapsedS,
  finishMs: null,
  code: null,
  isUnmatched: false,
  ...values,
});
const aSailing = (date: string, entries: CountedEntry[], values: Partial<CountedSailing> = {}): CountedSailing => ({
  id: (made += 1),
  name: `Torsdag ${date}`,
  date,
  wind: null,
  isOffCourse: false,
  entries,
  ...values,
});

test('the shortest times are those of all boats and of each class, the first of equal ones, with the wind', () => {
  const wind = { direction: 200, speed: 8 };
  const { sailings, records } = courseRecords([
    aSailing('2025-06-05', [
      aBoat(3600, { className: 'SRS 2', ratingThousandths: 800, sailNumber: 'SWE 2' }),
      aBoat(3000, { className: 'SRS 1', ratingThousandths: 1200, sailNumber: 'SWE 3' }),
    ]),
    aSailing('2026-06-04', [aBoat(3000, { className: 'SRS 1', sailNumber: 'SWE 4' }), aBoat(3200)], { wind }),
    aSailing('2026-06-11', [aBoat(2900, { ratingThousandths: 1000, sailNumber: 'SWE 5' })], { wind }),
  ]);
  expect(sailings).toBe(3);
  const told = records.map(({ race_class, elapsed, corrected }) => [
    race_class,
    `${elapsed.sail_number} ${elapsed.elapsed_time} ${elapsed.date}`,
    corrected && `${corrected.sail_number} ${corrected.corrected_time ?? ''}`,
  ]);
  expect(told).toEqual([
    [null, 'SWE 5 00:48:20 2026-06-11', 'SWE 2 00:48:00'],
    ['SRS 1', 'SWE 3 00:50:00 2025-06-05', 'SWE 3 01:00:00'],
    ['SRS 2', 'SWE 2 01:00:00 2025-06-05', 'SWE 2 00:48:00'],
  ]);
  expect(records[0]?.elapsed).toMatchObject({ wind, rating: '1.000', skipper_name: 'Anna Ek' });
});

test('boats without a finish, and sailings on another course, make no record', () => {
  expect(
    courseRecords([
      aSailing('2026-06-04', [
        aBoat(100, { code: 'RET' }),
        aBoat(null, { code: 'DNF' }),
        aBoat(50, { isUnmatched: true }),
      ]),
      aSailing('2026-06-11', [aBoat(10)], { isOffCourse: true }),
    ]),
  ).toEqual({ sailings: 1, records: [] });
});
