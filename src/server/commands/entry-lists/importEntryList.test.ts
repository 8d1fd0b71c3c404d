import { aClub, aClubAccount } from '../../../testing/accounts';
import { describeEachEngine } from '../../../testing/engines';
import { pushClient } from '../../../testing/pushClient';
import { accessTokenOf } from '../../../testing/pushEvents';
import { aGroupRecord, aNewCompetitor, aSailingRecord } from '../../../testing/records';
import type { TestApp } from '../../../testing/testApp';
import { seedBoatModels } from '../../db/boatModelTable';
import type { ClubRecord, SailingRecord } from '../../db/schema';
import { unitOfWork } from '../../db/unitOfWork';
import { HttpError } from '../../errors';
import { importEntryList, planImport } from './importEntryList';

const STAFF = { is_staff: true, club: null, sailor: null };

describeEachEngine('importing an entry list', (makeApp) => {
  let server: TestApp;
  let club: ClubRecord;
  let sailing: SailingRecord;

  beforeEach(async () => {
    server = await makeApp();
    await seedBoatModels(server.db);
    club = await aClub(server);
    sailing = await aSailingRecord(server, club);
  });

  const rowsOf = (table: string) =>
    table
      .trim()
      .split('\n')
      .map((line, index) => ({ number: index + 1, cells: line.trim().split('|') }));

  const bringIn = (table: string) =>
    unitOfWork(server.deps, (work) => importEntryList(work, STAFF, sailing.id, rowsOf(table)));
  const entries = () =>
    server.db.selectFrom('competitors').selectAll().where('sailing_id', '=', sailing.id).orderBy('id').execute();

  const LIST = `
    Segelnummer|Båtnamn|Båttyp|SRS|Rorsman|Klubb|Besättning|Startgrupp
    swe 312|Vindil|IF-båt|0,873|Sara Seglare||Nils Ek|Grupp E
    57|Måsen|if båt||Bo Ek|Grannvikens Båtklubb||Blå
    |Trygg|||Eva Lind|||`;

  test('boats, groups and numbers are saved as if they had been typed', async () => {
    const held = await aGroupRecord(server, sailing, { name: 'Grupp E' });
    await bringIn(LIST);

    const blue = await server.db
      .selectFrom('start_groups')
      .selectAll()
      .where('name', '=', 'Blå')
      .executeTakeFirstOrThrow();
    expect(blue).toMatchObject({ sailing_id: sailing.id, order: 1 });
    expect(await entries()).toMatchObject([
      {
        sail_number: 'SWE 312',
        boat_name: 'Vindil',
        skipper_name: 'Sara Seglare',
        crew_names: 'Nils Ek',
        crew_count: 2,
        base_rating_thousandths: 873,
        rating_thousandths: 873,
        rating_type: 'custom',
        start_group_id: held.id,
        approved: 1,
      },
      {
        sail_number: '57',
        club_name: 'Grannvikens Båtklubb',
        base_rating_thousandths: 838,
        rating_thousandths: 838,
        start_group_id: blue.id,
      },
      { sail_number: '', boat_name: 'Trygg', boat_model_id: null, rating_thousandths: null, start_group_id: null },
    ]);
  });

  test('classes are made once and found again, and one that is named after a type is for that type', async () => {
    const held = await server.db
      .insertInto('race_classes')
      .values({ sailing_id: sailing.id, name: 'SRS 1', kind: 'srs', version: 1, created_at: '', updated_at: '' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await bringIn(`
      Segelnummer|Rorsman|Klass
      1|Bo Ek|srs 1
      2|Eva Lind|IF-båt
      3|Nils Ek|IF-BÅT
      4|Sara Seglare|`);
    const made = await server.db.selectFrom('race_classes').selectAll().where('id', '!=', held.id).execute();
    expect(made).toMatchObject([
      { sailing_id: sailing.id, name: 'IF-båt', kind: 'one_design', boat_model_id: expect.any(Number) },
    ]);
    expect((await entries()).map(({ race_class_id }) => race_class_id)).toEqual([
      held.id,
      made[0]?.id,
      made[0]?.id,
      null,
    ]);
  });

  test('open pages see it, each group and boat with a number of its own', async () => {
    const account = await aClubAccount(server, club);
    const client = await pushClient(server, { clubId: club.id });
    client.subscribe({ token: accessTokenOf(server, account) });
    await client.untilSubscribed();

    await bringIn(LIST);
    const frames = await client.notifications(5);
    expect(frames.map(({ model, change, version }) => [model, change, version])).toEqual([
      ['start_group', 'created', 1],
      ['start_group', 'created', 2],
      ['competitor', 'created', 3],
      ['competitor', 'created', 4],
      ['competitor', 'created', 5],
    ]);
    client.socket.terminate();
    const saved = await server.db
      .selectFrom('sailings')
      .select('version')
      .where('id', '=', sailing.id)
      .executeTakeFirstOrThrow();
    expect(saved.version).toBe(5);
  });

  test('one wrong row, and nothing is saved: no boat, no group, no number', async () => {
    const { reading } = await bringIn(`${LIST}\nx|Fel|||Nils Ek|||Röd`);
    expect(reading).toEqual({
      problems: [{ row: 5, column: 'Segelnummer', text: 'Ange ett giltigt segelnummer, till exempel SWE 312.' }],
    });
    expect(await entries()).toEqual([]);
    expect(
      await server.db.selectFrom('start_groups').select('id').where('sailing_id', '=', sailing.id).execute(),
    ).toEqual([]);
    expect(await server.db.selectFrom('events').select('version').where('club_id', '=', club.id).execute()).toEqual([]);
  });

  test('the same list twice is refused: its boats are entered already', async () => {
    await bringIn(LIST);
    const { reading } = await bringIn(LIST);
    expect(reading).toEqual({
      problems: [
        { row: 2, column: 'Segelnummer', text: 'Segelnumret SWE 312 är redan anmält till seglingen.' },
        { row: 3, column: 'Segelnummer', text: 'Segelnumret 57 är redan anmält till seglingen.' },
      ],
    });
    expect(await entries()).toHaveLength(3);
  });

  test('a plan tells the same and saves nothing', async () => {
    await server.db
      .insertInto('competitors')
      .values(aNewCompetitor(sailing, { sail_number: 'SWE 57' }))
      .execute();
    expect((await planImport(server.db, STAFF, sailing.id, rowsOf(LIST))).reading).toMatchObject({
      problems: [{ row: 3 }],
    });
    const other = await aSailingRecord(server, club);
    const { reading } = await planImport(server.db, STAFF, other.id, rowsOf(LIST));
    expect(reading).toMatchObject({ plan: { newGroups: ['Grupp E', 'Blå'] } });
    expect(await server.db.selectFrom('competitors').select('id').where('sailing_id', '=', other.id).execute()).toEqual(
      [],
    );
  });

  test.each([
    ['a verified sailing', { verified_result: 1, status: 'finished' } as const, STAFF, 400],
    ['a sailing of another club', {}, { is_staff: false, club: { id: 0 }, sailor: null }, 403],
  ])('%s takes no list', async (_, values, actor, status) => {
    const closed = await aSailingRecord(server, club, values);
    const attempts = [
      planImport(server.db, actor, closed.id, rowsOf(LIST)),
      unitOfWork(server.deps, (work) => importEntryList(work, actor, closed.id, rowsOf(LIST))),
    ];
    for (const attempt of attempts) {
      const error: unknown = await attempt.catch((caught: unknown) => caught);
      expect(error instanceof HttpError && error.status).toBe(status);
    }
  });

  test('four hundred boats are one write', async () => {
    const boats = Array.from(
      { length: 400 },
      (_, index) => `SWE ${index + 1}|Båt ${index + 1}|IF-båt||Bo Ek|||Grupp ${index % 4}`,
    );
    const { reading } = await bringIn(
      `Segelnummer|Båtnamn|Båttyp|SRS|Rorsman|Klubb|Besättning|Startgrupp\n${boats.join('\n')}`,
    );
    expect(reading).toMatchObject({ plan: { newGroups: ['Grupp 0', 'Grupp 1', 'Grupp 2', 'Grupp 3'] } });
    const counter = await server.db
      .selectFrom('clubs')
      .select('counter')
      .where('id', '=', club.id)
      .executeTakeFirstOrThrow();
    expect(counter.counter).toBe(404);
  });
});
