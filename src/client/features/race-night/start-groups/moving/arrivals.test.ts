import { aCompetitor } from '../../../../../testing/aCompetitor';
import { aStartGroup } from '../../../../../testing/aStartGroup';
import type { Column } from '../columns/column';
import { arrivalsBetween, standingOf, nextFocus } from './arrivals';

const group = aStartGroup({ id: 10 });

/** One boat, shown in one place while its row says another. */
function standing({ shown, saved }: { shown: number | null; saved: number | null }) {
  const columns = [null, group].map((column) => ({
    group: column,
    competitorIds: (column?.id ?? null) === shown ? [1] : [],
  }));
  return standingOf(columns, [aCompetitor({ id: 1, start_group: saved })]);
}

const atFirst = standing({ shown: null, saved: null });

test('a boat that somebody else moves has arrived', () => {
  expect(arrivalsBetween(atFirst, standing({ shown: 10, saved: 10 }))).toEqual([{ boat: 1, place: 10 }]);
});

test('an own move is no arrival, neither when it is made nor when it is saved', () => {
  const made = standing({ shown: 10, saved: null });
  expect(arrivalsBetween(atFirst, made)).toEqual([]);
  expect(arrivalsBetween(made, standing({ shown: 10, saved: 10 }))).toEqual([]);
});

test('an own move that is refused or forgotten is no arrival', () => {
  expect(arrivalsBetween(standing({ shown: 10, saved: null }), atFirst)).toEqual([]);
});

test('a boat that is added has not moved', () => {
  expect(arrivalsBetween(standingOf([], []), atFirst)).toEqual([]);
});

const column = (place: number | null, ids: number[]): Column => ({
  place,
  ids,
  count: ids.length,
  group: null,
  name: '',
  index: -1,
});
const columns = [column(null, [1, 2, 3]), column(10, [4]), column(20, [])];

test.each([
  ['to the next boat', [2], 3],
  ['to the one before when the last leaves', [3], 2],
  ['past others that leave too', [1, 2], 3],
  ['along with the boat when its column is left empty', [4], 4],
  ['to the next when boats of several columns leave', [2, 4], 3],
  ['nowhere when nothing leaves', [], null],
])('the focus goes %s', (_, moved, expected) => {
  expect(nextFocus(columns, moved)).toBe(expected);
});
