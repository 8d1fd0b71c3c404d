import { act, renderHook } from '@testing-library/react';
import type { RowKey } from './column';
import { CHANGED_MS, useChangedRows } from './useChangedRows';

interface Boat {
  id: number;
  time: string;
  place: number;
}

const boat = (id: number, time = '', place = id): Boat => ({ id, time, place });
const keyOf = ({ id }: Boat): RowKey => id;
const newsOf = ({ time }: Boat) => time;

function watch(rows: readonly Boat[], watched: { newsOf?: (row: Boat) => unknown } = {}) {
  const { result, rerender } = renderHook(
    ({ rows: now, topic }) => useChangedRows({ rows: now, keyOf, topic, ...watched }),
    {
      initialProps: { rows, topic: 'alla' },
    },
  );
  return {
    marked: () => [...result.current],
    show: (next: readonly Boat[], topic = 'alla') => rerender({ rows: next, topic }),
  };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const [one, two] = [boat(1), boat(2)];

test('the first list is no news', () => {
  expect(watch([one, two]).marked()).toEqual([]);
});

test('a row that changed or came is marked for two seconds', () => {
  const { marked, show } = watch([one, two]);
  show([one, boat(2, '1:00'), boat(3)]);
  expect(marked()).toEqual([2, 3]);
  act(() => jest.advanceTimersByTime(CHANGED_MS - 1));
  expect(marked()).toEqual([2, 3]);
  act(() => jest.advanceTimersByTime(1));
  expect(marked()).toEqual([]);
});

test('what comes meanwhile is marked as well', () => {
  const { marked, show } = watch([one, two]);
  show([boat(1, '1:00'), two]);
  show([boat(1, '1:00'), boat(2, '1:01')]);
  expect(new Set(marked())).toEqual(new Set([1, 2]));
});

test('a row that only moved is no news where something else is', () => {
  const { marked, show } = watch([boat(1, 'a', 1), boat(2, 'b', 2)], { newsOf });
  show([boat(3, 'c', 1), boat(1, 'a', 2), boat(2, 'b', 3)]);
  expect(marked()).toEqual([3]);
});

test('another list is no news, and neither is the first answer to an empty one', () => {
  const { marked, show } = watch([]);
  show([one]);
  expect(marked()).toEqual([]);
  show([boat(7), boat(8)], 'bara Dam');
  expect(marked()).toEqual([]);
});
