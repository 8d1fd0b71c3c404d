import { sizeOf } from './memoryCache';

test('bytes and text count in full, with what lies below', () => {
  expect(sizeOf(Buffer.alloc(100_000))).toBeGreaterThanOrEqual(100_000);
  expect(sizeOf({ rows: [{ name: 'å'.repeat(50_000) }] })).toBeGreaterThanOrEqual(100_000);
  expect(sizeOf(new Map([['a', new Set(['b'.repeat(1_000)])]]))).toBeGreaterThanOrEqual(2_000);
});

test('what is there twice is counted once, and a circle comes to an end', () => {
  const shared = { name: 'x'.repeat(10_000) };
  expect(sizeOf([shared, shared])).toBeLessThan(1.1 * sizeOf(shared));
  const circle: { self?: unknown } = {};
  circle.self = circle;
  expect(sizeOf(circle)).toBeLessThan(1_000);
});

test('a list of a million is no burden for the stack', () => {
  expect(sizeOf(Array.from({ length: 1_000_000 }, (_, index) => index))).toBeGreaterThan(8_000_000);
});
