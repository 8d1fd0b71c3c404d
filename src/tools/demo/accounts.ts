import { randomInt } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Engine } from '../../server/db/connect';
import type { Database } from '../../server/db/schema';
import type { Kysely } from 'kysely';

export interface DemoAccount {
  /** The club, or the sailor's name. */
  name: string;
  email: string;
  password: string;
}

/** Where the passwords are kept so that they can be shown again: only the operator reads it. */
export interface AccountStore {
  db: Kysely<Database>;
  engine: Engine;
  dataDir: string;
}

export const ACCOUNTS_FILE = 'demo-accounts.json';
const META_KEY = 'demo_accounts';
const OWNER_ONLY = 0o600;

// Without signs that look alike: people type these from another screen.
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 3;
const SIGNS_PER_GROUP = 4;

const randomGroup = () => Array.from({ length: SIGNS_PER_GROUP }, () => SIGNS[randomInt(SIGNS.length)]).join('');

/** Three groups of four signs: 59 bits of chance. */
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
    // Left behind by a demo club that somebody has removed.
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: text }))
    .execute();
}

async function savedText({ db, engine, dataDir }: AccountStore): Promise<string | undefined> {
  if (engine === 'sqlite') return readFileSync(join(dataDir, ACCOUNTS_FILE), 'utf8');
  return (await db.selectFrom('meta').select('value').where('key', '=', META_KEY).executeTakeFirst())?.value;
}

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** The accounts as they were made; none when nobody has kept them. */
export async function readAccounts(store: AccountStore): Promise<DemoAccount[]> {
  try {
    const text = await savedText(store);
    return text === undefined ? [] : (JSON.parse(text) as DemoAccount[]);
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}
