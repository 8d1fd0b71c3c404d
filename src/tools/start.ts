import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { addresses } from '../server/addresses';
import { readConfig, type Config } from '../server/config';
import { busInProcess } from '../server/db/bus';
import type { Connection } from '../server/db/connect';
import { keepsMails, MAILBOX_PATH } from '../server/mail/chooseSender';
import { openForRequests, startServer, type RunningServer } from '../server/main';
import { stopOnSignals } from '../server/processEnd';
import { createPasswords, PASSWORD_COST } from '../server/resources/users/passwords';
import { StartError } from '../server/startError';
import { accountLines } from './demo/accountLines';
import { startLiveRace } from './demo/liveRace';
import { randomFrom } from './demo/random';
import { seedDemoOnFirstRun, type Demo } from './demo/seedDemo';
import { startTexts } from './start/texts';

/** The output of src/tools/build.ts, relative to the launcher's folder. */
const BUILD_RECORD = 'dist/build.json';
const BUILT_CLIENT = 'dist/client';

/** The built app. In development webpack's server serves it, and the pages report the build "dev". */
async function findClient(): Promise<{ buildId: string; staticDir?: string }> {
  if (process.env.NODE_ENV !== 'production') return { buildId: 'dev' };
  const record = await readFile(BUILD_RECORD, 'utf8').catch(() => {
    throw new StartError(startTexts.notBuilt);
  });
  const { client } = JSON.parse(record) as { client: string };
  return { buildId: client, staticDir: resolve(BUILT_CLIENT) };
}

function printAddresses(config: Config, port: number): void {
  const { own, network, outside } = addresses({ ...config, port });
  console.log(startTexts.serving(own));
  for (const address of network) console.log(startTexts.onTheNetwork(address));
  if (outside) console.log(startTexts.outside(outside));
  if (keepsMails(config)) console.log(startTexts.mailbox(own + MAILBOX_PATH));
}

/** The demo club of the first run; its accounts are printed then, and by `npm run demo` later. */
async function makeDemo({ demo, dataDir }: Config, connection: Connection): Promise<Demo | null> {
  if (!demo) return null;
  const passwords = createPasswords(PASSWORD_COST);
  return seedDemoOnFirstRun({ ...connection, dataDir, now: () => new Date(), passwords });
}

/** The race that is sailed while somebody looks. Its changes reach open pages by the log, as those of a command do. */
async function makeLive({ db }: Connection, { sockets, logger }: RunningServer): Promise<() => Promise<void>> {
  return startLiveRace({
    db,
    bus: busInProcess(),
    now: () => new Date(),
    random: randomFrom(Date.now()),
    isWatched: () => sockets() > 0,
    onTrouble: (err) => logger.error({ err }, 'the simulated race has ended'),
  });
}

async function start(): Promise<void> {
  const config = readConfig(process.env);
  const client = await findClient();
  const connection = await openForRequests(config, (upgrade) => console.log(startTexts.upgraded(upgrade)));
  console.log(config.databaseUrl ? startTexts.postgresReady : startTexts.sqliteReady(config.dataDir));
  const demo = await makeDemo(config, connection);

  const server = await startServer({ config, connection, ...client });
  const isLive = config.demoLive ?? demo?.isNew ?? false;
  const stopLive = isLive ? await makeLive(connection, server) : null;
  const stop = async () => {
    await stopLive?.();
    await server.stop();
  };
  stopOnSignals({ ...server, stop, delayMs: config.stopDelayS * 1000 });
  printAddresses(config, server.port);
  if (demo) console.log(['', ...accountLines(demo)].join('\n'));
  if (isLive) console.log(startTexts.live);
}

start().catch((error: unknown) => {
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
});
