import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema';
import type { RrsEventRecord } from '../../db/schemaExchange';

type Db = Kysely<Database>;

export const rrsEventOf = (db: Db, sailing: number): Promise<RrsEventRecord | undefined> =>
  db.selectFrom('rrs_events').selectAll().where('sailing_id', '=', sailing).executeTakeFirst();

/** Another event has been sent nothing yet. */
export async function keepRrsEvent(db: Db, { sailing, sealed }: { sailing: number; sealed: string }): Promise<void> {
  const unsent = { sealed, sent_at: null, sent_count: null };
  await db
    .insertInto('rrs_events')
    .values({ sailing_id: sailing, ...unsent })
    .onConflict((conflict) => conflict.column('sailing_id').doUpdateSet(unsent))
    .execute();
}

export async function deleteRrsEvent(db: Db, sailing: number): Promise<void> {
  await db.deleteFrom('rrs_events').where('sailing_id', '=', sailing).execute();
}

/** Nothing where the club has chosen another event meanwhile. */
export async function noteSent(
  db: Db,
  { sailing, sealed, at, count }: { sailing: number; sealed: string; at: string; count: number },
): Promise<void> {
  await db
    .updateTable('rrs_events')
    .set({ sent_at: at, sent_count: count })
    .where('sailing_id', '=', sailing)
    .where('sealed', '=', sealed)
    .execute();
}
