import type { Kysely } from 'kysely';
import { REFRESH_TOKEN_LIFE_S } from '../../shared/limits';
import { keysExpireBefore } from './idempotency';
import type { Database } from './schema';

/** Removes what nobody can ask for any more: answers older than their key, and sessions whose last token has run out. */
export async function sweep(db: Kysely<Database>, now: Date): Promise<void> {
  const sessionsExpireBefore = new Date(now.getTime() - REFRESH_TOKEN_LIFE_S * 1000).toISOString();
  await db.deleteFrom('idempotency_keys').where('created_at', '<', keysExpireBefore(now.toISOString())).execute();
  await db.deleteFrom('sessions').where('rotated_at', '<', sessionsExpireBefore).execute();
}
