import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';
import type { Engine } from '../server/db/connect';
import { constraintOf } from '../server/db/constraint';
import { IN_CI_ONLY } from '../tools/test/jestSuite';
import { buildTestApp, type TestApp, type TestAppOptions } from './testApp';

/**
 * Makes an app on an empty database, and ends the one made before it. With `beside` the new one is a second node on the
 * other's database, which goes on.
 */
export type MakeApp = (options?: TestAppOptions & { beside?: TestApp }) => Promise<TestApp>;

type Suite = (makeApp: MakeApp, engine: Engine) => void;

/**
 * Runs a suite on SQLite, and on PostgreSQL when TEST_DATABASE_URL names a server where databases may be created;
 * otherwise that half is skipped, and counted. Each test file has a database of its own. For what the engines may do
 * differently: SQL of its own, locks, units of work, errors of the storage.
 */
export function describeBothEngines(name: string, suite: Suite): void {
  describeSqlite(name, suite);
  const server = process.env.TEST_DATABASE_URL;
  describePostgres(server ? describe : describe.skip, `${name} (PostgreSQL)`, suite);
}

/** The same for other suites: where CI is not true, SQLite alone is enough. */
export function describeEachEngine(name: string, suite: Suite): void {
  if (process.env.CI === 'true') return describeBothEngines(name, suite);
  describeSqlite(name, suite);
  describePostgres(describe.skip, `${name} (${IN_CI_ONLY})`, suite);
}

const describeSqlite = (name: string, suite: Suite) =>
  describe(`${name} (SQLite)`, () => suite(sqliteApps(), 'sqlite'));

const describePostgres = (block: jest.Describe, name: string, suite: Suite) =>
  block(name, () => suite(postgresApps(process.env.TEST_DATABASE_URL ?? ''), 'postgres'));

/** Makes the apps of one world: what stands on one database. */
function worlds(open: (options: TestAppOptions, beside: TestApp | undefined) => Promise<TestApp>): MakeApp {
  const running: TestApp[] = [];
  const endAll = async () => {
    for (const app of running.splice(0).reverse()) await app.close();
  };
  afterAll(endAll);

  return async ({ beside, ...options } = {}) => {
    if (!beside) await endAll();
    const made = await open(options, beside);
    running.push(made);
    return made;
  };
}

const sqliteApps = (): MakeApp =>
  worlds((options, beside) =>
    buildTestApp(options, beside ? { connection: { ...beside, close: async () => {} } } : undefined),
  );

function postgresApps(server: string): MakeApp {
  const database = `styrbord_test_${randomBytes(6).toString('hex')}`;
  const urlOfDatabase = () => Object.assign(new URL(server), { pathname: `/${database}` }).href;

  beforeAll(() => onServer(server, `create database ${database}`));
  const makeApp = worlds(async (options, beside) => {
    const made = await buildTestApp(options, { databaseUrl: urlOfDatabase() });
    if (!beside) await emptyTables(made);
    return made;
  });
  afterAll(() => onServer(server, `drop database ${database} with (force)`));
  return makeApp;
}

async function onServer(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** Row by row: TRUNCATE makes new files, which takes thirty times as long for the few rows of a test. */
async function emptyTables({ db }: TestApp): Promise<void> {
  const tables = (await db.introspection.getTables()).filter(({ name }) => name !== 'meta');
  const waiting = tables.map(({ name }) => name);
  for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
    try {
      await sql`delete from ${sql.table(name)}`.execute(db);
    } catch (error) {
      if (constraintOf(error)?.kind !== 'foreign_key') throw error;
      waiting.push(name);
    }
  }
  for (const { name, columns } of tables) {
    if (columns.some((column) => column.isAutoIncrementing)) {
      await sql`select setval(pg_get_serial_sequence(${name}, 'id'), 1, false)`.execute(db);
    }
  }
}
