import type { Kysely } from 'kysely';
import type { FastifyBaseLogger } from 'fastify';
import type { CallRights } from '../shared/domain/permissionMatrix';
import type { Config, PressureLimits } from './config';
import type { Engine } from './db/connect';
import type { Database } from './db/schema';
import type { Metrics } from './plugins/metrics/metrics';
import type { RunWrite } from './http/answers';
import type { AnswerKept } from './http/keptAnswer';
import type { Bus } from './push/bus';
import type { HubDeps } from './push/hub';
import type { Remember } from './db/remember';
import type { PasswordCost } from './resources/users/passwords';

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
  /** Limits and clock of the sockets, where they are not the usual ones. */
  push?: Pick<HubDeps, 'limits' | 'clockMs'>;
  logger: FastifyBaseLogger;
}

/** Each call throws 429 when its limit is spent. */
export interface RateLimits {
  /**
   * Counts a login before its password is looked at, so that many at once are not many guesses. What it returns takes
   * the count back: only wrong passwords are to count.
   */
  login(address: string, email: string): Promise<() => Promise<void>>;
  registration(address: string): Promise<void>;
  resetFrom(address: string): Promise<void>;
  resetOf(email: string): Promise<void>;
  /** Accounts that a club makes for others. */
  invitation(clubId: number): Promise<void>;
  feedback(userId: number): Promise<void>;
  /** Files that a user sends in. */
  upload(userId: number): Promise<void>;
}

/** What every resource works with. */
export interface RouteDeps extends Pick<AppDeps, 'db' | 'bus' | 'now' | 'newId' | 'site'> {
  write: RunWrite;
  /** What is derived from a club's rows, kept while they stay as they are. */
  remember: Remember;
  /** Answers a GET with bytes that are kept as long. */
  answerKept: AnswerKept;
}
