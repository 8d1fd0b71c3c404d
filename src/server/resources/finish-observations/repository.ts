import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema';
import type { NewObservation, ObservationColumns, ObservationRecord } from '../../db/schemaRaceNight';

type Db = Kysely<Database>;

/** In the order that the boats crossed the line. */
export const observationsOf = (db: Db, sailingId: number): Promise<ObservationRecord[]> =>
  db
    .selectFrom('finish_observations')
    .selectAll()
    .where('sailing_id', '=', sailingId)
    .orderBy('at')
    .orderBy('id')
    .execute();

/** Of whichever sailing. */
export const observationsNamed = (db: Db, uuids: readonly string[]): Promise<ObservationRecord[]> =>
  db.selectFrom('finish_observations').selectAll().where('uuid', 'in', uuids).execute();

export const insertObservation = (db: Db, observation: NewObservation): Promise<ObservationRecord> =>
  db.insertInto('finish_observations').values(observation).returningAll().executeTakeFirstOrThrow();

export async function updateObservation(db: Db, id: number, columns: ObservationColumns): Promise<void> {
  await db.updateTable('finish_observations').set(columns).where('id', '=', id).execute();
}

export const observationsOfBoat = (db: Db, competitorId: number): Promise<ObservationRecord[]> =>
  db.selectFrom('finish_observations').selectAll().where('competitor_id', '=', competitorId).orderBy('id').execute();

/** Keys of those on the main list that no boat is known of yet. */
export async function looseObservations(db: Db, sailingId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('finish_observations')
    .select('uuid')
    .where('sailing_id', '=', sailingId)
    .where('competitor_id', 'is', null)
    .where('undone', '=', 0)
    .where('order_only', '=', 0)
    .where('list', '=', 'main')
    .orderBy('at')
    .orderBy('id')
    .execute();
  return rows.map(({ uuid }) => uuid);
}
