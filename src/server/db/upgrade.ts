import { errorCode } from '../errorCode';
import type { Connection } from './connect';
import { backUp, backupName, type BackUpOptions } from './copies/backUp';
import { migrate, migrationState } from './migrate';
import { IN_MEMORY } from './sqlite';

/** What an upgrade did to a database that was there before. */
export interface Upgrade {
  migrations: string[];
  /** The database as it was; null on PostgreSQL, which has its own backups. */
  backup: string | null;
}

export interface UpgradeOptions {
  dataDir: string;
  /** What goes into the backup so that it can stand alone; null: it is kept elsewhere. */
  jwtSecret: string | null;
  now: Date;
}

/**
 * Brings the tables up to date. An SQLite database that has been used is backed up first. Resolves with what was done
 * to it; null when it is new or was up to date. Throws one readable line when a newer version has written it.
 */
export async function upgrade(
  connection: Connection,
  { dataDir, jwtSecret, now }: UpgradeOptions,
): Promise<Upgrade | null> {
  const { done, waiting } = await migrationState(connection);
  const [next] = waiting;
  if (done.length === 0 || next === undefined) {
    await migrate(connection);
    return null;
  }

  const backup =
    connection.engine === 'sqlite' && dataDir !== IN_MEMORY ? backupName(dataDir, `before-${next}`, now) : null;
  if (backup !== null) await backUpOnce({ connection, dataDir, jwtSecret }, backup);
  return { migrations: await migrate(connection), backup };
}

/**
 * Of several processes that start at once the first to be done keeps the file: a later one may hold what another has
 * migrated already.
 */
async function backUpOnce(options: BackUpOptions, path: string): Promise<void> {
  try {
    await backUp(options, path);
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
  }
}
