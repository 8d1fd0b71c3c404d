import { renderHook } from '@testing-library/react';
import { useInTurn } from './InSlices';

test('one part after the other is due, and those that come later too', () => {
  const seen: number[] = [];
  const { rerender } = renderHook(({ count }) => seen.push(useInTurn(count)), { initialProps: { count: 3 } });
  expect(seen).toEqual([0, 1, 2, 3]);
  rerender({ count: 4 });
  expect(seen).toEqual([0, 1, 2, 3, 3, 4]);
});
