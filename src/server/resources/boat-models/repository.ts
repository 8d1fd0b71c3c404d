import type { Kysely } from 'kysely';
import type { BoatModelRecord, Database, NewBoatModel } from '../../db/schema';

type Db = Kysely<Database>;

export const allBoatModels = (db: Db): Promise<BoatModelRecord[]> => db.selectFrom('boat_models').selectAll().execute();

export const boatModelById = (db: Db, id: number): Promise<BoatModelRecord | undefined> =>
  db.selectFrom('boat_models').selectAll().where('id', '=', id).executeTakeFirst();

/** How many rows one statement inserts: each value is a parameter, which databases limit. */
const ROWS_AT_ONCE = 100;

export async function insertBoatModels(db: Db, models: readonly NewBoatModel[]): Promise<void> {
  for (let at = 0; at < models.length; at += ROWS_AT_ONCE)
    await db
      .insertInto('boat_models')
      .values(models.slice(at, at + ROWS_AT_ONCE))
      .execute();
}

export async function updateBoatModel(db: Db, id: number, changes: Partial<NewBoatModel>): Promise<void> {
  await db.updateTable('boat_models').set(changes).where('id', '=', id).execute();
}

/** Types that the latest table lacks. */
export async function retireBoatModels(db: Db, ids: number[]): Promise<void> {
  if (ids.length > 0) await db.updateTable('boat_models').set({ is_current: 0 }).where('id', 'in', ids).execute();
}
