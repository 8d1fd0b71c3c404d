import { aCompetitor } from '../../../../../testing/aCompetitor';
import { marksOn, movedLimit, scaleOf } from './limitScale';
import type { ProposedGroup } from './suggestion';

test.each<[number[], number[], { min: number; max: number }]>([
  [[812, 1032], [900], { min: 790, max: 1060 }],
  [[900], [900], { min: 880, max: 920 }],
  // Limits that are typed beyond the boats are on the line too.
  [[812, 1032], [700, 1200], { min: 700, max: 1200 }],
  [[5], [3], { min: 0, max: 30 }],
])('boats %j and limits %j lie on %j', (ratings, limits, scale) => {
  expect(scaleOf(ratings, limits)).toEqual(scale);
});

test.each<[number, number, number[]]>([
  [0, 870, [870, 950]],
  [0, 990, [949, 950]],
  [1, 800, [900, 901]],
  [1, 1100, [900, 1100]],
  [0, 0, [1, 950]],
])('limit %i goes to %i as %j', (index, to, moved) => {
  expect(movedLimit([900, 950], index, to)).toEqual(moved);
});

test('boats with the same number lie beside each other, each in the lane of its group', () => {
  const boat = (id: number, base_rating: string | null) => aCompetitor({ id, base_rating });
  const group = (...boats: ProposedGroup['boats']): ProposedGroup => ({
    ...{ existing: null, name: '', flag: null, start_time: null, min_rating: null, max_rating: null },
    boats,
  });
  const groups = [group(boat(4, '0.950'), boat(2, '0.900')), group(boat(1, '0.900'), boat(3, null))];
  expect(marksOn(groups)).toEqual([
    { id: 1, rating: 900, lane: 1, lift: 1 },
    { id: 2, rating: 900, lane: 0, lift: 0 },
    { id: 4, rating: 950, lane: 0, lift: 0 },
  ]);
});
