import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
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
