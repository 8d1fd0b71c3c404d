const SECOND_MS = 1000;

/** What was written down at the finish: the clock as an instant in milliseconds, or the time sailed in whole seconds. */
export type RecordedFinish = { recorded: 'finish'; finish: number } | { recorded: 'elapsed'; elapsedS: number };

export interface FinishTimes {
  /** Instant in milliseconds. */
  finish: number | null;
  elapsedS: number | null;
}

/**
 * The time that was written down and the one that follows from it and the start (contract 5.12). Only what was written down is sure:
 * when the start changes, the other one is computed again. Without a start nothing follows.
 */
export function finishTimes(time: RecordedFinish, start: number | null): FinishTimes {
  if (time.recorded === 'finish') {
    return { finish: time.finish, elapsedS: start === null ? null : Math.round((time.finish - start) / SECOND_MS) };
  }
  return { finish: start === null ? null : start + time.elapsedS * SECOND_MS, elapsedS: time.elapsedS };
}
