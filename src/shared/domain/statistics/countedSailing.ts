import type { Id, WireDate } from '../../contract/common';
import type { Wind } from '../../contract/statistics';
import { codeFacts } from '../scoring/codes';
import { hasResult, type ResultEntry } from '../scoring/resultEntry';
import type { Identified } from '../series/rowKeys';

type StartedEntry = Pick<ResultEntry, 'elapsedS' | 'finishMs' | 'code' | 'isUnmatched'>;

/** A boat in a finished sailing. */
export interface CountedEntry extends Identified, StartedEntry {
  people: number;
  className: string | null;
  ratingThousandths: number | null;
}

/** A finished sailing. */
export interface CountedSailing {
  id: Id;
  name: string;
  date: WireDate;
  wind: Wind | null;
  /** The course was shortened, or changed after it was set. */
  isOffCourse: boolean;
  entries: readonly CountedEntry[];
}

/** The boat came to the start: it has a time, or a code other than those of boats that did not. */
export const hasStarted = (entry: StartedEntry): boolean =>
  !entry.isUnmatched && hasResult(entry) && codeFacts(entry.code).isStarter;

/** The boat started, crossed the line, and kept its place. */
export const hasFinished = (entry: StartedEntry): boolean =>
  hasStarted(entry) && !codeFacts(entry.code).replacesFinish && (entry.elapsedS !== null || entry.finishMs !== null);
