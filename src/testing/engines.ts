import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { Engine } from '../server/db/connect';
import { IN_CI_ONLY } from '../tools/test/jestSuite';
import { isInCi } from './inCi';
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
  if (isInCi()) return describeBothEngines(name, suite);
  describeSqlite(name, suite);
  describePostgres(describe.skip, `${name} (PostgreSQL, ${IN_CI_ONLY})`, suite);
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
  const databaseUrl = () => Object.assign(new URL(server), { pathname: `/${database}` }).href;
  let emptying: string | undefined;

  beforeAll(() => onServer(server, (client) => client.query(`create database ${database}`)));
  const makeApp = worlds(async (options, beside) => {
    if (beside) return buildTestApp(options, { databaseUrl: databaseUrl() });
    if (emptying) await onServer(databaseUrl(), (client) => client.query(emptying ?? ''));
    const made = await buildTestApp(options, { databaseUrl: databaseUrl(), isMigrated: emptying !== undefined });
    emptying ??= await onServer(databaseUrl(), emptyingOf);
    return made;
  });
  afterAll(() => onServer(server, (client) => client.query(`drop database ${database} with (force)`)));
  return makeApp;
}

async function onServer<T>(connectionString: string, use: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}

/** Tables that keep what the migrations wrote there. */
const KEPT = ['meta', 'kysely_migration', 'kysely_migration_lock'];

/**
 * The statements that empty the tables, those first that keep others from being emptied, and begin their numbers again.
 * Not TRUNCATE: it makes new files, which takes thirty times as long for the few rows of a test.
 */
async function emptyingOf(client: pg.Client): Promise<string> {
  const tables = await client.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public'",
  );
  const references = await client.query<{ from: string; to: string }>(
    `select conrelid::regclass::text as "from", confrelid::regclass::text as "to" from pg_constraint
     where contype = 'f' and confdeltype in ('a', 'r') and conrelid <> confrelid`,
  );
  const sequences = await client.query<{ name: string }>(
    "select sequencename as name from pg_sequences where schemaname = 'public'",
  );
  const left = new Set(tables.rows.map(({ name }) => name).filter((name) => !KEPT.includes(name)));
  const deletes: string[] = [];
  while (left.size > 0) {
    const isReferred = (name: string) => references.rows.some(({ from, to }) => to === name && left.has(from));
    const free = [...left].filter((name) => !isReferred(name));
    if (free.length === 0) throw new Error(`These tables refer to each other: ${[...left].join()}`);
    free.forEach((name) => left.delete(name));
    deletes.push(...free.map((name) => `delete from "${name}"`));
  }
  return [...deletes, ...sequences.rows.map(({ name }) => `select setval('"${name}"', 1, false)`)].join(';');
}
