import type { AssumedPlace } from '../../../../shared/domain/scoring/whatIf';
import type { StandingRow } from '../standings/standings';

/** A place as it is typed; empty means that the boat does not sail. undefined is no place. */
export function readPlace(typed: string, boats: number): AssumedPlace | undefined {
  const text = typed.trim();
  if (text === '') return null;
  const place = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  return place >= 1 && place <= boats ? place : undefined;
}

/** A boat's usual place: the average of its places so far, as it would be typed; empty when it has none. */
export function usualPlace({ score }: StandingRow): string {
  const places = score.cells.flatMap(({ place }) => place ?? []);
  if (places.length === 0) return '';
  return String(Math.max(1, Math.round(places.reduce((sum, place) => sum + place, 0) / places.length)));
}
