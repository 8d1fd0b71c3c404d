import type { ClubRef } from '../contract/clubs';
import type { SailorEntry } from '../contract/sailors';
import type { SailingSummary, SerieRef } from '../contract/sailings';

/** A serie, and the club whose it is. */
export interface OwnSerie {
  serie: SerieRef;
  club: ClubRef;
}

const orderOf = ({ start_date, start_time, id }: SailingSummary): string =>
  `${start_date} ${start_time ?? '99'} ${String(id).padStart(12, '0')}`;

/** Sorts by date, time and age; a sailing without a time comes last on its day. */
export const entriesInOrder = (entries: readonly SailorEntry[]): SailorEntry[] =>
  [...entries].sort((a, b) => (orderOf(a.sailing) < orderOf(b.sailing) ? -1 : 1));

/** The series that a sailor's entries belong to, the one with the latest sailing first. */
export function ownSeries(entries: readonly SailorEntry[]): OwnSerie[] {
  const series = new Map<number, OwnSerie>();
  for (const { sailing } of entriesInOrder(entries).reverse()) {
    const { serie, club } = sailing;
    if (serie && !series.has(serie.id)) series.set(serie.id, { serie, club });
  }
  return [...series.values()];
}
