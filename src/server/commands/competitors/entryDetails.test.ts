import type { Competitor, DistinctCompetitor } from '../../../shared/contract/competitors';
import type { EntryImportAnswer, ImportPreview } from '../../../shared/contract/entryImport';
import type { Headcount } from '../../../shared/contract/presence';
import type { SailingResults } from '../../../shared/contract/sailings';
import { describeEachEngine } from '../../../testing/engines';
import { newBoat, newSailing } from '../../../testing/fleet';
import { eventsSince } from '../../../testing/loggedEvents';
import { peopleIn, type People } from '../../../testing/people';
import type { TestApp } from '../../../testing/testApp';
import { seedBoatModels } from '../../db/boatModelTable';
import { deleteUser } from '../../resources/users/repository';

describeEachEngine('a type that is not in the table', (makeApp) => {
  let app: TestApp;
  let people: People;
  let sailing: number;
  let model: { id: number; name: string };

  beforeEach(async () => {
    app = await makeApp();
    await seedBoatModels(app.db);
    people = await peopleIn(app);
    ({ id: sailing } = await newSailing(people.official));
    model = await app.db.selectFrom('boat_models').select(['id', 'name']).limit(1).executeTakeFirstOrThrow();
  });

  const changed = async (id: number, body: object) =>
    (await people.official('PATCH', `/api/competitors/${id}/`, body)).json<Competitor>();

  test('is kept as it was written, until one of the table is chosen', async () => {
    const { id, ...boat } = await newBoat(people.official, sailing, { boat_model_name: ' First 36.7 ' });
    expect(boat).toMatchObject({ boat_model: null, boat_model_name: 'First 36.7' });
    expect(await changed(id, { boat_name: 'Vind' })).toMatchObject({ boat_model_name: 'First 36.7' });
    expect(await changed(id, { boat_model_name: 'J/80' })).toMatchObject({ boat_model_name: 'J/80' });
    const frames = await eventsSince(app, people.club.id);
    expect(frames.at(-1)?.data).toMatchObject({ boat_model_name: 'J/80' });
    expect(await changed(id, { boat_model: model.id })).toMatchObject({ boat_model_name: model.name });
    expect(await changed(id, { boat_model_name: 'J/80' })).toMatchObject({ boat_model_name: model.name });
    expect(await changed(id, { boat_model: null })).toMatchObject({ boat_model: null, boat_model_name: null });
  });

  test('gives way to the type of the boat that is named, and null takes it away', async () => {
    const both = await newBoat(people.official, sailing, { boat_model: model.id, boat_model_name: 'J/80' });
    expect(both).toMatchObject({ boat_model_name: model.name });
    const { id } = await newBoat(people.official, sailing, { boat_model_name: 'J/80' });
    expect(await changed(id, { boat_model_name: null })).toMatchObject({ boat_model_name: null });
  });

  test('is shown in results and among the boats of the club', async () => {
    const { id } = await newBoat(people.official, sailing, { skipper_name: 'Bo Ek', boat_model_name: 'Dehler 34' });
    await people.official('PATCH', `/api/competitors/${id}/update-elapsed-time/`, { elapsed_time: '01:00:00' });
    const results = (await people.official('GET', `/api/sailings/${sailing}/results/`)).json<SailingResults>();
    expect(results.results).toMatchObject([{ boat_model_name: 'Dehler 34' }]);
    const url = `/api/clubs/${people.club.slug}/distinct-competitors/`;
    expect((await people.official('GET', url)).json<DistinctCompetitor[]>()).toMatchObject([
      { boat_model: null, boat_model_name: 'Dehler 34' },
    ]);
  });

  test('has at most a hundred characters', async () => {
    const body = { sailing, skipper_name: 'Bo Ek', boat_model_name: 'x'.repeat(101) };
    const reply = await people.official('POST', '/api/competitors/', body);
    expect([reply.statusCode, reply.json()]).toEqual([400, { boat_model_name: [expect.stringContaining('100')] }]);
  });
});

describeEachEngine('the contacts of a list', (makeApp) => {
  let app: TestApp;
  let people: People;
  let sailing: number;

  beforeEach(async () => {
    app = await makeApp();
    people = await peopleIn(app);
    ({ id: sailing } = await newSailing(people.official));
  });

  const bringIn = async () => {
    const text = `Segelnr;Rorsman;E-post;Mobil;WhatsApp
SWE 1;Åsa Öberg;asa@exempel.se;070-123 45 67;070
SWE 2;Bo Ek;bo exempel.se;ring klubben så säger de vad numret är;`;
    const reply = await people.official('POST', `/api/sailings/${sailing}/entry-import/`, { text });
    return reply.json<EntryImportAnswer>();
  };
  const read = async (call: People['official'], id = 0) => {
    const { email, phone } = (await call('GET', `/api/competitors/${id}/`)).json<Competitor>();
    return [email, phone];
  };
  const stored = () =>
    app.db.selectFrom('competitors').select(['contact_email', 'contact_phone']).orderBy('id').execute();

  test('are kept as far as they can be right, and the others are told', async () => {
    await bringIn();
    expect(await stored()).toEqual([
      { contact_email: 'asa@exempel.se', contact_phone: '070-123 45 67' },
      { contact_email: '', contact_phone: '' },
    ]);
    const text = 'Segelnr;Rorsman;E-post\nSWE 9;Bo Ek;bo exempel.se';
    const url = `/api/sailings/${sailing}/entry-import/?dry_run=true`;
    const [row] = (await people.official('POST', url, { text })).json<ImportPreview>().rows;
    expect(row?.warnings).toEqual(['bo exempel.se sparas inte: Ange en giltig e-postadress.']);
  });

  test('are for the club alone, and the address for the sailor too', async () => {
    const [boat] = (await bringIn()).competitors;
    expect(boat).not.toHaveProperty('email');
    expect(boat).not.toHaveProperty('phone');
    await people.official('PATCH', `/api/competitors/${boat?.id}/`, { sailor: people.sailorId.guest });
    expect(await read(people.official, boat?.id)).toEqual(['asa@exempel.se', '070-123 45 67']);
    expect(await read(people.member, boat?.id)).toEqual([null, null]);
    expect(await read(people.stranger, boat?.id)).toEqual([null, null]);
    expect((await read(people.guest, boat?.id))[1]).toBeNull();
  });

  test('are told to the club with the boats that are out', async () => {
    await bringIn();
    await app.db
      .updateTable('competitors')
      .set({ presence: 'on_water', presence_at: '2026-06-04T16:31:00.000Z' })
      .execute();
    const { rows } = (await people.official('GET', `/api/sailings/${sailing}/headcount/`)).json<Headcount>();
    expect(rows.map(({ phone }) => phone)).toContain('070-123 45 67');
  });

  test('are in no event, and go with the boat', async () => {
    const { import: made, competitors } = await bringIn();
    expect(JSON.stringify(await eventsSince(app, people.club.id))).not.toMatch(/asa@|070-/);
    await people.official('DELETE', `/api/competitors/${competitors[0]?.id}/`);
    expect(await stored()).toEqual([{ contact_email: '', contact_phone: '' }]);
    expect((await people.official('DELETE', `/api/sailings/${sailing}/entry-import/${made}/`)).statusCode).toBe(204);
    const kept = await Promise.all(
      (['events', 'idempotency_keys', 'result_log'] as const).map((table) =>
        app.db.selectFrom(table).selectAll().execute(),
      ),
    );
    expect(JSON.stringify(kept)).not.toMatch(/asa@|070-/);
  });

  test('go with the account of the sailor', async () => {
    const [boat] = (await bringIn()).competitors;
    await people.official('PATCH', `/api/competitors/${boat?.id}/`, { sailor: people.sailorId.member });
    const user = await app.db
      .selectFrom('sailors')
      .select('user_id')
      .where('id', '=', people.sailorId.member)
      .executeTakeFirstOrThrow();
    await deleteUser(app.db, user.user_id ?? 0);
    expect((await stored())[0]).toEqual({ contact_email: '', contact_phone: '' });
  });
});
