import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { withTimeout } from '../../shared/withTimeout';
import type { Bus } from '../db/bus';
import type { Engine } from '../db/connect';
import { diskRoomOf, isRoomy } from '../db/diskRoom';
import { migrationState } from '../db/migrate';
import type { Database } from '../db/schema';
import { differenceText, schemaDifference } from '../db/schemaCheck';
import { IN_MEMORY } from '../db/sqlite';
import { HttpError } from '../errors';

/** The conditions for this process to serve, by the names that `/readyz` uses. */
export type Check = 'running' | 'database' | 'migrations' | 'bus' | 'disk';
export type Checks = Readonly<Record<Check, () => Promise<boolean>>>;

/** A database that takes longer than this to answer is of no use to users either. */
const CHECK_WITHIN_MS = 2_000;

export interface ReadinessParts {
  db: Kysely<Database>;
  engine: Engine;
  bus: Bus;
  /** Where SQLite keeps its file. */
  dataDir?: string;
  isLeaving: () => boolean;
}

export function readinessChecks({ db, engine, bus, dataDir, isLeaving }: ReadinessParts): Checks {
  const hasOwnDisk = engine === 'sqlite' && dataDir !== undefined && dataDir !== IN_MEMORY;
  return {
    running: async () => !isLeaving(),
    database: async () => (await db.selectFrom('meta').select('value').where('key', '=', 'epoch').execute()).length > 0,
    // Throws where a newer version has been at the tables.
    migrations: async () =>
      (await migrationState({ db, engine })).waiting.length === 0 &&
      differenceText(await schemaDifference({ db })) === '',
    bus: async () => bus.isListening(),
    disk: async () => !hasOwnDisk || isRoomy(await diskRoomOf(dataDir)),
  };
}

/** The checks that fail; one that throws or takes longer than two seconds fails. */
async function failingChecks(checks: Checks): Promise<Check[]> {
  const names: Check[] = ['running', 'database', 'migrations', 'bus', 'disk'];
  const results = await Promise.all(
    names.map((name) => withTimeout(checks[name](), CHECK_WITHIN_MS).catch(() => false)),
  );
  return names.filter((_, index) => results[index] !== true);
}

const NOT_READY = 'Servern är inte redo.';
const RETRY_AFTER_S = 5;

/**
 * `/healthz`: the process answers. `/readyz`: it can serve as well; else 503 with the names of the checks that fail,
 * and nothing of why.
 */
export function registerHealth(app: FastifyInstance, checks: Checks): void {
  app.get('/healthz', async () => ({ status: 'ok' }));

  app.get('/readyz', async (request) => {
    const failed = await failingChecks(checks);
    if (failed.length === 0) return { status: 'ok' };
    request.log.warn({ failed }, 'not ready');
    throw new HttpError(503, { detail: NOT_READY, failed }, { 'Retry-After': String(RETRY_AFTER_S) });
  });
}
