import type { Id } from '../../contract/common';
import type { ResultMethod } from '../../contract/raceClasses';
import type { SeriesCell, SeriesScores } from '../scoring/types';
import type { SerieEntry } from '../series/serieRace';
import type { ClassStandings } from '../series/standings';
import { sailNumberSortKey } from '../sailNumber';
import { CODE_ORDER } from '../scoring/codes';
import { comparedSeconds, hasResult } from '../scoring/resultEntry';

/** A boat's place in one race of a standing. */
export interface PlacedEntry {
  entry: SerieEntry;
  method: ResultMethod;
  cell: SeriesCell | null;
  tied: boolean;
  behindS: number | null;
  /** `double`: a better entry of the same row counts in the series. */
  leftOut: 'double' | 'unmatched' | null;
}

function orderOf({ cell, entry }: PlacedEntry): number {
  if (cell !== null && cell.place !== null) return cell.place;
  const code = entry.code === null ? -1 : CODE_ORDER.indexOf(entry.code);
  const afterFinishers = Number.MAX_SAFE_INTEGER - 100;
  if (code >= 0) return afterFinishers + code;
  // A boat with a time that cannot be compared comes before those of whom nothing is known.
  return afterFinishers + CODE_ORDER.length + (hasResult(entry) ? 0 : 1);
}

function inOrder(rows: readonly PlacedEntry[]): PlacedEntry[] {
  return rows
    .map((row) => ({ row, order: orderOf(row), number: sailNumberSortKey(row.entry.sailNumber) }))
    .sort(
      (a, b) =>
        a.order - b.order || (a.number < b.number ? -1 : a.number > b.number ? 1 : a.row.entry.id - b.row.entry.id),
    )
    .map(({ row }) => row);
}

function scoredEntries({ fleets }: ClassStandings, scores: SeriesScores, race: number): PlacedEntry[] {
  const fleet = fleets[race];
  if (!fleet) return [];
  const { method, entries, doubles } = fleet;
  const cells = new Map(scores.rows.map(({ competitor, cells: all }) => [competitor, all[race] ?? null]));
  const boats = [...entries].map(([key, entry]) => ({ entry, cell: cells.get(key) ?? null }));

  const boatsAt = new Map<number, number>();
  for (const { cell } of boats) if (cell?.place != null) boatsAt.set(cell.place, (boatsAt.get(cell.place) ?? 0) + 1);
  const winner = boats.find(({ cell }) => cell?.place === 1)?.entry;
  const best = winner ? comparedSeconds(winner, method) : null;

  const placed = boats.map(({ entry, cell }): PlacedEntry => {
    const isPlaced = cell !== null && cell.place !== null;
    const seconds = isPlaced ? comparedSeconds(entry, method) : null;
    const behindS = seconds === null || best === null ? null : seconds - best;
    const tied = isPlaced && (boatsAt.get(cell.place ?? 0) ?? 0) > 1;
    return { entry, method, cell, tied, behindS, leftOut: null };
  });
  return [...placed, ...doubles.map((entry) => leftOut(entry, method, 'double'))];
}

const leftOut = (entry: SerieEntry, method: ResultMethod, why: 'double' | 'unmatched'): PlacedEntry => ({
  entry,
  method,
  cell: null,
  tied: false,
  behindS: null,
  leftOut: why,
});

export interface ScoredStandings {
  standings: ClassStandings;
  scores: SeriesScores;
}

/**
 * The rows of one sailing's results list, class by class, with places and points from the scoring that the sailing
 * counts in. Unmatched boats come last.
 */
export function resultRows(
  scored: readonly ScoredStandings[],
  sailing: Id,
  unmatched: readonly SerieEntry[],
): PlacedEntry[] {
  const byClass = scored.flatMap(({ standings, scores }) =>
    inOrder(
      scoredEntries(
        standings,
        scores,
        standings.races.findIndex((race) => race.sailing === sailing),
      ),
    ),
  );
  return [...byClass, ...inOrder(unmatched.map((entry) => leftOut(entry, 'finish_order', 'unmatched')))];
}
