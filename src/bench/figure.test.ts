import { quantile } from '../testing/quantile';
import { ratioOf } from './figure';

test('the ratio is the value in goals', () => {
  expect(ratioOf({ name: 'x', value: 75, unit: 'kB', goal: 150 })).toBe(0.5);
  expect(ratioOf({ name: 'x', value: 75, unit: 'kB' })).toBeUndefined();
});

test('a goal of none is met by none and missed by the first', () => {
  expect(ratioOf({ name: 'x', value: 0, unit: '', goal: 0 })).toBe(1);
  expect(ratioOf({ name: 'x', value: 2, unit: '', goal: 0 })).toBe(3);
});

test('the median is the middle value and the 98th percentile near the worst', () => {
  const values = Array.from({ length: 101 }, (_, index) => 100 - index);
  expect(quantile(values)).toBe(50);
  expect(quantile(values, 0.98)).toBe(98);
});
