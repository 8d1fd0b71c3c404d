import { aResultEntry } from '../../../testing/aResultEntry';
import type { ResultMethod } from '../../contract/raceClasses';
import type { SerieEntry } from '../series/serieRace';
import { racePlaces } from './racePlaces';

type Boat = Partial<SerieEntry>;

const places = (method: ResultMethod, ...boats: Boat[]): (number | null)[] => {
  const entries = boats.map((boat, index) => aResultEntry({ id: index + 1, ...boat }));
  const found = racePlaces(entries, method);
  return entries.map(({ id }) => found.get(id) ?? null);
};

test('corrected time is compared in whole seconds, half a second up, and equal ones share a place', () => {
  // 0,815 × 4500 = 3667,5 and 1,000 × 3668: both 3668 seconds.
  expect(
    places(
      'corrected',
      { elapsedS: 4500, ratingThousandths: 815 },
      { elapsedS: 3668 },
      { elapsedS: 3669 },
      { elapsedS: 3700, ratingThousandths: 900 },
    ),
  ).toEqual([2, 2, 4, 1]);
});

test('elapsed time is compared without the rating, and the finish by the clock', () => {
  expect(
    places('elapsed', { elapsedS: 4500, ratingThousandths: 815 }, { elapsedS: 3668, ratingThousandths: null }),
  ).toEqual([2, 1]);
  expect(
    places('finish_order', { finishMs: 3000, elapsedS: 10 }, { finishMs: 1000, elapsedS: 90 }, { finishMs: 2000 }),
  ).toEqual([3, 1, 2]);
});

test('a boat that cannot be compared has no place, and neither has an unmatched one', () => {
  expect(
    places(
      'corrected',
      { elapsedS: 10, ratingThousandths: null },
      { elapsedS: 20 },
      { elapsedS: 5, isUnmatched: true },
      { finishMs: 1 },
    ),
  ).toEqual([null, 1, null, null]);
  expect(places('finish_order', { elapsedS: 10 }, { finishMs: 5 })).toEqual([null, 1]);
});

test('a boat that is disqualified or retires after finishing holds its place until the others are moved up', () => {
  const codes = ['DSQ', 'RET', 'NSC', 'DNE', 'UFD', 'BFD', 'SCP', 'RDG'] as const;
  expect(places('elapsed', ...codes.map((code, index) => ({ code, elapsedS: index })), { elapsedS: 99 })).toEqual([
    1, 2, 3, 4, 5, 6, 7, 8, 9,
  ]);
});

test('a boat that did not start, or started too early, has no crossing place, whatever was recorded', () => {
  const codes = ['OCS', 'DNS', 'DNC', 'DNF', 'TLE', 'DUTY'] as const;
  expect(places('elapsed', ...codes.map((code, index) => ({ code, elapsedS: index })), { elapsedS: 99 })).toEqual([
    ...codes.map(() => null),
    1,
  ]);
});
