import { discardWhy } from '../../../texts/scoring';
import type { SeriesRowScore } from '../types';
import { whySteps } from './whySteps';

/** Explains why a score is excluded, or counts although it is bad; null where there is nothing to explain. */
function whyExcluded({ cells, discarded }: SeriesRowScore, race: number): string | null {
  const cell = cells[race];
  if (!cell) return null;
  if (cell.kept) return discardWhy.kept[cell.kept];
  if (!cell.isDiscarded) return null;
  const isEarliest = cells.some(
    ({ tenths, isDiscarded }, other) => other > race && !isDiscarded && tenths === cell.tenths,
  );
  const isLimited = cells.some(({ kept }) => kept !== null);
  return discardWhy.discarded({ count: discarded.length, isEarliest, isLimited });
}

/**
 * Explains a boat's points in a race (counted from 0) in Swedish: a sentence for each step of the calculation, then
 * whether the score counts. Empty when the race does not count: see whyRaceIsNotCounted.
 */
export function whyPoints(row: SeriesRowScore, race: number): string[] {
  const excluded = whyExcluded(row, race);
  const steps = whySteps(row.cells[race]?.steps ?? []);
  return excluded === null ? steps : [...steps, excluded];
}
