import type { Id, WireDatetime } from '../../../shared/contract/common';
import { storedInstant } from '../../../shared/domain/time';
import type { Work } from '../../db/unitOfWork';

const KINDS = [
  'models',
  'boats',
  'sailors',
  'courses',
  'series',
  'sailings',
  'groups',
  'classes',
  'competitors',
] as const;
type Kind = (typeof KINDS)[number];

/** A club that is being read in: what its objects are called here, and the numbers that they take. */
export interface Incoming {
  work: Work;
  club: Id;
  /** Ids here by ids in the archive. */
  ids: Readonly<Record<Kind, Map<Id, Id>>>;
  /** The club's next number. Nobody else takes one: the club is not there before the transaction ends. */
  nextVersion: () => number;
}

export function incomingClub(work: Work, club: Id): Incoming {
  let last = 0;
  const ids = Object.fromEntries(KINDS.map((kind) => [kind, new Map<Id, Id>()])) as Record<Kind, Map<Id, Id>>;
  return { work, club, ids, nextVersion: () => (last += 1) };
}

/** The id here; null for none, and for one that the archive does not hold. */
export const idHere = ({ ids }: Incoming, kind: Kind, id: Id | null | undefined): Id | null =>
  id == null ? null : (ids[kind].get(id) ?? null);

/** As the database has it. */
export const stored = (at: WireDatetime): string => storedInstant(Date.parse(at));
export const storedOrNull = (at: WireDatetime | null): string | null => at && stored(at);

/** The columns that every row has. */
export const stampsOf = ({ created_at, updated_at }: { created_at: WireDatetime; updated_at: WireDatetime }) => ({
  created_at: stored(created_at),
  updated_at: stored(updated_at),
});

export const flagOf = (is: boolean | null | undefined): 0 | 1 => (is === true ? 1 : 0);
