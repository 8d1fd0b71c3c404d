import { domainToASCII, domainToUnicode } from 'node:url';
import { object, type InferType } from 'yup';
import type { User } from '../../../shared/contract/auth';
import type { ClubRef, OwnRole } from '../../../shared/contract/clubs';
import { text } from '../../../shared/schemas/fields/text';
import { definedOnly, isEmpty } from '../../db/changes';
import type { UserRecord } from '../../db/schema';
import type { Work } from '../../db/unitOfWork';
import { parse } from '../../http/parse';
import {
  accountById,
  activeStaff,
  heldRoles,
  updateLastLogin,
  updateNames,
  userByEmail,
  userById,
  type Db,
  type AccountRecord,
  type HeldRole,
} from './repository';

function clubRef(id: number | null, slug: string | null, name: string | null): ClubRef | null {
  return id === null || slug === null || name === null ? null : { id, slug, name };
}

/** The account that a club was made with is its owner. */
function rolesOf(club: ClubRef | null, held: readonly HeldRole[]): OwnRole[] {
  const roles = held.map(({ role, ...ref }) => ({ club: ref, role }));
  return club && !roles.some((one) => one.club.id === club.id) ? [{ club, role: 'owner' }, ...roles] : roles;
}

/** The user as GET /auth/users/me/ shows them. */
function presentUser(account: AccountRecord, held: readonly HeldRole[]): User {
  const club = clubRef(account.club_id, account.club_slug, account.club_name);
  const sailorClub = clubRef(account.sailor_club_id, account.sailor_club_slug, account.sailor_club_name);
  const names = { first_name: account.first_name, last_name: account.last_name };
  const membership = sailorClub && account.sailor_membership;
  const shown = club ?? sailorClub;
  return {
    id: account.id,
    email: account.email,
    ...names,
    club,
    sailor: account.sailor_id === null ? null : { id: account.sailor_id, ...names, club: sailorClub, membership },
    club_id: shown?.id ?? null,
    club_slug: shown?.slug ?? null,
    is_staff: account.is_staff === 1,
    roles: rolesOf(club, held),
  };
}

const MAX_NAME_LENGTH = 50;

const namesSchema = object({
  first_name: text({ min: 0, max: MAX_NAME_LENGTH }),
  last_name: text({ min: 0, max: MAX_NAME_LENGTH }),
});

type Names = InferType<typeof namesSchema>;

/**
 * Addresses are one account's whatever their case (D1), and however their domain is written: mail to both goes to one
 * mailbox.
 */
export function foldEmail(email: string): string {
  const lower = email.toLowerCase();
  const at = lower.lastIndexOf('@') + 1;
  const domain = domainToUnicode(domainToASCII(lower.slice(at)));
  return domain === '' ? lower : lower.slice(0, at) + domain;
}

/** The user who logs in with this address, and the hash to compare the password with. */
export const credentialsOf = (db: Db, email: string): Promise<UserRecord | undefined> =>
  userByEmail(db, foldEmail(email));

export const credentialsById = (db: Db, id: number): Promise<UserRecord | undefined> => userById(db, id);

/** Records a login, which invalidates earlier links to choose a new password. */
export const recordLogin = (db: Db, id: number, now: Date): Promise<void> => updateLastLogin(db, id, now.toISOString());

/** Of those who run the platform. */
export const staffAddresses = (db: Db): Promise<string[]> => activeStaff(db);

export interface Account {
  user: User;
  isActive: boolean;
  passwordHash: string | null;
}

/** The user as they are at this moment, or null when there is none. */
export async function findAccount(db: Db, id: number): Promise<Account | null> {
  const record = await accountById(db, id);
  return record
    ? {
        user: presentUser(record, await heldRoles(db, id)),
        isActive: record.is_active === 1,
        passwordHash: record.password_hash,
      }
    : null;
}

/** PATCH and PUT of one's own user: the names. Everything else in the body is left alone, the address too. */
export async function changeNames({ tx, now }: Work, user: User, body: unknown): Promise<User> {
  const names = parse(namesSchema, body, { partial: true });
  await updateNames(tx, user.id, { ...names, updated_at: now });
  const account = await accountById(tx, user.id);
  return account ? presentUser(account, await heldRoles(tx, user.id)) : user;
}

/** A sailor's new names apply to their account as well. */
export async function renameUser(
  { tx, now }: Work,
  id: number,
  { first_name, last_name }: Partial<Names>,
): Promise<void> {
  const names = definedOnly<Partial<Names>>({ first_name, last_name });
  if (!isEmpty(names)) await updateNames(tx, id, { ...names, updated_at: now });
}
