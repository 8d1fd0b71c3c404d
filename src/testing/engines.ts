import type { Engine } from '../server/db/connect';
import { IN_CI_ONLY } from '../tools/test/jestSuite';
import { emptyDatabase } from './emptyDatabase';
import { isInCi } from './inCi';
import { addressOf, createMissing, databaseOfWorker, newDatabase } from './testDatabases';
import { buildTestApp, isPlain, type TestApp, type TestAppOptions } from './testApp';

/**
 * Makes an app on an empty database: the one before is ended, or comes back emptied. With `beside` the new one is a
 * second node on the other's database, which goes on.
 */
export type MakeApp = (options?: TestAppOptions & { beside?: TestApp }) => Promise<TestApp>;

type Suite = (makeApp: MakeApp, engine: Engine) => void;

/**
 * Runs a suite on SQLite, and on PostgreSQL when TEST_DATABASE_URL names a server where databases may be created;
 * otherwise that half is skipped, and counted. For what the engines may do differently: SQL of its own, locks, units of
 * work, errors of the storage.
 */
export function describeBothEngines(name: string, suite: Suite, ownDatabase = false): void {
  describeSqlite(name, suite);
  const server = process.env.TEST_DATABASE_URL;
  describePostgres(server ? describe : describe.skip, `${name} (PostgreSQL)`, suite, ownDatabase);
}

/** As describeBothEngines, for tests that change the tables: a file after them would fail if they left them so. */
export const describeOwnDatabases = (name: string, suite: Suite): void => describeBothEngines(name, suite, true);

/** For all other suites: where CI is not true, SQLite alone is enough. */
export function describeEachEngine(name: string, suite: Suite): void {
  if (isInCi()) return describeBothEngines(name, suite);
  describeSqlite(name, suite);
  describePostgres(describe.skip, `${name} (PostgreSQL, ${IN_CI_ONLY})`, suite);
}

const describeSqlite = (name: string, suite: Suite) =>
  describe(`${name} (SQLite)`, () => suite(sqliteApps(), 'sqlite'));

const describePostgres = (block: jest.Describe, name: string, suite: Suite, ownDatabase = false) =>
  block(name, () => suite(postgresApps(process.env.TEST_DATABASE_URL ?? '', ownDatabase), 'postgres'));

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

/**
 * On the database of this worker of Jest's: the test files that it runs use it one after the other, since to make one
 * and to migrate it takes longer than the tests of most files. It is dropped after the run (testDatabases.ts).
 */
function postgresApps(server: string, ownDatabase: boolean): MakeApp {
  const database = ownDatabase ? newDatabase() : databaseOfWorker();
  let isMigrated = false;

  beforeAll(() => createMissing(server, database));
  return worlds(async (options, beside) => {
    const made = await buildTestApp(options, { databaseUrl: addressOf(server, database), isMigrated });
    isMigrated = true;
    if (!beside) await emptyDatabase(made);
    return made;
  });
}
