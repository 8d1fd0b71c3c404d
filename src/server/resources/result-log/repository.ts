import type { Insertable, Kysely } from 'kysely';
import type { Database, ResultLogRecord, ResultLogTable } from '../../db/schema';

type Db = Kysely<Database>;

export async function insertLogEntry(db: Db, entry: Insertable<ResultLogTable>): Promise<number> {
  const { id } = await db.insertInto('result_log').values(entry).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** Newest first. */
export const logOfSailing = (db: Db, sailingId: number): Promise<ResultLogRecord[]> =>
  db.selectFrom('result_log').selectAll().where('sailing_id', '=', sailingId).orderBy('id', 'desc').execute();

export const logEntryById = (db: Db, sailingId: number, id: number): Promise<ResultLogRecord | undefined> =>
  db.selectFrom('result_log').selectAll().where('sailing_id', '=', sailingId).where('id', '=', id).executeTakeFirst();

export async function markUndone(db: Db, id: number, undoneBy: number): Promise<void> {
  await db.updateTable('result_log').set({ undone_by: undoneBy }).where('id', '=', id).execute();
}
