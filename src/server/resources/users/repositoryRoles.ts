import type { ClubRole } from '../../../shared/contract/clubs';
import type { Db } from './repository';

/** Roles with the account that has them, or that of the address they were sent to. */
const roles = (db: Db) =>
  db
    .selectFrom('club_roles')
    .leftJoin('users', 'users.id', 'club_roles.user_id')
    .selectAll('club_roles')
    .select(['users.first_name', 'users.last_name', 'users.email as account_email', 'users.is_active']);

export type RoleView = NonNullable<Awaited<ReturnType<typeof roleById>>>;

export const rolesOfClub = (db: Db, club: number): Promise<RoleView[]> =>
  roles(db).where('club_roles.club_id', '=', club).orderBy('club_roles.id').execute();

export const roleById = (db: Db, id: number) => roles(db).where('club_roles.id', '=', id).executeTakeFirst();

export interface NewRole {
  club_id: number;
  user_id: number | null;
  email: string;
  role: ClubRole;
  invited_at: string;
  accepted_at: string | null;
  expires_at: string | null;
}

export async function insertRole(db: Db, role: NewRole): Promise<number> {
  const { id } = await db
    .insertInto('club_roles')
    .values({ ...role, token_hash: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The account that a club is made with, or is given by the operator, owns it. */
export const insertOwner = (
  db: Db,
  { club_id, user_id, email, now }: { club_id: number; user_id: number; email: string; now: string },
): Promise<number> =>
  insertRole(db, { club_id, user_id, email, role: 'owner', invited_at: now, accepted_at: now, expires_at: null });

export async function keepTokenHash(db: Db, id: number, token_hash: string): Promise<void> {
  await db.updateTable('club_roles').set({ token_hash }).where('id', '=', id).execute();
}

export async function changeRole(
  db: Db,
  id: number,
  changes: { role?: ClubRole; user_id?: number; accepted_at?: string },
): Promise<void> {
  await db.updateTable('club_roles').set(changes).where('id', '=', id).execute();
}

export async function deleteRole(db: Db, id: number): Promise<void> {
  await db.deleteFrom('club_roles').where('id', '=', id).execute();
}

/** The account is the club's first owner no longer. */
export async function takeClubFrom(db: Db, { user, club }: { user: number; club: number }): Promise<void> {
  await db.updateTable('users').set({ club_id: null }).where('id', '=', user).where('club_id', '=', club).execute();
}
