import { existsSync } from 'node:fs';
import type BetterSqlite3 from 'better-sqlite3';
import { errorCode } from '../../errorCode';
import { openSqlite } from '../sqlite';
import { isDamage } from './sqliteFile';

/** A file that nobody else has open, and that nobody else can open until it is released. */
export interface HeldFile {
  release(): void;
}

function takeAlone(file: BetterSqlite3.Database): void {
  file.pragma('busy_timeout = 0');
  file.pragma('locking_mode = EXCLUSIVE');
  // Refused while any other process has it open, whatever it does; folds the log into the file, which then is all there
  // is.
  file.pragma('journal_mode = DELETE');
  file.exec('begin exclusive');
}

/**
 * Holds an SQLite file alone. null: another process has it open. The locks are those of the operating system, so those
 * of a process that crashed are gone with it. A file that is missing or damaged beyond opening is nobody's.
 */
export async function holdAlone(path: string): Promise<HeldFile | null> {
  if (!existsSync(path)) return { release: () => {} };
  const file = await openSqlite(path);
  try {
    takeAlone(file);
    return { release: () => file.close() };
  } catch (error) {
    file.close();
    if (/^SQLITE_(BUSY|LOCKED)/.test(errorCode(error))) return null;
    if (isDamage(error)) return { release: () => {} };
    throw error;
  }
}

/** Whether servers or commands of ours are connected to this PostgreSQL database. */
export async function isPostgresInUse(databaseUrl: string): Promise<boolean> {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'looking for servers' });
  await client.connect();
  try {
    const { rowCount } = await client.query(
      `select 1 from pg_stat_activity where datname = current_database() and application_name like 'styrbord%' limit 1`,
    );
    return (rowCount ?? 0) > 0;
  } finally {
    await client.end();
  }
}
