import { weigh } from './weigh';

test('bytes and text count in full, with what lies below', () => {
  expect(weigh(Buffer.alloc(100_000))).toBeGreaterThanOrEqual(100_000);
  expect(weigh({ rows: [{ name: 'å'.repeat(50_000) }] })).toBeGreaterThanOrEqual(100_000);
  expect(weigh(new Map([['a', new Set(['b'.repeat(1_000)])]]))).toBeGreaterThanOrEqual(2_000);
});

test('what is there twice is counted once, and a circle comes to an end', () => {
  const shared = { name: 'x'.repeat(10_000) };
  expect(weigh([shared, shared])).toBeLessThan(1.1 * weigh(shared));
  const circle: { self?: unknown } = {};
  circle.self = circle;
  expect(weigh(circle)).toBeLessThan(1_000);
});

test('a list of a million is no burden for the stack', () => {
  expect(weigh(Array.from({ length: 1_000_000 }, (_, index) => index))).toBeGreaterThan(8_000_000);
});
