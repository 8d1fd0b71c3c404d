import type { Work } from './unitOfWork';

const KEPT_MS = 24 * 60 * 60 * 1000;

export interface KeyOfUser {
  key: string;
  userId: number;
}

export interface StoredAnswer {
  status: number;
  /** JSON text; null for an empty body. */
  body: string | null;
}

/** Instants before this one are older than a key is kept. */
export const keysExpireBefore = (now: string): string => new Date(Date.parse(now) - KEPT_MS).toISOString();

/**
 * Takes the key for this transaction, as its first statement. Returns the answer given before, or null when there is
 * none. Of two at once the second waits here for the first, and goes on only if that one was rolled back.
 */
export async function takeKey({ tx, now }: Work, { key, userId }: KeyOfUser): Promise<StoredAnswer | null> {
  const taken = await tx
    .insertInto('idempotency_keys')
    .values({ user_id: userId, key, status: null, body: null, created_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'key'])
        .doUpdateSet({ status: null, body: null, created_at: now })
        .where('idempotency_keys.created_at', '<', keysExpireBefore(now)),
    )
    .returning('key')
    .executeTakeFirst();
  if (taken) return null;

  const { status, body } = await tx
    .selectFrom('idempotency_keys')
    .select(['status', 'body'])
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  if (status === null) throw new Error('An idempotency key was committed without its answer.');
  return { status, body };
}

/** Keeps the answer under the key, as the last statement of the transaction. */
export async function rememberAnswer({ tx }: Work, { key, userId }: KeyOfUser, answer: StoredAnswer): Promise<void> {
  await tx.updateTable('idempotency_keys').set(answer).where('user_id', '=', userId).where('key', '=', key).execute();
}
