import type { Id } from '../contract/common';
import type { RegistrationScope, SailingStatus } from '../contract/sailings';

/**
 * Who may do what. Screens hide by these rules and routes refuse by them. A wire `User` is an asker;
 * null is somebody who has not logged in.
 */
export interface Asker {
  is_staff: boolean;
  /** Set for a club account. */
  club: { id: Id } | null;
  sailor: { id: Id; club: { id: Id } | null } | null;
}

interface SailingFacts {
  club: Id;
  status: SailingStatus;
}

interface EntryRules extends SailingFacts {
  registration_open: boolean;
  registration_deadline: string | null;
  registration_scope: RegistrationScope;
}

interface Entry {
  sailor: Id | null;
  /** Instant in milliseconds. */
  startsAt: number | null;
}

/** May try calls that only clubs make; whether the object is theirs is asked afterwards. */
export function mayActForAClub(asker: Asker | null): boolean {
  return asker !== null && (asker.is_staff || asker.club !== null);
}

export function mayEditClub(asker: Asker | null, club: Id): boolean {
  return asker !== null && (asker.is_staff || asker.club?.id === club);
}

export function maySeeSailing(asker: Asker | null, sailing: SailingFacts): boolean {
  return asker !== null && (sailing.status !== 'unpublished' || mayEditClub(asker, sailing.club));
}

export function maySeeSerie(asker: Asker | null, serie: { club: Id; is_published: boolean }): boolean {
  return asker !== null && (serie.is_published || mayEditClub(asker, serie.club));
}

/** not_own_club: only those who run the sailing's club may. verified: nobody may while the result is verified. */
export type MoveRefusal = 'not_own_club' | 'verified';

/**
 * Why somebody may not move the boats of a sailing and record their times and codes; null where they may.
 * `mayEdit` is `mayEditClub` of the sailing's club, which clubs carry to the client as `can_edit`.
 */
export function moveRefusal(mayEdit: boolean, sailing: { verified_result: boolean }): MoveRefusal | null {
  if (!mayEdit) return 'not_own_club';
  return sailing.verified_result ? 'verified' : null;
}

export const isOwnEntry = (asker: Asker | null, entry: { sailor: Id | null }): boolean =>
  entry.sailor !== null && asker?.sailor?.id === entry.sailor;

export function isRegistrationOpen(sailing: EntryRules, now: number): boolean {
  const isInTime = sailing.registration_deadline === null || now <= Date.parse(sailing.registration_deadline);
  return sailing.status === 'upcoming' && sailing.registration_open && isInTime;
}

/** A regatta is open to sailors of every club, unless the club keeps it for its members. */
export function isInScope(asker: Asker | null, sailing: EntryRules): boolean {
  return sailing.registration_scope === 'open' || asker?.sailor?.club?.id === sailing.club;
}

/** A sailor's own entry, until its start. */
export function mayEditOwnEntry(asker: Asker | null, entry: Entry, sailing: SailingFacts, now: number): boolean {
  const isBeforeRace = sailing.status === 'upcoming' || sailing.status === 'ongoing';
  const hasStarted = entry.startsAt === null ? sailing.status === 'ongoing' : entry.startsAt <= now;
  return isOwnEntry(asker, entry) && isBeforeRace && !hasStarted;
}

/** A sailor takes back his entry only while he could have made it. */
export function mayDeleteOwnEntry(asker: Asker | null, entry: Entry, sailing: EntryRules, now: number): boolean {
  return mayEditOwnEntry(asker, entry, sailing, now) && isRegistrationOpen(sailing, now);
}

export const isSelf = (asker: Asker | null, sailor: Id): boolean => asker?.sailor?.id === sailor;

/** Address and telephone of a sailor are for himself and his club. */
export function maySeeContact(asker: Asker | null, sailor: { id: Id; club: Id | null }): boolean {
  return isSelf(asker, sailor.id) || (sailor.club !== null && mayEditClub(asker, sailor.club));
}

interface EntrantFacts {
  /** The club of the sailing. */
  club: Id;
  sailor: Id | null;
  /** The club that the sailor is a member of. */
  sailorClub: Id | null;
  /** null: nobody knows any more. */
  enteredBy: 'club' | 'sailor' | null;
  /** The club that made the sailor's account. */
  invitedBy: Id | null;
}

/**
 * The address of an entry is for the sailor himself. The club of the sailing reads it of those who entered themselves,
 * of its members, and of those whom it made an account: who is entered by somebody else's hand has told nobody his
 * address.
 */
export function maySeeEntryEmail(
  asker: Asker | null,
  { club, sailor, sailorClub, enteredBy, invitedBy }: EntrantFacts,
): boolean {
  if (isOwnEntry(asker, { sailor }) || asker?.is_staff === true) return true;
  return mayEditClub(asker, club) && (enteredBy === 'sailor' || sailorClub === club || invitedBy === club);
}

export function mayEditSailor(asker: Asker | null, sailor: Id): boolean {
  return asker !== null && (asker.is_staff || isSelf(asker, sailor));
}

interface BoatFacts {
  owner: Id | null;
  /** The club that owns the boat, where no sailor does. */
  club: Id | null;
  /** The club that the owner is a member of. */
  ownerClub: Id | null;
}

/** A boat is its owner's: a sailor's, or a club's. */
export function mayEditBoat(asker: Asker | null, { owner, club }: BoatFacts): boolean {
  if (asker === null || asker.is_staff) return asker !== null;
  return (owner !== null && isSelf(asker, owner)) || (club !== null && asker.club?.id === club);
}

/** Nobody says of his own boat that her certificate has been seen: his club does. */
export function mayVerifyBoat(asker: Asker | null, { club, ownerClub }: BoatFacts): boolean {
  return [club, ownerClub].some((one) => one !== null && mayEditClub(asker, one)) || asker?.is_staff === true;
}
