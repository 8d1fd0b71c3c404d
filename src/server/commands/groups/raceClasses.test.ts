import type { Sailing } from '../../../shared/contract/sailings';
import { describeEachEngine } from '../../../testing/engines';
import { newBoat, newClass, newSailing } from '../../../testing/fleet';
import { eventsSince, numberOf } from '../../../testing/loggedEvents';
import { peopleIn, type People } from '../../../testing/people';
import type { TestApp } from '../../../testing/testApp';
import { seedBoatModels } from '../../db/boatModelTable';

describeEachEngine('race classes', (makeApp) => {
  let app: TestApp;
  let people: People;
  let sailing: number;
  let model: number;
  beforeEach(async () => {
    app = await makeApp();
    await seedBoatModels(app.db);
    ({ id: model } = await app.db
      .selectFrom('boat_models')
      .select('id')
      .where('name', '=', 'IF-båt')
      .executeTakeFirstOrThrow());
    people = await peopleIn(app);
    ({ id: sailing } = await newSailing(people.official));
  });

  const send = async (method: 'POST' | 'PUT' | 'PATCH', url: string, body: object): Promise<[number, unknown]> => {
    const reply = await people.official(method, url, body);
    return [reply.statusCode, reply.json()];
  };
  const post = (body: object) => send('POST', '/api/race-classes/', { sailing, ...body });
  const patch = (id: number, body: object) => send('PATCH', `/api/race-classes/${id}/`, body);
  const read = async () => (await people.member('GET', `/api/sailings/${sailing}/`)).json<Sailing>();

  test('a class is made with what is left out filled in, as one numbered change', async () => {
    const made = await newClass(people.official, sailing, { name: ' SRS 1 ', min_rating: '0.9' });
    expect(made).toEqual({
      id: made.id,
      sailing,
      name: 'SRS 1',
      kind: 'srs',
      boat_model: null,
      min_rating: '0.900',
      max_rating: null,
      result_method: null,
      order: 0,
      competitor_count: 0,
      version: 2,
      created_at: '2026-06-04T14:00:00+02:00',
      updated_at: '2026-06-04T14:00:00+02:00',
    });
    expect(await eventsSince(app, people.club.id, 1)).toEqual([
      { version: 2, what: `race_class ${made.id}`, change: 'created', visibility: 'everyone', data: made },
    ]);
    const reply = await people.member('GET', `/api/race-classes/${made.id}/`);
    expect([reply.headers['x-club-version'], reply.json()]).toEqual(['2', made]);
  });

  test('a sailing is read with its classes in their order, and takes their numbers', async () => {
    await newClass(people.official, sailing, { name: 'SRS 1', order: 2 });
    await newClass(people.official, sailing, { name: 'IF-båt', kind: 'one_design', boat_model: model, order: 1 });
    await newClass(people.official, sailing, { name: 'Öppen', kind: 'open', result_method: 'elapsed' });
    const { race_classes, version } = await read();
    expect([race_classes.map(({ name, order }) => [name, order]), version]).toEqual([
      [
        ['IF-båt', 1],
        ['SRS 1', 2],
        ['Öppen', 3],
      ],
      4,
    ]);
  });

  test.each([
    [{ name: '' }, { name: ['Det här fältet får inte vara blankt.'] }],
    [{}, { name: ['Det här fältet är obligatoriskt.'] }],
    [{ name: 'x'.repeat(51) }, { name: ['Se till att detta fält inte har fler än 50 tecken.'] }],
    [{ name: 'srs 1' }, { name: ['Det finns redan en klass med det namnet i seglingen.'] }],
    [{ name: 'X', kind: 'jollar' }, { kind: ['"jollar" är inte ett giltigt val.'] }],
    [{ name: 'X', kind: 'one_design' }, { boat_model: ['Välj båttyp: i en entypsklass är alla båtar av samma typ.'] }],
    [{ name: 'X', boat_model: 9999 }, { boat_model: ['Ogiltigt pk "9999" - Objektet finns inte.'] }],
    [
      { name: 'X', min_rating: '1.1', max_rating: '1' },
      { min_rating: ['Det lägsta SRS-talet får inte vara högre än det högsta.'] },
    ],
    [{ name: 'X', min_rating: 'x', max_rating: '1' }, { min_rating: ['Ett giltigt nummer krävs.'] }],
    [{ name: 'X', result_method: 'lotto' }, { result_method: ['"lotto" är inte ett giltigt val.'] }],
  ])('%j is refused', async (body, errors) => {
    await newClass(people.official, sailing, { name: 'SRS 1' });
    const before = await numberOf(app, people.club.id);
    expect(await post(body)).toEqual([400, errors]);
    expect(await numberOf(app, people.club.id)).toBe(before);
  });

  test('a name is free in another sailing, and a class may be renamed to its own in other letters', async () => {
    const { id } = await newClass(people.official, sailing, { name: 'SRS 1' });
    await newClass(people.official, (await newSailing(people.official)).id, { name: 'SRS 1' });
    expect(await patch(id, { name: 'srs 1' })).toMatchObject([200, { name: 'srs 1' }]);
  });

  test('PATCH takes one key and PUT keeps the rest, against what stands there', async () => {
    const { id, version } = await newClass(people.official, sailing, { name: 'SRS 1', max_rating: '0.9' });
    expect(await patch(id, { max_rating: '0.900' })).toMatchObject([200, { version }]);
    expect(await patch(id, { min_rating: '1' })).toMatchObject([400, { min_rating: [expect.any(String)] }]);
    expect(await patch(id, { kind: 'one_design' })).toMatchObject([400, { boat_model: [expect.any(String)] }]);
    expect(await patch(id, { kind: 'one_design', boat_model: model })).toMatchObject([
      200,
      { kind: 'one_design', version: version + 1 },
    ]);
    expect(await patch(id, { boat_model: null })).toMatchObject([400, { boat_model: [expect.any(String)] }]);
    expect(await send('PUT', `/api/race-classes/${id}/`, { sailing, name: 'IF' })).toMatchObject([
      200,
      { name: 'IF', kind: 'one_design', boat_model: model, max_rating: '0.900', version: version + 2 },
    ]);
    const stale = await people.official(
      'PATCH',
      `/api/race-classes/${id}/`,
      { name: 'X' },
      { 'if-match': `"${version}"` },
    );
    expect([stale.statusCode, stale.json()]).toMatchObject([409, { current: { id, name: 'IF' } }]);
  });

  test('boats are put into a class of their own sailing, and counted there', async () => {
    const { id } = await newClass(people.official, sailing, { name: 'SRS 1' });
    const elsewhere = await newClass(people.official, (await newSailing(people.official)).id, { name: 'SRS 1' });
    const boat = await newBoat(people.official, sailing, { race_class: id });
    expect(boat.race_class).toBe(id);
    expect((await read()).race_classes).toMatchObject([{ id, competitor_count: 1 }]);
    const put = (race_class: unknown) => send('PATCH', `/api/competitors/${boat.id}/`, { race_class });
    expect(await put(elsewhere.id)).toEqual([400, { race_class: ['Klassen hör till en annan segling.'] }]);
    expect(await put(9999)).toEqual([400, { race_class: ['Ogiltigt pk "9999" - Objektet finns inte.'] }]);
    expect(await put('')).toMatchObject([200, { race_class: null }]);
    const own = await people.member('POST', '/api/competitors/', { sailing, race_class: id });
    expect([own.statusCode, own.json()]).toMatchObject([201, { race_class: id }]);
  });

  test('a deletion takes the boats out of the class, each as a change of its own', async () => {
    const { id } = await newClass(people.official, sailing, { name: 'SRS 1' });
    const boats = [
      await newBoat(people.official, sailing, { race_class: id }),
      await newBoat(people.official, sailing, { race_class: id }),
    ];
    const before = await numberOf(app, people.club.id);
    expect((await people.official('DELETE', `/api/race-classes/${id}/`)).statusCode).toBe(204);
    expect(await eventsSince(app, people.club.id, before)).toMatchObject([
      { version: before + 1, what: `competitor ${boats[0]?.id}`, change: 'updated', data: { race_class: null } },
      { version: before + 2, what: `competitor ${boats[1]?.id}`, change: 'updated', data: { race_class: null } },
      { version: before + 3, what: `race_class ${id}`, change: 'deleted', data: null },
    ]);
    expect(await read()).toMatchObject({ version: before + 3, race_classes: [], competitor_count: 2 });
  });

  test('a deleted sailing takes its classes with it, each with a number of its own', async () => {
    const { id } = await newClass(people.official, sailing, { name: 'SRS 1' });
    await people.official('DELETE', `/api/sailings/${sailing}/`);
    expect(await eventsSince(app, people.club.id, 2)).toMatchObject([
      { version: 3, what: `race_class ${id}`, change: 'deleted' },
      { version: 4, what: `sailing ${sailing}`, change: 'deleted' },
    ]);
  });

  test('sub-results of a boat are a list of words, each once', async () => {
    const { id } = await newBoat(people.official, sailing, { categories: [' Dam ', 'Veteran', 'dam'] });
    const put = (categories: unknown) => send('PATCH', `/api/competitors/${id}/`, { categories });
    expect((await read()).competitors).toMatchObject([{ categories: ['Dam', 'Veteran'] }]);
    expect(await put('["Shorthand", "Dam"]')).toMatchObject([200, { categories: ['Shorthand', 'Dam'] }]);
    expect(await put([])).toMatchObject([200, { categories: [] }]);
    expect(await put(['x'.repeat(51)])).toEqual([
      400,
      { categories: ['Se till att detta fält inte har fler än 50 tecken.'] },
    ]);
    expect(await put(7)).toEqual([400, { categories: ['Förväntade en lista med element men fick typen "int".'] }]);
    expect(await put(Array.from({ length: 11 }, String))).toEqual([
      400,
      { categories: ['Se till att detta fält inte har fler än 10 element.'] },
    ]);
  });
});
