import type { Kysely } from 'kysely';
import type { Database, NewUser, UserRecord } from '../../db/schema';

type Db = Kysely<Database>;

const accounts = (db: Db) =>
  db
    .selectFrom('users')
    .leftJoin('clubs as club', 'club.id', 'users.club_id')
    .leftJoin('sailors as sailor', 'sailor.user_id', 'users.id')
    .leftJoin('clubs as sailor_club', 'sailor_club.id', 'sailor.club_id')
    .selectAll('users')
    .select([
      'club.slug as club_slug',
      'club.name as club_name',
      'sailor.id as sailor_id',
      'sailor_club.id as sailor_club_id',
      'sailor_club.slug as sailor_club_slug',
      'sailor_club.name as sailor_club_name',
    ]);

/** A user with the clubs that he stands for and belongs to. */
export type AccountRecord = NonNullable<Awaited<ReturnType<typeof accountById>>>;

export const accountById = (db: Db, id: number) => accounts(db).where('users.id', '=', id).executeTakeFirst();

/** Addresses are kept in lower case. */
export const userByEmail = (db: Db, email: string): Promise<UserRecord | undefined> =>
  db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst();

export const clubExists = async (db: Db, id: number): Promise<boolean> =>
  (await db.selectFrom('clubs').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;

export async function insertUser(db: Db, user: NewUser): Promise<number> {
  const { id } = await db.insertInto('users').values(user).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function insertSailor(db: Db, sailor: { user_id: number; club_id: number | null; now: string }): Promise<void> {
  const { now, ...row } = sailor;
  await db
    .insertInto('sailors')
    .values({ ...row, created_at: now, updated_at: now })
    .execute();
}

export interface Names {
  first_name?: string;
  last_name?: string;
}

/** Names are shown with the user and with the sailor, so both rows keep them. */
export async function updateNames(db: Db, userId: number, { now, ...names }: Names & { now: string }): Promise<void> {
  await db
    .updateTable('users')
    .set({ ...names, updated_at: now })
    .where('id', '=', userId)
    .execute();
  await db
    .updateTable('sailors')
    .set({ ...names, updated_at: now })
    .where('user_id', '=', userId)
    .execute();
}

export async function deleteUser(db: Db, id: number): Promise<void> {
  await db.deleteFrom('users').where('id', '=', id).execute();
}

export const liveSessionExists = async (db: Db, id: string): Promise<boolean> =>
  (await db.selectFrom('sessions').select('id').where('id', '=', id).where('ended_at', 'is', null).executeTakeFirst()) !== undefined;
