import type { DistinctCompetitor } from '../../../../../shared/contract/competitors';
import { likeliestFirst } from './likeliestFirst';

const sailed = (id: number, start_date: string, times_entered: number): DistinctCompetitor => ({
  ...{
    id,
    sailor: null,
    boat: null,
    skipper_name: 'Anna Ek',
    crew_names: '',
    sail_number: `SWE ${id}`,
    boat_name: '',
    boat_model: null,
  },
  ...{ boat_model_name: null, rating: null, rating_type: 'srs', times_entered },
  last_sailing: { id: 1, name: 'Torsdag', start_date },
});

test('those who sailed last come first, and of them those who sail most often', () => {
  const boats = [
    sailed(1, '2025-08-01', 40),
    sailed(2, '2026-06-04', 1),
    sailed(3, '2026-06-04', 9),
    sailed(4, '2026-06-04', 1),
  ];
  expect(likeliestFirst(boats).map(({ id }) => id)).toEqual([3, 2, 4, 1]);
});
