import type { Kysely, Selectable } from 'kysely';
import type { Database, StartGroupChanges } from '../../db/schema';
import type { NewStartLogRow, SignalDevicesTable, StartLogRecord } from '../../db/schemaStarts';

type Db = Kysely<Database>;

/** In the order in which they arrived. */
export const logOfSailing = (db: Db, sailing: number): Promise<StartLogRecord[]> =>
  db.selectFrom('start_log').selectAll().where('sailing_id', '=', sailing).orderBy('id').execute();

export async function insertEvent(db: Db, event: NewStartLogRow): Promise<StartLogRecord> {
  return db.insertInto('start_log').values(event).returningAll().executeTakeFirstOrThrow();
}

/** Of any sailing: a uuid is taken once in the installation. */
export async function eventsWithUuids(db: Db, uuids: readonly string[]): Promise<StartLogRecord[]> {
  return db.selectFrom('start_log').selectAll().where('uuid', 'in', uuids).execute();
}

/** What a group or a sailing begins from, once the log moves its start. */
export type Plan = Pick<StartGroupChanges, 'planned_start' | 'planned_prep'>;

export async function keepPlanOfGroup(db: Db, id: number, plan: Plan): Promise<void> {
  await db.updateTable('start_groups').set(plan).where('id', '=', id).execute();
}

export async function keepPlanOfSailing(db: Db, id: number, plan: Plan): Promise<void> {
  await db.updateTable('sailings').set(plan).where('id', '=', id).execute();
}

/** Whether an act has moved the starts of the sailing, or could have. */
export async function hasPlan(db: Db, sailing: number): Promise<boolean> {
  const row = await db
    .selectFrom('sailings')
    .leftJoin('start_groups', 'start_groups.sailing_id', 'sailings.id')
    .select('sailings.id')
    .where('sailings.id', '=', sailing)
    .where(({ or, eb }) =>
      or([eb('sailings.planned_prep', 'is not', null), eb('start_groups.planned_prep', 'is not', null)]),
    )
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export const signalDeviceOf = (db: Db, sailing: number): Promise<Selectable<SignalDevicesTable> | undefined> =>
  db.selectFrom('signal_devices').selectAll().where('sailing_id', '=', sailing).executeTakeFirst();

export async function keepSignalDevice(db: Db, heard: Selectable<SignalDevicesTable>): Promise<void> {
  const { device, heard_at } = heard;
  await db
    .insertInto('signal_devices')
    .values(heard)
    .onConflict((conflict) => conflict.column('sailing_id').doUpdateSet({ device, heard_at }))
    .execute();
}
