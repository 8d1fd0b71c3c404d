import { extended, NOTHING_SELECTED, present, toggled } from './selection';

const column = [1, 2, 3, 4, 5];
const ids = (selection: typeof NOTHING_SELECTED) => [...selection.ids].sort();

test('a click chooses, a second click gives up', () => {
  const once = toggled(NOTHING_SELECTED, 3);
  expect(ids(once)).toEqual([3]);
  expect(ids(toggled(once, 3))).toEqual([]);
});

test.each([
  ['downwards', 2, 4, [2, 3, 4]],
  ['upwards', 4, 2, [2, 3, 4]],
  ['to itself', 3, 3, [3]],
])('Shift takes the range %s', (_, from, to, expected) => {
  expect(ids(extended(toggled(NOTHING_SELECTED, from), to, column))).toEqual(expected);
});

test('Shift keeps what was chosen before and still counts from the anchor', () => {
  const first = extended(toggled(NOTHING_SELECTED, 2), 3, column);
  expect(ids(extended(first, 5, column))).toEqual([2, 3, 4, 5]);
});

test('Shift in another column than the anchor takes only the boat', () => {
  expect(ids(extended(toggled(NOTHING_SELECTED, 99), 3, column))).toEqual([3, 99]);
});

test('a removed boat is no longer chosen, and nothing changes when all are there', () => {
  const chosen = toggled(toggled(NOTHING_SELECTED, 1), 2);
  expect(ids(present(chosen, (id) => id !== 1))).toEqual([2]);
  expect(present(chosen, () => true)).toBe(chosen);
});
