import type { Id } from '../../contract/common';
import type { RedressAverage, ScoreCode } from '../../contract/competitors';
import type { ResultMethod } from '../../contract/resultMethods';
import { correctedSeconds } from '../scoring/correctedTime';

/** A boat of a race as it was recorded; whole seconds, thousandths and tenths. */
export interface ResultEntry {
  id: Id;
  ratingThousandths: number | null;
  elapsedS: number | null;
  /** When she crossed the line, as an instant in milliseconds. */
  finishMs: number | null;
  code: ScoreCode | null;
  /** RDG: given; DPI: added. */
  pointsTenths: number | null;
  /** SCP, ZFP. */
  percent: number | null;
  times: number;
  redress: RedressAverage | null;
  /** Seen at the finish and on no list: not scored. */
  isUnmatched: boolean;
  /** Waits for the club, or is the sailor's own word. */
  isPreliminary: boolean;
}

/** Elapsed × rating in whole seconds, half up; null where one of them is missing. */
export function correctedOf({
  elapsedS,
  ratingThousandths,
}: Pick<ResultEntry, 'elapsedS' | 'ratingThousandths'>): number | null {
  return elapsedS === null || ratingThousandths === null ? null : correctedSeconds({ elapsedS, ratingThousandths });
}

/** What the method compares, in seconds, the least first; null for a boat that cannot be compared. */
export function comparedSeconds(entry: ResultEntry, method: ResultMethod): number | null {
  if (method === 'corrected') return correctedOf(entry);
  if (method === 'elapsed') return entry.elapsedS;
  return entry.finishMs === null ? null : Math.floor(entry.finishMs / 1000);
}

/** Something has been written down at the finish. */
export const hasResult = ({ elapsedS, finishMs, code }: Pick<ResultEntry, 'elapsedS' | 'finishMs' | 'code'>): boolean =>
  elapsedS !== null || finishMs !== null || code !== null;
