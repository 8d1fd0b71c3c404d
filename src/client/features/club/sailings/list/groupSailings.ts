import type { SailingRow } from '../../../../../shared/contract/sailings';
import type { WireDate } from '../../../../../shared/contract/common';

export interface SailingGroups {
  ongoing: SailingRow[];
  upcoming: SailingRow[];
  earlier: SailingRow[];
}

type Place = keyof SailingGroups;

function placeOf({ status, start_date }: SailingRow, today: WireDate): Place {
  if (status === 'ongoing') return 'ongoing';
  if (status === 'finished') return 'earlier';
  if (status === 'cancelled') return start_date < today ? 'earlier' : 'upcoming';
  return 'upcoming';
}

const startOf = ({ start_date, start_time, id }: SailingRow): string =>
  `${start_date} ${start_time ?? '99'} ${String(id).padStart(12, '0')}`;

const compare = (a: SailingRow, b: SailingRow): number => (startOf(a) < startOf(b) ? -1 : 1);

/**
 * Pågående and Kommande with the next start first, Tidigare with the latest first. A cancelled sailing is earlier from
 * the day after.
 */
export function groupSailings(sailings: readonly SailingRow[], today: WireDate): SailingGroups {
  const groups: SailingGroups = { ongoing: [], upcoming: [], earlier: [] };
  for (const sailing of [...sailings].sort(compare)) groups[placeOf(sailing, today)].push(sailing);
  groups.earlier.reverse();
  return groups;
}

/** Every word of the query is in the name or the serie's name. */
export function matchesQuery({ name, serie }: SailingRow, query: string): boolean {
  const text = `${name} ${serie?.name ?? ''}`.toLocaleLowerCase('sv');
  return query
    .toLocaleLowerCase('sv')
    .split(/\s+/)
    .every((word) => text.includes(word));
}
