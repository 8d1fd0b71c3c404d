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

test('of a long list some parts are weighed, from one end to the other', () => {
  const row = (index: number) => ({ id: index, name: String(index).padStart(100, 'x'), crew: ['Bo', 'Ek'] });
  const rows = (count: number) => sizeOf(Array.from({ length: count }, (_, index) => row(index)));
  expect(rows(10_000) / rows(50) / 200).toBeCloseTo(1, 1);
  const growing = sizeOf(Array.from({ length: 1_000 }, (_, index) => 'x'.repeat(index)));
  expect(growing).toBeGreaterThan(0.95 * 1_000_000);
  expect(growing).toBeLessThan(1.05 * 1_000_000);
});

test('a list of a million is no burden for the stack', () => {
  expect(sizeOf(Array.from({ length: 1_000_000 }, (_, index) => index))).toBeGreaterThan(8_000_000);
});
