import { aSeriesInput } from '../../../testing/aSeriesInput';
import type { RulesDocument } from '../../contract/scoring';
import { prophet, whatIsNeeded, withMoreRaces, type AssumedPlace, type Question } from './whatIf';

const PLAIN = { weight: 1, mustCount: false };

/** A series of A, B, C and D with so many races to come; `orders` are the finishes so far. */
function question(
  orders: string[],
  more: number,
  { rules = {}, boat = 'B' }: { rules?: RulesDocument; boat?: string } = {},
): Question {
  const sailed = aSeriesInput({
    rules: { discards: { count: 0 }, ...rules },
    competitors: ['A', 'B', 'C', 'D'],
    races: orders.map((order) => Object.fromEntries([...order].map((name, index) => [name, { place: index + 1 }]))),
  });
  const series = withMoreRaces(
    sailed,
    Array.from({ length: more }, () => PLAIN),
  );
  return { series, boat, toCome: Array.from({ length: more }, (_, index) => orders.length + index) };
}

const netOf = (asked: Question, places: AssumedPlace[], boat: string, rivals: 'asSoFar' | 'atBest' = 'asSoFar') =>
  prophet(asked)(places, rivals).rows.find(({ competitor }) => competitor === boat)?.netTenths;

test('rivals that continue as before get the average of their points', () => {
  const asked = question(['ABCD', 'BACD', 'ABCD'], 2);
  expect(netOf(asked, [1, 2], 'B')).toBe(20 + 10 + 20 + 10 + 20);
  expect(netOf(asked, [1, 2], 'A')).toBe(10 + 20 + 10 + 13 + 13);
  expect(netOf(asked, [1, 2], 'D')).toBe(5 * 40);
});

test('at their best all rivals win, or come second where the boat has won', () => {
  const asked = question(['ABCD'], 2);
  expect(netOf(asked, [1, 3], 'D', 'atBest')).toBe(40 + 20 + 10);
  expect(netOf(asked, [1, 3], 'B', 'atBest')).toBe(20 + 10 + 30);
});

test('a race that the boat does not sail still counts, and costs the points of DNC', () => {
  const asked = question(['ABCD', 'ABCD'], 1, { rules: { code_points: { DNC: { base: 'finishers', plus: 2 } } } });
  expect(netOf(asked, [null], 'B')).toBe(20 + 20 + 50);
  expect(netOf(asked, [null], 'A', 'atBest')).toBe(10 + 10 + 10);
});

test('weights of the races to come are counted', () => {
  const { series, boat } = question(['ABCD'], 0);
  const asked = { series: withMoreRaces(series, [{ weight: 2, mustCount: true }]), boat, toCome: [1] };
  expect(asked.series.rules.mustCount).toEqual([1]);
  expect(netOf(asked, [3], 'B')).toBe(20 + 60);
  expect(netOf(asked, [3], 'D', 'atBest')).toBe(40 + 20);
});

test('high-point systems are handled by the same scorer', () => {
  const asked = question(['ABCD'], 1, { rules: { system: 'stsf' } });
  expect(netOf(asked, [1], 'B')).toBe(750 + 1000);
  expect(netOf(asked, [1], 'A', 'atBest')).toBe(1000 + 750);
  expect(whatIsNeeded(asked, 1, 'asSoFar')).toBeNull();
  // A is thought to get 75 once more, 150 in all: B has 100 and gets 50 for the third place, and wins on the better
  // race.
  expect(whatIsNeeded(question(['BACD'], 1, { rules: { system: 'stsf' } }), 1, 'asSoFar')?.everywhere).toBe(3);
});

test('one race to come: the worst place that is good enough', () => {
  // A has 2 points and is thought to get one more; B has 4.
  expect(whatIsNeeded(question(['ABCD', 'ABCD'], 1), 1, 'asSoFar')).toBeNull();
  // B has 3 points and A 3: A is thought to get 1.5, so a win is enough and a second place is not.
  expect(whatIsNeeded(question(['ABCD', 'BACD'], 1), 1, 'asSoFar')?.everywhere).toBe(1);
  // For third place B may be third: 2 + 2 + 3 is more than A's, but less than the 3 + 3 + 3 of C.
  expect(whatIsNeeded(question(['ABCD', 'ABCD'], 1), 3, 'asSoFar')?.everywhere).toBe(null);
});

test('an unassailable lead needs no more races', () => {
  expect(whatIsNeeded(question(['BACD', 'BACD', 'BACD', 'BACD', 'BACD'], 1), 1, 'atBest')).toEqual({
    everywhere: null,
    besidesOneWin: undefined,
    withOneMissed: undefined,
  });
});

test('with several races to come the easier ways are included', () => {
  const asked = question(['BACD', 'BACD', 'ABCD'], 2);
  // A has 5 points and is thought to get 1.7 twice: 8.4. B has 4, so 2 + 2 = 8 is enough; 1 + 3 as well, and 1 + 4 is
  // not.
  expect(whatIsNeeded(asked, 1, 'asSoFar')).toEqual({ everywhere: 2, besidesOneWin: 3, withOneMissed: undefined });
});

test('where a race can be discarded, one may be missed', () => {
  const asked = question(['BACD', 'BACD'], 2, { rules: { discards: { count: 1 } } });
  expect(whatIsNeeded(asked, 1, 'asSoFar')?.withOneMissed).toBe(4);
});

test.each([0, 1, 2])('what is told to be enough is enough, and one place worse is not (start %i)', (shift) => {
  const orders = ['ABCD', 'BADC', 'CABD', 'BCAD'].slice(shift);
  for (const rank of [1, 2, 3]) {
    const asked = question(orders, 2);
    const needed = whatIsNeeded(asked, rank, 'asSoFar');
    if (!needed || needed.everywhere === null) continue;
    const rankAt = (place: number) =>
      prophet(asked)([place, place], 'asSoFar').rows.find(({ competitor }) => competitor === 'B')?.rank ?? 0;
    expect(rankAt(needed.everywhere)).toBeLessThanOrEqual(rank);
    if (needed.everywhere < 4) expect(rankAt(needed.everywhere + 1)).toBeGreaterThan(rank);
  }
});
