import { deepEqual, equal, ok } from 'node:assert/strict';
import { array, assert, constant, integer, nat, oneof, property, record } from 'fast-check';
import { correctedSeconds } from '../scoring/correctedTime';
import { crossingPlaces } from '../scoring/racePlaces';
import { instantOfLocal, localTimeOf } from '../time';
import { chancesAt, longestElapsed, raceNeeds, type RacingBoat } from './needs';

const RUNS = process.env['CI'] === 'true' ? 10_000 : 500;
const START = instantOfLocal('2026-05-27', '18:20:00') ?? 0;

const boat = (id: number, ratingThousandths: number | null, seconds: number | null): RacingBoat => ({
  id,
  startMs: START,
  ratingThousandths,
  seconds,
});

const clock = (at: number | null | undefined) => (at == null ? null : localTimeOf(at));

test.each([
  // 3,999 × 0.9 = 3,599.1; one second later is 3,600.0, a tie.
  [3600, 900, 3999],
  [3600, 1000, 3599],
  // 5 × 0.5 = 2.5 is 3.
  [3, 500, 4],
  [1, 1000, 0],
  [0, 1000, null],
  // 1 × 0.5 = 0.5 is 1.
  [1, 500, 0],
  [1, 499, 1],
])('below %i s at rating %i thousandths one may sail for %s s', (seconds, rating, expected) => {
  expect(longestElapsed(seconds, rating)).toBe(expected);
});

test('it is the longest of all whole times, found by trying them', () => {
  assert(
    property(integer({ min: 0, max: 600 }), integer({ min: 300, max: 1800 }), (seconds, ratingThousandths) => {
      let longest: number | null = null;
      for (let elapsedS = 0; elapsedS <= 2100; elapsedS += 1)
        if (correctedSeconds({ elapsedS, ratingThousandths }) <= seconds - 1) longest = elapsedS;
      return longestElapsed(seconds, ratingThousandths) === longest;
    }),
    { numRuns: RUNS },
  );
});

describe('boats that are out', () => {
  const needs = raceNeeds([boat(1, 950, 3600), boat(2, 1000, 3700), boat(3, 900, null), boat(4, 1200, null)]);

  test('may take each place until a clock of their own', () => {
    expect(needs.places).toEqual([1, 2]);
    expect(needs.out.map(({ id, deadlines }) => [id, deadlines?.map(clock)])).toEqual([
      [3, ['19:26:39', '19:28:30']],
      [4, ['19:09:59', '19:11:22']],
    ]);
  });

  test('still win at their last second, and half a second later they do not', () => {
    const last = START + 3999 * 1000;
    expect(chancesAt(needs, last + 499, false).mayWin).toEqual([3]);
    expect(chancesAt(needs, last + 500, false).mayWin).toEqual([]);
  });

  test.each([
    ['19:05:00', [3, 4], [1, 1], []],
    ['19:10:30', [3], [1, 2], []],
    ['19:26:39', [3], [1, null], []],
    ['19:26:40', [], [2, null], [1]],
    ['19:28:31', [], [null, null], [1, 2]],
  ])('at %s', (time, mayWin, reach, fixed) => {
    const chances = chancesAt(needs, instantOfLocal('2026-05-27', time) ?? 0, false);
    expect(chances.mayWin).toEqual(mayWin);
    expect([3, 4].map((id) => chances.reach.get(id)?.place ?? null)).toEqual(reach);
    expect([...chances.fixed]).toEqual(fixed);
  });
});

test('boats with equal times hold one place, and the next is the one after both', () => {
  const { home, places } = raceNeeds([boat(1, 1000, 60), boat(2, 1000, 60), boat(3, 1000, 70)]);
  expect(home.map(({ place }) => place)).toEqual([1, 1, 3]);
  expect(places).toEqual([1, 3]);
});

test('the last second that beats a boat may be a tie with the boat ahead of it, whose place is then shared', () => {
  const needs = raceNeeds([boat(1, 1000, 121), boat(2, 1000, 122), boat(3, 635, null)]);
  const reach = chancesAt(needs, START + 191_000, false).reach.get(3);
  // 191 × 0.635 = 121.3: the same whole second as the winner's.
  expect(reach).toEqual({ place: 2, before: START + 191_000 });
  expect(chancesAt(needs, START + 190_000, false).mayWin).toEqual([]);
});

test('nothing is fixed by what nobody knows', () => {
  const late = START + 86_400_000;
  const home = [boat(1, 1000, 60)];
  expect([...chancesAt(raceNeeds(home), late, false).fixed]).toEqual([1]);
  expect([...chancesAt(raceNeeds(home), late, true).fixed]).toEqual([]);
  const noRating = chancesAt(raceNeeds([...home, boat(2, null, null)]), late, false);
  expect([...noRating.fixed]).toEqual([]);
  expect(noRating.mayWin).toEqual([2]);
  expect(noRating.reach.get(2)).toBeNull();
});

test('while nobody is home everybody may win', () => {
  const needs = raceNeeds([boat(1, 1000, null), { ...boat(2, 900, null), startMs: null }]);
  expect(chancesAt(needs, START, false).mayWin).toEqual([1, 2]);
});

const RATING = integer({ min: 600, max: 1400 });
const ELAPSED = integer({ min: 0, max: 240 });
const STARTS = constant(START).chain((at) => nat(60).map((s) => at + s * 1000));
const HOME = record({ startMs: STARTS, ratingThousandths: RATING, elapsedS: ELAPSED });
const OUT = record({
  startMs: STARTS,
  ratingThousandths: oneof({ weight: 9, arbitrary: RATING }, { weight: 1, arbitrary: constant(null) }),
});

const secondsAt = ({ startMs, ratingThousandths }: RacingBoat, at: number): number =>
  correctedSeconds({ elapsedS: (at - (startMs ?? 0)) / 1000, ratingThousandths: ratingThousandths ?? 0 });

/** The place that the boat gets when it finishes at the second, by the scorer's own places. */
function placeAt(times: readonly number[], boatOut: RacingBoat, at: number): number {
  const own = { seconds: secondsAt(boatOut, at) };
  const all = crossingPlaces([own, ...times.map((seconds) => ({ seconds }))]);
  return all.find((row) => row.boat === own)?.place ?? 0;
}

/** Whether the boat is ahead of all who have `seconds` when it finishes at `at` or at any second after it. */
const mayPass = (out: RacingBoat, seconds: number, at: number): boolean => {
  for (let second = Math.max(at, out.startMs ?? 0); second <= START + 900_000; second += 1000)
    if (secondsAt(out, second) < seconds) return true;
  return false;
};

test('reach, winners and fixed places are those of a search through every second', () => {
  assert(
    property(array(HOME, { maxLength: 5 }), array(OUT, { maxLength: 4 }), nat(330), (finished, racing, after) => {
      const now = START + after * 1000;
      const home = finished.map((one, id) => ({ ...one, id, seconds: correctedSeconds(one) }));
      const out = racing.map((one, index) => ({ ...one, id: 100 + index, seconds: null }));
      const chances = chancesAt(raceNeeds([...home, ...out]), now, false);
      const times = home.map(({ seconds }) => seconds);
      const known = out.filter(({ ratingThousandths }) => ratingThousandths !== null);

      const fixed = home.filter(
        ({ seconds }) => known.length === out.length && !out.some((one) => mayPass(one, seconds, now)),
      );
      deepEqual([...chances.fixed].sort(), fixed.map(({ id }) => id).sort());

      for (const one of known) {
        const first = Math.max(now, one.startMs);
        const isLast = !times.some((seconds) => mayPass(one, seconds, now));
        const reach = chances.reach.get(one.id) ?? null;
        equal(reach === null, isLast);
        if (reach) {
          const held = Math.min(...times.filter((seconds) => mayPass(one, seconds, now)));
          ok(mayPass(one, held, reach.before));
          ok(!mayPass(one, held, reach.before + 1000));
          equal(reach.place, 1 + times.filter((seconds) => seconds < held).length);
          const at = Math.max(first, reach.before);
          const shared = times.filter((seconds) => seconds === secondsAt(one, at)).length;
          equal(placeAt(times, one, at), reach.place - shared);
        }
        equal(chances.mayWin.includes(one.id), times.length === 0 || mayPass(one, Math.min(...times), now));
      }
    }),
    { numRuns: RUNS },
  );
});
