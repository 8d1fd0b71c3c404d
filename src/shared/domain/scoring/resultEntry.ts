import type { Id } from '../../contract/common';
import type { RedressAverage, ScoreCode } from '../../contract/competitors';
import type { ResultMethod } from '../../contract/raceClasses';
import { correctedSeconds } from './correctedTime';

/** A boat of a race as recorded, in whole seconds, thousandths and tenths. */
export interface ResultEntry {
  id: Id;
  ratingThousandths: number | null;
  elapsedS: number | null;
  /** The instant when the boat crossed the line, in milliseconds since 1970. */
  finishMs: number | null;
  code: ScoreCode | null;
  /** For RDG the points given; for DPI the points added. */
  pointsTenths: number | null;
  /** The percentage of an SCP or ZFP penalty. */
  percent: number | null;
  times: number;
  redress: RedressAverage | null;
  /** True for a boat seen at the finish that is on no entry list. It is not scored. */
  isUnmatched: boolean;
  /** True while the entry awaits the club's approval, or its result is reported by the sailor. */
  isPreliminary: boolean;
}

/** Elapsed time × rating in whole seconds, rounded half up; null where one of them is missing. */
export function correctedTimeS({
  elapsedS,
  ratingThousandths,
}: Pick<ResultEntry, 'elapsedS' | 'ratingThousandths'>): number | null {
  return elapsedS === null || ratingThousandths === null ? null : correctedSeconds({ elapsedS, ratingThousandths });
}

/** The time that the method compares, in seconds, lowest first; null for a boat that cannot be compared. */
export function comparedSeconds(entry: ResultEntry, method: ResultMethod): number | null {
  if (method === 'corrected') return correctedTimeS(entry);
  if (method === 'elapsed') return entry.elapsedS;
  return entry.finishMs === null ? null : Math.floor(entry.finishMs / 1000);
}

/** True when something has been recorded at the finish. */
export const hasResult = ({ elapsedS, finishMs, code }: Pick<ResultEntry, 'elapsedS' | 'finishMs' | 'code'>): boolean =>
  elapsedS !== null || finishMs !== null || code !== null;
