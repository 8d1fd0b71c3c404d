import type { Drag } from './drag';
import { createHandStore, EMPTY_HAND, heldOf } from './handStore';

const drag: Drag = { competitor: 2, ids: [2, 5], from: null, over: 10, by: 'pointer' };

test('a list with one of the boats in hand gets all of them, always as the same array', () => {
  expect(heldOf(drag, [1, 2, 3])).toBe(drag.ids);
  expect(heldOf({ ...drag, over: 20 }, [1, 2, 3])).toBe(drag.ids);
});

test('other lists, and an empty hand, always have the same empty array', () => {
  expect(heldOf(drag, [1, 3])).toBe(EMPTY_HAND);
  expect(heldOf(null, [2])).toBe(EMPTY_HAND);
});

test('a listener is called until it unsubscribes', () => {
  const store = createHandStore();
  const seen: (Drag | null)[] = [];
  const stop = store.subscribe(() => seen.push(store.get()));
  store.set(drag);
  store.set(null);
  stop();
  store.set(drag);
  expect(seen).toEqual([drag, null]);
});
