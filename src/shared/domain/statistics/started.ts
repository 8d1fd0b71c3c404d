import { codeFacts } from '../scoring/codes';
import { hasResult, type ResultEntry } from '../scoring/resultEntry';

export type StartedEntry = Pick<ResultEntry, 'elapsedS' | 'finishMs' | 'code' | 'isUnmatched'>;

/** The boat came to the start: it has a time, or a code other than those of boats that did not. */
export const hasStarted = (entry: StartedEntry): boolean =>
  !entry.isUnmatched && hasResult(entry) && codeFacts(entry.code).isStarter;

/** The boat started, crossed the line, and kept its place. */
export const hasFinished = (entry: StartedEntry): boolean =>
  hasStarted(entry) && !codeFacts(entry.code).replacesFinish && (entry.elapsedS !== null || entry.finishMs !== null);
