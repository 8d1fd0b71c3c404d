import { sql } from 'kysely';
import { aClub } from '../../testing/accounts';
import { describeOwnDatabases } from '../../testing/engines';
import {
  takeBackAccessKeys,
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
} from '../../testing/installations';
import { aSailingRecord } from '../../testing/records';
import { migrate } from './migrate';
import { assertSchema, differenceText, schemaDifference } from './schemaCheck';

const NOW = '2026-06-04T12:00:00.000Z';

describeOwnDatabases('the tables of a database', (makeApp) => {
  test('are those of a new one', async () => {
    const server = await makeApp();
    expect(await schemaDifference(server)).toEqual({ missing: [], unknown: [] });
    await expect(assertSchema(server)).resolves.toBeUndefined();
  });

  test('are told apart by the names of their columns, and nothing starts on them', async () => {
    const server = await makeApp();
    await sql`alter table users rename column invited_by_club_id to invited_by`.execute(server.db);
    const difference = await schemaDifference(server);
    const start = assertSchema(server);

    await expect(start).rejects.toThrow('saknas: users.invited_by_club_id; hör inte hit: users.invited_by');
    await sql`alter table users rename column invited_by to invited_by_club_id`.execute(server.db);
    expect(difference).toEqual({ missing: ['users.invited_by_club_id'], unknown: ['users.invited_by'] });
  });

  test('that were made by earlier versions are repaired, and the log forgets what is gone', async () => {
    const server = await makeApp();
    await sql`alter table files rename column kept_at to created_at`.execute(server.db);
    await sql`alter table users drop column invited_by_club_id`.execute(server.db);
    await sql`alter table idempotency_keys drop column fingerprint`.execute(server.db);
    await sql`alter table sessions drop column held_generation`.execute(server.db);
    await sql`drop index events_object`.execute(server.db);
    await takeBackAccessKeys(server);
    await takeBackSerieImports(server);
    await takeBackCalendars(server);
    await takeBackPublications(server);
    await takeBackSrsTables(server);
    await takeBackSignalDevices(server);
    await takeBackEntryDetails(server);
    await takeBackAutoGroup(server);
    await takeBackEntryImports(server);
    await takeBackSequences(server);
    await takeBackRoles(server);
    await takeBackPresence(server);
    await sql`drop table finish_observations`.execute(server.db);
    await sql`alter table sailors drop column membership`.execute(server.db);
    await takeBackStartLog(server);
    await sql`delete from kysely_migration where name >= '0007'`.execute(server.db);
    const club = await aClub(server);
    const hidden = await aSailingRecord(server, club, { status: 'unpublished' });
    const event = {
      club_id: club.id,
      at: NOW,
      change: 'updated',
      visibility: 'everyone',
      data: '{"name":"x"}',
    } as const;
    await server.db
      .insertInto('events')
      .values([
        { ...event, version: 1, model: 'competitor', object_id: 999 },
        { ...event, version: 2, model: 'competitor', object_id: 999, change: 'deleted', data: null },
        { ...event, version: 3, model: 'sailing', object_id: hidden.id },
      ])
      .execute();

    expect(await migrate(server)).toEqual([
      '0007_repairs',
      '0008_membership',
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
      '0022_serie_imports',
      '0023_access_keys_and_webhooks',
    ]);

    expect(differenceText(await schemaDifference(server))).toBe('');
    expect(await server.db.selectFrom('events').select(['version', 'visibility']).orderBy('version').execute()).toEqual(
      [
        { version: 2, visibility: 'everyone' },
        { version: 3, visibility: 'club' },
      ],
    );
  });
});
