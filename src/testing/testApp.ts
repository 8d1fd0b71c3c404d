import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../server/app';
import { connectDatabase, connectFile, type Connection } from '../server/db/connect';
import { migrate } from '../server/db/migrate';
import { IN_MEMORY } from '../server/db/sqlite';
import type { AppDeps } from '../server/deps';
import { type RightName } from '../shared/domain/callRights';
import { PAGE_RIGHTS, PERMISSION_MATRIX } from '../shared/domain/permissionMatrix';
import { createLogger } from '../server/plugins/logging';
import { busInProcess } from '../server/db/bus';
import { testClock, type TestClock } from './testClock';

/** The least that argon2 accepts: tests log in hundreds of times. */
export const TEST_PASSWORD_COST = { memoryCost: 8, timeCost: 1, parallelism: 1 };

/** The whole server on a database of its own, with a clock that tests turn. */
export interface TestApp extends Connection {
  app: FastifyInstance;
  clock: TestClock;
  deps: AppDeps;
}

export type TestAppOptions = Partial<AppDeps>;

/** True for an app without settings of its own: it can be used again, with its tables emptied. */
export const isPlain = (options: TestAppOptions): boolean => Object.keys(options).length === 0;

/** The calls of the product, and those that a test registers on the built server. */
export const withProbes = (probes: Record<string, RightName>): TestAppOptions => ({
  calls: { ...PERMISSION_MATRIX, ...PAGE_RIGHTS, ...probes },
});

/** In memory, at the end of a PostgreSQL address, or one that is open already. */
export type TestDatabase = { databaseUrl: string; isMigrated?: boolean } | { connection: Connection };

let image: Promise<Buffer> | undefined;

/** The bytes of an SQLite database that has been migrated, which takes longer than most tests do. */
export const migratedImage = (): Promise<Buffer> =>
  (image ??= inNewFolder(async (folder) => {
    const path = join(folder, 'migrated.sqlite');
    const connection = await connectFile(path);
    await migrate(connection);
    await connection.close();
    return readFile(path);
  }));

async function inNewFolder<T>(use: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'styrbord-test-'));
  try {
    return await use(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function openDatabase(database: TestDatabase | undefined): Promise<Connection> {
  if (!database) return connectFile(await migratedImage());
  if ('connection' in database) return database.connection;
  const { databaseUrl, isMigrated } = database;
  // A database that is dropped cuts lines that are already on their way out.
  const connection = await connectDatabase({ dataDir: IN_MEMORY, reportLostConnection: () => {}, databaseUrl });
  if (!isMigrated) await migrate(connection);
  return connection;
}

/** Builds the app on a migrated database; `close` closes both. */
export async function buildTestApp(options: TestAppOptions = {}, database?: TestDatabase): Promise<TestApp> {
  const connection = await openDatabase(database);
  const clock = testClock();
  const deps: AppDeps = {
    db: connection.db,
    engine: connection.engine,
    bus: busInProcess(),
    now: clock.now,
    newId: randomUUID,
    jwtSecret: 'a secret that only tests know, long enough',
    publicUrl: undefined,
    site: () => 'http://localhost:3000',
    buildId: 'test-build',
    trustProxy: false,
    rateLimit: false,
    passwordCost: TEST_PASSWORD_COST,
    logger: createLogger('silent'),
    ...options,
  };
  const app = await buildApp(deps);
  const close = async () => {
    await app.close();
    await connection.close();
  };
  return { ...connection, app, clock, deps, close };
}
