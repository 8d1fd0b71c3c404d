import { chmodSync, constants, copyFileSync, existsSync, linkSync, mkdirSync, renameSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { StartError } from '../../startError';
import { connectDatabase, connectFile, type Connection } from '../connect';
import { migrate, executedMigrations } from '../migrate';
import { SQLITE_FILE } from '../sqlite';
import { backUp, backupFolder, backupName } from './backUp';
import { copyDatabase } from './copyDatabase';
import { renewEpoch, isEmpty } from './epoch';
import { holdAlone, isPostgresInUse } from './isInUse';
import { OWNER_ONLY, removeSqliteFile, syncFolder, syncToDisk, temporaryBeside } from './oneFile';
import { forgetSecret, secretIn } from './secret';
import { copySqlite, isDamage, problemsOfFile } from './sqliteFile';
import { copyTexts } from './texts';

const FIRST_MIGRATION = '0001_initial';

/**
 * Copies a backup to `copy`, which is checked and brought up to date; the backup stays as it is. Throws one readable
 * line when it is none, damaged, or newer than this program.
 */
async function openBackup(path: string, copy: string): Promise<Connection> {
  if (!existsSync(path)) throw new StartError(copyTexts.missingFile(path));
  await copyIt(path, copy);
  const problems = await problemsOfFile(copy);
  if (problems.length > 0) throw new StartError(copyTexts.damagedFile(path, problems));

  const connection = await connectFile(copy);
  try {
    if (!(await executedMigrations(connection.db)).includes(FIRST_MIGRATION))
      throw new StartError(copyTexts.notABackup(path));
    await migrate(connection);
    return connection;
  } catch (error) {
    await connection.close();
    throw error;
  }
}

async function copyIt(path: string, copy: string): Promise<void> {
  try {
    await copySqlite(path, copy);
  } catch (error) {
    throw isDamage(error) ? new StartError(copyTexts.notABackup(path)) : error;
  }
}

export interface RestoreOptions {
  dataDir: string;
  databaseUrl: string | undefined;
  /** Also beside a running server, and over what a PostgreSQL holds. */
  force: boolean;
  now: Date;
  /** The secret of the data directory, for the copy that is kept of what was there; null: it is kept elsewhere. */
  jwtSecret: string | null;
}

export interface Restored {
  /** Where what was there is kept; null: there was nothing. */
  aside: string | null;
  /** A server works on it, and must be restarted. */
  serverRuns: boolean;
  /** What signed the tokens when the backup was made, where the database is not its place. */
  jwtSecret: string | null;
}

/**
 * Makes the installation hold what a backup holds, with a new epoch. What was there is kept in a file of its own.
 * Throws one readable line, and changes nothing, when the file is no good or a server is at work.
 */
export async function restore(path: string, options: RestoreOptions): Promise<Restored> {
  const copy = temporaryBeside(join(options.dataDir, SQLITE_FILE));
  try {
    const backup = await openBackup(path, copy);
    try {
      return await (options.databaseUrl === undefined
        ? restoreSqlite(backup, copy, options)
        : restorePostgres(backup, options));
    } finally {
      await backup.close();
    }
  } finally {
    removeSqliteFile(copy);
  }
}

async function restoreSqlite(backup: Connection, copy: string, options: RestoreOptions): Promise<Restored> {
  const present = join(options.dataDir, SQLITE_FILE);
  const jwtSecret = await secretIn(backup.db);
  await forgetSecret(backup.db);

  const held = await holdAlone(present);
  if (!held) {
    if (!options.force) throw new StartError(copyTexts.serverRuns);
    return { aside: await replaceContent(backup, options), serverRuns: true, jwtSecret };
  }
  try {
    await renewEpoch(backup.db);
    await backup.close();
    return { aside: swapFiles(copy, present, options), serverRuns: false, jwtSecret };
  } finally {
    held.release();
  }
}

/** One rename, so that there is a whole database under the name at every moment. */
function swapFiles(copy: string, present: string, { dataDir, now }: RestoreOptions): string | null {
  syncToDisk(copy);
  let aside: string | null = null;
  if (existsSync(present)) {
    aside = backupName(dataDir, 'before-restore', now);
    mkdirSync(backupFolder(dataDir), { recursive: true, mode: 0o700 });
    linkOrCopy(present, aside);
    chmodSync(aside, OWNER_ONLY);
  }
  renameSync(copy, present);
  // Of a damaged file, whose log could not be folded in: it must not be taken for that of the new one.
  for (const ending of ['-wal', '-shm']) {
    if (existsSync(present + ending)) renameSync(present + ending, `${aside ?? `${present}.lost`}${ending}`);
  }
  syncFolder(dirname(present));
  return aside;
}

function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    // Some file systems have no links. An older file is never overwritten.
    copyFileSync(from, to, constants.COPYFILE_EXCL);
  }
}

async function restorePostgres(backup: Connection, options: RestoreOptions): Promise<Restored> {
  const { databaseUrl = '', force } = options;
  const serverRuns = await isPostgresInUse(databaseUrl);
  if (serverRuns && !force) throw new StartError(copyTexts.serverRuns);
  return { aside: await replaceContent(backup, options), serverRuns, jwtSecret: null };
}

/** Row by row in one transaction: a reader meanwhile sees all of the old or all of the new. */
async function replaceContent(
  backup: Connection,
  { dataDir, databaseUrl, force, now, jwtSecret }: RestoreOptions,
): Promise<string | null> {
  const to = await connectDatabase({ dataDir, ...(databaseUrl !== undefined && { databaseUrl }) });
  try {
    await migrate(to);
    const wasEmpty = await isEmpty(to.db);
    if (!wasEmpty && !force) throw new StartError(copyTexts.notEmpty);
    const aside = wasEmpty ? null : backupName(dataDir, 'before-restore', now);
    if (aside !== null) await backUp({ connection: to, dataDir, jwtSecret }, aside);
    await copyDatabase({ from: backup, to, finish: ({ tx }) => renewEpoch(tx) });
    return aside;
  } finally {
    await to.close();
  }
}
