import { configureStore } from '@reduxjs/toolkit';
import { serverClock, serverNow } from '../lib/serverClock';
import { clockReducer, selectNow } from '../state/clock';
import { sessionReducer } from '../state/session';
import { api } from './api';
import { startClock } from './serverTime';

const NOON = Date.parse('2026-06-04T12:00:00Z');
const asked = jest.fn<Promise<Response>, []>();
let stop = () => {};

/** The clock alone, with a server whose time is so far ahead of the device's. */
function open(ahead: number) {
  asked.mockImplementation(() => Promise.resolve(Response.json({ ms: Date.now() + ahead })));
  const store = configureStore({
    reducer: { clock: clockReducer, session: sessionReducer, [api.reducerPath]: api.reducer },
    middleware: (defaults) => defaults().concat(api.middleware),
  });
  stop = startClock(store);
  return { now: () => selectNow(store.getState()) - NOON };
}

/** Turns the screen on or off. */
function show(isShown: boolean): void {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(!isShown);
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers({ now: NOON });
  jest.spyOn(globalThis, 'fetch').mockImplementation(asked);
});

afterEach(() => {
  stop();
  asked.mockClear();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('the clock is right at once, ticks with each second and can be stopped', async () => {
  const clock = open(0);
  expect(clock.now()).toBe(0);
  await jest.advanceTimersByTimeAsync(999);
  expect(clock.now()).toBe(0);
  await jest.advanceTimersByTimeAsync(2_001);
  expect(clock.now()).toBe(3_000);
  stop();
  await jest.advanceTimersByTimeAsync(5_000);
  expect(clock.now()).toBe(3_000);
});

test('once stopped it asks no more, and what is being answered sets nothing', async () => {
  open(0);
  await jest.advanceTimersByTimeAsync(2_000);
  jest.setSystemTime(NOON + 60_000);
  // The device was set, so the server is asked several times.
  await jest.advanceTimersByTimeAsync(1_000);
  stop();
  const [clock, questions] = [serverClock(), asked.mock.calls.length];
  await jest.advanceTimersByTimeAsync(5_000);
  expect(serverClock()).toBe(clock);
  expect(asked.mock.calls).toHaveLength(questions);
});

test('a device that is 76 s slow is set by the server', async () => {
  const clock = open(76_000);
  await jest.advanceTimersByTimeAsync(2_000);
  expect(clock.now()).toBe(78_000);
  expect(serverClock()).toMatchObject({ isDoubted: false });
});

test('after sleep the time that passed is added, and the server is asked at once', async () => {
  const clock = open(0);
  await jest.advanceTimersByTimeAsync(2_000);
  const questions = asked.mock.calls.length;
  show(false);
  jest.setSystemTime(NOON + 3_600_000);
  asked.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  show(true);
  expect(clock.now()).toBe(3_600_000);
  expect(serverClock()).toMatchObject({ isDoubted: true });
  await jest.advanceTimersByTimeAsync(0);
  expect(asked.mock.calls.length).toBeGreaterThan(questions);
  window.dispatchEvent(new Event('online'));
  await jest.advanceTimersByTimeAsync(2_000);
  expect(serverClock()).toMatchObject({ isDoubted: false });
  expect(Math.abs(serverNow() - Date.now())).toBeLessThan(50);
});

test('a device that is set while it is looked at has not slept: without a network the time goes on as it was', async () => {
  const clock = open(0);
  await jest.advanceTimersByTimeAsync(2_000);
  asked.mockRejectedValue(new TypeError('Failed to fetch'));
  jest.setSystemTime(NOON + 78_000);
  await jest.advanceTimersByTimeAsync(3_000);
  expect(clock.now()).toBe(5_000);
  expect(serverClock()).toMatchObject({ isDoubted: true });
});

test('without a network the device’s own clock counts', async () => {
  asked.mockRejectedValue(new TypeError('Failed to fetch'));
  const clock = open(0);
  asked.mockRejectedValue(new TypeError('Failed to fetch'));
  await jest.advanceTimersByTimeAsync(2_000);
  expect(clock.now()).toBe(2_000);
  expect(serverClock()).toBeNull();
});

test('an answer that comes after the end does not start the clock again', async () => {
  let answer: (response: Response) => void = () => {};
  const clock = open(0);
  await jest.advanceTimersByTimeAsync(2_000);
  asked.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
  window.dispatchEvent(new Event('online'));
  await jest.advanceTimersByTimeAsync(0);
  stop();
  answer(Response.json({ ms: Date.now() + 60_000 }));
  await jest.advanceTimersByTimeAsync(5_000);
  expect(clock.now()).toBe(2_000);
});
