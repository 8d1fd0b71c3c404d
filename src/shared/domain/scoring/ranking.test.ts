import { aSeriesInput } from '../../../testing/aSeriesInput';
import type { RulesDocument } from '../../contract/scoring';
import { scoreSeries } from './scoreSeries';

/** Standings of boats with these scores by race, and a boat far behind that makes every race count. */
function standings(scores: Record<string, readonly number[]>, rules: RulesDocument = {}) {
  const boats = Object.keys(scores);
  const count = Math.max(...Object.values(scores).map(({ length }) => length));
  const races = Array.from({ length: count }, (_, race) => ({
    ...Object.fromEntries(boats.map((boat) => [boat, { code: 'RDG' as const, points: String(scores[boat]?.[race]) }])),
    last: { place: 99 },
  }));
  const { rows } = scoreSeries(aSeriesInput({ rules: { discards: { count: 0 }, ...rules }, races }));
  return rows.filter(({ competitor }) => competitor !== 'last');
}

const ranks = (rows: ReturnType<typeof standings>) =>
  rows.map(({ competitor, rank, sharing }) => [competitor, rank, ...sharing.filter((other) => other !== competitor)]);

test('the best score decides a tie (A8.1)', () => {
  const rows = standings({ A: [2, 2, 2], B: [1, 2, 3] });
  expect(ranks(rows)).toEqual([
    ['B', 1],
    ['A', 2],
  ]);
  expect(rows[0]?.brokenTie).toEqual({ rule: 'A8.1', over: 'A', nth: 0, ownTenths: 10, otherTenths: 20 });
});

test('the next best scores decide, down to the worst that counts (A8.1)', () => {
  const rows = standings({ A: [1, 3, 4, 6], B: [1, 3, 5, 5] });
  expect(rows[0]).toMatchObject({
    competitor: 'A',
    brokenTie: { rule: 'A8.1', nth: 2, ownTenths: 40, otherTenths: 50 },
  });
});

test('excluded scores are left out of A8.1', () => {
  const rows = standings({ A: [2, 2, 9], B: [2, 2, 3], C: [1, 3, 4] }, { discards: { count: 1 } });
  expect(ranks(rows)).toEqual([
    ['C', 1],
    ['B', 2],
    ['A', 3],
  ]);
});

test('the last race then decides, excluded scores included (A8.2)', () => {
  const rows = standings({ A: [1, 2, 8], B: [2, 1, 7] }, { discards: { count: 1 } });
  expect(ranks(rows)).toEqual([
    ['B', 1],
    ['A', 2],
  ]);
  expect(rows[0]?.brokenTie).toEqual({ rule: 'A8.2', over: 'A', race: 2, ownTenths: 70, otherTenths: 80 });
});

test('the races before the last then decide, one by one (A8.2)', () => {
  const rows = standings({ A: [1, 2, 3, 3], B: [2, 1, 3, 3] });
  expect(rows[0]).toMatchObject({
    competitor: 'B',
    brokenTie: { rule: 'A8.2', race: 1, ownTenths: 10, otherTenths: 20 },
  });
});

test('boats that are equal in everything share the rank, the next rank is skipped, and names give the order', () => {
  const rows = standings({ C: [1, 2], B: [1, 2], A: [2, 3], D: [2, 3], E: [9, 9] });
  expect(ranks(rows)).toEqual([
    ['B', 1, 'C'],
    ['C', 1, 'B'],
    ['A', 3, 'D'],
    ['D', 3, 'A'],
    ['E', 5],
  ]);
  expect(rows.map(({ brokenTie }) => brokenTie)).toEqual([null, null, null, null, null]);
});

test('boats that share a rank say what put them before the next one with the same points', () => {
  const rows = standings({ A: [1, 3], B: [1, 3], C: [2, 2] });
  expect(rows.map(({ brokenTie }) => brokenTie?.over ?? null)).toEqual(['C', 'C', null]);
});

test('names are ordered by code units, the same everywhere', () => {
  expect(ranks(standings({ ä: [1], a: [1], Z: [1], 'SWE 57': [1], 'SWE 101': [1] })).map(([name]) => name)).toEqual([
    'SWE 101',
    'SWE 57',
    'Z',
    'a',
    'ä',
  ]);
});

test('races that are not counted break no tie', () => {
  const finish = (a: number, b: number) => ({ A: { place: a }, B: { place: b } });
  const { rows } = scoreSeries(
    aSeriesInput({ rules: { discards: { count: 0 } }, races: [finish(1, 2), finish(2, 1), { A: { code: 'DNF' } }] }),
  );
  expect(rows[0]).toMatchObject({ competitor: 'B', brokenTie: { rule: 'A8.2', race: 1 } });
});
