import type { RaceClassKind } from '../contract/raceClasses';
import { matchingRaceClass } from './raceClassOf';

const aClass = (
  id: number,
  kind: RaceClassKind,
  [min_rating, max_rating]: [string | null, string | null],
  boat_model: number | null = null,
) => ({
  id,
  kind,
  min_rating,
  max_rating,
  boat_model,
});
const slow = aClass(1, 'srs', [null, '0.929']);
const fast = aClass(2, 'srs', ['0.930', null]);
const folkboats = aClass(3, 'one_design', [null, null], 7);
const rest = aClass(4, 'open', [null, null]);
const all = [slow, fast, folkboats, rest];

const classOf = (base_rating: string | null, boat_model: number | null, classes = all) =>
  matchingRaceClass({ base_rating, boat_model }, classes)?.id ?? null;

test.each([
  ['0.929', 1],
  ['0.930', 2],
  ['1.212', 2],
])('a boat of SRS %s goes by the interval, both ends included', (rating, expected) => {
  expect(classOf(rating, 8)).toBe(expected);
});

test('a boat of the model belongs in its one-design class, whatever its number', () => {
  expect(classOf('0.822', 7)).toBe(3);
  expect(classOf(null, 7)).toBe(3);
});

test('a boat without a number belongs in the open class, or in none', () => {
  expect(classOf(null, null)).toBe(4);
  expect(classOf(null, null, [slow, fast])).toBeNull();
});

test('where intervals overlap the first class gets the boat', () => {
  expect(classOf('0.900', null, [aClass(9, 'srs', ['0.800', '1.000']), slow])).toBe(9);
});

test('an SRS class without limits is filled by hand, not by number', () => {
  expect(classOf('0.900', null, [aClass(9, 'srs', [null, null])])).toBeNull();
});

test('a one-design class without a model takes no boats', () => {
  expect(classOf('0.900', null, [aClass(9, 'one_design', [null, null], null)])).toBeNull();
});
