import { PostgresDialect, type Dialect } from 'kysely';

const INT8 = 20;
const NUMERIC = 1700;

/** Called when the server drops an idle connection; the pool replaces it by itself. */
export type ReportLostConnection = (error: Error) => void;

/** The dialect of a PostgreSQL server. Counts and sums come back as numbers, as they do from SQLite. */
export async function postgresDialect(databaseUrl: string, reportLostConnection: ReportLostConnection): Promise<Dialect> {
  const { default: pg } = await import('pg');

  const types = new pg.TypeOverrides();
  types.setTypeParser(INT8, Number);
  types.setTypeParser(NUMERIC, Number);

  const pool = new pg.Pool({ connectionString: databaseUrl, types, application_name: 'styrbord' });
  // Without a listener the event would end the process.
  pool.on('error', reportLostConnection);
  return new PostgresDialect({ pool });
}
