import { existsSync } from 'node:fs';
import { connectFile, type Connection } from '../connect';
import { executedMigrations, migrate } from '../migrate';
import { StartError } from '../../startError';
import { copySqlite, isDamage, problemsOfFile } from './sqliteFile';
import { copyTexts } from './texts';

const FIRST_MIGRATION = '0001_initial';

/**
 * Copies a backup to `copy`, which is checked and brought up to date; the backup stays as it is. Throws one readable
 * line when it is none, damaged, or newer than this program.
 */
export async function openBackup(path: string, copy: string): Promise<Connection> {
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
