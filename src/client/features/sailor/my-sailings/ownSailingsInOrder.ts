import type { SailorEntry } from '../../../../shared/contract/sailors';
import type { WireDate } from '../../../../shared/contract/common';

export interface OwnSailings {
  ongoing: SailorEntry[];
  upcoming: SailorEntry[];
  earlier: SailorEntry[];
}

function placeOf({ sailing: { status, start_date } }: SailorEntry, today: WireDate): keyof OwnSailings {
  if (status === 'ongoing') return 'ongoing';
  if (status === 'finished') return 'earlier';
  return status === 'cancelled' && start_date < today ? 'earlier' : 'upcoming';
}

/**
 * What comes next first, what was sailed last first. `entries` are by date; a cancelled sailing is earlier from the day
 * after.
 */
export function ownSailingsInOrder(entries: readonly SailorEntry[], today: WireDate): OwnSailings {
  const own: OwnSailings = { ongoing: [], upcoming: [], earlier: [] };
  for (const entry of entries) own[placeOf(entry, today)].push(entry);
  own.earlier.reverse();
  return own;
}
