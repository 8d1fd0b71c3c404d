import { sql, type Kysely } from 'kysely';
import type { Database } from '../schema';

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
