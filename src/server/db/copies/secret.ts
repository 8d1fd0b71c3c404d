import type { Kysely } from 'kysely';
import { connectFile } from '../connect';
import type { Database } from '../schema';
import { setMeta } from './epoch';

/**
 * Where a database keeps what signs the tokens: all nodes of a PostgreSQL read it here, and backups of SQLite carry it
 * here.
 */
export const JWT_SECRET_KEY = 'jwt_secret';

export async function keepSecretIn(path: string, secret: string): Promise<void> {
  const { db, close } = await connectFile(path);
  try {
    await setMeta(db, JWT_SECRET_KEY, secret);
  } finally {
    await close();
  }
}

export async function secretIn(db: Kysely<Database>): Promise<string | null> {
  const row = await db.selectFrom('meta').select('value').where('key', '=', JWT_SECRET_KEY).executeTakeFirst();
  return row?.value ?? null;
}

/** Beside an SQLite database the secret is a file of its own. */
export async function forgetSecret(db: Kysely<Database>): Promise<void> {
  await db.deleteFrom('meta').where('key', '=', JWT_SECRET_KEY).execute();
}
