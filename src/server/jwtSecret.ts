import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type { Config } from './config';
import type { Connection } from './db/connect';
import type { Database } from './db/schema';
import { JWT_SECRET_KEY } from './db/copies/secret';
import { errorCode } from './errorCode';

export const SECRET_FILE = 'jwt-secret';
const SECRET_BYTES = 32;
const OWNER_ONLY = 0o600;

const newSecret = () => randomBytes(SECRET_BYTES).toString('base64url');

/** Beside the SQLite file and not in it, so that a copy of the database alone lets nobody sign tokens. */
function secretOfDirectory(dataDir: string): string {
  const file = join(dataDir, SECRET_FILE);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  try {
    writeFileSync(file, `${newSecret()}\n`, { mode: OWNER_ONLY, flag: 'wx' });
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
  }
  return readFileSync(file, 'utf8').trim();
}

/** The secret of the directory; null where none has been made. */
export function keptSecret(dataDir: string): string | null {
  try {
    return readFileSync(join(dataDir, SECRET_FILE), 'utf8').trim();
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null;
    throw error;
  }
}

/** Makes this the secret of the directory. */
export function keepSecret(dataDir: string, secret: string): void {
  const file = join(dataDir, SECRET_FILE);
  writeFileSync(`${file}.new`, `${secret}\n`, { mode: OWNER_ONLY });
  renameSync(`${file}.new`, file);
}

/** All nodes of a PostgreSQL have the secret that the first of them made. */
async function secretOfDatabase(db: Kysely<Database>): Promise<string> {
  await db
    .insertInto('meta')
    .values({ key: JWT_SECRET_KEY, value: newSecret() })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
  const { value } = await db
    .selectFrom('meta')
    .select('value')
    .where('key', '=', JWT_SECRET_KEY)
    .executeTakeFirstOrThrow();
  return value;
}

/** What signs the tokens: JWT_SECRET, or else a secret that is made at the first start and kept. */
export async function findJwtSecret(
  { jwtSecret, dataDir }: Pick<Config, 'jwtSecret' | 'dataDir'>,
  { db, engine }: Pick<Connection, 'db' | 'engine'>,
): Promise<string> {
  if (jwtSecret) return jwtSecret;
  return engine === 'sqlite' ? secretOfDirectory(dataDir) : secretOfDatabase(db);
}
