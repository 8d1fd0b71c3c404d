import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema';

type Db = Kysely<Database>;

/** A sailor with the name of his club. */
export const sailorById = (db: Db, id: number) =>
  db
    .selectFrom('sailors')
    .leftJoin('clubs', 'clubs.id', 'sailors.club_id')
    .selectAll('sailors')
    .select('clubs.name as club_name')
    .where('sailors.id', '=', id)
    .executeTakeFirst();

export const boatById = (db: Db, id: number) => db.selectFrom('boats').selectAll().where('id', '=', id).executeTakeFirst();

export type SailorView = NonNullable<Awaited<ReturnType<typeof sailorById>>>;
export type BoatRecord = NonNullable<Awaited<ReturnType<typeof boatById>>>;
