import { sailNumberKey, tidySailNumber } from '../../../../../shared/domain/sailNumber';
import type { FinishRow } from '../../../../changes/kinds/finishSheet';

export interface CompetitorMatch {
  /** Boats that it may be, the likeliest first. */
  options: FinishRow[];
  /** The boat that it is without a doubt. */
  picked: FinishRow | null;
  /** The boats that it is without a doubt one of. */
  equals: FinishRow[];
  /** What is kept when it is none of them; null: it is no sail number. */
  unknown: string | null;
}

const MOST_OPTIONS = 6;
const NOTHING: CompetitorMatch = { options: [], picked: null, equals: [], unknown: null };

const digitsOf = (sailNumber: string): string => sailNumber.replace(/\D/g, '');
const lower = (text: string): string => text.toLocaleLowerCase('sv');

/**
 * 0 is the number itself, 1 the number in another nation or class, 2 the beginning of a number, 3 of a name; null: no
 * match.
 */
function likeness({ boat: competitor }: FinishRow, typed: string): 0 | 1 | 2 | 3 | null {
  const key = sailNumberKey(typed);
  const digits = digitsOf(typed);
  if (key !== '' && sailNumberKey(competitor.sail_number) === key) return 0;
  const isNumber = /^\d+$/.test(typed);
  if (isNumber && digitsOf(competitor.sail_number) === digits) return 1;
  if (
    isNumber
      ? digitsOf(competitor.sail_number).startsWith(digits)
      : lower(competitor.sail_number).startsWith(lower(typed))
  )
    return 2;
  const names = [competitor.boat_name, competitor.skipper_name];
  return !isNumber && names.some((name) => lower(name).startsWith(lower(typed))) ? 3 : null;
}

/**
 * "57" finds SWE 57, or the only boat with 57 in it; a beginning only proposes; "vind" is the only boat whose name
 * begins so.
 */
export function matchCompetitors(rows: readonly FinishRow[], input: string): CompetitorMatch {
  const typed = input.trim();
  if (typed === '') return NOTHING;
  const found = rows
    .flatMap((row) => {
      const rank = likeness(row, typed);
      return rank === null ? [] : [{ row, rank }];
    })
    .sort((a, b) => a.rank - b.rank || a.row.boat.sail_number.length - b.row.boat.sail_number.length);
  const [best] = found;
  const isSure = best !== undefined && (best.rank < 2 || (best.rank === 3 && !/\d/.test(typed)));
  const equals = found.filter(({ rank }) => rank === best?.rank);
  return {
    options: found.slice(0, MOST_OPTIONS).map(({ row }) => row),
    picked: isSure && equals.length === 1 ? best.row : null,
    equals: isSure ? equals.slice(0, MOST_OPTIONS).map(({ row }) => row) : [],
    unknown: isSure ? null : tidySailNumber(typed),
  };
}
