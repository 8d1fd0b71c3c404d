import type { Id } from '../contract/common';
import type { Competitor } from '../contract/competitors';
import type { SailorEntry } from '../contract/sailors';
import { entriesInOrder } from './ownSeries';

/** The sailing that somebody is about to enter. */
interface Entered {
  id: Id;
  club: Id;
}

/** The latest entry of a sailor by date in the club of the sailing, else in any club; never the sailing's own. */
export function lastEntry(entries: readonly SailorEntry[], { id, club }: Entered): Competitor | undefined {
  const others = entriesInOrder(entries.filter(({ sailing }) => sailing.id !== id));
  const latest = others.findLast(({ sailing }) => sailing.club.id === club) ?? others.at(-1);
  return latest?.competitor;
}
