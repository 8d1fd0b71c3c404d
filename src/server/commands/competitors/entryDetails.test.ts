import type { Competitor, DistinctCompetitor } from '../../../shared/contract/competitors';
import type { SailingResults } from '../../../shared/contract/sailings';
import { describeEachEngine } from '../../../testing/engines';
import { newBoat, newSailing } from '../../../testing/fleet';
import { eventsSince } from '../../../testing/loggedEvents';
import { peopleIn, type People } from '../../../testing/people';
import type { TestApp } from '../../../testing/testApp';
import { seedBoatModels } from '../../db/boatModelTable';

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
