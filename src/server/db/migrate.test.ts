import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { aClub, aSailorAccount } from '../../testing/accounts';
import { describeOwnDatabases } from '../../testing/engines';
import { aCompetitorRecord, aGroupRecord, aSailingRecord } from '../../testing/records';
import { connectDatabase } from './connect';
import { migrate } from './migrate';

const runNode = promisify(execFile);

describeOwnDatabases('the tables', (makeApp) => {
  test('begin an event log of their own, once', async () => {
    const { db, engine } = await makeApp();
    const epochOf = () => db.selectFrom('meta').select('value').where('key', '=', 'epoch').executeTakeFirstOrThrow();
    const epoch = await epochOf();

    await migrate({ db, engine });

    expect(epoch.value).toMatch(/^[\da-f]{8}$/);
    expect(await epochOf()).toEqual(epoch);
  });

  test('are not touched when a newer version has written them', async () => {
    const { db, engine } = await makeApp();
    const migrations = db.withTables<{ kysely_migration: { name: string; timestamp: string } }>();
    await migrations
      .insertInto('kysely_migration')
      .values({ name: '9999_from_the_future', timestamp: '2030-01-01T00:00:00Z' })
      .execute();

    const migrating = migrate({ db, engine });

    await expect(migrating).rejects.toThrow(
      'Databasen har skapats av en nyare version av Styrbord (9999_from_the_future). Uppdatera servern och starta igen.',
    );
    await migrations.deleteFrom('kysely_migration').where('name', '=', '9999_from_the_future').execute();
  });

  test('go on when the clock was set back while they were made', async () => {
    const { db, engine } = await makeApp();
    await db
      .withTables<{ kysely_migration: { name: string; timestamp: string } }>()
      .updateTable('kysely_migration')
      .set({ timestamp: '2000-01-01T00:00:00.000Z' })
      .where('name', '=', '0017_entry_details')
      .execute();

    expect(await migrate({ db, engine })).toEqual([]);
  });

  test('lose the boats and groups of a deleted sailing', async () => {
    const server = await makeApp();
    const sailing = await aSailingRecord(server, await aClub(server));
    const group = await aGroupRecord(server, sailing);
    await aCompetitorRecord(server, sailing, { start_group_id: group.id });

    await server.db.deleteFrom('sailings').where('id', '=', sailing.id).execute();

    expect(await server.db.selectFrom('start_groups').selectAll().execute()).toEqual([]);
    expect(await server.db.selectFrom('competitors').selectAll().execute()).toEqual([]);
  });

  test('keep the boats of a deleted group, ungrouped', async () => {
    const server = await makeApp();
    const sailing = await aSailingRecord(server, await aClub(server));
    const group = await aGroupRecord(server, sailing);
    await aCompetitorRecord(server, sailing, { start_group_id: group.id });

    await server.db.deleteFrom('start_groups').where('id', '=', group.id).execute();

    expect(await server.db.selectFrom('competitors').select('start_group_id').execute()).toEqual([
      { start_group_id: null },
    ]);
  });

  test('keep the sailor of a deleted account', async () => {
    const server = await makeApp();
    const account = await aSailorAccount(server);

    await server.db.deleteFrom('users').where('id', '=', account.id).execute();

    expect(await server.db.selectFrom('sailors').select(['id', 'user_id']).execute()).toEqual([
      { id: account.sailor_id, user_id: null },
    ]);
  });

  test('never use an id again', async () => {
    const server = await makeApp();
    const club = await aClub(server);
    const first = await aSailingRecord(server, club);
    await server.db.deleteFrom('sailings').where('id', '=', first.id).execute();

    const second = await aSailingRecord(server, club);

    expect(second.id).toBeGreaterThan(first.id);
  });

  test('give counts as numbers', async () => {
    const { db } = await makeApp();
    await aClub({ db });

    const counted = await db
      .selectFrom('clubs')
      .select(({ fn }) => [fn.countAll().as('clubs'), fn.sum('counter').as('numbers')])
      .executeTakeFirstOrThrow();

    expect(counted).toEqual({ clubs: 1, numbers: 0 });
  });
});

describe('several processes that start at once', () => {
  const START = `
    import { connectDatabase } from './src/server/db/connect.ts';
    import { migrate } from './src/server/db/migrate.ts';
    const connection = await connectDatabase({ dataDir: process.env.DATA_DIR });
    await migrate(connection);
    await connection.close();
  `;
  const start = (dataDir: string) =>
    runNode(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', START], {
      env: { ...process.env, DATA_DIR: dataDir },
    });

  test('make the tables together, on one SQLite file', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'styrbord-'));

    await Promise.all([start(dataDir), start(dataDir), start(dataDir)]);

    const { db, close } = await connectDatabase({ dataDir });
    expect(await db.selectFrom('meta').select('key').orderBy('key').execute()).toEqual([
      { key: 'epoch' },
      { key: 'installation' },
    ]);
    await close();
    rmSync(dataDir, { recursive: true });
  }, 30_000);
});
