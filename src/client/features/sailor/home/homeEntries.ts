import type { WireDate } from '../../../../shared/contract/common';
import type { Competitor } from '../../../../shared/contract/competitors';
import type { SailorEntry } from '../../../../shared/contract/sailors';
import { entriesInOrder } from '../../../../shared/domain/ownSeries';

const MANY = 5;

const isSailed = ({ finish_time, elapsed_time, score_code }: Competitor): boolean =>
  finish_time !== null || elapsed_time !== null || score_code !== null;

/** A sailing that was to be on an earlier day and never was is no next one. */
function isAhead({ sailing, competitor }: SailorEntry, today: WireDate): boolean {
  if (isSailed(competitor)) return false;
  return sailing.status === 'ongoing' || (sailing.status === 'upcoming' && sailing.start_date >= today);
}

/** The entry whose start comes next; one that is being sailed comes before those of later days. */
export const nextEntry = (entries: readonly SailorEntry[], today: WireDate): SailorEntry | undefined =>
  entriesInOrder(entries).find((entry) => isAhead(entry, today));

/** Where there is a time or a code, the latest first. */
export const latestResults = (entries: readonly SailorEntry[]): SailorEntry[] =>
  entriesInOrder(entries)
    .filter(({ competitor }) => isSailed(competitor))
    .reverse()
    .slice(0, MANY);
