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

/** Where the sailor is entered, club by club: two writers who take the locks of clubs in one order never wait for each other. */
export const placesOfSailor = (db: Db, sailorId: number) =>
  db
    .selectFrom('competitors')
    .innerJoin('sailings', 'sailings.id', 'competitors.sailing_id')
    .select(['competitors.id', 'competitors.sailing_id', 'sailings.club_id'])
    .where('competitors.sailor_id', '=', sailorId)
    .orderBy('sailings.club_id')
    .orderBy('competitors.id')
    .execute();

/** Where boats of these types are entered, in the same order. */
export const placesOfModels = (db: Db, boatModelIds: number[]) =>
  db
    .selectFrom('competitors')
    .innerJoin('sailings', 'sailings.id', 'competitors.sailing_id')
    .select(['competitors.id', 'competitors.sailing_id', 'sailings.club_id'])
    .where('competitors.boat_model_id', 'in', boatModelIds)
    .orderBy('sailings.club_id')
    .orderBy('competitors.id')
    .execute();

export type SailorView = NonNullable<Awaited<ReturnType<typeof sailorById>>>;
export type BoatRecord = NonNullable<Awaited<ReturnType<typeof boatById>>>;
