import type { Id } from '../../contract/common';
import type { ScoreCode } from '../../contract/competitors';
import type { ResultMethod } from '../../contract/resultMethods';
import { crossingPlaces } from '../scoring/crossingPlaces';
import { comparedSeconds, type ResultEntry } from './resultEntry';

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
