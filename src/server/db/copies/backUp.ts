import { join } from 'node:path';
import { StartError } from '../../startError';
import { connectFile, type Connection } from '../connect';
import { migrate, migrationState } from '../migrate';
import { SQLITE_FILE } from '../sqlite';
import { copyDatabase } from './copyDatabase';
import { keepSecretIn } from './secret';
import { writeWhole } from './oneFile';
import { copySqlite, problemsOfFile } from './sqliteFile';
import { copyTexts } from './texts';

export interface BackUpOptions {
  connection: Connection;
  dataDir: string;
  /** Goes into the file, so that those who are logged in still are after a restore. null: it is kept elsewhere. */
  jwtSecret: string | null;
}

/** Where backups are, unless somebody says otherwise. */
export const backupFolder = (dataDir: string): string => join(dataDir, 'backups');

/** 20261120T131500123Z: sorts by time, and every file system takes it. */
const timeInName = (now: Date): string => now.toISOString().replace(/[-:.]/g, '');

/** The file that a backup goes to; `why` tells the automatic ones from those that somebody asked for. */
export const backupName = (dataDir: string, why: string, now: Date): string =>
  join(backupFolder(dataDir), `styrbord-${why === '' ? '' : `${why}-`}${timeInName(now)}.sqlite`);

/**
 * Writes everything that the installation holds at this moment into one SQLite file, from either engine and beside a
 * running server, which it does not hold up. The file has its name only when it is whole, checked and on the disk.
 * Throws when it cannot be.
 */
export async function backUp({ connection, dataDir, jwtSecret }: BackUpOptions, path: string): Promise<void> {
  await writeWhole(path, async (temporary) => {
    if (connection.engine === 'sqlite') await copySqlite(join(dataDir, SQLITE_FILE), temporary);
    else await copyPostgres(connection, temporary);
    const problems = await problemsOfFile(temporary);
    if (problems.length > 0) throw new StartError(copyTexts.damagedBackup(problems));
    if (jwtSecret !== null) await keepSecretIn(temporary, jwtSecret);
  });
}

async function copyPostgres(from: Connection, path: string): Promise<void> {
  const to = await connectFile(path);
  try {
    // The tables as they are: a backup is also taken of what is about to be brought up to date.
    await migrate(to, (await migrationState(from)).done.at(-1));
    // The same log goes on in the copy; what is restored from it begins a new one.
    await copyDatabase({ from, to });
  } finally {
    await to.close();
  }
}
