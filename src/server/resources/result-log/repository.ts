import type { Kysely } from 'kysely';
import { prepared } from '../../db/prepared';
import type { Database, ResultLogRecord } from '../../db/schema';

type Db = Kysely<Database>;

type NewLogEntry = Omit<ResultLogRecord, 'id'>;

const insertEntry = prepared<NewLogEntry, { id: number }>((db, value) =>
  db
    .insertInto('result_log')
    .values({
      sailing_id: value('sailing_id'),
      competitor_id: value('competitor_id'),
      action: value('action'),
      label: value('label'),
      user_id: value('user_id'),
      by_name: value('by_name'),
      at: value('at'),
      before: value('before'),
      after: value('after'),
      undone_by: value('undone_by'),
      evening_link: value('evening_link'),
    })
    .returning('id'),
);

export async function insertLogEntry(db: Db, entry: NewLogEntry): Promise<number> {
  const [row] = await insertEntry(db, entry);
  if (!row) throw new Error('The log of results has not taken an entry.');
  return row.id;
}

/** Newest first. */
export const logOfSailing = (db: Db, sailingId: number): Promise<ResultLogRecord[]> =>
  db.selectFrom('result_log').selectAll().where('sailing_id', '=', sailingId).orderBy('id', 'desc').execute();

export const logEntryById = (db: Db, sailingId: number, id: number): Promise<ResultLogRecord | undefined> =>
  db.selectFrom('result_log').selectAll().where('sailing_id', '=', sailingId).where('id', '=', id).executeTakeFirst();

export async function markUndone(db: Db, id: number, undoneBy: number): Promise<void> {
  await db.updateTable('result_log').set({ undone_by: undoneBy }).where('id', '=', id).execute();
}
