import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { readConfig, type Config } from '../server/config';
import { openDatabase, startServer, stopOnSignals } from '../server/main';
import { StartError } from '../server/startError';
import { addresses } from './start/addresses';
import { texts } from './start/texts';

/** What src/tools/build.ts has made, seen from where the launcher runs us. */
const BUILD_RECORD = 'dist/build.json';
const BUILT_CLIENT = 'dist/client';

/** The built app. While developing, webpack's own server has it, and the pages call themselves "dev". */
async function findClient(): Promise<{ buildId: string; staticDir?: string }> {
  if (process.env.NODE_ENV !== 'production') return { buildId: 'dev' };
  const record = await readFile(BUILD_RECORD, 'utf8').catch(() => {
    throw new StartError(texts.notBuilt);
  });
  const { client } = JSON.parse(record) as { client: string };
  return { buildId: client, staticDir: resolve(BUILT_CLIENT) };
}

function printAddresses(config: Config, port: number): void {
  const { own, network, outside } = addresses({ ...config, port });
  console.log(texts.serving(own));
  for (const address of network) console.log(texts.onTheNetwork(address));
  if (outside) console.log(texts.outside(outside));
}

async function start(): Promise<void> {
  const config = readConfig(process.env);
  const client = await findClient();
  const connection = await openDatabase(config);
  console.log(config.databaseUrl ? texts.postgresReady : texts.sqliteReady(config.dataDir));

  const server = await startServer({ config, connection, ...client });
  stopOnSignals(server);
  printAddresses(config, server.port);
}

start().catch((error: unknown) => {
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
});
