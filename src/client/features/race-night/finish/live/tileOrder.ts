import { toThousandths } from '../../../../../shared/domain/decimals';
import { sailNumberSortKey } from '../../../../../shared/domain/sailNumber';
import type { FinishRow } from '../../../../changes/kinds/finishSheet';

/** A corrected time that all boats are thought to sail, in milliseconds: only the order that follows matters. */
const SAILED_MS = 60 * 60 * 1000;
const THOUSAND = 1000;

/** When the boat is expected at the line: after its start, and the sooner the higher its rating. */
function expectedAt({ start, boat }: FinishRow): number {
  const rating = toThousandths(boat.rating);
  return start === null || !rating ? Infinity : start + (SAILED_MS * THOUSAND) / rating;
}

/** Boats in the order that they are expected; those of whom nothing can be said come last, by number. */
export function inExpectedOrder(rows: readonly FinishRow[]): FinishRow[] {
  const sorted = rows.map((row) => ({ row, at: expectedAt(row), number: sailNumberSortKey(row.boat.sail_number) }));
  return sorted.sort((a, b) => (a.at === b.at ? (a.number < b.number ? -1 : 1) : a.at - b.at)).map(({ row }) => row);
}

/**
 * The places of the tiles once more boats are there: nobody who has a place moves, also when another boat goes away,
 * and late boats come last.
 */
export function keepPlaces(places: readonly string[], rows: readonly FinishRow[]): readonly string[] {
  const late = inExpectedOrder(rows.filter(({ key }) => !places.includes(key)));
  return late.length === 0 ? places : [...places, ...late.map(({ key }) => key)];
}

/** The boats by how near they stand to a place; of two as near the earlier. */
export function nearestTo(place: number, rows: readonly (FinishRow & { place: number })[]): FinishRow[] {
  return rows.toSorted((a, b) => Math.abs(a.place - place) - Math.abs(b.place - place) || a.place - b.place);
}
