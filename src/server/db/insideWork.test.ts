import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aClub } from '../../testing/accounts';
import { describeBothEngines } from '../../testing/engines';
import { connectDatabase, type Connection } from './connect';
import { migrate } from './migrate';
import { snapshot } from './insideWork';

type Db = Connection['db'];

const raise = async (db: Db): Promise<void> => {
  await db.updateTable('clubs').set({ counter: 7 }).execute();
};
const counter = async (db: Db): Promise<number> =>
  (await db.selectFrom('clubs').select('counter').executeTakeFirstOrThrow()).counter;

/** What one connection reads before and after another one writes, within a snapshot and behind it. */
async function readAroundAWrite(reader: Db, writer: Db): Promise<number[]> {
  const within = await snapshot(reader, async (tx) => [await counter(tx), await raise(writer).then(() => counter(tx))]);
  return [...within, await counter(reader)];
}

test('a snapshot stands still while another process writes, and does not hold it up (SQLite)', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'snapshot-'));
  const [reader, writer] = [await connectDatabase({ dataDir }), await connectDatabase({ dataDir })];
  await migrate(reader);
  await aClub(reader);
  expect(await readAroundAWrite(reader.db, writer.db.withoutPlugins())).toEqual([0, 0, 7]);
  await reader.close();
  await writer.close();
  rmSync(dataDir, { recursive: true });
});

describeBothEngines('snapshots', (makeApp, engine) => {
  test('the outer database is not used within one', async () => {
    const app = await makeApp();
    await expect(snapshot(app.db, () => counter(app.db))).rejects.toThrow('outer database');
  });

  if (engine === 'postgres') {
    test('a snapshot stands still while another node writes', async () => {
      const app = await makeApp();
      const other = await makeApp({ beside: app });
      await aClub(app);
      expect(await readAroundAWrite(app.db, other.db.withoutPlugins())).toEqual([0, 0, 7]);
    });
  }
});
