import type { RoleTokenOf } from './resetTokens';
import type { Kysely } from 'kysely';
import type { User } from '../../../shared/contract/auth';
import type { RoleRow } from '../../../shared/contract/clubs';
import { mayEditClub, mayOwnClub } from '../../../shared/domain/permissions';
import { wireDatetime } from '../../../shared/domain/time';
import { ROLE_LINK_DAYS } from '../../../shared/limits';
import { acceptRoleSchema, newRoleSchema, roleSchema } from '../../../shared/schemas/account';
import { fieldErrors } from '../../../shared/schemas/fields/validate';
import type { Database } from '../../db/schema';
import type { Work } from '../../db/unitOfWork';
import { forbidden, invalid, notFound, refused } from '../../errors';
import { assertReadable, parse } from '../../http/parse';
import { putInOutbox } from '../../mail/repository';
import { hashOfToken } from '../../resources/auth/evening';
import { findClub, holdClub } from '../../resources/clubs/clubs';
import type { ClubView } from '../../resources/clubs/repository';
import {
  changeRole,
  deleteRole,
  insertRole,
  keepTokenHash,
  roleById,
  rolesOfClub,
  takeClubFrom,
  type RoleView,
} from '../../resources/users/repositoryRoles';
import { foldEmail } from '../../resources/users/users';

const DAY_MS = 24 * 60 * 60 * 1000;

const roleTexts = {
  taken: 'Adressen har redan en roll i klubben, eller är inbjuden.',
  lastOwner: 'Klubben måste ha minst en ägare. Gör någon annan till ägare först.',
} as const;

const wire = (instant: string): string => wireDatetime(Date.parse(instant));

function presentRole(role: RoleView): RoleRow {
  const name = `${role.first_name ?? ''} ${role.last_name ?? ''}`.trim();
  return {
    id: role.id,
    email: role.account_email ?? role.email,
    name: name === '' ? null : name,
    role: role.role,
    state: role.accepted_at === null ? 'invited' : 'active',
    invited_at: wire(role.invited_at),
    accepted_at: role.accepted_at && wire(role.accepted_at),
  };
}

/** The club of a path. Throws 404 where there is none, and 403 unless the actor runs it, or owns it. */
async function runClub(db: Kysely<Database>, user: User, idOrSlug: string, may = mayEditClub) {
  const club = await findClub(db, idOrSlug);
  if (!club) throw notFound();
  if (!may(user, club.id)) throw forbidden();
  return club;
}

/** Who runs the club, and who has been asked to. */
export async function listRoles(db: Kysely<Database>, user: User, club: string): Promise<RoleRow[]> {
  const { id } = await runClub(db, user, club);
  return (await rolesOfClub(db, id)).map(presentRole);
}

/** The club of an id or a slug. Throws 404 or 403 unless the actor owns it. */
export const ownedClub = (db: Kysely<Database>, user: User, club: string): Promise<ClubView> =>
  runClub(db, user, club, mayOwnClub);

interface RoleDeps {
  roleToken: RoleTokenOf;
}

/** Asks somebody by mail to run the club. Throws 400 for an address that is asked already. */
export async function inviteRole(
  work: Work,
  user: User,
  { club: idOrSlug, body }: { club: string; body: unknown },
  { roleToken }: RoleDeps,
): Promise<RoleRow> {
  const club = await runClub(work.tx, user, idOrSlug, mayOwnClub);
  await holdClub(work, club.id);
  const { email: typed, role } = parse(newRoleSchema, body);
  const email = foldEmail(typed);
  const taken = (await rolesOfClub(work.tx, club.id)).some((one) => email === one.email || email === one.account_email);
  if (taken) throw invalid({ email: [roleTexts.taken] });

  const expires_at = new Date(Date.parse(work.now) + ROLE_LINK_DAYS * DAY_MS).toISOString();
  const invited = { club_id: club.id, user_id: null, email, role, invited_at: work.now, accepted_at: null, expires_at };
  const id = await insertRole(work.tx, invited);
  await keepTokenHash(work.tx, id, hashOfToken(roleToken({ id, email, invited_at: work.now })));
  await putInOutbox(work, {
    kind: 'role_invited',
    invitation: { id, email, invited_at: work.now },
    club: club.name,
    role,
  });
  return presentRole(await existing(work, id));
}

async function existing({ tx }: Work, id: number): Promise<RoleView> {
  const role = await roleById(tx, id);
  if (!role) throw notFound();
  return role;
}

const isActiveOwner = ({ role, accepted_at, is_active }: RoleView): boolean =>
  role === 'owner' && accepted_at !== null && is_active === 1;

/** Throws 400 where the club would have no owner left without this one. */
async function assertNotLast({ tx }: Work, role: RoleView): Promise<void> {
  if (!isActiveOwner(role)) return;
  const owners = (await rolesOfClub(tx, role.club_id)).filter(isActiveOwner);
  if (owners.length <= 1) throw refused(roleTexts.lastOwner);
}

interface NamedRole {
  club: string;
  id: number;
}

/** Makes an owner of an official, or an official of an owner. */
export async function updateRole(
  work: Work,
  user: User,
  { club: idOrSlug, id, body }: NamedRole & { body: unknown },
): Promise<RoleRow> {
  const club = await runClub(work.tx, user, idOrSlug, mayOwnClub);
  await holdClub(work, club.id);
  const known = await existing(work, id);
  if (known.club_id !== club.id) throw notFound();
  const { role } = parse(roleSchema, body);
  if (role === known.role) return presentRole(known);
  if (role === 'official') {
    await assertNotLast(work, known);
    if (known.user_id !== null) await takeClubFrom(work.tx, { user: known.user_id, club: club.id });
  }
  await changeRole(work.tx, id, { role });
  return presentRole(await existing(work, id));
}

/** Takes a role away, or an invitation back. Who has one leaves by it as well. */
export async function removeRole(work: Work, user: User, { club: idOrSlug, id }: NamedRole): Promise<void> {
  const club = await runClub(work.tx, user, idOrSlug);
  await holdClub(work, club.id);
  const role = await roleById(work.tx, id);
  const isOwn = role?.club_id === club.id && role.user_id === user.id;
  if (!isOwn && !mayOwnClub(user, club.id)) throw forbidden();
  if (role?.club_id !== club.id) throw notFound();
  await assertNotLast(work, role);
  await deleteRole(work.tx, id);
  if (role.user_id !== null) await takeClubFrom(work.tx, { user: role.user_id, club: club.id });
}

/**
 * Takes the role that a mail has offered. An address alone proves nobody: throws 404 for another account, and for a token
 * that is missing, not the mail's, or too old.
 */
export async function acceptRole(work: Work, user: User, id: number, body: unknown): Promise<RoleRow> {
  const role = await roleById(work.tx, id);
  if (role?.email !== user.email) throw notFound();
  assertReadable(body);
  const given = fieldErrors(acceptRoleSchema, body);
  if ('errors' in given || role.token_hash !== hashOfToken(given.value.token)) throw notFound();
  if (role.accepted_at !== null) return presentRole(role);
  if ((role.expires_at ?? '') <= work.now) throw notFound();
  await changeRole(work.tx, id, { user_id: user.id, accepted_at: work.now });
  return presentRole(await existing(work, id));
}
