import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema';

type Db = Kysely<Database>;

export const mergesOf = (db: Db, serieId: number) =>
  db.selectFrom('serie_merges').selectAll().where('serie_id', '=', serieId).orderBy('id').execute();

export type MergeRecord = Awaited<ReturnType<typeof mergesOf>>[number];

export const insertMerge = (db: Db, merge: Omit<MergeRecord, 'id'>): Promise<MergeRecord> =>
  db.insertInto('serie_merges').values(merge).returningAll().executeTakeFirstOrThrow();

export async function deleteMerge(db: Db, serieId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('serie_merges')
    .where('serie_id', '=', serieId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
