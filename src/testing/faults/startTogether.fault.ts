import type { Connection } from '../../server/db/connect';
import { connectDatabase } from '../../server/db/connect';
import { BOAT_MODEL_TABLE } from '../../server/db/boatModelTable';
import { authPaths, type User } from '../../shared/contract/auth';
import { startCluster, type Cluster } from '../../tools/provision/postgres';
import { readAccounts, type DemoAccount } from '../../tools/demo/accounts';
import { callsOver } from '../servedCalls';
import { serveApp, type ServedApp } from '../servedApp';
import { counted } from './figures';
import { describeOnPostgres } from './installation';

const NODES = 3;

describeOnPostgres('nodes that start at the same moment on an empty PostgreSQL', () => {
  let cluster: Cluster | undefined;
  const nodes: ServedApp[] = [];

  afterAll(async () => {
    for (const node of nodes) await node.close();
    await cluster?.stop();
  });

  async function inDatabase<T>(work: (connection: Connection) => Promise<T>): Promise<T> {
    const connection = await connectDatabase({ dataDir: '', ...(cluster && { databaseUrl: cluster.url }) });
    try {
      return await work(connection);
    } finally {
      await connection.close();
    }
  }

  test('make the tables, the boat models, the demo club and the secret once, and know each other', async () => {
    cluster = await startCluster();
    const env = { DATABASE_URL: cluster?.url, DEMO: 'on', LOG_LEVEL: 'fatal' };
    const started = await Promise.allSettled(Array.from({ length: NODES }, () => serveApp({ env })));
    nodes.push(...started.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : [])));
    expect(started.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []))).toEqual([]);

    const count = (table: 'clubs' | 'users' | 'boat_models') =>
      inDatabase(async ({ db }) => (await db.selectFrom(table).select('id').execute()).length);
    const accounts = await inDatabase((connection) => readAccounts({ ...connection, dataDir: '' }));
    counted('clubs', await count('clubs'), 1);
    counted('boat models', await count('boat_models'), BOAT_MODEL_TABLE.length);
    counted('users without a password that was told', (await count('users')) - accounts.length, 0);
    counted('nodes that do not know who has logged in to another', await strangers(nodes, accounts), 0);
  }, 90_000);
});

/** Logs in to each node, and asks each of the others who that is. */
async function strangers(nodes: readonly ServedApp[], [account]: readonly DemoAccount[]): Promise<number> {
  if (!account) throw new Error('There is no account');
  let unknown = 0;
  for (const { url } of nodes) {
    const { token } = await callsOver(url, account);
    for (const other of nodes) {
      const reply = await fetch(other.url + authPaths.me, { headers: { Authorization: `Bearer ${token}` } });
      if (!reply.ok || ((await reply.json()) as User).email !== account.email) unknown += 1;
    }
  }
  return unknown;
}
