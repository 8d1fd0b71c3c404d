import { randomInt } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Engine } from '../../server/db/connect';
import type { Database } from '../../server/db/schema';
import type { Kysely } from 'kysely';

export interface DemoAccount {
  /** The name of the club or of the sailor. */
  name: string;
  email: string;
  password: string;
}

/** The storage of the passwords, so that they can be shown again. Only the operator can read it. */
export interface AccountStore {
  db: Kysely<Database>;
  engine: Engine;
  dataDir: string;
}

export const ACCOUNTS_FILE = 'demo-accounts.json';
const META_KEY = 'demo_accounts';
const OWNER_ONLY = 0o600;

// Excludes characters that look alike, since people type these from another screen.
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 3;
const SIGNS_PER_GROUP = 4;

const randomGroup = () => Array.from({ length: SIGNS_PER_GROUP }, () => SIGNS[randomInt(SIGNS.length)]).join('');

/** Three groups of four characters: 59 bits of entropy. */
export const newPassword = (): string => Array.from({ length: GROUPS }, randomGroup).join('-');

/** Beside the SQLite file, or in the database that all nodes share. */
export async function saveAccounts({ db, engine, dataDir }: AccountStore, accounts: DemoAccount[]): Promise<void> {
  const text = JSON.stringify(accounts, null, 2);
  if (engine === 'sqlite') {
    writeFileSync(join(dataDir, ACCOUNTS_FILE), `${text}\n`, { mode: OWNER_ONLY });
    return;
  }
  await db
    .insertInto('meta')
    .values({ key: META_KEY, value: text })
    // Left over from a demo club that has been deleted.
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: text }))
    .execute();
}

async function savedText({ db, engine, dataDir }: AccountStore): Promise<string | undefined> {
  if (engine === 'sqlite') return readFileSync(join(dataDir, ACCOUNTS_FILE), 'utf8');
  return (await db.selectFrom('meta').select('value').where('key', '=', META_KEY).executeTakeFirst())?.value;
}

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** The accounts as created; none when they were not stored. */
export async function readAccounts(store: AccountStore): Promise<DemoAccount[]> {
  try {
    const text = await savedText(store);
    return text === undefined ? [] : (JSON.parse(text) as DemoAccount[]);
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}
