import { Socket } from 'node:net';
import { PostgresDialect, type Dialect } from 'kysely';
import type { PoolConfig } from 'pg';

const INT8 = 20;
const NUMERIC = 1700;

/** Called when the server drops an idle connection; the pool replaces it. */
export type ReportLostConnection = (error: Error) => void;

/**
 * request: somebody waits for the answer, and prefers an early failure to a long wait. work: on the tables, however
 * long it takes.
 */
export type Patience = 'request' | 'work';

/** To connect, or to be given a connection that others have. */
const CONNECT_WITHIN_MS = 5_000;
const STATEMENT_WITHIN_MS = 8_000;
/** A transaction that was forgotten open would hold its locks for ever. */
const IDLE_IN_TRANSACTION_MS = 10_000;
/**
 * The database itself ends a statement before this; a server that is silent for so long is gone. Idle connections are
 * closed earlier.
 */
const SILENT_MS = 10_000;
const PROBE_AFTER_MS = 10_000;

/**
 * A line that is given up when nothing comes through it. Without this, what a vanished machine was asked hangs for a
 * quarter of an hour.
 */
function impatientLine(): Socket {
  const line = new Socket();
  const giveUp = () => line.destroy(Object.assign(new Error('The database has not answered'), { code: 'ETIMEDOUT' }));
  return line.setTimeout(SILENT_MS, giveUp);
}

const LIMITS: Record<Patience, PoolConfig> = {
  work: { keepAlive: true, keepAliveInitialDelayMillis: PROBE_AFTER_MS },
  request: {
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
    statement_timeout: STATEMENT_WITHIN_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
    stream: impatientLine,
  },
};

export interface PostgresOptions {
  databaseUrl: string;
  reportLostConnection: ReportLostConnection;
  patience?: Patience | undefined;
}

/** The dialect of a PostgreSQL server. Counts and sums come back as numbers, as they do from SQLite. */
export async function postgresDialect({
  databaseUrl,
  reportLostConnection,
  patience = 'work',
}: PostgresOptions): Promise<Dialect> {
  const { default: pg } = await import('pg');

  const types = new pg.TypeOverrides();
  types.setTypeParser(INT8, Number);
  types.setTypeParser(NUMERIC, Number);

  const pool = new pg.Pool({ connectionString: databaseUrl, types, application_name: 'styrbord', ...LIMITS[patience] });
  // Without a listener the event would end the process, of an idle connection as of one that is being used; then the
  // query fails as well.
  pool.on('error', reportLostConnection);
  pool.on('connect', (client) => client.on('error', () => {}));
  return new PostgresDialect({ pool });
}
