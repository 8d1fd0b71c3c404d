import type { Id } from '../../../shared/contract/common';
import type { Competitor } from '../../../shared/contract/competitors';

const plain = (text: string) => text.toLocaleLowerCase('sv');

type Findable = Pick<Competitor, 'id' | 'sail_number' | 'boat_name' | 'skipper_name'> &
  Partial<Pick<Competitor, 'boat_model_name'>>;

function wordsOf({ sail_number, boat_name, skipper_name, boat_model_name }: Findable): string {
  return plain([sail_number, sail_number.replace(/\s/g, ''), boat_name, skipper_name, boat_model_name ?? ''].join(' '));
}

/**
 * Boats in which every word of the query is found: by sail number (with or without blank), name, type or helm. null =
 * no query.
 */
export function matchingCompetitors(boats: readonly Findable[], query: string): ReadonlySet<Id> | null {
  const wanted = plain(query).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return null;
  const hits = boats.filter((boat) => {
    const words = wordsOf(boat);
    return wanted.every((word) => words.includes(word));
  });
  return new Set(hits.map(({ id }) => id));
}
