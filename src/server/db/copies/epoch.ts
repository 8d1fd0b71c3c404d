import { randomBytes } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../schema';

const EPOCH_BYTES = 4;

const newEpoch = (): string => randomBytes(EPOCH_BYTES).toString('hex');

/**
 * Begins a new event log: its numbers may say something else than they did, so clients drop what they hold and read
 * again.
 */
export async function renewEpoch(db: Kysely<Database>): Promise<void> {
  await setMeta(db, 'epoch', newEpoch());
}

export async function setMeta(db: Kysely<Database>, key: string, value: string): Promise<void> {
  await db
    .insertInto('meta')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}

/** What a server writes at its first start, before anybody has used it. */
const FIRST_START = new Set(['meta', 'boat_models', 'rate_limits']);

/** Whether a migrated database holds nothing that anybody would miss. */
export async function isEmpty(db: Kysely<Database>): Promise<boolean> {
  for (const { name } of await db.introspection.getTables()) {
    if (FIRST_START.has(name)) continue;
    const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(db);
    if (rows.length > 0) return false;
  }
  return true;
}
