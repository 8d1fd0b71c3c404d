import type { Column } from '../columns/column';
import { nextFocus } from './arrivals';

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
