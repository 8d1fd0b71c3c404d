import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';
import type { Engine } from '../server/db/connect';
import { buildTestApp, type TestApp, type TestAppOptions } from './testApp';

/**
 * Makes an app on an empty database, and ends the one made before it. With `beside` the new one is a second node on the
 * other's database, which goes on.
 */
export type MakeApp = (options?: TestAppOptions & { beside?: TestApp }) => Promise<TestApp>;

type Suite = (makeApp: MakeApp, engine: Engine) => void;

const KEPT_TABLES = ['meta', 'kysely_migration', 'kysely_migration_lock'];

/**
 * Runs a suite on SQLite, and on PostgreSQL when TEST_DATABASE_URL names a server where databases may be created; otherwise
 * that half is skipped, and counted. Each test file has a database of its own.
 */
export function describeEachEngine(name: string, suite: Suite): void {
  describe(`${name} (SQLite)`, () => suite(sqliteApps(), 'sqlite'));

  const server = process.env.TEST_DATABASE_URL;
  const describePostgres = server ? describe : describe.skip;
  describePostgres(`${name} (PostgreSQL)`, () => suite(postgresApps(server ?? ''), 'postgres'));
}

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
  worlds((options, beside) => buildTestApp(options, beside ? { connection: { ...beside, close: async () => {} } } : undefined));

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

async function emptyTables({ db }: TestApp): Promise<void> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  const names = tables.map((table) => table.name).filter((name) => !KEPT_TABLES.includes(name));
  await sql`truncate ${sql.join(names.map((name) => sql.table(name)))} restart identity`.execute(db);
}
