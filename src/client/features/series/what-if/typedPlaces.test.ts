import type { StandingRow } from '../standings/standings';
import { readPlace, usualPlace } from './typedPlaces';

test.each([
  ['3', 3],
  [' 12 ', 12],
  ['', null],
  ['0', undefined],
  ['13', undefined],
  ['2,5', undefined],
  ['DNF', undefined],
])('%j among twelve boats is %j', (typed, place) => {
  expect(readPlace(typed, 12)).toBe(place);
});

const rowWith = (places: (number | null)[]) =>
  ({ score: { cells: places.map((place) => ({ place })) } }) as unknown as StandingRow;

test.each([
  [[2, 3, 3], '3'],
  [[1, null, 2], '2'],
  [[null], ''],
  [[], ''],
])('places %j are usually %j', (places, usual) => {
  expect(usualPlace(rowWith(places))).toBe(usual);
});
