import fc from 'fast-check';
import type { StartState } from '../contract/startGroups';
import { fromThousandths } from './decimals';
import { isInInterval } from './rating';
import {
  groupByNumber,
  hasGroupStarted,
  inStartOrder,
  isOutsideGroup,
  matchingStartGroup,
  startGroupName,
} from './startGroups';

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

const NOW = Date.parse('2026-06-04T18:30:00+02:00');
const at = (effective_start: string | null, start_state: StartState = 'scheduled') => ({
  effective_start: effective_start && `2026-06-04T${effective_start}:00+02:00`,
  start_state,
});
const group = (id: number, min_rating: string | null, max_rating: string | null, start = at('18:35')) => ({
  ...{ id, order: id, min_rating, max_rating },
  ...start,
});

test.each([
  ['the first group that includes the number', '0.950', [group(1, '0.950', null), group(2, '0.900', null)], 1],
  ['… by the order of the groups', '0.950', [group(2, '0.900', null), group(1, '0.950', null)], 1],
  ['… also at its other end', '0.949', [group(1, '0.950', null), group(2, null, '0.949')], 2],
  ['no group for a boat without a number', null, [group(1, null, null)], null],
  ['no group where none includes it', '0.900', [group(1, '0.950', null), group(2, '0.910', '0.949')], null],
  ['a group without limits that is the only one', '0.900', [group(1, null, null)], 1],
  ['no group without limits among others', '0.900', [group(1, null, null), group(2, '0.950', null)], null],
  ['no group that has started', '0.960', [group(1, '0.950', null, at('18:30'))], null],
  ['no group that the log says has started', '0.960', [group(1, '0.950', null, at(null, 'started'))], null],
  ['the next group, where one has started', '0.960', [group(1, '0.9', null, at('18:25')), group(2, '0.9', null)], 2],
  ['a group whose start is postponed', '0.960', [group(1, '0.950', null, at(null, 'postponed'))], 1],
  ['a group that is recalled', '0.960', [group(1, '0.950', null, at(null, 'recalled'))], 1],
  ['a group without a start', '0.960', [group(1, '0.950', null, at(null))], 1],
])('by itself a boat goes into %s', (_, rating, groups, taken) => {
  expect(groupByNumber(rating, groups, NOW)?.id ?? null).toBe(taken);
});

const limit = fc.option(fc.integer({ min: 300, max: 2500 }).map(fromThousandths));
const state = fc.constantFrom<StartState>('scheduled', 'postponed', 'recalled', 'abandoned', 'cancelled', 'started');
const start = fc.option(fc.constantFrom('18:20', '18:30', '18:31', '18:40'));
const someGroups = fc
  .array(fc.record({ min: limit, max: limit, state, start, order: fc.nat(3) }), { maxLength: 6 })
  .map((rows) =>
    rows.map((row, id) => ({ ...group(id, row.min, row.max, at(row.start, row.state)), order: row.order })),
  );

test('a group that takes a boat by itself includes it, has not started, and is the first of those', () => {
  fc.assert(
    fc.property(limit, someGroups, (rating, groups) => {
      const taken = groupByNumber(rating, groups, NOW);
      const may = inStartOrder(groups).filter(
        (one) =>
          rating !== null &&
          isInInterval(rating, one) &&
          !hasGroupStarted(one, NOW) &&
          (groups.length === 1 || one.min_rating !== null || one.max_rating !== null),
      );
      expect(taken).toBe(may[0] ?? null);
      // Placed once, it stays: the group that took it takes it again, whatever order the rows come in.
      expect(groupByNumber(rating, groups.toReversed(), NOW)).toBe(taken);
    }),
  );
});
