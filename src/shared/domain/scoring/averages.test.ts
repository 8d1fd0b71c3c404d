import { aSeriesInput } from '../../../testing/aSeriesInput';
import type { RaceResultDocument, RulesDocument } from '../../contract/scoring';
import { seriesAnswer } from './answer';
import { scoreSeries } from './scoreSeries';

const place = (number: number): RaceResultDocument => ({ place: number });
const redress = (average: RaceResultDocument['average']): RaceResultDocument => ({
  code: 'RDG',
  ...(average && { average }),
});

/** The points of A in these races, with B ahead so that each of them counts. */
function pointsOfA(results: readonly (RaceResultDocument | null)[], rules: RulesDocument = {}) {
  const races = results.map((result) => ({ B: { place: 1 }, ...(result && { A: result }) }));
  const input = aSeriesInput({
    competitors: ['A', 'B'],
    rules: { discards: { count: 0 }, entries: 9, ...rules },
    races,
  });
  return seriesAnswer(scoreSeries(input)).find(({ competitor }) => competitor === 'A')?.points;
}

test('A9(a) averages all other races, those to come too, to the nearest tenth, half up', () => {
  expect(pointsOfA([place(2), redress('all-others'), place(2), place(3), place(2)])?.[1]).toBe('2.3');
  expect(pointsOfA([place(2), place(3), redress('all-others'), place(4)])?.[2]).toBe('3.0');
});

test('A9(b) averages the races before', () => {
  expect(pointsOfA([place(2), place(3), redress('before'), place(9)])?.[2]).toBe('2.5');
});

test('races that the jury names are averaged, and no others', () => {
  expect(pointsOfA([place(2), place(9), redress([1, 4]), place(4)])?.[2]).toBe('3.0');
});

test('a DNC is in the average, and so is a score that is discarded later', () => {
  const points = pointsOfA([place(2), null, redress('all-others')], { discards: { count: 1 } });
  expect(points).toEqual(['2.0', '10.0', '6.0']);
});

test('two averages do not feed each other, but redress in points does', () => {
  expect(pointsOfA([place(4), redress('all-others'), redress('all-others'), place(6)])).toEqual([
    '4.0',
    '5.0',
    '5.0',
    '6.0',
  ]);
  expect(pointsOfA([place(4), redress('all-others'), { code: 'RDG', points: '6.0' }])).toEqual(['4.0', '5.0', '6.0']);
});

test('with nothing to average the boat scores as DNF until there is', () => {
  expect(pointsOfA([redress('before'), place(2)])).toEqual(['10.0', '2.0']);
  expect(pointsOfA([redress('all-others'), redress('all-others')])).toEqual(['10.0', '10.0']);
});

test('a race that is not counted is in no average', () => {
  const races: Record<string, RaceResultDocument>[] = [
    { A: place(3) },
    { A: { code: 'DNF' } },
    { A: redress('all-others'), B: place(1) },
  ];
  const rows = seriesAnswer(scoreSeries(aSeriesInput({ rules: { entries: 9, discards: { count: 0 } }, races })));
  expect(rows.find(({ competitor }) => competitor === 'A')?.points).toEqual(['3.0', null, '3.0']);
});

test('averages are taken before weights', () => {
  expect(pointsOfA([place(4), redress('all-others'), place(6)], { weights: [1, 3, 2] })).toEqual([
    '4.0',
    '15.0',
    '12.0',
  ]);
});

test('a boat on duty ashore scores its average, and did not come to the start', () => {
  expect(pointsOfA([place(2), { code: 'DUTY' }, place(3)])).toEqual(['2.0', '2.5', '3.0']);
  expect(pointsOfA([place(2), { code: 'DUTY', average: 'before' }, place(3)])?.[1]).toBe('2.0');
  expect(pointsOfA([place(2), { code: 'DUTY' }], { code_points: { DUTY: { base: 'fixed', plus: 3 } } })?.[1]).toBe(
    '3.0',
  );
});
