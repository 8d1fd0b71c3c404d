import type { Kysely } from 'kysely';
import type { BoatModelRecord, Database } from '../../db/schema';

type Db = Kysely<Database>;

export const allBoatModels = (db: Db): Promise<BoatModelRecord[]> => db.selectFrom('boat_models').selectAll().execute();

export const boatModelById = (db: Db, id: number): Promise<BoatModelRecord | undefined> =>
  db.selectFrom('boat_models').selectAll().where('id', '=', id).executeTakeFirst();
