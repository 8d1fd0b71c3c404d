import { startGroupName, inStartOrder, isOutsideGroup, matchingStartGroup } from './startGroups';

test('groups are sorted by order, then start, then age, and one without a start comes last', () => {
  const groups = [
    { id: 1, order: 1, effective_start: null },
    { id: 2, order: 1, effective_start: '2026-06-04T18:30:00+02:00' },
    { id: 3, order: 1, effective_start: '2026-06-04T16:00:00Z' },
    { id: 4, order: 0, effective_start: null },
    { id: 5, order: 1, effective_start: null },
  ];
  expect(inStartOrder(groups).map(({ id }) => id)).toEqual([4, 3, 2, 1, 5]);
});

test('a group without a name is called by its number', () => {
  expect(startGroupName({ name: '' }, 1)).toBe('Startgrupp 2');
  expect(startGroupName({ name: 'Snabba' }, 1)).toBe('Snabba');
});

const fast = { id: 1, min_rating: '0.950', max_rating: null };
const slow = { id: 2, min_rating: null, max_rating: '0.949' };
const free = { id: 3, min_rating: null, max_rating: null };

test.each([
  ['a boat at the limit', '0.950', 1],
  ['a boat just below it', '0.949', 2],
  ['a boat without a number', null, undefined],
])('%s', (_, rating, group) => {
  expect(matchingStartGroup(rating, [free, fast, slow])?.id).toBe(group);
});

test('a group without limits takes no boats automatically', () => {
  expect(matchingStartGroup('0.900', [free])).toBeNull();
});

test.each([
  ['0.950', false],
  ['0.949', true],
  [null, false],
])('a boat with the number %s is outside of a group from 0.950: %s', (rating, isOutside) => {
  expect(isOutsideGroup(rating, fast)).toBe(isOutside);
  expect(isOutsideGroup(rating, free)).toBe(false);
});
