import type { Kysely } from 'kysely';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './config';
import type { Engine } from './db/connect';
import type { Database } from './db/schema';
import type { RunWrite } from './plugins/writes';
import type { Bus } from './push/bus';
import type { PasswordCost } from './resources/auth/passwords';

/** Everything that the server takes from outside: with these the whole of it runs, in a test as in production. */
export interface AppDeps extends Pick<Config, 'trustProxy' | 'rateLimit'> {
  db: Kysely<Database>;
  engine: Engine;
  bus: Bus;
  now: () => Date;
  newId: () => string;
  jwtSecret: string;
  /** Where people reach the server: decides cookie names and what counts as the same origin. */
  publicUrl: string | undefined;
  /** Told to every page, so that it knows when it is older than the server. */
  buildId: string;
  /** The built client; undefined: the API alone. */
  staticDir?: string;
  passwordCost: PasswordCost;
  logger: FastifyBaseLogger;
}

/** What every resource works with. */
export interface RouteDeps extends Pick<AppDeps, 'db' | 'now' | 'newId'> {
  write: RunWrite;
}
