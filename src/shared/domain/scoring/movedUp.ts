import { codeFacts } from './codes';
import type { RaceResult } from './types';

/** Counts the numbers below the limit by binary search; the numbers must be in rising order. */
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
 * RRS A6.1: maps each place to the place after the boats that crossed the line without a place (disqualified, retired
 * after finishing, NSC …) are taken out; every worse place moves up one for each of them. Ties stay ties. A6.2: boats
 * given redress keep their places, and so do all boats behind them.
 */
export function movedUp(results: Iterable<RaceResult>): (place: number) => number {
  const takenOut: number[] = [];
  for (const { code, crossed } of results)
    if (crossed !== null && codeFacts(code).replacesFinish) takenOut.push(crossed);
  takenOut.sort((a, b) => a - b);
  return (place) => place - countBelow(takenOut, place);
}
