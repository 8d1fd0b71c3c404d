import type { SeriesRow } from '../../../../shared/contract/series';
import { sailNumberKey } from '../../../../shared/domain/sailNumber';

export interface LikelyPair {
  /** The row with fewer results, which would be counted as the other. */
  from: SeriesRow;
  into: SeriesRow;
  because: 'number' | 'name';
}

const MIN_NAME_LENGTH = 4;

/** "Nana 2" and "nana" are one text: without case, blanks, figures and signs. */
const folded = (text: string): string => text.toLocaleLowerCase('sv').replace(/[^\p{L}]/gu, '');

/** One letter more, less or other. */
function isOneLetterOff(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (long.length - short.length > 1) return false;
  let same = 0;
  while (same < short.length && short[same] === long[same]) same += 1;
  const rest = long.length === short.length ? short.slice(same + 1) : short.slice(same);
  return long.slice(same + 1) === rest;
}

function isSimilar(a: string, b: string): boolean {
  const [one, other] = [folded(a), folded(b)];
  if (one === '' || other === '') return false;
  return one === other || (Math.min(one.length, other.length) >= MIN_NAME_LENGTH && isOneLetterOff(one, other));
}

const sailedIn = ({ scores }: SeriesRow): Set<number> =>
  new Set(
    scores.flatMap(({ sailing, position, score_code }) =>
      position !== null || (score_code !== null && score_code !== 'DNC') ? [sailing] : [],
    ),
  );

/** Nobody is in the same race twice. */
function neverMet(a: SeriesRow, b: SeriesRow): boolean {
  const races = sailedIn(a);
  return [...sailedIn(b)].every((race) => !races.has(race));
}

function likeness(a: SeriesRow, b: SeriesRow): LikelyPair['because'] | null {
  const number = sailNumberKey(a.sail_number);
  if (number !== '' && number === sailNumberKey(b.sail_number)) return 'number';
  if (!isSimilar(a.boat_name, b.boat_name)) return null;
  // A name is shared by many: with two numbers that have nothing in common they are two boats.
  return number === '' || sailNumberKey(b.sail_number) === '' || isSimilar(a.skipper_name, b.skipper_name)
    ? 'name'
    : null;
}

/**
 * Rows of one class that may be the same boat: the same number, or nearly the same name, and never in the same race.
 */
export function likelySame(rows: readonly SeriesRow[]): LikelyPair[] {
  return rows.flatMap((row, index) =>
    rows.slice(index + 1).flatMap((other): LikelyPair[] => {
      const because = row.race_class === other.race_class ? likeness(row, other) : null;
      if (because === null || !neverMet(row, other)) return [];
      const [into, from] = sailedIn(other).size > sailedIn(row).size ? [other, row] : [row, other];
      return [{ from, into, because }];
    }),
  );
}
