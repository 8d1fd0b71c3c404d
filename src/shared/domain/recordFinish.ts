import type { Competitor, FinishPayload } from '../contract/competitors';
import { readDuration, wireDuration } from './duration';
import { finishTimes, type RecordedFinish } from './finish';
import { scoreAfter, type ScoreDetails } from './scoreDetails';
import { wireDatetime } from './time';

const SECOND_MS = 1000;

/** The fields of a competitor that a finish sets. */
export type Finished = Pick<Competitor, 'finish_time' | 'elapsed_time' | 'recorded'> & ScoreDetails;

const NO_TIME = { finish_time: null, elapsed_time: null, recorded: null } as const;

/** null clears the time; undefined leaves it unchanged. The elapsed time wins where both are sent. */
function recordedIn({ elapsed_time, finish_time }: FinishPayload): RecordedFinish | null | undefined {
  if (elapsed_time) return { recorded: 'elapsed', elapsedS: (readDuration(elapsed_time) ?? 0) / SECOND_MS };
  if (finish_time) return { recorded: 'finish', finish: Date.parse(finish_time) };
  return elapsed_time === null || finish_time === null ? null : undefined;
}

function timesOf(
  time: RecordedFinish | null,
  start: number | null,
): Pick<Finished, 'finish_time' | 'elapsed_time' | 'recorded'> {
  if (time === null) return NO_TIME;
  const { finish, elapsedS } = finishTimes(time, start);
  return {
    recorded: time.recorded,
    finish_time: finish === null ? null : wireDatetime(finish),
    elapsed_time: elapsedS === null ? null : wireDuration(elapsedS * SECOND_MS),
  };
}

/**
 * The competitor after `finish` is applied: omitted keys keep their values, null clears. `start` is in milliseconds
 * since 1970.
 */
export function withFinish<T extends Finished>(boat: T, finish: FinishPayload, start: number | null): T {
  const time = recordedIn(finish);
  return { ...boat, ...scoreAfter(boat, finish), ...(time !== undefined && timesOf(time, start)) };
}

function timeBefore({ recorded, finish_time, elapsed_time }: Finished): FinishPayload {
  if (recorded === null) return { finish_time: null, elapsed_time: null };
  return recorded === 'elapsed' ? { elapsed_time } : { finish_time };
}

/** The finish that restores the competitor's present state after `finish` has been applied. */
export function finishBefore(boat: Finished, finish: FinishPayload): FinishPayload {
  const { score_code, score_points, score_percent, score_times, redress } = boat;
  const isTimed = recordedIn(finish) !== undefined;
  const isScored = Object.keys(finish).some((key) => key !== 'finish_time' && key !== 'elapsed_time');
  return {
    ...(isTimed && timeBefore(boat)),
    ...(isScored && { score_code, score_points, score_percent, score_times, redress }),
  };
}
