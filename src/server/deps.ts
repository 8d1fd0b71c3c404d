import type { Kysely } from 'kysely';
import type { FastifyBaseLogger } from 'fastify';
import type { CallRights } from '../shared/domain/permissionMatrix';
import type { Config, PressureLimits } from './config';
import type { Engine } from './db/connect';
import type { Database } from './db/schema';
import type { Metrics } from './plugins/metrics/metrics';
import type { ConnectRule } from './http/postOut';
import type { RunWrite } from './http/answers';
import type { SendCached } from './http/cachedResponse';
import type { Bus } from './db/bus';
import type { HubDeps } from './push/hub';
import type { MemoryCache } from './db/memoryCache';

/** What a hash of a password by argon2id costs: memory in kilobytes, passes over it, threads. */
export interface PasswordCost {
  memoryCost: number;
  timeCost: number;
  parallelism: number;
}

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
  /** Where links and files lead: `publicUrl`, or else the address that the server prints once it listens. */
  site: () => string;
  /** Told to every page, so that it knows when it is older than the server. */
  buildId: string;
  /** The built client; undefined: the API alone. */
  staticDir?: string;
  passwordCost: PasswordCost;
  /** Where SQLite keeps its file: there has to be room on that disk. */
  dataDir?: string;
  /** undefined: nothing is counted. */
  metrics?: Metrics | undefined;
  /** What readers of `/metrics` have to show; undefined: there is no such page. */
  metricsToken?: string | undefined;
  /** Beyond these calls are refused; undefined: never. */
  pressure?: PressureLimits;
  /** The calls that may be registered; undefined: those of the permission matrix. */
  calls?: CallRights;
  /** Show the development mailbox. */
  showsMailbox?: boolean;
  /** What this server may connect to by itself; undefined: the Internet over https. */
  connectRule?: ConnectRule;
  /** Where lists for rrs.org go; undefined: this server sends none. */
  rrsUrl?: string | undefined;
  /** Whom they say that they come from. */
  rrsSource?: string;
  /** Limits and clock of the sockets, where they are not the usual ones. */
  push?: Pick<HubDeps, 'limits' | 'clockMs'>;
  logger: FastifyBaseLogger;
}

/** What every resource works with. */
export interface RouteDeps extends Pick<AppDeps, 'db' | 'bus' | 'now' | 'newId' | 'site'> {
  write: RunWrite;
  /** What is derived from a club's rows, kept while they stay as they are. */
  memoryCache: MemoryCache;
  /** Answers a GET with bytes that are kept as long. */
  sendCached: SendCached;
}
