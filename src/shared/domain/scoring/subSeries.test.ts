import { aSeriesInput } from '../../../testing/aSeriesInput';
import type { RulesDocument, SeriesDocument } from '../../contract/scoring';
import { seriesAnswer } from './answer';
import { scoreSeries } from './scoreSeries';
import { subSeries } from './subSeries';

const scored = (races: SeriesDocument['races'], rules: RulesDocument, chosen: string[]) => {
  const input = aSeriesInput({ rules: { discards: { count: 0 }, ...rules }, races });
  return seriesAnswer(scoreSeries(subSeries(input, new Set(chosen)))).map(({ competitor, points }) => [
    competitor,
    ...points,
  ]);
};

test('places and entries count only the boats that take part', () => {
  const race = { A: { place: 1 }, B: { place: 2 }, C: { place: 3 }, D: { place: 4 }, E: { code: 'DNF' as const } };
  expect(scored([race], {}, ['B', 'D', 'E'])).toEqual([
    ['B', '1.0'],
    ['D', '2.0'],
    ['E', '4.0'],
  ]);
});

test('ties stay ties', () => {
  const race = { A: { place: 1 }, B: { place: 2 }, C: { place: 2 }, D: { place: 4 } };
  expect(scored([race], {}, ['B', 'C', 'D'])).toEqual([
    ['B', '1.5'],
    ['C', '1.5'],
    ['D', '3.0'],
  ]);
});

test('a disqualified boat of the sub-series still moves those behind it up (A6.1), one outside does not matter', () => {
  const race = {
    A: { code: 'DSQ' as const, crossed: 1 },
    B: { place: 2 },
    C: { code: 'DSQ' as const, crossed: 3 },
    D: { place: 4 },
  };
  expect(scored([race], { places: 'crossing' }, ['B', 'C', 'D'])).toEqual([
    ['B', '1.0'],
    ['D', '2.0'],
    ['C', '4.0'],
  ]);
});

test('a race that none of them finished is not counted', () => {
  const races: SeriesDocument['races'] = [{ A: { place: 1 }, B: { place: 2 } }, { A: { place: 1 } }];
  expect(scored(races, {}, ['B'])).toEqual([['B', '1.0', null]]);
});
