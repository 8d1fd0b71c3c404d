import type { WireDate, WireTime } from '../contract/common';
import { MAX_ELAPSED_S } from '../limits';
import { instantOfLocal, localDateOf, localTimeOf } from './time';

const SECOND_MS = 1000;
const DAY_MS = 86_400_000;
const NOON = '12:00:00';
/** A clock time typed just before the start is a typing error, not a race of almost 24 hours. */
const MAX_OVERNIGHT_MS = 18 * 60 * 60 * 1000;

/**
 * What was written down at the finish: the clock as an instant in milliseconds, or the time sailed in whole seconds.
 */
export type RecordedFinish = { recorded: 'finish'; finish: number } | { recorded: 'elapsed'; elapsedS: number };

export interface FinishTimes {
  /** Instant in milliseconds. */
  finish: number | null;
  elapsedS: number | null;
}

/**
 * The time that was written down and the one that follows from it and the start. Only what was written down is sure:
 * when the start changes, the other one is computed again. Without a start nothing follows.
 */
export function finishTimes(time: RecordedFinish, start: number | null): FinishTimes {
  if (time.recorded === 'finish') {
    return { finish: time.finish, elapsedS: start === null ? null : Math.round((time.finish - start) / SECOND_MS) };
  }
  return { finish: start === null ? null : start + time.elapsedS * SECOND_MS, elapsedS: time.elapsedS };
}

export type FinishProblem = 'startMissing' | 'beforeStart' | 'tooLong';

/**
 * The reason why a finish time is invalid: there is no start to count from, it lies before the start, or it is more
 * than a month after it.
 */
export function finishProblem(time: RecordedFinish, start: number | null): FinishProblem | null {
  const { elapsedS } = finishTimes(time, start);
  if (elapsedS === null) return 'startMissing';
  if (elapsedS < 0) return 'beforeStart';
  return elapsedS > MAX_ELAPSED_S ? 'tooLong' : null;
}

/**
 * When a clock at the finish showed `time`: on the day of the start (without a start, on the sailing's `date`). A time
 * of the morning is the next day's where the boat started in the afternoon and has not sailed all night and day by
 * then; any other time before the start is a mistake, and stays before it. Null for a time that no clock showed: the
 * hour that is left out when summer time begins.
 */
export function finishInstant(time: WireTime, start: number | null, date: WireDate): number | null {
  if (start === null) return instantOfLocal(date, time);
  const sameDay = instantOfLocal(localDateOf(start), time);
  if (time >= NOON || localTimeOf(start) < NOON) return sameDay;
  const nextDay = instantOfLocal(localDateOf(start + DAY_MS), time);
  if (nextDay === null) return null;
  return nextDay - start <= MAX_OVERNIGHT_MS ? nextDay : sameDay;
}
