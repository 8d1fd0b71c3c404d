import fc from 'fast-check';
import {
  boundAt,
  doubt,
  restoreClock,
  serverClock,
  serverNow,
  setBy,
  setClock,
  shiftClock,
  skewSince,
  type ClockSample,
} from './serverClock';

const NOON = Date.parse('2026-06-04T12:00:00Z');

/** A question over a network that takes so long there and back, to a server whose clock is `base` before this one. */
const sample = (sentAt: number, there: number, back: number, base = NOON): ClockSample => ({
  sentAt,
  receivedAt: sentAt + there + back,
  serverMs: sentAt + there + base,
});

test('the answer that took least sets the clock, and half its time is the bound', () => {
  const clock = setBy([sample(0, 300, 20), sample(500, 30, 20), sample(900, 25, 400)], null);
  expect(clock).toEqual({ base: NOON + 5, bound: 25, setAt: 550, isDoubted: false });
});

test('without an answer the clock stays as it was', () => {
  const before = setBy([sample(0, 20, 20)], null);
  expect(setBy([], before)).toBe(before);
  expect(setBy([], null)).toBeNull();
});

test('a slow answer does not replace a clock that is more certain, until that has grown old', () => {
  const before = setBy([sample(0, 20, 20)], null);
  expect(setBy([sample(30_000, 400, 100)], before)).toBe(before);
  const dayLater = 24 * 3_600_000;
  expect(setBy([sample(dayLater, 400, 100)], before)?.setAt).toBe(dayLater + 500);
});

test('a slow answer replaces a clock that cannot be right, and one that is doubted', () => {
  const before = setBy([sample(0, 20, 20)], null);
  expect(setBy([sample(30_000, 400, 100, NOON + 5_000)], before)?.base).toBe(NOON + 5_150);
  expect(before && setBy([sample(30_000, 400, 100)], doubt(before, 300, true))?.isDoubted).toBe(false);
});

test('the true time lies within the bound, however long the ways are and however much the device drifts', () => {
  const way = fc.double({ min: 1, max: 2_000, noNaN: true });
  fc.assert(
    fc.property(fc.array(fc.tuple(way, way), { minLength: 1, maxLength: 8 }), fc.nat(3_600_000), (ways, later) => {
      const samples = ways.map(([there, back], index) => sample(index * 5_000, there, back));
      const clock = setBy(samples, null);
      if (!clock) throw new Error('The clock is not set.');
      const mono = clock.setAt + later;
      const drifted = later * 40e-6;
      expect(Math.abs(mono + clock.base - (mono + NOON) + drifted)).toBeLessThanOrEqual(boundAt(clock, mono) + 1e-3);
    }),
  );
});

/** Numbers in 0 to 1, the same in each run. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

test('at sea, with 25 ms there, 40 ms back and jitter, 19 of 20 clocks are within 50 ms', () => {
  const next = random(7);
  const jitter = () => -60 * Math.log(1 - next());
  const errors = Array.from({ length: 2_000 }, () => {
    const samples = Array.from({ length: 8 }, (_, index) => sample(index * 500, 25 + jitter(), 40 + jitter()));
    return Math.abs((setBy(samples, null)?.base ?? 0) - NOON);
  }).sort((a, b) => a - b);
  expect(errors[1_900]).toBeLessThan(50);
});

test.each([
  ['both clocks run', { wall: 1_000, mono: 1_000 }, 0],
  ['the clock is corrected a little', { wall: 1_100, mono: 1_000 }, 0],
  ['the device has slept for an hour', { wall: 3_601_000, mono: 1_000 }, 3_600_000],
  ['the clock is set back by a minute', { wall: -59_000, mono: 1_000 }, -60_000],
])('%s', (_, clocks, skew) => {
  expect(skewSince(0, clocks)).toBe(skew);
});

test('sleep is counted as passed; a clock that was set is not believed, and both widen the bound', () => {
  const clock = { base: NOON, bound: 30, setAt: 0, isDoubted: false };
  expect(doubt(clock, 60_000, true)).toEqual({ base: NOON + 60_000, bound: 60_030, setAt: 0, isDoubted: true });
  for (const [skew, mayHaveSlept] of [
    [60_000, false],
    [-60_000, true],
  ] as const)
    expect(doubt(clock, skew, mayHaveSlept)).toEqual({ base: NOON, bound: 60_030, setAt: 0, isDoubted: true });
});

describe('the clock of this page', () => {
  beforeEach(() => {
    localStorage.clear();
    restoreClock();
  });

  test('is the device’s own until it is set', () => {
    expect(serverClock()).toBeNull();
    expect(Math.abs(serverNow() - Date.now())).toBeLessThan(50);
  });

  test('a moment of the monotonic clock has its own time; one of another clock is taken for now', () => {
    setClock({ base: NOON, bound: 10, setAt: performance.now(), isDoubted: false });
    const mono = performance.now();
    expect(serverNow(mono - 1_500)).toBeCloseTo(NOON + mono - 1_500);
    expect(serverNow(Date.now()) - NOON - mono).toBeLessThan(1_000);
  });

  test('a device whose clock is 76 s slow shows the server’s time, also after the page was loaded without a network', () => {
    const mono = performance.now();
    setClock({ base: Date.now() + 76_000 - mono, bound: 30, setAt: mono, isDoubted: false });
    restoreClock();
    expect(Math.abs(serverNow() - Date.now() - 76_000)).toBeLessThan(50);
    expect(serverClock()).toMatchObject({ isDoubted: true });
    expect(serverClock()?.bound).toBeGreaterThan(500);
  });

  test('what somebody else has stored is no clock', () => {
    localStorage.setItem('styrbord.clock', '{"ahead":"much"}');
    restoreClock();
    expect(serverClock()).toBeNull();
    localStorage.setItem('styrbord.clock', 'no json');
    restoreClock();
    expect(serverClock()).toBeNull();
  });

  test('follows another device by hand', () => {
    shiftClock(-400, 300);
    expect(Math.abs(serverNow() - Date.now() + 400)).toBeLessThan(50);
    expect(serverClock()).toMatchObject({ bound: 300, isDoubted: false });
  });
});
