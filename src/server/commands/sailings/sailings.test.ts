import type { Sailing, SailingRow } from '../../../shared/contract/sailings';
import { START_SEQUENCES } from '../../../shared/domain/race-day/sequences';
import { describeBothEngines } from '../../../testing/engines';
import { newBoat, newGroup, newSailing } from '../../../testing/fleet';
import { eventsSince, numberOf } from '../../../testing/loggedEvents';
import { peopleIn, type People } from '../../../testing/people';
import type { TestApp } from '../../../testing/testApp';

describeBothEngines('sailings', (makeApp) => {
  let app: TestApp;
  let people: People;
  beforeEach(async () => {
    app = await makeApp();
    people = await peopleIn(app);
  });

  test('a sailing is made with what the club leaves out filled in, as one numbered change', async () => {
    const reply = await people.official('POST', '/api/sailings/', { name: ' Torsdag 3 ', start_date: '2026-6-4' });
    expect(reply.statusCode).toBe(201);
    const sailing = reply.json<Sailing>();
    expect(sailing).toEqual({
      id: sailing.id,
      club: people.club.id,
      serie: null,
      name: 'Torsdag 3',
      description: '',
      status: 'upcoming',
      status_label: 'Kommande',
      is_finished: false,
      verified_result: false,
      start_date: '2026-06-04',
      start_time: null,
      start_type: 'common',
      start_sequence: '5-4-1-0',
      start_steps: START_SEQUENCES[0]?.steps,
      start_interval: '00:05:00',
      recall_order: 'follow',
      auto_group: true,
      start_state: 'scheduled',
      attempt: 1,
      prep_flag: 'P',
      custom_start_datetime: null,
      planned_start: null,
      planned_prep: null,
      report_deadline_minutes: null,
      result_method: 'corrected',
      course: null,
      registration_open: true,
      registration_deadline: null,
      registration_scope: 'open',
      self_reporting: true,
      entry_approval: false,
      race_weight: 1,
      must_count: false,
      pursuit: null,
      verified_at: null,
      competitor_count: 0,
      reg_status: null,
      can_edit: true,
      version: 1,
      created_at: '2026-06-04T14:00:00+02:00',
      updated_at: '2026-06-04T14:00:00+02:00',
      competitors: [],
      start_groups: [],
      ungrouped_competitors: [],
      race_classes: [],
      results: [],
    });
    const { competitors, start_groups, ungrouped_competitors, race_classes, results, reg_status, can_edit, ...frame } =
      sailing;
    expect(await eventsSince(app, people.club.id)).toEqual([
      { version: 1, what: `sailing ${sailing.id}`, change: 'created', visibility: 'everyone', data: frame },
    ]);
  });

  test('a sailing is read with its groups and boats in the order of the board', async () => {
    const { id } = await newSailing(people.official);
    const late = await newGroup(people.official, id, { name: 'Sena', start_time: '18:40', order: 1 });
    const early = await newGroup(people.official, id, { name: 'Tidiga', start_time: '18:35', order: 0 });
    await newBoat(people.official, id, { sail_number: 'SWE 2' });
    await newBoat(people.official, id, { sail_number: 'SWE 10', start_group: late.id });
    await newBoat(people.official, id, { sail_number: 'SWE 9', start_group: late.id });
    await newBoat(people.official, id, { sail_number: 'SWE 300', start_group: early.id });

    const reply = await people.member('GET', `/api/sailings/${id}/`);
    const sailing = reply.json<Sailing>();
    expect(reply.headers['x-club-version']).toBe('7');
    expect(sailing).toMatchObject({ version: 7, competitor_count: 4, can_edit: false });
    expect(sailing.competitors.map(({ sail_number }) => sail_number)).toEqual(['SWE 300', 'SWE 9', 'SWE 10', 'SWE 2']);
    expect(sailing.ungrouped_competitors.map(({ sail_number }) => sail_number)).toEqual(['SWE 2']);
    expect(sailing.start_groups).toMatchObject([
      {
        id: early.id,
        effective_start: '2026-06-04T18:35:00+02:00',
        competitor_count: 1,
        competitors: [{ sail_number: 'SWE 300' }],
      },
      { id: late.id, competitor_count: 2, competitors: [{ sail_number: 'SWE 9' }, { sail_number: 'SWE 10' }] },
    ]);
    expect(sailing.competitors.map(({ effective_start }) => effective_start?.slice(11, 16))).toEqual([
      '18:35',
      '18:40',
      '18:40',
      '18:30',
    ]);
  });

  test('lists are by date, of one club or one serie where that is asked for, without what lies below', async () => {
    const { id: serie } = await app.db
      .insertInto('series')
      .values({ club_id: people.club.id, name: 'Torsdagsserien 2026', version: 0, created_at: '', updated_at: '' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await newSailing(people.official, { name: 'Juli', start_date: '2026-07-01', serie: { id: serie } });
    await newSailing(people.official, { name: 'Juni, kväll', start_time: '18:30' });
    await newSailing(people.official, { name: 'Juni, okänd tid', start_time: null });
    await newSailing(people.stranger, { name: 'Annan', start_date: '2026-05-01' });

    const names = async (query: string) =>
      (await people.guest('GET', `/api/sailings/${query}`)).json<SailingRow[]>().map(({ name }) => name);
    expect(await names('')).toEqual(['Annan', 'Juni, okänd tid', 'Juni, kväll', 'Juli']);
    expect(await names('?club=exempel-ss')).toEqual(['Juni, okänd tid', 'Juni, kväll', 'Juli']);
    expect(await names(`?club=${people.otherClub.id}`)).toEqual(['Annan']);
    expect(await names(`?serie=${serie}`)).toEqual(['Juli']);
    expect(await names('?club=&serie=&okänd=1')).toHaveLength(4);

    const reply = await people.guest('GET', `/api/sailings/?serie=${serie}`);
    expect(reply.headers['x-club-version']).toBe('3');
    expect(reply.json()).toMatchObject([
      { serie: { id: serie, name: 'Torsdagsserien 2026' }, can_edit: false, reg_status: null },
    ]);
    expect(reply.json<object[]>()[0]).not.toHaveProperty('competitors');
    expect((await people.guest('GET', '/api/sailings/')).headers).not.toHaveProperty('x-club-version');
  });

  test('a filter that names nothing is refused', async () => {
    const text = 'Välj ett giltigt alternativ. Det valet finns inte bland tillgängliga alternativ.';
    const club = await people.member('GET', '/api/sailings/?club=finns-inte');
    expect([club.statusCode, club.json()]).toEqual([400, { club: [text] }]);
    const serie = await people.member('GET', '/api/sailings/?serie=x');
    expect([serie.statusCode, serie.json()]).toEqual([400, { serie: [text] }]);
  });

  test('PUT keeps what is left out, PATCH takes one key, and nothing new takes no number', async () => {
    const { id } = await newSailing(people.official, { description: 'Bana 4', entry_approval: true });
    const put = await people.official('PUT', `/api/sailings/${id}/`, { name: 'Torsdag 4', start_date: '2026-06-11' });
    expect(put.json()).toMatchObject({
      name: 'Torsdag 4',
      start_date: '2026-06-11',
      description: 'Bana 4',
      entry_approval: true,
      version: 2,
    });
    const patch = await people.official('PATCH', `/api/sailings/${id}/`, { start_time: '' });
    expect(patch.json()).toMatchObject({ name: 'Torsdag 4', start_time: null, version: 3 });
    const same = await people.official('PATCH', `/api/sailings/${id}/`, { name: 'Torsdag 4', entry_approval: 'on' });
    expect([same.statusCode, same.json()]).toMatchObject([200, { version: 3 }]);
    const nothing = await people.official('PATCH', `/api/sailings/${id}/`, {});
    expect([nothing.statusCode, nothing.json()]).toMatchObject([200, { version: 3 }]);
    expect(await eventsSince(app, people.club.id, 1)).toMatchObject([
      { version: 2, change: 'updated', data: { name: 'Torsdag 4', version: 2 } },
      { version: 3, change: 'updated', data: { start_time: null } },
    ]);
    expect(await numberOf(app, people.club.id)).toBe(3);
  });

  test('a multipart form does what JSON does', async () => {
    const { id } = await newSailing(people.official);
    const form = new FormData();
    for (const [name, value] of Object.entries({
      name: 'Torsdag 5',
      start_date: '2026-06-18',
      start_time: '',
      is_finished: 'true',
    })) {
      form.append(name, value);
    }
    const reply = await people.official('PUT', `/api/sailings/${id}/`, form);
    expect([reply.statusCode, reply.json()]).toMatchObject([
      200,
      { name: 'Torsdag 5', start_time: null, status: 'finished' },
    ]);
  });

  test('a write that is refused takes no number and sends no frame', async () => {
    const reply = await people.official('POST', '/api/sailings/', { start_time: '24:00', serie: 9999 });
    expect([reply.statusCode, reply.json()]).toEqual([
      400,
      {
        name: ['Det här fältet är obligatoriskt.'],
        start_date: ['Det här fältet är obligatoriskt.'],
        start_time: ['Tiden har fel format. Använd ett av dessa format istället: hh:mm[:ss[.uuuuuu]].'],
      },
    ]);
    const serie = await people.official('POST', '/api/sailings/', { name: 'X', start_date: '2026-06-04', serie: 9999 });
    expect([serie.statusCode, serie.json()]).toEqual([400, { serie: ['Ogiltigt pk "9999" - Objektet finns inte.'] }]);
    expect(await eventsSince(app, people.club.id)).toEqual([]);
    expect(await numberOf(app, people.club.id)).toBe(0);
  });

  test('a write based on an older version is answered with the present one', async () => {
    const { id, version } = await newSailing(people.official);
    await newGroup(people.official, id);
    const ifMatch = { 'if-match': `"${version}"` };
    const reply = await people.official('PATCH', `/api/sailings/${id}/`, { name: 'Ny' }, ifMatch);
    expect([reply.statusCode, reply.json()]).toMatchObject([
      409,
      {
        detail: 'Någon annan har ändrat detta. Ladda om och försök igen.',
        current: { id, name: 'Torsdag 3', version: 2, start_groups: [{}] },
      },
    ]);
    expect((await people.official('DELETE', `/api/sailings/${id}/`, undefined, ifMatch)).statusCode).toBe(409);
    const fresh = await people.official('PATCH', `/api/sailings/${id}/`, { name: 'Ny' }, { 'if-match': '"2"' });
    expect([fresh.statusCode, fresh.json()]).toMatchObject([200, { name: 'Ny', version: 3 }]);
  });

  test('a deletion takes everything below with it, each with a number of its own', async () => {
    const { id } = await newSailing(people.official);
    const group = await newGroup(people.official, id);
    const boats = [await newBoat(people.official, id), await newBoat(people.official, id, { start_group: group.id })];
    const reply = await people.official('DELETE', `/api/sailings/${id}/`);
    expect([reply.statusCode, reply.body]).toEqual([204, '']);
    const what = [...boats.map((boat) => `competitor ${boat.id}`), `start_group ${group.id}`, `sailing ${id}`];
    expect(await eventsSince(app, people.club.id, 4)).toEqual(
      what.map((one, index) => ({
        version: 5 + index,
        what: one,
        change: 'deleted',
        visibility: 'everyone',
        data: null,
      })),
    );
    expect((await people.official('GET', `/api/sailings/${id}/`)).statusCode).toBe(404);
    expect((await people.official('GET', `/api/competitors/${boats[0]?.id}/`)).statusCode).toBe(404);
  });
});
