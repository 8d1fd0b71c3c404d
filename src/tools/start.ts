import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { addresses } from '../server/addresses';
import { readConfig, type Config } from '../server/config';
import type { Connection } from '../server/db/connect';
import { keepsMails, MAILBOX_PATH } from '../server/mail/chooseSender';
import { openForRequests, startServer } from '../server/main';
import { stopOnSignals } from '../server/processEnd';
import { createPasswords, PASSWORD_COST } from '../server/resources/users/passwords';
import { StartError } from '../server/startError';
import { accountLines } from './demo/accountLines';
import { seedDemoOnFirstRun } from './demo/seedDemo';
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
async function makeDemo({ demo, dataDir }: Config, connection: Connection): Promise<string[]> {
  if (!demo) return [];
  const passwords = createPasswords(PASSWORD_COST);
  const made = await seedDemoOnFirstRun({ ...connection, dataDir, now: () => new Date(), passwords });
  return made ? ['', ...accountLines(made)] : [];
}

async function start(): Promise<void> {
  const config = readConfig(process.env);
  const client = await findClient();
  const connection = await openForRequests(config, (upgrade) => console.log(startTexts.upgraded(upgrade)));
  console.log(config.databaseUrl ? startTexts.postgresReady : startTexts.sqliteReady(config.dataDir));
  const demoLines = await makeDemo(config, connection);

  const server = await startServer({ config, connection, ...client });
  stopOnSignals({ ...server, delayMs: config.stopDelayS * 1000 });
  printAddresses(config, server.port);
  for (const line of demoLines) console.log(line);
}

start().catch((error: unknown) => {
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
});
