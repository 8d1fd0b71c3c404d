import type { Kysely } from 'kysely';
import type { BoatModelRecord, Database, NewBoatModel } from '../../db/schema';

type Db = Kysely<Database>;

export const allBoatModels = (db: Db): Promise<BoatModelRecord[]> => db.selectFrom('boat_models').selectAll().execute();

export const boatModelById = (db: Db, id: number): Promise<BoatModelRecord | undefined> =>
  db.selectFrom('boat_models').selectAll().where('id', '=', id).executeTakeFirst();

export async function insertBoatModel(db: Db, model: NewBoatModel): Promise<void> {
  await db.insertInto('boat_models').values(model).execute();
}

export async function updateBoatModel(db: Db, id: number, changes: Partial<NewBoatModel>): Promise<void> {
  await db.updateTable('boat_models').set(changes).where('id', '=', id).execute();
}
