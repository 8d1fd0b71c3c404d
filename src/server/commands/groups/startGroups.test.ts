import { describeEachEngine } from '../../../testing/engines';
import { newBoat, newGroup, newSailing } from '../../../testing/fleet';
import { eventsSince, numberOf } from '../../../testing/loggedEvents';
import { peopleIn, type People } from '../../../testing/people';
import type { TestApp } from '../../../testing/testApp';

describeEachEngine('start groups', (makeApp) => {
  let app: TestApp;
  let people: People;
  let sailing: number;
  beforeEach(async () => {
    app = await makeApp();
    people = await peopleIn(app);
    ({ id: sailing } = await newSailing(people.official));
  });

  const sailingVersion = async () =>
    (await app.db.selectFrom('sailings').select('version').where('id', '=', sailing).executeTakeFirstOrThrow()).version;

  test('a group is made last in the sailing, and its sailing takes its number', async () => {
    const first = await newGroup(people.official, sailing, { name: 'Snabba', start_time: '18:35', min_rating: '1.1' });
    expect(first).toEqual({
      id: first.id,
      sailing,
      name: 'Snabba',
      start_time: '18:35:00',
      custom_start_datetime: null,
      min_rating: '1.100',
      max_rating: null,
      order: 0,
      class_flag: 'E',
      prep_flag: 'P',
      start_state: 'scheduled',
      attempt: 1,
      planned_start: null,
      planned_prep: null,
      effective_start: '2026-06-04T18:35:00+02:00',
      competitor_count: 0,
      version: 2,
      created_at: '2026-06-04T14:00:00+02:00',
      updated_at: '2026-06-04T14:00:00+02:00',
      competitors: [],
    });
    expect(await newGroup(people.official, sailing)).toMatchObject({
      name: '',
      order: 1,
      effective_start: '2026-06-04T18:30:00+02:00',
    });
    expect(await sailingVersion()).toBe(3);

    const { competitors, ...frame } = first;
    const [created] = await eventsSince(app, people.club.id, 1);
    expect(created).toEqual({
      version: 2,
      what: `start_group ${first.id}`,
      change: 'created',
      visibility: 'everyone',
      data: frame,
    });
  });

  test('a group is read with its boats and the number of its club', async () => {
    const { id } = await newGroup(people.official, sailing, { start_time: '18:35' });
    await newBoat(people.official, sailing, { sail_number: 'SWE 5', start_group: id });
    await newBoat(people.official, sailing, { sail_number: 'SWE 1' });
    const reply = await people.guest('GET', `/api/start-groups/${id}/`);
    expect(reply.headers['x-club-version']).toBe('4');
    expect(reply.json()).toMatchObject({
      competitor_count: 1,
      competitors: [{ sail_number: 'SWE 5', effective_start: '2026-06-04T18:35:00+02:00' }],
    });
  });

  test('a group is changed by PUT and PATCH, and a change that is none takes no number', async () => {
    const { id } = await newGroup(people.official, sailing, { name: 'Snabba', order: 4 });
    const put = await people.official('PUT', `/api/start-groups/${id}/`, {
      sailing,
      custom_start_datetime: '2026-06-05 10:00',
      name: '',
    });
    expect(put.json()).toMatchObject({
      name: '',
      order: 4,
      custom_start_datetime: '2026-06-05T10:00:00+02:00',
      effective_start: '2026-06-05T10:00:00+02:00',
      version: 3,
    });
    const patch = await people.official('PATCH', `/api/start-groups/${id}/`, { custom_start_datetime: '', order: '2' });
    expect(patch.json()).toMatchObject({ custom_start_datetime: null, order: 2, version: 4 });
    const same = await people.official('PATCH', `/api/start-groups/${id}/`, { order: 2, sailing });
    expect([same.statusCode, same.json()]).toMatchObject([200, { version: 4 }]);
    expect(await numberOf(app, people.club.id)).toBe(4);
    expect(await sailingVersion()).toBe(4);
  });

  test('the ends of the interval are compared also when only one of them comes', async () => {
    const { id } = await newGroup(people.official, sailing, { min_rating: '0.900', max_rating: '0.985' });
    const reply = await people.official('PATCH', `/api/start-groups/${id}/`, { max_rating: '0.899' });
    expect([reply.statusCode, reply.json()]).toEqual([
      400,
      { min_rating: ['Det lägsta SRS-talet får inte vara högre än det högsta.'] },
    ]);
    const open = await people.official('PATCH', `/api/start-groups/${id}/`, { max_rating: '0.899', min_rating: null });
    expect(open.json()).toMatchObject({ min_rating: null, max_rating: '0.899' });
  });

  test('a deletion leaves the boats in the sailing, each ungrouped under a number of its own', async () => {
    const { id } = await newGroup(people.official, sailing);
    const other = await newGroup(people.official, sailing);
    const boats = [
      await newBoat(people.official, sailing, { start_group: id }),
      await newBoat(people.official, sailing, { start_group: id }),
    ];
    await newBoat(people.official, sailing, { start_group: other.id });
    const before = await numberOf(app, people.club.id);

    expect((await people.official('DELETE', `/api/start-groups/${id}/`)).statusCode).toBe(204);
    expect(await eventsSince(app, people.club.id, before)).toMatchObject([
      {
        version: before + 1,
        what: `competitor ${boats[0]?.id}`,
        change: 'updated',
        data: { start_group: null, version: before + 1 },
      },
      { version: before + 2, what: `competitor ${boats[1]?.id}`, change: 'updated', data: { start_group: null } },
      { version: before + 3, what: `start_group ${id}`, change: 'deleted', data: null },
    ]);
    expect(await sailingVersion()).toBe(before + 3);
    expect((await people.official('GET', `/api/competitors/${boats[0]?.id}/`)).json()).toMatchObject({
      start_group: null,
    });
    expect((await people.official('GET', `/api/start-groups/${id}/`)).statusCode).toBe(404);
  });

  test('a write based on an older version is answered with the present one', async () => {
    const { id, version } = await newGroup(people.official, sailing);
    await people.official('PATCH', `/api/start-groups/${id}/`, { name: 'Ny' });
    for (const method of ['PUT', 'DELETE'] as const) {
      const reply = await people.official(
        method,
        `/api/start-groups/${id}/`,
        { sailing },
        { 'if-match': `"${version}"` },
      );
      expect([reply.statusCode, reply.json()]).toMatchObject([409, { current: { id, name: 'Ny', competitors: [] } }]);
    }
  });
});
