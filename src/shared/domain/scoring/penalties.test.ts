import { aSeriesInput } from '../../../testing/aSeriesInput';
import type { RaceResultDocument, RulesDocument } from '../../contract/scoring';
import { seriesAnswer } from './answer';
import { scoreSeries } from './scoreSeries';

/** Points of A in a race with so many entries, in which the boats of `others` sail too. */
function pointsOfA(result: RaceResultDocument, rules: RulesDocument, others: Record<string, RaceResultDocument> = {}) {
  const input = aSeriesInput({ rules: { discards: { count: 0 }, ...rules }, races: [{ A: result, ...others }] });
  return seriesAnswer(scoreSeries(input)).find(({ competitor }) => competitor === 'A')?.points[0];
}

test.each([
  ['2025-2028', '7.8'],
  ['2021-2024', '8.0'],
] as const)('third of 23 with a Z flag penalty is scored by the edition: %s gives %s (44.3(c))', (rrs, points) => {
  expect(pointsOfA({ code: 'ZFP', place: 3 }, { rrs, entries: 23 })).toBe(points);
});

test.each<[string, RaceResultDocument, number, string]>([
  ['a tenth is rounded half up: 15 % of 11 is 1.65', { code: 'SCP', place: 1, percent: 15 }, 10, '2.7'],
  [
    'two penalties are rounded one by one: 2 × 1.65 is 2 × 1.7',
    { code: 'SCP', place: 1, percent: 15, times: 2 },
    10,
    '4.4',
  ],
  ['the score for DNF is the worst', { code: 'SCP', place: 10, percent: 20 }, 10, '11.0'],
  ['30 per cent where the series says so', { code: 'SCP', place: 2, percent: 30 }, 9, '5.0'],
])('%s', (_, result, entries, points) => {
  expect(pointsOfA(result, { entries })).toBe(points);
});

test.each<[string, RaceResultDocument, number, string]>([
  ['half a place is rounded up: 20 % of 12.5 … 30 % of 15 is 4.5', { code: 'SCP', place: 1, percent: 30 }, 14, '6.0'],
  [
    'two penalties are rounded one by one: 2 × 4.5 is 2 × 5',
    { code: 'SCP', place: 1, percent: 30, times: 2 },
    14,
    '11.0',
  ],
])('in 2021-2024, %s', (_, result, entries, points) => {
  expect(pointsOfA(result, { entries, rrs: '2021-2024' })).toBe(points);
});

test('no other boat moves, and the penalised boat’s place stays occupied', () => {
  const races = [{ A: { code: 'SCP' as const, place: 1 }, B: { place: 2 }, C: { place: 3 } }];
  const rows = seriesAnswer(scoreSeries(aSeriesInput({ rules: { discards: { count: 0 } }, races })));
  expect(rows.map(({ competitor, points }) => [competitor, ...points])).toEqual([
    ['A', '1.8'],
    ['B', '2.0'],
    ['C', '3.0'],
  ]);
});

test('the penalty of a tied boat is added to the shared points', () => {
  expect(pointsOfA({ code: 'SCP', place: 1 }, { entries: 9 }, { B: { place: 1 } })).toBe('3.5');
});

test('the score for DNF follows A5.3 where the series says so', () => {
  const others: Record<string, RaceResultDocument> = { B: { place: 2 }, C: { code: 'DNF' }, D: { code: 'DNC' } };
  expect(pointsOfA({ code: 'SCP', place: 1, percent: 50 }, { dnc_rule: 'starters_plus_1', entries: 20 }, others)).toBe(
    '3.0',
  );
});

test('a penalty never improves a score that is worse than DNF already', () => {
  expect(pointsOfA({ code: 'SCP', place: 9 }, { code_points: { DNF: { base: 'fixed', plus: 5 } } })).toBe('9.0');
});

test.each<[string, RaceResultDocument, string]>([
  ['points', { code: 'DPI', place: 4, penalty: '3.5' }, '7.5'],
  ['per cent of the score for DNF', { code: 'DPI', place: 4, percent: 5 }, '4.6'],
  ['more than DNF, if the protest committee decided so', { code: 'DPI', place: 9, penalty: '10.0' }, '19.0'],
])('DPI adds %s', (_, result, points) => {
  expect(pointsOfA(result, { entries: 10 })).toBe(points);
});
