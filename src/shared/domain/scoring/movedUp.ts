import { codeFacts } from './codes';
import type { RaceResult } from './types';

/** How many of the rising numbers are below the limit. */
function countBelow(rising: readonly number[], limit: number): number {
  let from = 0;
  let to = rising.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((rising[middle] ?? limit) < limit) from = middle + 1;
    else to = middle;
  }
  return from;
}

/**
 * RRS A6.1: the place that each place becomes when the boats that crossed the line but have no place (disqualified,
 * retired after finishing, NSC …) are taken out: every worse place moves up one for each of them. Ties stay ties. A6.2:
 * boats given redress keep theirs, and so does everybody behind them.
 */
export function movedUp(results: Iterable<RaceResult>): (place: number) => number {
  const takenOut: number[] = [];
  for (const { code, crossed } of results)
    if (crossed !== null && codeFacts(code).replacesFinish) takenOut.push(crossed);
  takenOut.sort((a, b) => a - b);
  return (place) => place - countBelow(takenOut, place);
}
