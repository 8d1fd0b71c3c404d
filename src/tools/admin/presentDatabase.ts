import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig, type Config } from '../../server/config';
import { connectDatabase, type Connection } from '../../server/db/connect';
import { SQLITE_FILE } from '../../server/db/sqlite';
import { StartError } from '../../server/startError';
import { texts } from './texts';

/**
 * Opens the database as it is, neither made nor brought up to date, and closes it again. Throws one readable line where
 * there is none.
 */
export async function onPresentDatabase<T>(work: (connection: Connection, config: Config) => Promise<T>): Promise<T> {
  const config = readConfig(process.env);
  if (config.databaseUrl === undefined && !existsSync(join(config.dataDir, SQLITE_FILE)))
    throw new StartError(texts.noSqlite(config.dataDir));
  const connection = await connectDatabase(config);
  try {
    return await work(connection, config);
  } finally {
    await connection.close();
  }
}
