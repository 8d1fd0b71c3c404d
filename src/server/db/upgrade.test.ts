import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { aClub } from '../../testing/accounts';
import {
  describeEachInstallation,
  takeBackPresence,
  takeBackStartLog,
  withInstallation,
} from '../../testing/installations';
import { aGroupRecord, aSailingRecord } from '../../testing/records';
import { connectDatabase, connectFile, type Connection } from './connect';
import { backupFolder } from './copies/backUp';
import { executedMigrations, migrate, migrationState, tryMigrations } from './migrate';
import { upgrade } from './upgrade';

const NOW = new Date('2026-11-20T13:15:00Z');
const LAST = '0012_presence';

/** As the version before the last migration left it. */
async function takeBackLast({ db }: Connection): Promise<void> {
  await takeBackPresence({ db });
  await sql`delete from kysely_migration where name >= ${LAST}`.execute(db);
}

describeEachInstallation('an upgrade', (make, engine) => {
  test('of an older database keeps it as it was, and tells what it did', async () => {
    const { dataDir, databaseUrl } = await make();
    const connection = await connectDatabase({ dataDir, ...(databaseUrl && { databaseUrl }) });
    await migrate(connection);
    const sailing = await aSailingRecord(connection, await aClub(connection));
    for (const order of [2, 0, 1]) await aGroupRecord(connection, sailing, { order });
    await takeBackLast(connection);
    await sql`drop table finish_observations`.execute(connection.db);
    await takeBackStartLog(connection);

    const done = await upgrade(connection, { dataDir, jwtSecret: null, now: NOW });
    const groups = connection.db.selectFrom('start_groups').select(['order', 'class_flag', 'start_state']);
    expect(await groups.orderBy('order').execute()).toEqual([
      { order: 0, class_flag: 'E', start_state: 'scheduled' },
      { order: 1, class_flag: 'F', start_state: 'scheduled' },
      { order: 2, class_flag: 'G', start_state: 'scheduled' },
    ]);
    expect(await connection.db.selectFrom('finish_observations').selectAll().execute()).toEqual([]);
    await connection.close();

    const file = join(backupFolder(dataDir), `styrbord-before-0009_start_log-20261120T131500000Z.sqlite`);
    expect(done).toEqual({
      migrations: ['0009_start_log', '0010_finish_observations', '0011_finish_decisions', LAST],
      backup: engine === 'sqlite' ? file : null,
    });
    if (engine === 'postgres') return;
    const kept = await connectFile(file);
    expect(await executedMigrations(kept.db)).not.toContain(LAST);
    await kept.close();
  });

  test('of a new or present database leaves no file', async () => {
    const installation = await make();
    await withInstallation(installation, async () => {});
    await withInstallation(installation, async () => {});
    expect(readdirSync(installation.dataDir)).not.toContain('backups');
  });

  test('can be tried without changing anything', async () => {
    const installation = await make();
    await withInstallation(installation, async (connection) => {
      await takeBackLast(connection);
      expect(await tryMigrations(connection)).toEqual([LAST]);
      expect((await migrationState(connection)).waiting).toEqual([LAST]);
      await expect(sql`select presence from competitors`.execute(connection.db)).rejects.toThrow();
    });
  });

  test('that fails when tried says why', async () => {
    const installation = await make();
    await withInstallation(installation, async (connection) => {
      await sql`delete from kysely_migration where name = ${LAST}`.execute(connection.db);
      await expect(tryMigrations(connection)).rejects.toThrow('presence');
    });
  });
});
