import { resultWhy } from '../../texts/results';
import { scoringTimesTexts } from '../../texts/scoringTimes';
import { fromThousandths, shownDecimal } from '../decimals';
import { clockText } from '../duration';
import { whySteps } from '../scoring/why/whySteps';
import { timeTextOf } from '../time';
import { comparedSeconds, correctedTimeS, hasResult } from '../scoring/resultEntry';
import type { PlacedEntry } from './resultRows';

/** The facts that decide a boat's place. */
function whyTime({ entry, method }: PlacedEntry): string[] {
  if (comparedSeconds(entry, method) === null) {
    const hasTime = entry.elapsedS !== null || entry.finishMs !== null;
    return hasTime && entry.code === null ? [resultWhy.missing(method)] : [];
  }
  if (method === 'finish_order') return entry.finishMs === null ? [] : [resultWhy.finish(timeTextOf(entry.finishMs))];
  const elapsed = clockText(entry.elapsedS ?? 0);
  const rating = fromThousandths(entry.ratingThousandths);
  const corrected = correctedTimeS(entry);
  if (method === 'elapsed' || rating === null || corrected === null) return [resultWhy.elapsed(elapsed)];
  return [scoringTimesTexts.timeOnTime(elapsed, shownDecimal(rating), clockText(corrected))];
}

/**
 * How a boat's place and points in a race came about, as Swedish sentences with the rules. `hasPoints` as in
 * `pointsOf`.
 */
export function whyResult(placed: PlacedEntry, hasPoints: boolean): string[] {
  const { entry, cell, leftOut } = placed;
  if (leftOut) return [resultWhy[leftOut]];
  return [
    ...whyTime(placed),
    ...(hasResult(entry) ? [] : [resultWhy.nothingYet]),
    ...(hasPoints ? whySteps(cell?.steps ?? []) : []),
    ...(entry.isPreliminary ? [resultWhy.preliminary] : []),
  ];
}
