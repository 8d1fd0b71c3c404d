import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { Engine } from '../server/db/connect';
import { IN_CI_ONLY } from '../tools/test/jestSuite';
import { emptyDatabase } from './emptyDatabase';
import { isInCi } from './inCi';
import { buildTestApp, type TestApp, type TestAppOptions } from './testApp';

/**
 * Makes an app on an empty database: the one before is ended, or comes back emptied. With `beside` the new one is a
 * second node on the other's database, which goes on.
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

/** Nothing in it is other than in the app before. */
const isPlain = (options: TestAppOptions): boolean => Object.keys(options).length === 0;

/**
 * Makes the apps of one world: what stands on one database. A plain app stays for whoever asks for the next one, with
 * its tables emptied, unless a test has closed it or has opened a port: to build an app takes longer than most tests.
 */
function worlds(open: (options: TestAppOptions, beside: TestApp | undefined) => Promise<TestApp>): MakeApp {
  const running: TestApp[] = [];
  let plain: TestApp | undefined;
  const endAll = async () => {
    plain = undefined;
    for (const app of running.splice(0).reverse()) await app.close();
  };
  afterAll(endAll);

  return async ({ beside, ...options } = {}) => {
    if (plain && running.length === 1 && !beside && isPlain(options) && !plain.app.server.listening) {
      await emptyDatabase(plain);
      plain.clock.reset();
      return { ...plain };
    }
    if (!beside) await endAll();
    const made = await open(options, beside);
    running.push(made);
    if (!beside && isPlain(options)) {
      plain = made;
      made.app.addHook('onClose', async () => {
        plain = undefined;
      });
    }
    return made;
  };
}

const sqliteApps = (): MakeApp =>
  worlds((options, beside) =>
    buildTestApp(options, beside ? { connection: { ...beside, close: async () => {} } } : undefined),
  );

function postgresApps(server: string): MakeApp {
  const database = `styrbord_test_${randomBytes(6).toString('hex')}`;
  const databaseUrl = Object.assign(new URL(server), { pathname: `/${database}` }).href;
  let isMigrated = false;

  beforeAll(() => onServer(server, (client) => client.query(`create database ${database}`)));
  const makeApp = worlds(async (options, beside) => {
    const made = await buildTestApp(options, { databaseUrl, isMigrated });
    if (isMigrated && !beside) await emptyDatabase(made);
    isMigrated = true;
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
