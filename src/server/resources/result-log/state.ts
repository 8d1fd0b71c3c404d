import type { Recorded } from '../../../shared/contract/competitors';
import type { FinishState } from '../../../shared/contract/sailings';
import { fromTenths, toScaled } from '../../../shared/domain/decimals';
import { readDuration, wireDuration } from '../../../shared/domain/duration';
import type { RecordedFinish } from '../../../shared/domain/finish';
import { NO_CODE } from '../../../shared/domain/scoreDetails';
import { wireDatetime } from '../../../shared/domain/time';
import type { CompetitorRecord } from '../../db/schema';
import { timeColumns } from '../competitors/times';

const SECOND_MS = 1000;

/** A result as the log keeps it: what the wire shows of it, and what is needed to put it back. */
export interface LoggedState extends FinishState {
  recorded: Recorded | null;
  reported_by: CompetitorRecord['reported_by'];
  /** Of a match: the unknown boat that it took away. */
  unknown?: UnknownBoat;
  /** Of a swap: the other boat. */
  swapped?: number;
}

export type UnknownBoat = Pick<CompetitorRecord, 'sail_number' | 'boat_name' | 'skipper_name'>;

export const unknownOf = ({ sail_number, boat_name, skipper_name }: CompetitorRecord): UnknownBoat => ({
  sail_number,
  boat_name,
  skipper_name,
});

export const stateOf = (entry: CompetitorRecord): LoggedState => ({
  finish_time: entry.finish_at && wireDatetime(Date.parse(entry.finish_at)),
  elapsed_time: entry.elapsed_s === null ? null : wireDuration(entry.elapsed_s * SECOND_MS),
  score_code: entry.score_code,
  score_points: fromTenths(entry.score_points_tenths),
  score_percent: entry.score_percent,
  score_times: entry.score_times,
  redress: entry.redress,
  recorded: entry.recorded,
  reported_by: entry.reported_by,
});

/** A state as the log holds it, in JSON; null where there was no boat. */
export const readState = (text: string | null): LoggedState | null =>
  text === null ? null : (JSON.parse(text) as LoggedState);

const timeIn = ({ recorded, finish_time, elapsed_time }: LoggedState): RecordedFinish | null => {
  if (recorded === 'finish') return finish_time === null ? null : { recorded, finish: Date.parse(finish_time) };
  return recorded && elapsed_time ? { recorded, elapsedS: (readDuration(elapsed_time) ?? 0) / SECOND_MS } : null;
};

/** The columns that give a boat which starts then this result. */
export const toFinishColumns = (state: LoggedState, start: number | null) => ({
  ...timeColumns(timeIn(state), start),
  score_code: state.score_code,
  score_points_tenths: state.score_points === null ? null : toScaled(state.score_points, 1),
  score_percent: state.score_percent,
  score_times: state.score_times,
  redress: state.redress,
  reported_by: state.reported_by,
});

export const NO_RESULT: LoggedState = {
  ...NO_CODE,
  finish_time: null,
  elapsed_time: null,
  recorded: null,
  reported_by: null,
};

/** What somebody wrote: the time that followed from it, and who wrote it, say nothing new. */
function written(logged: LoggedState) {
  const { finish_time, elapsed_time, reported_by: _by, unknown: _unknown, swapped: _swapped, ...state } = logged;
  return { ...state, time: state.recorded === 'finish' ? finish_time : state.recorded && elapsed_time };
}

/** Whether the same was written; a start that was changed meanwhile makes no difference. */
export const isSameState = (a: LoggedState, b: LoggedState): boolean => {
  const other: Record<string, unknown> = written(b);
  return Object.entries(written(a)).every(([key, value]) => other[key] === value);
};
