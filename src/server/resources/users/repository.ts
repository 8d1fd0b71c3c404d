import type { Expression, InferResult, Kysely } from 'kysely';
import type { ClubRole } from '../../../shared/contract/clubs';
import { prepared } from '../../db/prepared';
import type { Database, NewSailor, NewUser, UserRecord } from '../../db/schema';

export type Db = Kysely<Database>;

/** A user with the club that they stand for and the one that they belong to. */
export type AccountRecord = NonNullable<Awaited<ReturnType<typeof accountById>>>;

const accountQuery = (db: Db, id: Expression<number>) =>
  db
    .selectFrom('users')
    .select([
      'users.id',
      'users.email',
      'users.password_hash',
      'users.first_name',
      'users.last_name',
      'users.is_staff',
      'users.is_active',
      'users.club_id',
    ])
    // Not joined: SQLite takes four times as long over joins.
    .select(({ selectFrom }) => {
      const club = selectFrom('clubs').whereRef('clubs.id', '=', 'users.club_id');
      const sailor = selectFrom('sailors').whereRef('sailors.user_id', '=', 'users.id');
      const sailorClub = selectFrom('clubs').where(
        'clubs.id',
        '=',
        sailor.select('sailors.club_id').$asScalar().$notNull(),
      );
      return [
        club.select('clubs.slug').as('club_slug'),
        club.select('clubs.name').as('club_name'),
        sailor.select('sailors.id').as('sailor_id'),
        sailor.select('sailors.club_id').as('sailor_club_id'),
        sailor.select('sailors.membership').as('sailor_membership'),
        sailorClub.select('clubs.slug').as('sailor_club_slug'),
        sailorClub.select('clubs.name').as('sailor_club_name'),
      ];
    })
    .where('users.id', '=', id);

// Runs in every call of a logged-in user.
const accounts = prepared<{ id: number }, InferResult<ReturnType<typeof accountQuery>>[number]>((db, value) =>
  accountQuery(db, value('id')),
);

export const accountById = async (db: Db, id: number) => (await accounts(db, { id }))[0];

/** A role that somebody has in a club. */
export interface HeldRole {
  id: number;
  slug: string;
  name: string;
  role: ClubRole;
}

const acceptedRoles = prepared<{ user: number }, HeldRole>((db, value) =>
  db
    .selectFrom('club_roles')
    .innerJoin('clubs', 'clubs.id', 'club_roles.club_id')
    .select(['clubs.id', 'clubs.slug', 'clubs.name', 'club_roles.role'])
    .where('club_roles.user_id', '=', value('user'))
    .where('club_roles.accepted_at', 'is not', null)
    .orderBy('club_roles.id'),
);

export const heldRoles = (db: Db, user: number): Promise<HeldRole[]> => acceptedRoles(db, { user });

export const userById = (db: Db, id: number): Promise<UserRecord | undefined> =>
  db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();

export const userByEmail = (db: Db, email: string): Promise<UserRecord | undefined> =>
  db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst();

export async function activeStaff(db: Db): Promise<string[]> {
  const staff = await db
    .selectFrom('users')
    .select('email')
    .where('is_staff', '=', 1)
    .where('is_active', '=', 1)
    .orderBy('id')
    .execute();
  return staff.map(({ email }) => email);
}

export const clubExists = async (db: Db, id: number): Promise<boolean> =>
  (await db.selectFrom('clubs').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;

export async function insertUser(db: Db, user: NewUser): Promise<number> {
  const { id } = await db.insertInto('users').values(user).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function insertSailor(db: Db, sailor: NewSailor): Promise<number> {
  const { id } = await db.insertInto('sailors').values(sailor).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function linkSailor(
  db: Db,
  { id, userId, now }: { id: number; userId: number; now: string },
): Promise<void> {
  await db.updateTable('sailors').set({ user_id: userId, updated_at: now }).where('id', '=', id).execute();
}

/** Names are shown with the user and with the sailor, so both rows keep them. */
export async function updateNames(
  db: Db,
  userId: number,
  changes: { first_name?: string | undefined; last_name?: string | undefined; updated_at: string },
): Promise<void> {
  await db.updateTable('users').set(changes).where('id', '=', userId).execute();
  await db.updateTable('sailors').set(changes).where('user_id', '=', userId).execute();
}

export async function updatePasswordHash(db: Db, id: number, passwordHash: string | null, now: string): Promise<void> {
  await db.updateTable('users').set({ password_hash: passwordHash, updated_at: now }).where('id', '=', id).execute();
}

export async function updateActive(
  db: Db,
  id: number,
  changes: Pick<UserRecord, 'is_active' | 'updated_at'>,
): Promise<void> {
  await db.updateTable('users').set(changes).where('id', '=', id).execute();
}

/** False when the password is no longer the one of `account`. */
export async function replacePasswordHash(
  db: Db,
  { id, password_hash: present }: Pick<UserRecord, 'id' | 'password_hash'>,
  { passwordHash, now }: { passwordHash: string; now: string },
): Promise<boolean> {
  const replaced = await db
    .updateTable('users')
    .set({ password_hash: passwordHash, updated_at: now })
    .where('id', '=', id)
    .where('password_hash', present === null ? 'is' : '=', present)
    .returning('id')
    .executeTakeFirst();
  return replaced !== undefined;
}

export async function updateLastLogin(db: Db, id: number, now: string): Promise<void> {
  await db.updateTable('users').set({ last_login_at: now }).where('id', '=', id).execute();
}

/** Only what the results show of the sailor stays; a membership that no club has confirmed does not. */
export async function deleteUser(db: Db, id: number): Promise<void> {
  await db
    .updateTable('sailors')
    .set({ club_id: null, membership: null })
    .where('user_id', '=', id)
    .where('membership', '=', 'asked')
    .execute();
  await db
    .updateTable('competitors')
    .set({ contact_email: '', contact_phone: '' })
    .where('sailor_id', 'in', (eb) => eb.selectFrom('sailors').select('id').where('user_id', '=', id))
    .execute();
  await db
    .updateTable('sailors')
    .set({ phone: null, photo_hash: null, hide_name: 1 })
    .where('user_id', '=', id)
    .execute();
  await db.deleteFrom('users').where('id', '=', id).execute();
}
