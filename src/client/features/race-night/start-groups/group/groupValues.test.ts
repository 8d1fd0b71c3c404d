import { startGroupSchema } from '../../../../../shared/schemas/startGroup';
import { aSailing } from '../../../../../testing/aSailing';
import { aStartGroup } from '../../../../../testing/aStartGroup';
import { checkedBy } from '../../../../ui/form/problems';
import { groupPayload, groupValues, nextGroupValues, nextOrder, shifted } from './groupValues';

const sailing = aSailing();
const groups = [
  aStartGroup({ id: 10, order: 0, start_time: '18:30:00' }),
  aStartGroup({ id: 20, order: 1, start_time: '18:35:00' }),
  aStartGroup({ id: 30, order: 2, start_time: '18:40:00' }),
];

describe('the suggestion for the next group', () => {
  test('is the next number, five minutes after the last start', () => {
    expect(nextGroupValues(groups, sailing)).toMatchObject({ name: 'Startgrupp 4', start_time: '18.45' });
  });
  test('is the sailing’s own start for the first one', () => {
    expect(nextGroupValues([], sailing)).toMatchObject({ name: 'Startgrupp 1', start_time: '18.30' });
  });
});

test('a start at a moment of its own is sent as Swedish local time and comes back as it was typed', () => {
  const typed = {
    ...nextGroupValues([], sailing),
    has_own_start: true,
    own_date: '2026-06-05',
    custom_start_datetime: '1915',
  };
  expect(groupPayload(typed, { sailing: 1, order: 0 }).custom_start_datetime).toBe('2026-06-05T19:15:00');
  const saved = aStartGroup({ custom_start_datetime: '2026-06-05T19:15:00+02:00' });
  expect(groupValues(saved, sailing)).toMatchObject({
    has_own_start: true,
    own_date: '2026-06-05',
    custom_start_datetime: '19.15',
  });
});

test('a start that the form shows without its fraction of a second keeps it, until another time is typed', () => {
  const was = aStartGroup({ custom_start_datetime: '2026-06-05T19:15:00.250000+02:00' });
  const shown = groupValues(was, sailing);
  const where = { sailing: 1, order: 0, was };
  expect(groupPayload({ ...shown, name: 'Snabba' }, where).custom_start_datetime).toBe(was.custom_start_datetime);
  expect(groupPayload({ ...shown, custom_start_datetime: '19.20' }, where).custom_start_datetime).toBe(
    '2026-06-05T19:20:00',
  );
  expect(groupPayload({ ...shown, has_own_start: false }, where).custom_start_datetime).toBeNull();
});

test('limits the wrong way round are refused under the field', () => {
  const problems = checkedBy(startGroupSchema, (values: ReturnType<typeof groupValues>) =>
    groupPayload(values, { sailing: 1, order: 0 }),
  );
  const typed = { ...nextGroupValues([], sailing), min_rating: '1,0', max_rating: '0,9' };
  expect(problems(typed)).toEqual({ min_rating: 'Det lägsta SRS-talet får inte vara högre än det högsta.' });
  expect(problems({ ...typed, max_rating: '' })).toEqual({});
});

test('a new group comes last', () => {
  expect(nextOrder(groups)).toBe(3);
  expect(nextOrder([])).toBe(0);
});

describe('a group goes one step', () => {
  const orders = (id: number, step: 1 | -1) => shifted(groups, id, step).map((group) => [group.id, group.order]);
  test('to the right: it and its neighbour change places', () => {
    expect(orders(10, 1)).toEqual([
      [20, 0],
      [10, 1],
    ]);
  });
  test('to the left', () => {
    expect(orders(30, -1)).toEqual([
      [30, 1],
      [20, 2],
    ]);
  });
  test('not beyond the ends', () => {
    expect(orders(10, -1)).toEqual([]);
    expect(orders(30, 1)).toEqual([]);
  });
  test('also where old orders are equal', () => {
    const equal = groups.map((group) => ({ ...group, order: 0 }));
    expect(shifted(equal, 10, 1).map(({ id, order }) => [id, order])).toEqual([
      [10, 1],
      [30, 2],
    ]);
  });
});
