import { Kysely, type Dialect } from 'kysely';
import { outerUseGuard } from './insideWork';
import { postgresDialect, type Patience, type ReportLostConnection } from './postgres';
import type { Database } from './schema';
import { sqliteDialect, sqliteFileDialect } from './sqlite';

export type Engine = 'sqlite' | 'postgres';

export interface Connection {
  db: Kysely<Database>;
  engine: Engine;
  close(): Promise<void>;
}

export interface ConnectOptions {
  /** Where the SQLite file lives; ":memory:" keeps it nowhere. */
  dataDir: string;
  /** postgres://…: then the data directory holds no database. */
  databaseUrl?: string;
  reportLostConnection?: ReportLostConnection;
  /** How long PostgreSQL is waited for; by default as long as it takes. */
  patience?: Patience;
}

/** Opens the database, without migrating it. Throws when it cannot be opened. */
export async function connectDatabase({
  dataDir,
  databaseUrl,
  reportLostConnection,
  patience,
}: ConnectOptions): Promise<Connection> {
  const report = reportLostConnection ?? ((error: Error) => process.emitWarning(error.message));
  if (databaseUrl)
    return connectionOf(await postgresDialect({ databaseUrl, reportLostConnection: report, patience }), 'postgres');
  return connectionOf(await sqliteDialect(dataDir), 'sqlite');
}

/**
 * Opens an SQLite file that no server works on, such as a backup, or the bytes of one. Once closed it has nothing beside
 * it.
 */
export const connectFile = async (path: string | Buffer): Promise<Connection> =>
  connectionOf(await sqliteFileDialect(path, 'DELETE'), 'sqlite');

function connectionOf(dialect: Dialect, engine: Engine): Connection {
  const db = new Kysely<Database>({ dialect, plugins: [outerUseGuard] });
  return { db, engine, close: () => db.destroy() };
}
