import type { Work } from './unitOfWork';

const KEPT_MS = 24 * 60 * 60 * 1000;

export interface KeyOfUser {
  key: string;
  userId: number;
}

/** A call under its key. */
export interface KeyedCall extends KeyOfUser {
  /** The same for calls that are alike in method, path and body. */
  fingerprint: string;
}

export interface StoredAnswer {
  status: number;
  /** JSON text; null for an empty body. */
  body: string | null;
}

/** Whose keys those of an evening link are. */
export async function makerOfLink({ tx }: Work, link: number): Promise<number> {
  const { made_by } = await tx
    .selectFrom('evening_links')
    .select('made_by')
    .where('id', '=', link)
    .executeTakeFirstOrThrow();
  return made_by;
}

/** Instants before this one are older than a key is kept. */
export const keysExpireBefore = (now: string): string => new Date(Date.parse(now) - KEPT_MS).toISOString();

/**
 * Takes the key for this transaction, as its first statement. Returns the answer given before, null when there is none,
 * or 'other' when it was given to another call. Of two at once the second waits here for the first, and goes on only if
 * that one was rolled back.
 */
export async function takeKey(
  { tx, now }: Work,
  { key, userId, fingerprint }: KeyedCall,
): Promise<StoredAnswer | 'other' | null> {
  const taken = await tx
    .insertInto('idempotency_keys')
    .values({ user_id: userId, key, fingerprint, status: null, body: null, created_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'key'])
        .doUpdateSet({ fingerprint, status: null, body: null, created_at: now })
        .where('idempotency_keys.created_at', '<', keysExpireBefore(now)),
    )
    .returning('key')
    .executeTakeFirst();
  if (taken) return null;

  const { status, body, ...earlier } = await tx
    .selectFrom('idempotency_keys')
    .select(['status', 'body', 'fingerprint'])
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  if (status === null) throw new Error('An idempotency key was committed without its answer.');
  return earlier.fingerprint === null || earlier.fingerprint === fingerprint ? { status, body } : 'other';
}

/** Keeps the answer under the key, as the last statement of the transaction. */
export async function rememberAnswer({ tx }: Work, { key, userId }: KeyOfUser, answer: StoredAnswer): Promise<void> {
  await tx.updateTable('idempotency_keys').set(answer).where('user_id', '=', userId).where('key', '=', key).execute();
}
