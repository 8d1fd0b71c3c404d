import { BACK_OFF_CAP_MS, BACK_OFF_START_MS, MAX_RECONNECTS } from '../../shared/limits';

const LOOP_WINDOW_MS = 60_000;
const MAX_SUBSCRIPTIONS_IN_WINDOW = 3;

/** No try is left of the series. */
export const isSpent = (attempts: number): boolean => attempts >= MAX_RECONNECTS;

/**
 * The wait before the next try: 1 s, doubled after each failed one, at most 30 s. Within each step it is spread from
 * half to whole, so that a thousand browsers do not come back at the same moment.
 */
export function backOffMs(attempts: number, random: number): number {
  const step = Math.min(BACK_OFF_CAP_MS, BACK_OFF_START_MS * 2 ** attempts);
  return step / 2 + (step / 2) * random;
}

export const withSubscription = (subscriptions: readonly number[], now: number): number[] => [
  ...subscriptions.filter((at) => now - at < LOOP_WINDOW_MS),
  now,
];

/** The server takes us in and throws us out over and over: the waits must then grow as if it had not taken us in. */
export const isLoop = (subscriptions: readonly number[]): boolean => subscriptions.length > MAX_SUBSCRIPTIONS_IN_WINDOW;
