import { aSeriesInput } from '../../../testing/aSeriesInput';
import type { SeriesDocument } from '../../contract/scoring';
import { standingsAfterEach } from './standingsAfterEach';

const order = (names: string) => Object.fromEntries([...names].map((name, index) => [name, { place: index + 1 }]));

const courseOf = (document: Partial<SeriesDocument>) =>
  standingsAfterEach(aSeriesInput({ competitors: ['A', 'B', 'C'], ...document })).map(({ race, ranks }) => [
    race,
    ranks.get('A'),
    ranks.get('B'),
    ranks.get('C'),
  ]);

test('the ranks are given after each race', () => {
  expect(courseOf({ rules: { discards: { count: 0 } }, races: [order('ABC'), order('BCA'), order('BCA')] })).toEqual([
    [0, 1, 2, 3],
    [1, 2, 1, 3],
    [2, 2, 1, 3],
  ]);
});

test('the last of the standings is the final standing', () => {
  const course = courseOf({ races: [order('ABC'), order('CBA'), order('CAB')] });
  expect(course.at(-1)).toEqual([2, 2, 3, 1]);
});

test('a race that does not count gives no intermediate standing', () => {
  const races = [order('ABC'), { A: { code: 'DNF' as const } }, order('BCA')];
  expect(courseOf({ races }).map(([race]) => race)).toEqual([0, 2]);
});

test('quotas, races that must count and named averages include no later race', () => {
  const rules = {
    discards: { table: [{ races: 2, counting: 1 }] },
    quotas: [
      { races: [1, 2], min: 1 },
      { races: [3], min: 1 },
    ],
    must_count: [3],
  };
  const redress = { ...order('AB'), C: { code: 'RDG' as const, average: [2, 3] } };
  expect(courseOf({ rules, races: [redress, order('BCA'), order('CAB')] })).toHaveLength(3);
});
