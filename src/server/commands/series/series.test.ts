import type { Serie } from '../../../shared/contract/series';
import { describeEachEngine } from '../../../testing/engines';
import { newSailing, newSerie } from '../../../testing/fleet';
import { eventsSince, numberOf } from '../../../testing/loggedEvents';
import { peopleIn, type People } from '../../../testing/people';
import type { TestApp } from '../../../testing/testApp';

const RULES = {
  rrs: '2025-2028',
  scoring_system: 'low_point',
  discard_rule: 'thresholds',
  discards: [2],
  counting_table: [],
  discard_proportion: null,
  dnc_rule: 'entries_plus_1',
  code_points: {},
  quotas: [],
  competitor_key: 'boat',
  class_scoring: 'apart',
  min_starters: 1,
};

describeEachEngine('series', (makeApp) => {
  let app: TestApp;
  let people: People;
  beforeEach(async () => {
    app = await makeApp();
    people = await peopleIn(app);
  });

  const read = async (id: number): Promise<Serie> => (await people.official('GET', `/api/series/${id}/`)).json();

  test('a new serie counts as the racing rules say, and everybody is notified', async () => {
    const serie = await newSerie(people.official, { name: 'Torsdagsserien 2026' });
    const frame = {
      id: serie.id,
      club: people.club.id,
      name: 'Torsdagsserien 2026',
      description: '',
      is_published: true,
      ...RULES,
      status: 'upcoming',
      status_label: 'Kommande',
      sailing_count: 0,
      competitor_count: 0,
      version: 1,
      created_at: '2026-06-04T14:00:00+02:00',
      updated_at: '2026-06-04T14:00:00+02:00',
    };
    expect(serie).toEqual({ ...frame, can_edit: true, sailings: [], results: [] });
    expect(await eventsSince(app, people.club.id)).toEqual([
      { version: 1, what: `serie ${serie.id}`, change: 'created', visibility: 'everyone', data: frame },
    ]);
  });

  test('every rule is kept as it was written, also from a multipart form', async () => {
    const rules = {
      rrs: '2021-2024',
      scoring_system: 'stsf',
      discard_rule: 'table',
      discards: [4, 8],
      counting_table: [{ races: 8, counting: 5 }],
      discard_proportion: { discards: 1, of: 4 },
      dnc_rule: 'starters_plus_1',
      code_points: { DNC: { base: 'finishers', plus: 2 } },
      quotas: [{ name: 'Vår', until: '2026-07-15', min: 3 }],
      competitor_key: 'skipper',
      class_scoring: 'together',
      min_starters: 3,
    };
    const { id } = await newSerie(people.official);
    const put = await people.official('PUT', `/api/series/${id}/`, { name: 'Hösten', ...rules });
    expect([put.statusCode, put.json()]).toMatchObject([200, { name: 'Hösten', ...rules, version: 2 }]);

    const form = new URLSearchParams({
      name: 'Våren',
      discards: '[3, 6]',
      quotas: '',
      discard_proportion: '',
      code_points: '{"DNF": {"base": "fixed", "plus": 10}}',
    }).toString();
    const patch = await people.official('PATCH', `/api/series/${id}/`, form, {
      'content-type': 'application/x-www-form-urlencoded',
    });
    expect(patch.json()).toMatchObject({
      ...rules,
      name: 'Våren',
      discards: [3, 6],
      quotas: [],
      discard_proportion: null,
      code_points: { DNF: { base: 'fixed', plus: 10 } },
    });
    expect(await read(id)).toMatchObject({ name: 'Våren', counting_table: [{ races: 8, counting: 5 }] });
  });

  test.each([
    [{ name: '' }, 'name', 'Det här fältet får inte vara blankt.'],
    [{ discards: [4, 4] }, 'discards', 'Antalet seglingar ska stiga från steg till steg, till exempel 4, 8.'],
    [{ discards: ['x'] }, 'discards', 'Ett giltigt heltal krävs.'],
    [{ discards: '4, 8' }, 'discards', 'Texten är inte giltig JSON.'],
    [{ discards: 4 }, 'discards', 'Förväntade en lista med element men fick typen "int".'],
    [
      { discards: Array.from({ length: 21 }, (_, index) => index + 1) },
      'discards',
      'Se till att detta fält inte har fler än 20 element.',
    ],
    [
      { counting_table: [{ races: 4, counting: 5 }] },
      'counting_table',
      'Fler seglingar kan inte räknas än de som är genomförda.',
    ],
    [{ counting_table: [{ races: 4 }] }, 'counting_table', 'Det här fältet är obligatoriskt.'],
    [
      { discard_proportion: { discards: 4, of: 4 } },
      'discard_proportion',
      'Det som räknas bort måste vara färre än det som det räknas av.',
    ],
    [{ code_points: { XYZ: { base: 'fixed', plus: 1 } } }, 'code_points', '"XYZ" är inte ett giltigt val.'],
    [{ code_points: { SCP: { base: 'fixed', plus: 1 } } }, 'code_points', '"SCP" är inte ett giltigt val.'],
    [{ code_points: { DNF: { base: 'boats', plus: 1 } } }, 'code_points', 'DNF: "boats" är inte ett giltigt val.'],
    [{ code_points: [] }, 'code_points', 'Ogiltig data. Förväntade en dictionary, men fick list.'],
    [
      {
        quotas: [
          { until: '2026-07-15', min: 3 },
          { until: '2026-07-15', min: 3 },
        ],
      },
      'quotas',
      'Slutdatumen ska komma i tur och ordning.',
    ],
    [{ min_starters: 21 }, 'min_starters', 'Se till att detta värde är mindre än eller lika med 20.'],
    [{ rrs: '2017-2020' }, 'rrs', '"2017-2020" är inte ett giltigt val.'],
  ])('%j is refused under its field', async (values, field, text) => {
    const reply = await people.official('POST', '/api/series/', { name: 'Torsdagsserien', ...values });
    expect([reply.statusCode, reply.json()]).toEqual([400, { [field]: [text] }]);
  });

  test('a change that is none takes no number, and one based on an older version is answered with the present one', async () => {
    const { id, version } = await newSerie(people.official, { discards: [4, 8] });
    await people.official('PATCH', `/api/series/${id}/`, { discards: ['4', '8'], dnc_rule: 'entries_plus_1' });
    expect(await numberOf(app, people.club.id)).toBe(1);

    await people.official('PATCH', `/api/series/${id}/`, { name: 'Ny' });
    for (const method of ['PUT', 'DELETE'] as const) {
      const reply = await people.official(
        method,
        `/api/series/${id}/`,
        { name: 'Äldre' },
        { 'if-match': `"${version}"` },
      );
      expect([reply.statusCode, reply.json()]).toMatchObject([409, { current: { id, name: 'Ny', sailings: [] } }]);
    }
  });

  test('its sailings carry its name, are told when it changes, and stay when it goes', async () => {
    const { id } = await newSerie(people.official, { name: 'Vårserien' });
    const later = await newSailing(people.official, { serie: id, name: 'Torsdag 2', start_date: '2026-06-11' });
    const first = await newSailing(people.official, { serie: { id }, name: 'Torsdag 1' });
    expect(first.serie).toEqual({ id, name: 'Vårserien' });
    expect(await read(id)).toMatchObject({
      sailing_count: 2,
      sailings: [
        { id: first.id, club: { slug: 'exempel-ss' }, serie: { id, name: 'Vårserien' }, reg_status: null },
        { id: later.id, status_label: 'Kommande', competitor_count: 0 },
      ],
    });

    const before = await numberOf(app, people.club.id);
    await people.official('PATCH', `/api/series/${id}/`, { name: 'Försommaren' });
    expect(await eventsSince(app, people.club.id, before)).toMatchObject([
      { version: before + 1, what: `serie ${id}`, change: 'updated', data: { name: 'Försommaren' } },
      { version: before + 2, what: `sailing ${later.id}`, data: { serie: { id, name: 'Försommaren' } } },
      { version: before + 3, what: `sailing ${first.id}`, data: { serie: { id, name: 'Försommaren' } } },
    ]);

    expect((await people.official('DELETE', `/api/series/${id}/`)).statusCode).toBe(204);
    expect(await eventsSince(app, people.club.id, before + 3)).toMatchObject([
      {
        version: before + 4,
        what: `sailing ${later.id}`,
        change: 'updated',
        data: { serie: null, version: before + 4 },
      },
      { version: before + 5, what: `sailing ${first.id}`, change: 'updated', data: { serie: null } },
      { version: before + 6, what: `serie ${id}`, change: 'deleted', data: null },
    ]);
    expect((await people.member('GET', `/api/sailings/${first.id}/`)).json()).toMatchObject({ serie: null });
    expect((await people.official('GET', `/api/series/${id}/`)).statusCode).toBe(404);
  });

  test('series are listed by club, the newest first, with the number of the club', async () => {
    const [old, young] = [await newSerie(people.official), await newSerie(people.official)];
    const elsewhere = await newSerie(people.stranger);
    const reply = await people.member('GET', '/api/series/?club=exempel-ss');
    expect(reply.headers['x-club-version']).toBe('2');
    expect(reply.json<Serie[]>().map(({ id }) => id)).toEqual([young.id, old.id]);
    expect(reply.json<Serie[]>()[0]).toMatchObject({ can_edit: false, sailing_count: 0 });
    expect(reply.json<Serie[]>()[0]).not.toHaveProperty('results');
    expect((await people.member('GET', '/api/series/')).json()).toMatchObject([
      { id: elsewhere.id },
      { id: young.id },
      { id: old.id },
    ]);
    const unknown = await people.member('GET', '/api/series/?club=ingen');
    expect([unknown.statusCode, unknown.json()]).toMatchObject([
      400,
      { club: [expect.stringContaining('Välj ett giltigt alternativ')] },
    ]);
  });

  test('an unpublished serie is the club’s own: others neither find it nor hear of it, and its sailings do not name it', async () => {
    const { id } = await newSerie(people.official, { is_published: false });
    const sailing = await newSailing(people.official, { serie: id });
    expect(sailing.serie).toMatchObject({ id });
    for (const call of [people.member, people.stranger]) {
      expect((await call('GET', '/api/series/')).json()).toEqual([]);
      for (const part of ['', 'results/', 'scoring/', 'merges/']) {
        expect((await call('GET', `/api/series/${id}/${part}`)).statusCode).toBe(404);
      }
      expect((await call('GET', `/api/sailings/${sailing.id}/`)).json()).toMatchObject({ serie: null });
    }
    const [made, entered] = await eventsSince(app, people.club.id);
    expect(made).toMatchObject({ visibility: 'club', data: { status: 'unpublished', status_label: 'Opublicerad' } });
    expect(entered?.data).not.toHaveProperty('serie');

    await people.official('PATCH', `/api/series/${id}/`, { is_published: true });
    expect((await people.member('GET', `/api/sailings/${sailing.id}/`)).json()).toMatchObject({ serie: { id } });
    const before = await numberOf(app, people.club.id);
    await people.official('PATCH', `/api/series/${id}/`, { is_published: false });
    expect((await eventsSince(app, people.club.id, before))[0]).toMatchObject({
      what: `serie ${id}`,
      visibility: 'withdrawn',
    });
  });
});
