import type { ClubRole, Membership } from '../contract/clubs';
import type { Id } from '../contract/common';
import type { RegistrationScope, SailingStatus } from '../contract/sailings';

/**
 * Who may do what. Screens hide by these rules and routes refuse by them. A wire `User` is an actor;
 * null: not logged in.
 */
export interface Actor {
  is_staff: boolean;
  /** Set for a club's first owner. */
  club: { id: Id } | null;
  /** In clubs that they run. Whoever has one may what the club's own account may, but for what is the owner's. */
  roles?: readonly { club: { id: Id }; role: ClubRole }[];
  sailor: { id: Id; club: { id: Id } | null; membership: Membership | null } | null;
  /** Set for who came by an evening link: that one sailing is all that they reach, and they have no account. */
  recorder?: { sailing: Id } | undefined;
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
export function mayActForAClub(actor: Actor | null): boolean {
  return actor !== null && (actor.is_staff || clubsRunBy(actor).length > 0);
}

/** The clubs that the actor runs, as owner or official. */
export const clubsRunBy = ({ club, roles = [] }: Actor): Id[] => [
  ...new Set([...(club ? [club.id] : []), ...roles.map((one) => one.club.id)]),
];

/** The tables that every club shares are kept by the platform. */
export const mayKeepTables = (actor: Actor | null): boolean => actor?.is_staff === true;

export function mayEditClub(actor: Actor | null, club: Id): boolean {
  return actor !== null && (actor.is_staff || clubsRunBy(actor).includes(club));
}

/** The club itself, who runs it and its end are its owners' alone. */
export function mayOwnClub(actor: Actor | null, club: Id): boolean {
  if (actor === null || actor.is_staff) return actor !== null;
  return actor.club?.id === club || (actor.roles ?? []).some((one) => one.club.id === club && one.role === 'owner');
}

export function maySeeSailing(actor: Actor | null, sailing: SailingFacts & { id: Id }): boolean {
  if (actor === null) return false;
  if (actor.recorder) return actor.recorder.sailing === sailing.id;
  return sailing.status !== 'unpublished' || mayEditClub(actor, sailing.club);
}

/** May write down what happens in the sailing: starts, finishes, codes, and which boats are in it. */
export const mayRecord = (actor: Actor | null, sailing: { id: Id; club: Id }): boolean =>
  mayEditClub(actor, sailing.club) || actor?.recorder?.sailing === sailing.id;

export function maySeeSerie(actor: Actor | null, serie: { club: Id; is_published: boolean }): boolean {
  return actor !== null && (serie.is_published || mayEditClub(actor, serie.club));
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

export const isOwnEntry = (actor: Actor | null, entry: { sailor: Id | null }): boolean =>
  entry.sailor !== null && actor?.sailor?.id === entry.sailor;

export function isRegistrationOpen(sailing: EntryRules, now: number): boolean {
  const isInTime = sailing.registration_deadline === null || now <= Date.parse(sailing.registration_deadline);
  return sailing.status === 'upcoming' && sailing.registration_open && isInTime;
}

/** The club that a sailor is a member of: naming one is only a question until the club confirms it. */
export const clubOfMember = (club: Id | null, membership: Membership | null): Id | null =>
  membership === 'confirmed' ? club : null;

/** The club whose confirmed member the actor is. */
export const memberClubOf = (actor: Actor | null): Id | null =>
  clubOfMember(actor?.sailor?.club?.id ?? null, actor?.sailor?.membership ?? null);

/** Who belongs to a club is for its confirmed members and for the club. */
export const maySeeMembers = (actor: Actor | null, club: Id): boolean =>
  mayEditClub(actor, club) || memberClubOf(actor) === club;

/** A regatta is open to sailors of every club, unless the club keeps it for its members. */
export const isInScope = (actor: Actor | null, sailing: EntryRules): boolean =>
  sailing.registration_scope === 'open' || memberClubOf(actor) === sailing.club;

/**
 * A sailing for members may be entered by who has asked to become one; such an entry waits for the club, whether or not
 * the sailing's entries do.
 */
export function mayAskToEnter(actor: Actor | null, sailing: EntryRules): boolean {
  return !isInScope(actor, sailing) && actor?.sailor?.club?.id === sailing.club;
}

/** A sailor's own entry, until its start. */
export function mayEditOwnEntry(actor: Actor | null, entry: Entry, sailing: SailingFacts, now: number): boolean {
  const isBeforeRace = sailing.status === 'upcoming' || sailing.status === 'ongoing';
  const hasStarted = entry.startsAt === null ? sailing.status === 'ongoing' : entry.startsAt <= now;
  return isOwnEntry(actor, entry) && isBeforeRace && !hasStarted;
}

/** Sailors withdraw their entry only while they could have made it. */
export function mayDeleteOwnEntry(actor: Actor | null, entry: Entry, sailing: EntryRules, now: number): boolean {
  return mayEditOwnEntry(actor, entry, sailing, now) && isRegistrationOpen(sailing, now);
}

export const isSelf = (actor: Actor | null, sailor: Id): boolean => actor?.sailor?.id === sailor;

/**
 * Address and telephone of a sailor are for that sailor and the club that they have named, also before it answers:
 * whoever has just registered may have no name to be recognised by.
 */
export function maySeeContact(actor: Actor | null, sailor: { id: Id; club: Id | null }): boolean {
  return isSelf(actor, sailor.id) || (sailor.club !== null && mayEditClub(actor, sailor.club));
}

interface EntrantFacts {
  /** The club of the sailing. */
  club: Id;
  sailor: Id | null;
  /** The club that the sailor is a confirmed member of. */
  sailorClub: Id | null;
  /** null: nobody knows any more. */
  enteredBy: 'club' | 'sailor' | null;
  /** The club that made the sailor's account. */
  invitedBy: Id | null;
}

/**
 * The address of an entry is for that sailor. The club of the sailing reads it for those who entered themselves, for
 * its members, and for those it made an account for: a sailor whom others entered has given nobody their address.
 */
export function maySeeEntryEmail(
  actor: Actor | null,
  { club, sailor, sailorClub, enteredBy, invitedBy }: EntrantFacts,
): boolean {
  if (isOwnEntry(actor, { sailor }) || actor?.is_staff === true) return true;
  return mayEditClub(actor, club) && (enteredBy === 'sailor' || sailorClub === club || invitedBy === club);
}

/** A telephone number of a list that the club has read in is for the club. */
export const maySeeListedPhone = (actor: Actor | null, { club }: { club: Id }): boolean => mayEditClub(actor, club);

/** The address of such a list is for the club and that sailor. */
export const maySeeListedEmail = (actor: Actor | null, entry: { club: Id; sailor: Id | null }): boolean =>
  maySeeListedPhone(actor, entry) || isOwnEntry(actor, entry);

export function mayEditSailor(actor: Actor | null, sailor: Id): boolean {
  return actor !== null && (actor.is_staff || isSelf(actor, sailor));
}

interface SailorFacts {
  id: Id;
  /** The club that the sailor has named. */
  club: Id | null;
  membership: Membership | null;
}

/** What a sailor has entered and sailed is gathered for them, for the confirmed members of their club, and for it. */
export function maySeeEntriesOf(actor: Actor | null, { id, club, membership }: SailorFacts): boolean {
  if (mayEditSailor(actor, id)) return true;
  const of = clubOfMember(club, membership);
  return of !== null && maySeeMembers(actor, of);
}

interface BoatFacts {
  owner: Id | null;
  /** The club that owns the boat, where no sailor does. */
  club: Id | null;
  /** The club that the owner is a confirmed member of. */
  ownerClub: Id | null;
}

/** A boat is its owner's: a sailor's, or a club's. */
export function mayEditBoat(actor: Actor | null, { owner, club }: BoatFacts): boolean {
  if (actor === null || actor.is_staff) return actor !== null;
  return (owner !== null && isSelf(actor, owner)) || (club !== null && mayEditClub(actor, club));
}

/** Owners do not verify the certificate of their own boat: their club does. */
export function mayVerifyBoat(actor: Actor | null, { club, ownerClub }: BoatFacts): boolean {
  return [club, ownerClub].some((one) => one !== null && mayEditClub(actor, one)) || actor?.is_staff === true;
}
