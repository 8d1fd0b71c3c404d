import fc from 'fast-check';
import { aResult } from '../../../testing/aResult';
import type { ResultRow, SailingResults } from '../../contract/sailings';
import { NO_NUMBERS } from '../boatNumbers';
import { fromThousandths } from '../decimals';
import { wireDuration } from '../duration';
import { correctedSeconds } from '../scoring/correctedTime';
import { otherNumbers } from './otherNumbers';
import { boatsAround, ownEvening } from './ownEvening';

interface Boat {
  id: number;
  elapsedS: number;
  rating: number;
  race_class?: ResultRow['race_class'];
}

const duration = (seconds: number) => wireDuration(seconds * 1000);

/** Rows as the server gives them: placed by corrected time, with equal times sharing their place. */
function rowsOf(boats: readonly Boat[]): ResultRow[] {
  const timed = boats
    .map((boat) => ({
      ...boat,
      corrected: correctedSeconds({ elapsedS: boat.elapsedS, ratingThousandths: boat.rating }),
    }))
    .sort((a, b) => a.corrected - b.corrected);
  const best = timed[0]?.corrected ?? 0;
  return timed.map(({ id, elapsedS, rating, corrected, race_class = null }) =>
    aResult({
      competitor: id,
      sail_number: `SWE ${id}`,
      race_class,
      position: 1 + timed.filter((other) => other.corrected < corrected).length,
      rating: fromThousandths(rating),
      elapsed_time: duration(elapsedS),
      corrected_time: duration(corrected),
      behind: duration(corrected - best),
    }),
  );
}

const listOf = (results: ResultRow[], counts: SailingResults['counts'] = 'corrected'): SailingResults => ({
  sailing: 1,
  list: counts,
  counts,
  why: [],
  categories: [],
  results,
});

// The mockup's evening: 52:47 before 52:59 before 53:16, the winner at 51:52.
const EVENING: Boat[] = [
  { id: 219, elapsedS: 3353, rating: 928 },
  { id: 842, elapsedS: 3446, rating: 919 },
  { id: 11, elapsedS: 3426, rating: 928 },
  { id: 941, elapsedS: 3682, rating: 868 },
];

test('the place, the boats round it and the winner, in whole seconds', () => {
  const evening = ownEvening(listOf(rowsOf(EVENING)), 11);
  expect(evening?.method).toBe('corrected');
  expect(evening?.placed).toMatchObject({
    place: 3,
    of: 4,
    sharing: [],
    ahead: { row: { competitor: 842 }, place: 2, gapS: 12, waterS: 14 },
    behind: { row: { competitor: 941 }, place: 4, gapS: 17 },
    behindWinnerS: 67,
  });
  expect(evening?.placed?.fleet.map(({ behindS }) => behindS)).toEqual([0, 55, 67, 84]);
});

test('the first has nobody ahead, the last nobody behind', () => {
  const rows = listOf(rowsOf(EVENING));
  expect(ownEvening(rows, 219)?.placed).toMatchObject({ ahead: null, behindWinnerS: 0 });
  expect(ownEvening(rows, 941)?.placed?.behind).toBeNull();
});

test('equal times share a place, and the place ahead is the next better one', () => {
  const rows = rowsOf([
    { id: 1, elapsedS: 3000, rating: 1000 },
    { id: 2, elapsedS: 3010, rating: 1000 },
    { id: 3, elapsedS: 3010, rating: 1000 },
    { id: 4, elapsedS: 3020, rating: 1000 },
  ]);
  const placed = ownEvening(listOf(rows), 3)?.placed;
  expect(placed).toMatchObject({ place: 2, ahead: { place: 1, gapS: 10, waterS: 11 }, behind: { place: 4, gapS: 10 } });
  expect(placed?.sharing.map(({ competitor }) => competitor)).toEqual([2]);
});

test.each(['DNF', 'OCS', 'RET', 'DSQ', 'DNC'] as const)('%s is an evening without a place', (score_code) => {
  const rows = [...rowsOf(EVENING), aResult({ competitor: 5, score_code })];
  expect(ownEvening(listOf(rows), 5)).toMatchObject({ row: { score_code }, placed: null });
  expect(ownEvening(listOf(rows), 11)?.placed?.of).toBe(4);
});

test('a time without a rating has no place, and a boat that is out has no evening yet', () => {
  const unrated = aResult({ competitor: 6, elapsed_time: '00:50:00' });
  const rows = listOf([...rowsOf(EVENING), unrated, aResult({ competitor: 7 })]);
  expect(ownEvening(rows, 6)).toMatchObject({ placed: null, method: null });
  expect(ownEvening(rows, 7)).toBeNull();
  expect(ownEvening(rows, 8)).toBeNull();
});

test('a class is placed among itself, and classes that are scored together among all', () => {
  const [first, second] = [
    { id: 1, name: 'SRS 1' },
    { id: 2, name: 'SRS 2' },
  ];
  const apart = [
    ...rowsOf(EVENING.slice(0, 2).map((boat) => ({ ...boat, race_class: first }))),
    ...rowsOf(EVENING.slice(2).map((boat) => ({ ...boat, race_class: second }))),
  ];
  expect(ownEvening(listOf(apart), 941)?.placed).toMatchObject({ place: 2, of: 2, behindWinnerS: 17 });
  const together = rowsOf(EVENING.map((boat, index) => ({ ...boat, race_class: index < 2 ? first : second })));
  expect(ownEvening(listOf(together), 941)?.placed).toMatchObject({
    place: 4,
    of: 4,
    ahead: { row: { competitor: 11 } },
  });
});

test('a race by elapsed time and a pursuit count seconds on the water as they are, with one more to be ahead', () => {
  const rows = [
    aResult({ competitor: 1, position: 1, elapsed_time: '00:50:00', behind: '00:00:00' }),
    aResult({ competitor: 2, position: 2, elapsed_time: '00:50:09', behind: '00:00:09' }),
  ];
  expect(ownEvening(listOf(rows, 'elapsed'), 2)).toMatchObject({
    method: 'elapsed',
    placed: { ahead: { gapS: 9, waterS: 10 } },
  });
  const home = ['2026-06-04T17:30:00Z', '2026-06-04T17:30:04Z'].map((finish_time, index) =>
    aResult({ competitor: index + 1, position: index + 1, finish_time, rating: '0.900', behind: duration(4 * index) }),
  );
  const pursuit = listOf(home, 'finish_order');
  expect(ownEvening(pursuit, 2)).toMatchObject({ method: 'finish_order', placed: { ahead: { gapS: 4, waterS: 5 } } });
  expect(
    otherNumbers(pursuit, { competitor: 2, rating_type: 'srs' }, { ...NO_NUMBERS, srs_no_flying: '0.800' }),
  ).toEqual([]);
});

test('the boats round one’s own are two on each side, as far as there are any', () => {
  const around = boatsAround(listOf(rowsOf(EVENING)), 842, 2);
  expect(around.map(({ row, gapS, isAhead }) => [row.competitor, gapS, isAhead])).toEqual([
    [219, 55, true],
    [11, 12, false],
    [941, 29, false],
  ]);
});

test('the other numbers of the boat give other places, and say what they spare', () => {
  const numbers = { ...NO_NUMBERS, srs: '0.928', srs_no_flying: '0.899', srs_shorthanded: '0.940' };
  const outcomes = otherNumbers(listOf(rowsOf(EVENING)), { competitor: 11, rating_type: 'srs' }, numbers);
  expect(
    outcomes.map(({ type, place, correctedS, sparedS, isUsed }) => [type, place, correctedS, sparedS, isUsed]),
  ).toEqual([
    ['srs', 3, 3179, 0, true],
    ['srs_no_flying', 1, 3080, 110, false],
    ['srs_shorthanded', 4, 3220, null, false],
  ]);
});

test('a boat with one number alone, and one with a code, have no what-if', () => {
  const rows = listOf([...rowsOf(EVENING), aResult({ competitor: 5, score_code: 'DNF', rating: '0.900' })]);
  const used = { competitor: 11, rating_type: 'srs' } as const;
  expect(otherNumbers(rows, used, { ...NO_NUMBERS, srs: '0.928' })).toEqual([]);
  expect(otherNumbers(rows, { ...used, competitor: 5 }, { ...NO_NUMBERS, srs_no_flying: '0.8' })).toEqual([]);
});

const anyFleet = fc
  .array(fc.record({ elapsedS: fc.integer({ min: 600, max: 20_000 }), rating: fc.integer({ min: 500, max: 1600 }) }), {
    minLength: 2,
    maxLength: 12,
  })
  .map((boats) => boats.map((boat, index) => ({ ...boat, id: index + 1 })));

test('the seconds on the water are the fewest that put the boat ahead', () => {
  fc.assert(
    fc.property(anyFleet, (boats) => {
      const evening = ownEvening(listOf(rowsOf(boats)), 1);
      const ahead = evening?.placed?.ahead;
      if (!ahead || ahead.waterS === null) return;
      const sooner = (seconds: number) =>
        rowsOf(boats.map((boat) => (boat.id === 1 ? { ...boat, elapsedS: boat.elapsedS - seconds } : boat)));
      const placeOf = (rows: ResultRow[], id: number) =>
        rows.find(({ competitor }) => competitor === id)?.position ?? 0;
      const [enough, less] = [sooner(ahead.waterS), sooner(ahead.waterS - 1)];
      expect(placeOf(enough, 1)).toBeLessThan(placeOf(enough, ahead.row.competitor));
      expect(placeOf(less, 1)).toBeGreaterThanOrEqual(placeOf(less, ahead.row.competitor));
    }),
  );
});

test('a what-if gives the place that the list gives when the boat has that number', () => {
  fc.assert(
    fc.property(anyFleet, fc.integer({ min: 500, max: 1600 }), (boats, other) => {
      const numbers = { ...NO_NUMBERS, srs_no_flying: fromThousandths(other) };
      const [, outcome] = otherNumbers(listOf(rowsOf(boats)), { competitor: 1, rating_type: 'srs' }, numbers);
      if (!outcome) return;
      const rated = rowsOf(boats.map((boat) => (boat.id === 1 ? { ...boat, rating: other } : boat)));
      expect(outcome.place).toBe(rated.find(({ competitor }) => competitor === 1)?.position);
    }),
  );
});
