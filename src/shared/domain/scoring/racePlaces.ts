import type { Id } from '../../contract/common';
import type { ScoreCode } from '../../contract/competitors';
import type { ResultMethod } from '../../contract/raceClasses';
import { codeFacts } from './codes';
import { comparedSeconds, type ResultEntry } from './resultEntry';
import type { RaceResult } from './types';

/**
 * Boats in the order of their times, each with its place. Equal times share a place, and the next place is skipped (A3,
 * A7). No boat has been taken out yet (A6.1).
 */
export function crossingPlaces<T extends { seconds: number }>(boats: readonly T[]): { boat: T; place: number }[] {
  const inOrder = [...boats].sort((a, b) => a.seconds - b.seconds);
  let place = 0;
  return inOrder.map((boat, index) => {
    if (boat.seconds !== inOrder[index - 1]?.seconds) place = index + 1;
    return { boat, place };
  });
}

/**
 * Codes of boats that crossed the line and hold a place until A6.1 moves the others up, and codes with which a boat
 * keeps its place.
 */
const CROSSED: ReadonlySet<ScoreCode> = new Set(['NSC', 'RET', 'DSQ', 'DNE', 'UFD', 'BFD']);
const PLACED: ReadonlySet<ScoreCode> = new Set(['ZFP', 'SCP', 'DPI', 'RDG']);

/**
 * True for a boat that counts as having crossed the finishing line. An OCS boat has not finished, whatever its time
 * (definition of Finish).
 */
export const holdsPlace = ({ code }: Pick<ResultEntry, 'code'>): boolean =>
  code === null || CROSSED.has(code) || PLACED.has(code);

/**
 * Places in which boats crossed the line, by what the method compares (A3): equal seconds are equal places, and the
 * next place is skipped. Boats with nothing to compare, with a code of those who did not finish, and unknown boats have
 * none.
 */
export function racePlaces(entries: readonly ResultEntry[], method: ResultMethod): Map<Id, number> {
  const crossed = entries.flatMap((entry) => {
    const seconds = entry.isUnmatched || !holdsPlace(entry) ? null : comparedSeconds(entry, method);
    return seconds === null ? [] : [{ id: entry.id, seconds }];
  });
  return new Map(crossingPlaces(crossed).map(({ boat, place }) => [boat.id, place]));
}

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
export function placesMovedUp(results: Iterable<RaceResult>): (place: number) => number {
  const takenOut: number[] = [];
  for (const { code, crossed } of results)
    if (crossed !== null && codeFacts(code).replacesFinish) takenOut.push(crossed);
  takenOut.sort((a, b) => a - b);
  return (place) => place - countBelow(takenOut, place);
}
