import { connectionThrottle } from './connectionThrottle';

const LIMITS = { perSecond: 400, longestWaitMs: 10_000 };

/** When each of `size` clients that arrive at the same moment is let in; null: turned away. */
function crowd(size: number, admit: () => number | null): (number | null)[] {
  return Array.from({ length: size }, admit);
}

test('a client that comes alone does not wait', () => {
  expect(connectionThrottle(LIMITS, () => 0)()).toBe(0);
});

test('of a thousand at the same moment eighty come in at once, the others one by one, and no second sees more than 400', () => {
  const waits = crowd(
    1_000,
    connectionThrottle(LIMITS, () => 0),
  ).map(Number);
  expect(waits.filter((wait) => wait === 0)).toHaveLength(80);
  for (const from of waits)
    expect(waits.filter((wait) => wait >= from && wait < from + 1_000).length).toBeLessThanOrEqual(400);
  expect(Math.max(...waits)).toBeLessThan(3_000);
});

test('a client that would wait longer than clients do is turned away, and takes nobody’s place', () => {
  let nowMs = 0;
  const admit = connectionThrottle(LIMITS, () => nowMs);
  const isIn = (wait: number | null) => wait !== null;
  expect(crowd(10_000, admit).filter(isIn)).toHaveLength(3_280);
  nowMs = 1_000;
  expect(crowd(10_000, admit).filter(isIn)).toHaveLength(320);
});

test('without a limit nobody waits', () => {
  const waits = crowd(
    10_000,
    connectionThrottle({ perSecond: Infinity, longestWaitMs: 10_000 }, () => 0),
  );
  expect(new Set(waits)).toEqual(new Set([0]));
});
