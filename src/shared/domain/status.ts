import type { EntryStatus } from '../contract/competitors';
import type { SailingStatus } from '../contract/sailings';

/** The facts that decide whether a sailing may return to an earlier status. */
export interface TransitionFacts {
  hasEntries: boolean;
  hasTimes: boolean;
  isVerified: boolean;
}

type Rule = (facts: TransitionFacts) => boolean;

const always: Rule = () => true;
const withoutEntries: Rule = ({ hasEntries }) => !hasEntries;
const withoutTimes: Rule = ({ hasTimes }) => !hasTimes;
const unverified: Rule = ({ isVerified }) => !isVerified;

const TRANSITIONS: Record<SailingStatus, Partial<Record<SailingStatus, Rule>>> = {
  unpublished: { upcoming: always, cancelled: always },
  upcoming: { unpublished: withoutEntries, ongoing: always, finished: always, cancelled: always },
  ongoing: { finished: always, cancelled: always, upcoming: withoutTimes },
  finished: { ongoing: unverified, upcoming: unverified },
  cancelled: { upcoming: always },
};

/** The same value is always fine. */
export function mayChangeStatus(from: SailingStatus, to: SailingStatus, facts: TransitionFacts): boolean {
  return from === to || (TRANSITIONS[from][to]?.(facts) ?? false);
}

/** The statuses that a user may choose, the present one first. */
export function statusChoices(from: SailingStatus, facts: TransitionFacts): SailingStatus[] {
  const others: SailingStatus[] = ['unpublished', 'upcoming', 'ongoing', 'finished', 'cancelled'];
  return [from, ...others.filter((to) => to !== from && mayChangeStatus(from, to, facts))];
}

export interface StatusRequest {
  status?: SailingStatus | undefined;
  is_finished?: boolean | undefined;
}

/**
 * The status that a request asks for: `is_finished` is true exactly when the status is finished, and one of the two
 * brings the other. Null when they contradict each other.
 */
export function requestedStatus(current: SailingStatus, { status, is_finished }: StatusRequest): SailingStatus | null {
  if (is_finished === undefined) return status ?? current;
  if (status !== undefined) return (status === 'finished') === is_finished ? status : null;
  if (is_finished) return 'finished';
  return current === 'finished' ? 'ongoing' : current;
}

export interface EntryFacts {
  approved: boolean;
  reported_by: 'club' | 'sailor' | null;
}

/** Preliminary while the entry waits for the club or its result is the sailor's own word. */
export function entryStatus({ approved, reported_by }: EntryFacts, verifiedResult: boolean): EntryStatus {
  if (verifiedResult) return 'verified';
  return approved && reported_by !== 'sailor' ? 'registered' : 'preliminary';
}

/**
 * The status of a series, derived from its published sailings. It is ongoing between its first race and its last, and
 * cancelled only when all its sailings are.
 */
export function serieStatus(isPublished: boolean, sailings: readonly SailingStatus[]): SailingStatus {
  if (!isPublished) return 'unpublished';
  const known = sailings.filter((status) => status !== 'unpublished');
  const sailed = known.filter((status) => status !== 'cancelled');
  if (sailed.length === 0) return known.length === 0 ? 'upcoming' : 'cancelled';
  if (sailed.every((status) => status === 'upcoming')) return 'upcoming';
  return sailed.every((status) => status === 'finished') ? 'finished' : 'ongoing';
}
