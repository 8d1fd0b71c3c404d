import { Kysely } from 'kysely';
import { outerUseGuard } from './insideWork';
import { postgresDialect, type ReportLostConnection } from './postgres';
import type { Database } from './schema';
import { sqliteDialect } from './sqlite';

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
}

/** Opens the database, without migrating it. Throws when it cannot be opened. */
export async function connectDatabase({ dataDir, databaseUrl, reportLostConnection }: ConnectOptions): Promise<Connection> {
  const report = reportLostConnection ?? ((error: Error) => process.emitWarning(error.message));
  const dialect = databaseUrl ? await postgresDialect(databaseUrl, report) : await sqliteDialect(dataDir);
  const db = new Kysely<Database>({ dialect, plugins: [outerUseGuard] });
  return { db, engine: databaseUrl ? 'postgres' : 'sqlite', close: () => db.destroy() };
}
