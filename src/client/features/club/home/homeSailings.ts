import type { WireDate } from '../../../../shared/contract/common';
import type { SailingRow } from '../../../../shared/contract/sailings';

const MANY = 5;

export interface HomeSailings {
  /** Those that are going on, then the next ones to start. */
  next: SailingRow[];
  /** Finished, the latest first. */
  latest: SailingRow[];
  /** Finished, without a verified result, the latest first. */
  unverified: SailingRow[];
}

const startOf = ({ start_date, start_time, id }: SailingRow): string =>
  `${start_date} ${start_time ?? '99'} ${String(id).padStart(12, '0')}`;

/** What was to start on an earlier day and never did is no next sailing. */
const isNext = ({ status, start_date }: SailingRow, today: WireDate): boolean =>
  status === 'ongoing' || ((status === 'upcoming' || status === 'unpublished') && start_date >= today);

/** What the home of a club shows of its sailings. */
export function homeSailings(sailings: readonly SailingRow[], today: WireDate): HomeSailings {
  const inOrder = [...sailings].sort((a, b) => (startOf(a) < startOf(b) ? -1 : 1));
  const next = inOrder.filter((sailing) => isNext(sailing, today));
  const finished = inOrder.filter(({ status }) => status === 'finished').reverse();
  return {
    next: next.sort((a, b) => Number(b.status === 'ongoing') - Number(a.status === 'ongoing')).slice(0, MANY),
    latest: finished.slice(0, MANY),
    unverified: finished.filter(({ verified_result }) => !verified_result),
  };
}

/** Sailings whose entries somebody should look at: to come or going on, with boats; the next ones first. */
export function sailingsToCheck(sailings: readonly SailingRow[], today: WireDate): SailingRow[] {
  const isOpen = (sailing: SailingRow) => isNext(sailing, today) && sailing.competitor_count > 0;
  return sailings
    .filter(isOpen)
    .sort((a, b) => (startOf(a) < startOf(b) ? -1 : 1))
    .slice(0, MANY);
}
