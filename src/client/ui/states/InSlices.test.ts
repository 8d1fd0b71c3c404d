import { renderHook } from '@testing-library/react';
import { allDrawn } from '../../../testing/turns';
import { useInTurn } from './InSlices';

test('one part after the other is due, and those that come later too', async () => {
  const seen: number[] = [];
  const { rerender } = renderHook(({ count }) => seen.push(useInTurn(count)), { initialProps: { count: 3 } });
  await allDrawn();
  expect(seen).toEqual([0, 1, 2, 3]);
  rerender({ count: 4 });
  await allDrawn();
  expect(seen).toEqual([0, 1, 2, 3, 3, 4]);
});
