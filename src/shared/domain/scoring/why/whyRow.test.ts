import { aSeriesInput } from '../../../../testing/aSeriesInput';
import type { RaceResultDocument, RulesDocument } from '../../../contract/scoring';
import { seriesAnswer } from '../answer';
import { scoreSeries } from '../scoreSeries';

type Race = Record<string, RaceResultDocument>;

const place = (number: number): RaceResultDocument => ({ place: number });

const whyRows = (races: Race[], rules: RulesDocument = {}) => {
  const scores = scoreSeries(aSeriesInput({ rules: { discards: { count: 0 }, ...rules }, races }));
  return Object.fromEntries(seriesAnswer(scores, { why: true }).map(({ competitor, why }) => [competitor, why?.row]));
};
const given = (points: number): RaceResultDocument => ({ code: 'RDG', points: String(points) });

test('the best race breaks a tie (A8.1)', () => {
  expect(
    whyRows([
      { 'SWE 12': place(1), 'SWE 57': place(2) },
      { 'SWE 12': place(3), 'SWE 57': place(2) },
    ]),
  ).toEqual({
    'SWE 12': ['4 poäng: summan av två lopp', 'Före SWE 57 på A8.1: bästa lopp 1 mot 2'],
    'SWE 57': ['4 poäng: summan av två lopp'],
  });
});

test('a later difference says which it is', () => {
  const races = [
    [1, 1],
    [3, 3],
    [4, 5],
    [6, 5],
  ].map(([a = 0, b = 0]): Race => ({ A: given(a), B: given(b), C: place(40) }));
  expect(whyRows(races)['A']).toEqual(['14 poäng: summan av fyra lopp', 'Före B på A8.1: tredje bästa lopp 4 mot 5']);
});

test('the last race breaks a tie, and then the ones before (A8.2)', () => {
  expect(
    whyRows([
      { A: place(1), B: place(2) },
      { A: place(2), B: place(1) },
    ])['B'],
  ).toContain('Före A på A8.2: sista loppet 1 mot 2');
  const races: Race[] = [
    { A: place(1), B: place(2) },
    { A: place(2), B: place(1) },
    { A: place(1), B: place(1) },
  ];
  expect(whyRows(races)['B']).toContain('Före A på A8.2: lopp 2, 1 mot 2');
});

test('those who are equal in everything share the rank', () => {
  expect(whyRows([{ A: place(1), B: place(1) }])['A']).toEqual([
    '1,5 poäng: summan av ett lopp',
    'Delar plats 1 med B: lika även efter A8.2',
  ]);
  const many = Object.fromEntries('ABCDEFGH'.split('').map((boat) => [boat, place(1)]));
  expect(whyRows([many])['A']).toContain('Delar plats 1 med 7 andra: lika även efter A8.2');
});

test('net says what was taken off', () => {
  expect(whyRows([{ A: place(1) }, { A: place(5) }, { A: place(2) }], { discards: { count: 1 } })['A']).toEqual([
    '3 poäng: totalt 8 − 5 för lopp 2 som räknas bort',
  ]);
});

test('nothing counts before the first race', () => {
  expect(whyRows([{ A: { code: 'DNF' } }])['A']).toEqual(['Inget lopp räknas än']);
});
