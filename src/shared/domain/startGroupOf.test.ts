import { startGroupOf } from './startGroupOf';

const fast = { id: 1, min_rating: '0.950', max_rating: null };
const slow = { id: 2, min_rating: null, max_rating: '0.949' };
const free = { id: 3, min_rating: null, max_rating: null };

test.each([
  ['a boat at the limit', '0.950', 1],
  ['a boat just below it', '0.949', 2],
  ['a boat without a number', null, undefined],
])('%s', (_, rating, group) => {
  expect(startGroupOf(rating, [free, fast, slow])?.id).toBe(group);
});

test('a group without limits takes no boats automatically', () => {
  expect(startGroupOf('0.900', [free])).toBeNull();
});
