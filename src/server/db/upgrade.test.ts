import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { aClub, aClubAccount } from '../../testing/accounts';
import {
  describeEachInstallation,
  takeBackAutoGroup,
  takeBackCalendars,
  takeBackEntryDetails,
  takeBackEntryImports,
  takeBackPresence,
  takeBackRoles,
  takeBackSerieImports,
  takeBackSequences,
  takeBackSignalDevices,
  takeBackPublications,
  takeBackSrsTables,
  takeBackStartLog,
  withInstallation,
} from '../../testing/installations';
import { aCompetitorRecord, aGroupRecord, aSailingRecord } from '../../testing/records';
import { connectDatabase, connectFile, type Connection } from './connect';
import { backupFolder } from './copies/backUp';
import { executedMigrations, migrate, migrationState, tryMigrations } from './migrate';
import { upgrade } from './upgrade';

const NOW = new Date('2026-11-20T13:15:00Z');
const LAST = '0022_serie_imports';

/** As the version before the last migration left it. */
const takeBackLast = takeBackSerieImports;

async function takeBackObservations({ db }: Connection): Promise<void> {
  await sql`drop table finish_observations`.execute(db);
  await sql`delete from kysely_migration where name >= '0010'`.execute(db);
}

describeEachInstallation('an upgrade', (make, engine) => {
  test('of an older database keeps it as it was, and tells what it did', async () => {
    const { dataDir, databaseUrl } = await make();
    const connection = await connectDatabase({ dataDir, ...(databaseUrl && { databaseUrl }) });
    await migrate(connection);
    const club = await aClub(connection);
    const sailing = await aSailingRecord(connection, club);
    for (const order of [2, 0, 1]) await aGroupRecord(connection, sailing, { order });
    const official = await aClubAccount(connection, club);
    const group = await aGroupRecord(connection, sailing, { order: 3 });
    for (const start_group_id of [group.id, null]) await aCompetitorRecord(connection, sailing, { start_group_id });
    await takeBackLast(connection);
    await takeBackCalendars(connection);
    await takeBackPublications(connection);
    await takeBackSrsTables(connection);
    await takeBackSignalDevices(connection);
    await takeBackEntryDetails(connection);
    await takeBackAutoGroup(connection);
    await takeBackEntryImports(connection);
    await takeBackSequences(connection);
    await takeBackRoles(connection);
    await takeBackPresence(connection);
    await takeBackObservations(connection);
    await takeBackStartLog(connection);

    const done = await upgrade(connection, { dataDir, jwtSecret: null, now: NOW });
    const groups = connection.db.selectFrom('start_groups').select(['order', 'class_flag', 'start_state']);
    expect(await groups.orderBy('order').execute()).toEqual([
      { order: 0, class_flag: 'E', start_state: 'scheduled' },
      { order: 1, class_flag: 'F', start_state: 'scheduled' },
      { order: 2, class_flag: 'G', start_state: 'scheduled' },
      { order: 3, class_flag: 'H', start_state: 'scheduled' },
    ]);
    expect(await connection.db.selectFrom('finish_observations').selectAll().execute()).toEqual([]);
    const roles = connection.db.selectFrom('club_roles').select(['club_id', 'user_id', 'email', 'role']);
    expect(await roles.execute()).toEqual([
      { club_id: club.id, user_id: official.id, email: official.email, role: 'owner' },
    ]);
    // A club of before has not been asked whether its results are public.
    expect(await connection.db.selectFrom('clubs').select(['start_sequences', 'publish']).execute()).toEqual([
      { start_sequences: '[]', publish: 'off' },
    ]);
    expect(await connection.db.selectFrom('sailings').select(['start_sequence', 'start_steps']).execute()).toEqual([
      { start_sequence: '5-4-1-0', start_steps: null },
    ]);
    // Whoever is in a group has been put there; sailings of before place boats like new ones.
    const boats = connection.db
      .selectFrom('competitors')
      .select(['start_group_id', 'group_chosen', 'model_text', 'contact_email', 'contact_phone'])
      .orderBy('id');
    const details = { model_text: '', contact_email: '', contact_phone: '' };
    expect(await boats.execute()).toEqual([
      { start_group_id: group.id, group_chosen: 1, ...details },
      { start_group_id: null, group_chosen: 0, ...details },
    ]);
    expect(await connection.db.selectFrom('sailings').select('auto_group').execute()).toEqual([{ auto_group: 1 }]);
    await connection.close();

    const file = join(backupFolder(dataDir), `styrbord-before-0009_start_log-20261120T131500000Z.sqlite`);
    expect(done).toEqual({
      migrations: [
        '0009_start_log',
        '0010_finish_observations',
        '0011_finish_decisions',
        '0012_presence',
        '0013_roles',
        '0014_start_sequences',
        '0015_entry_imports',
        '0016_auto_group',
        '0017_entry_details',
        '0018_signal_devices',
        '0019_srs_tables',
        '0020_publications',
        '0021_calendar_links',
        LAST,
      ],
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
      await expect(sql`select made_at from serie_imports`.execute(connection.db)).rejects.toThrow();
    });
  });

  test('that fails when tried says why', async () => {
    const installation = await make();
    await withInstallation(installation, async (connection) => {
      await sql`delete from kysely_migration where name = ${LAST}`.execute(connection.db);
      await expect(tryMigrations(connection)).rejects.toThrow('serie_imports');
    });
  });
});
