/** @jest-environment node */
import { configureStore } from '@reduxjs/toolkit';
import { clockReducer, selectNow, startClock } from './clock';

const NOON = Date.parse('2026-06-04T12:00:00Z');

test('the clock is right at once, ticks every second and can be stopped', () => {
  jest.useFakeTimers({ now: NOON });
  const store = configureStore({ reducer: { clock: clockReducer } });
  const now = () => selectNow(store.getState()) - NOON;
  const stop = startClock(store.dispatch);
  expect(now()).toBe(0);
  jest.advanceTimersByTime(999);
  expect(now()).toBe(0);
  jest.advanceTimersByTime(2_001);
  expect(now()).toBe(3_000);
  stop();
  jest.advanceTimersByTime(5_000);
  expect(now()).toBe(3_000);
  jest.useRealTimers();
});
