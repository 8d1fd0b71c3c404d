import { aSeriesInput } from '../../../testing/aSeriesInput';
import type { RaceResultDocument, RulesDocument } from '../../contract/scoring';
import { seriesAnswer } from './answer';
import { scoreSeries } from './scoreSeries';

function scored(races: Record<string, RaceResultDocument>[], rules: RulesDocument) {
  return seriesAnswer(scoreSeries(aSeriesInput({ rules: { discards: { count: 0 }, ...rules }, races })));
}

const pointsIn = (race: Record<string, RaceResultDocument>, rules: RulesDocument) =>
  Object.fromEntries(scored([race], rules).map(({ competitor, points: [points] }) => [competitor, points]));

const SEVEN: Record<string, RaceResultDocument> = {
  A: { place: 1 },
  B: { place: 2 },
  C: { place: 3 },
  D: { place: 3 },
  E: { place: 5 },
  F: { code: 'DNF' },
  G: { code: 'DSQ', crossed: 6 },
  H: { code: 'DNS' },
  I: { code: 'DNC' },
};

test('StSF gives 100 × (St − P + 1) / St to one decimal, 1 to starters without a place and 0 to the others', () => {
  expect(pointsIn(SEVEN, { system: 'stsf' })).toEqual({
    A: '100.0',
    B: '85.7',
    C: '64.3',
    D: '64.3',
    E: '42.9',
    F: '1.0',
    G: '1.0',
    H: '0.0',
    I: '0.0',
  });
});

test('StSF gives at least 2 to a boat that finishes', () => {
  const fleet = Object.fromEntries(Array.from({ length: 60 }, (_, index) => [`B${index + 1}`, { place: index + 1 }]));
  expect(pointsIn(fleet, { system: 'stsf' })).toMatchObject({ B1: '100.0', B58: '5.0', B59: '3.3', B60: '2.0' });
});

test('SCTS gives one for starting and one for each boat beaten', () => {
  expect(pointsIn(SEVEN, { system: 'scts' })).toEqual({
    A: '7.0',
    B: '6.0',
    C: '4.5',
    D: '4.5',
    E: '3.0',
    F: '1.0',
    G: '1.0',
    H: '0.0',
    I: '0.0',
  });
});

test('the highest net wins, the lowest score is discarded, and ties go by the best score first', () => {
  const finish = (...boats: string[]) => Object.fromEntries(boats.map((boat, index) => [boat, { place: index + 1 }]));
  const rows = scored([finish('A', 'B', 'C'), finish('C', 'B', 'A'), finish('C', 'A', 'B')], {
    system: 'scts',
    discards: { count: 1 },
  });
  expect(rows.map(({ competitor, rank, net, discarded }) => [competitor, rank, net, discarded])).toEqual([
    ['C', 1, '6.0', [1]],
    ['A', 2, '5.0', [2]],
    ['B', 3, '4.0', [3]],
  ]);
  const tied = scored([finish('A', 'B', 'C'), finish('C', 'B', 'A')], { system: 'scts' });
  expect(tied.map(({ competitor, rank, net }) => [competitor, rank, net])).toEqual([
    ['C', 1, '4.0'],
    ['A', 2, '4.0'],
    ['B', 3, '4.0'],
  ]);
});

test("a penalty takes per cents of the winner's points, each rounded by itself, and never leads below DNF", () => {
  const fleet = (result: RaceResultDocument) => ({ A: { place: 1 }, B: result, C: { place: 3 }, D: { place: 4 } });
  expect(pointsIn(fleet({ code: 'SCP', place: 2 }), { system: 'stsf' })).toMatchObject({ B: '55.0' });
  expect(pointsIn(fleet({ code: 'SCP', place: 2, times: 2 }), { system: 'stsf' })).toMatchObject({ B: '35.0' });
  expect(pointsIn(fleet({ code: 'SCP', place: 2, times: 9 }), { system: 'stsf' })).toMatchObject({ B: '1.0' });
  expect(pointsIn(fleet({ code: 'DPI', place: 2, penalty: '80.0' }), { system: 'stsf' })).toMatchObject({ B: '0.0' });
});

test('a formula of the series gives the points of its code in a high-point system too', () => {
  expect(pointsIn(SEVEN, { system: 'scts', code_points: { DNS: { base: 'fixed', plus: 1 } } })).toMatchObject({
    H: '1.0',
    I: '0.0',
  });
});
