import { steadyClock } from './steadyClock';

const DAY_MS = 86_400_000;

function world() {
  const clock = { at: Date.parse('2026-06-04T16:00:00Z'), elapsed: 5_000 };
  const jumps: number[] = [];
  const isSteady = steadyClock({
    now: () => new Date(clock.at),
    elapsedMs: () => clock.elapsed,
    onJump: (jumpMs) => void jumps.push(jumpMs),
  });
  const pass = (ms: number) => {
    clock.at += ms;
    clock.elapsed += ms;
  };
  const jump = (ms: number) => {
    clock.at += ms;
  };
  return { isSteady, pass, jump, jumps };
}

test('a clock that only goes on is acted on, also after a long time', () => {
  const { isSteady, pass, jumps } = world();
  expect(isSteady()).toBe(true);
  pass(3 * DAY_MS);
  expect(isSteady()).toBe(true);
  expect(jumps).toEqual([]);
});

test('one that is put right by some minutes is acted on', () => {
  const { isSteady, jump } = world();
  jump(-9 * 60_000);
  expect(isSteady()).toBe(true);
});

test.each([40 * DAY_MS, -DAY_MS])('after a jump of %i ms a minute goes by first', (ms) => {
  const { isSteady, pass, jump, jumps } = world();
  jump(ms);
  expect(isSteady()).toBe(false);
  pass(59_999);
  expect(isSteady()).toBe(false);
  pass(1);
  expect(isSteady()).toBe(true);
  expect(jumps).toEqual([ms]);
});

test('one that jumps back is doubted from then on', () => {
  const { isSteady, pass, jump } = world();
  jump(40 * DAY_MS);
  isSteady();
  pass(12_000);
  jump(-40 * DAY_MS);
  expect(isSteady()).toBe(false);
  pass(59_000);
  expect(isSteady()).toBe(false);
  pass(1_000);
  expect(isSteady()).toBe(true);
});
