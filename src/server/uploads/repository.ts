import type { Insertable, Kysely } from 'kysely';
import type { Database } from '../db/schema';
import type { FilesTable } from '../db/schemaFiles';

type Db = Kysely<Database>;

/** Content that is already stored stays, with a new date. */
export async function saveFile(db: Db, file: Insertable<FilesTable>): Promise<void> {
  const { kept_at } = file;
  await db
    .insertInto('files')
    .values(file)
    .onConflict((conflict) => conflict.column('hash').doUpdateSet({ kept_at }))
    .execute();
}

export const mimeOf = (db: Db, hash: string) =>
  db.selectFrom('files').select('mime').where('hash', '=', hash).executeTakeFirst();

export const fileByHash = (db: Db, hash: string) =>
  db.selectFrom('files').select(['mime', 'data']).where('hash', '=', hash).executeTakeFirst();
