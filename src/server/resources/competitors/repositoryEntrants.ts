import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema';

type Db = Kysely<Database>;

/** A sailor with the name of their club. */
export const sailorById = (db: Db, id: number) =>
  db
    .selectFrom('sailors')
    .leftJoin('clubs', 'clubs.id', 'sailors.club_id')
    .selectAll('sailors')
    .select('clubs.name as club_name')
    .where('sailors.id', '=', id)
    .executeTakeFirst();

export const boatById = (db: Db, id: number) =>
  db.selectFrom('boats').selectAll().where('id', '=', id).executeTakeFirst();

/** Entries club by club: two writers who take the locks of clubs in one order never wait for each other. */
const places = (db: Db) =>
  db
    .selectFrom('competitors')
    .innerJoin('sailings', 'sailings.id', 'competitors.sailing_id')
    .select(['competitors.id', 'competitors.sailing_id', 'sailings.club_id'])
    .orderBy('sailings.club_id')
    .orderBy('competitors.id');

/** Where the sailor is entered, club by club. */
export const placesOfSailor = (db: Db, sailorId: number) =>
  places(db).where('competitors.sailor_id', '=', sailorId).execute();

/** Where boats of these types are entered, club by club. */
export const placesOfModels = (db: Db, boatModelIds: number[]) =>
  places(db).where('competitors.boat_model_id', 'in', boatModelIds).execute();

export type SailorView = NonNullable<Awaited<ReturnType<typeof sailorById>>>;
export type BoatRecord = NonNullable<Awaited<ReturnType<typeof boatById>>>;

/** How the sailors of a sailing's entries are reached. */
export const contactsIn = (db: Db, sailingId: number) =>
  db
    .selectFrom('competitors')
    .innerJoin('sailors', 'sailors.id', 'competitors.sailor_id')
    .select(['competitors.id as competitor', 'sailors.id', 'sailors.club_id as club', 'sailors.phone'])
    .where('competitors.sailing_id', '=', sailingId)
    .execute();
