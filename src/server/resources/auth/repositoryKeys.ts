import type { Expression, ExpressionBuilder, Kysely, SqlBool } from 'kysely';
import type { Database } from '../../db/schema';
import type { NewAccessKey } from '../../db/schemaExchange';

type Db = Kysely<Database>;

/** Its maker is there, and still owns the club or runs the platform. */
const isMakersStill = (eb: ExpressionBuilder<Database, 'access_keys' | 'users'>): Expression<SqlBool> =>
  eb.and([
    eb('users.is_active', '=', 1),
    eb.or([
      eb('users.is_staff', '=', 1),
      eb('users.club_id', '=', eb.ref('access_keys.club_id')),
      eb.exists(
        eb
          .selectFrom('club_roles')
          .select('club_roles.id')
          .whereRef('club_roles.club_id', '=', 'access_keys.club_id')
          .whereRef('club_roles.user_id', '=', 'users.id')
          .where('club_roles.role', '=', 'owner')
          .where('club_roles.accepted_at', 'is not', null),
      ),
    ]),
  ]);

const keys = (db: Db) =>
  db
    .selectFrom('access_keys')
    .innerJoin('users', 'users.id', 'access_keys.made_by')
    .innerJoin('clubs', 'clubs.id', 'access_keys.club_id')
    .selectAll('access_keys')
    .select(['clubs.slug', 'clubs.name as club_name'])
    .select(['users.first_name', 'users.last_name', 'users.email'])
    .select((eb) => eb.case().when(isMakersStill(eb)).then(1).else(0).end().as('is_makers_still'));

export type AccessKeyView = Awaited<ReturnType<typeof keysOfClub>>[number];

/** In the order that they were made. */
export const keysOfClub = (db: Db, club: number) =>
  keys(db).where('access_keys.club_id', '=', club).orderBy('access_keys.id').execute();

export const keyByHash = (db: Db, tokenHash: string) =>
  keys(db).where('access_keys.token_hash', '=', tokenHash).executeTakeFirst();

export const insertKey = (db: Db, key: NewAccessKey): Promise<{ id: number; name: string; created_at: string }> =>
  db.insertInto('access_keys').values(key).returning(['id', 'name', 'created_at']).executeTakeFirstOrThrow();

export async function keepKeyHash(db: Db, id: number, token_hash: string): Promise<void> {
  await db.updateTable('access_keys').set({ token_hash }).where('id', '=', id).execute();
}

/** Whether the club had it. */
export async function deleteKey(db: Db, { club, id }: { club: number; id: number }): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('access_keys')
    .where('id', '=', id)
    .where('club_id', '=', club)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
