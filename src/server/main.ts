import { randomUUID } from 'node:crypto';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { siteOf } from './addresses';
import { buildApp } from './app';
import type { Config } from './config';
import { connectDatabase, type Connection } from './db/connect';
import { sweep } from './db/housekeeping';
import { repeat } from './db/repeat';
import { seedBoatModels } from './db/boatModelTable';
import { assertSchema } from './db/schemaCheck';
import { SQLITE_FILE } from './db/sqlite';
import { upgrade, type Upgrade } from './db/upgrade';
import { errorCode } from './errorCode';
import { findJwtSecret, keptSecret } from './jwtSecret';
import { chooseSender, keepsMails, teamAddresses } from './mail/chooseSender';
import { composeWith } from './mail/compose';
import { startOutbox } from './mail/outbox';
import { createMetrics } from './plugins/metrics/metrics';
import { serveMetrics } from './plugins/metrics/ownPort';
import { createLogger } from './plugins/logging';
import { busInProcess, type Bus } from './db/bus';
import { busPostgres } from './push/busPostgres';
import { startPublishTimer } from './commands/publications/publishTimer';
import { createRoleTokens, createResetTokens, resetLinksWith } from './commands/accounts/resetTokens';
import { startTimer } from './resources/sailings/startTimer';
import { staffAddresses } from './resources/users/users';
import { PASSWORD_COST } from './resources/users/passwords';
import { StartError } from './startError';
import { createPostOut, INTERNET_ONLY } from './http/postOut';
import { composeWebhookWith } from './webhooks/compose';
import { startWebhooks } from './webhooks/outbox';
import { createWebhookSecrets } from './webhooks/signature';
import { steadyClock } from './steadyClock';

const SWEEP_EVERY_MS = 60 * 60 * 1000;

/** A client that keeps using one connection makes a request within this time, and is told to close it. */
const FAREWELL_MS = 300;

/** What an error of the database or the disk means to the one who starts the server, by how its code begins. */
const START_PROBLEMS: readonly [RegExp, (code: string, dataDir: string) => string][] = [
  [
    /^(ECONN|ENOTFOUND|ETIMEDOUT|EAI_|08|28|57P0|3D000)/,
    (code) => `DATABASE_URL: databasen går inte att nå (${code}).`,
  ],
  [
    /^(EACCES|EROFS|ENOTDIR|EEXIST|ENOSPC|SQLITE_CANTOPEN|SQLITE_READONLY|SQLITE_FULL|SQLITE_IOERR)/,
    (code, dataDir) => `DATA_DIR: det går inte att skriva i ${dataDir} (${code}).`,
  ],
  [
    /^SQLITE_(CORRUPT|NOTADB)/,
    (code, dataDir) =>
      `DATA_DIR: databasen i ${dataDir} är skadad (${code}). Återställ den senaste säkerhetskopian med admin -- restore.`,
  ],
];

function asStartError(error: unknown, dataDir: string): unknown {
  const code = errorCode(error);
  const [, textOf] = START_PROBLEMS.find(([codes]) => codes.test(code)) ?? [];
  return textOf ? new StartError(textOf(code, dataDir)) : error;
}

/** Throws one readable line where a database has been that is empty now: it would be taken for a new installation. */
function assertNotEmptied(dataDir: string): void {
  const size = statSync(join(dataDir, SQLITE_FILE), { throwIfNoEntry: false })?.size;
  if (size !== 0 || keptSecret(dataDir) === null) return;
  throw new StartError(
    `DATA_DIR: databasen i ${dataDir} är tom fast den har använts. Återställ den senaste säkerhetskopian med admin -- restore.`,
  );
}

/**
 * Opens the database that the settings name, with its tables up to date and the boat models in it. Throws one readable
 * line when it cannot.
 */
export async function openDatabase(
  { dataDir, databaseUrl }: Pick<Config, 'dataDir' | 'databaseUrl'>,
  onUpgrade?: (upgrade: Upgrade) => void,
): Promise<Connection> {
  let connection: Connection | undefined;
  try {
    if (databaseUrl === undefined) assertNotEmptied(dataDir);
    connection = await connectDatabase({ dataDir, databaseUrl });
    const upgraded = await upgrade(connection, { dataDir, jwtSecret: keptSecret(dataDir), now: new Date() });
    if (upgraded) onUpgrade?.(upgraded);
    await assertSchema(connection);
    await seedBoatModels(connection.db);
    return connection;
  } catch (error) {
    await connection?.close();
    throw asStartError(error, dataDir);
  }
}

/**
 * The same for a server: on PostgreSQL nobody who asks waits long, while the tables are brought up to date in the time
 * that it takes.
 */
export async function openForRequests(
  { dataDir, databaseUrl }: Pick<Config, 'dataDir' | 'databaseUrl'>,
  onUpgrade?: (upgrade: Upgrade) => void,
): Promise<Connection> {
  const connection = await openDatabase({ dataDir, databaseUrl }, onUpgrade);
  if (databaseUrl === undefined) return connection;
  await connection.close();
  return connectDatabase({ dataDir, databaseUrl, patience: 'request' });
}

export interface RunningServer {
  /** The one that was asked for, or the one that was found for 0. */
  port: number;
  /**
   * Says that it is not ready, answers what is under way, tells sockets to connect elsewhere, and closes everything.
   */
  stop(): Promise<void>;
  /** How many sockets are open: pages that somebody looks at. */
  sockets(): number;
  logger: Logger;
}

export interface ServerParts {
  config: Config;
  connection: Connection;
  buildId: string;
  /** The built client; undefined: the API alone. */
  staticDir?: string | undefined;
}

const busOf = ({ databaseUrl }: Config, log: Logger): Bus =>
  databaseUrl ? busPostgres({ databaseUrl, log }) : busInProcess();

/**
 * Serves until it is stopped. The database is open and migrated; stopping closes it as well, and so does a start that
 * fails.
 */
export async function startServer({ config, connection, buildId, staticDir }: ServerParts): Promise<RunningServer> {
  const logger = createLogger(config.logLevel);
  const bus = busOf(config, logger);
  const now = () => new Date();
  const isSteady = steadyClock({ now, onJump: (jumpMs) => logger.warn({ jumpMs }, 'the clock has jumped') });
  const closers = [() => connection.close(), () => bus.close()];
  const closeAll = async () => {
    for (const close of closers.splice(0).reverse()) await close();
  };

  try {
    const metrics = isMeasured(config) ? createMetrics({ build: buildId, engine: connection.engine }) : undefined;
    const jwtSecret = await findJwtSecret(config, connection);
    const listening = { ...config };
    const site = () => siteOf(listening);
    const app = await buildApp({
      ...connection,
      ...config,
      bus,
      now,
      site,
      newId: randomUUID,
      jwtSecret,
      buildId,
      ...(staticDir === undefined ? {} : { staticDir }),
      passwordCost: PASSWORD_COST,
      showsMailbox: keepsMails(config),
      logger,
      metrics,
      push: { limits: { connectionsPerProcess: config.maxSockets } },
    });
    closers.push(
      () => app.close(),
      startTimer({ db: connection.db, bus, now, logger, isSteady }),
      startPublishTimer({ db: connection.db, bus, now, logger, isSteady }),
      startSweeping(connection, { now, logger, isSteady }),
    );
    const port = (listening.port = await listen(app, config));
    if (metrics) closers.push((await serveMetrics(metrics, config)).stop);
    closers.push(
      startMailing({ config, site: site(), connection, jwtSecret, now, logger }),
      startWebhooks({
        ...{ db: connection.db, bus, now, logger },
        postOut: createPostOut(INTERNET_ONLY),
        compose: composeWebhookWith({ site, secretOf: createWebhookSecrets({ secret: jwtSecret }) }),
      }),
    );

    const leave = async () => {
      await app.shutDownGracefully(Math.max(config.stopDelayS * 1000, FAREWELL_MS));
      await closeAll();
    };
    let stopping: Promise<void> | undefined;
    const sockets = () => app.websocketServer.clients.size;
    return { port, logger, sockets, stop: () => (stopping ??= leave()) };
  } catch (error) {
    await closeAll();
    throw error;
  }
}

const isMeasured = ({ metricsToken, metricsPort }: Config): boolean =>
  metricsToken !== undefined || metricsPort !== undefined;

interface MailingParts extends Pick<ServerParts, 'config' | 'connection'> {
  site: string;
  jwtSecret: string;
  now: () => Date;
  logger: Logger;
}

function startMailing({ config, site, connection: { db }, jwtSecret, now, logger }: MailingParts): () => Promise<void> {
  const sender = chooseSender(config, { site, db, logger });
  if (!sender) return async () => {};
  const resetTokens = createResetTokens({ secret: jwtSecret, now });
  const compose = composeWith({
    site,
    resetLinkFor: resetLinksWith({ db, resetTokens }),
    roleToken: createRoleTokens({ secret: jwtSecret }),
    teamAddresses: () => teamAddresses(config, { site, staff: () => staffAddresses(db) }),
  });
  return startOutbox({ db, now, sender, compose, logger });
}

interface SweepingParts {
  now: () => Date;
  logger: Logger;
  isSteady: () => boolean;
}

const startSweeping = ({ db }: Connection, { now, ...parts }: SweepingParts): (() => Promise<void>) =>
  repeat(() => sweep(db, now()), { everyMs: SWEEP_EVERY_MS, failure: 'sweep failed', ...parts });

async function listen(app: FastifyInstance, { port, host }: Config): Promise<number> {
  try {
    await app.listen({ port, host });
  } catch (error) {
    if (errorCode(error) === 'EADDRINUSE') {
      throw new StartError(
        `PORT: port ${port} används redan. Stoppa det andra programmet eller välj en annan port med PORT.`,
      );
    }
    if (['EADDRNOTAVAIL', 'ENOTFOUND', 'EACCES'].includes(errorCode(error))) {
      throw new StartError(`HOST och PORT: det går inte att lyssna på ${host}:${port} (${errorCode(error)}).`);
    }
    throw error;
  }
  const address = app.server.address();
  return typeof address === 'object' && address ? address.port : port;
}
