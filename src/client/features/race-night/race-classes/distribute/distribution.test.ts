import type { RaceClass } from '../../../../../shared/contract/raceClasses';
import { aCompetitor } from '../../../../../testing/aCompetitor';
import { backAgain } from '../../../../api/classChanges';
import { distribution } from './distribution';

const aClass = (id: number, min_rating: string | null, max_rating: string | null): RaceClass => ({
  ...{ id, created_at: '', updated_at: '', version: 1, sailing: 1, name: `SRS ${id}`, kind: 'srs', boat_model: null },
  ...{ min_rating, max_rating, result_method: null, order: id, competitor_count: 0 },
});
const classes = [aClass(1, '0.930', null), aClass(2, null, '0.929')];
const competitors = [
  aCompetitor({ id: 11, base_rating: '1.000', race_class: null }),
  aCompetitor({ id: 12, base_rating: '0.900', race_class: 1 }),
  aCompetitor({ id: 13, base_rating: '0.900', race_class: 2 }),
  aCompetitor({ id: 14, base_rating: null, race_class: 2 }),
  aCompetitor({ id: 15, base_rating: null, race_class: null, is_unmatched: true }),
];

test('boats go to the class of their number, and only those that are elsewhere are changed', () => {
  const { counts, withoutClass, changes } = distribution(competitors, classes);
  expect(counts.map(({ raceClass, count }) => [raceClass.name, count])).toEqual([
    ['SRS 1', 1],
    ['SRS 2', 2],
  ]);
  expect(withoutClass).toBe(1);
  expect(changes).toEqual([
    { competitor: 11, from: null, to: 1 },
    { competitor: 12, from: 1, to: 2 },
    { competitor: 14, from: 2, to: null },
  ]);
});

test('taken back, except where somebody has put the boat elsewhere since', () => {
  const { changes } = distribution(competitors, classes);
  const now = new Map([11, 12].map((id) => [id, aCompetitor({ id, race_class: id === 11 ? 1 : 1 })]));
  expect(backAgain(changes, (id) => now.get(id))).toEqual([{ competitor: 11, from: 1, to: null }]);
});
