import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig, type Config } from '../../server/config';
import { connectDatabase, type Connection } from '../../server/db/connect';
import { SQLITE_FILE } from '../../server/db/sqlite';
import { StartError } from '../../server/startError';
import { adminTexts } from './texts';

/**
 * Opens an existing database without creating or migrating it, and closes it afterwards. Throws an error with one
 * readable line where there is none.
 */
export async function onPresentDatabase<T>(work: (connection: Connection, config: Config) => Promise<T>): Promise<T> {
  const config = readConfig(process.env);
  if (config.databaseUrl === undefined && !existsSync(join(config.dataDir, SQLITE_FILE)))
    throw new StartError(adminTexts.noSqlite(config.dataDir));
  const connection = await connectDatabase(config);
  try {
    return await work(connection, config);
  } finally {
    await connection.close();
  }
}
