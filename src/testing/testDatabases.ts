import { randomBytes } from 'node:crypto';
import pg from 'pg';

const named = (end: string | undefined): string => `${process.env.TEST_DATABASE_PREFIX}_${end}`;

/** The name of the database that the test files of this worker of Jest's share. */
export const databaseOfWorker = (): string => named(process.env.JEST_WORKER_ID);

/** A name that no other database has. */
export const newDatabase = (): string => named(randomBytes(6).toString('hex'));

/** The address of another database of the same server. */
export const addressOf = (server: string, database: string): string =>
  Object.assign(new URL(server), { pathname: `/${database}` }).href;

async function onServer(server: string, use: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await use(client);
  } finally {
    await client.end();
  }
}

/** Creates the database unless it is there. */
export const createMissing = (server: string, database: string): Promise<void> =>
  onServer(server, async (client) => {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [database]);
    if (rowCount === 0) await client.query(`create database ${database}`);
  });

/** Jest's teardown: drops the databases that the workers of this run have made. */
async function dropDatabases(): Promise<void> {
  const { TEST_DATABASE_URL, TEST_DATABASE_PREFIX } = process.env;
  if (!TEST_DATABASE_URL || !TEST_DATABASE_PREFIX) return;
  await onServer(TEST_DATABASE_URL, async (client) => {
    const { rows } = await client.query<{ datname: string }>('select datname from pg_database');
    for (const { datname } of rows.filter((row) => row.datname.startsWith(`${TEST_DATABASE_PREFIX}_`)))
      await client.query(`drop database ${datname} with (force)`);
  });
}

export default dropDatabases;
