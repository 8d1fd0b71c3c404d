import type { Sailing } from '../../../shared/contract/sailings';
import type { SeasonAnswer } from '../../../shared/contract/seasons';
import type { Serie } from '../../../shared/contract/series';
import { describeEachEngine } from '../../../testing/engines';
import { newGroup, newSailing, newSerie } from '../../../testing/fleet';
import { eventsSince, numberOf } from '../../../testing/loggedEvents';
import { peopleIn, type People } from '../../../testing/people';
import type { TestApp } from '../../../testing/testApp';

const EVENINGS = [
  { name: 'Torsdag 1', start_date: '2026-10-22' },
  { name: 'Torsdag 2', start_date: '2026-10-29' },
];

describeEachEngine('a season of sailings', (makeApp) => {
  let app: TestApp;
  let people: People;
  beforeEach(async () => {
    app = await makeApp();
    people = await peopleIn(app);
  });

  const make = (body: object) => people.official('POST', '/api/sailings/season/', { sailings: EVENINGS, ...body });
  const allSailings = async () => (await people.official('GET', '/api/sailings/')).json<unknown[]>();

  test('is made in one call, with the same settings and the local start time on both sides of the clocks being moved', async () => {
    const { id: serie } = await newSerie(people.official);
    const settings = {
      start_time: '18:30:00',
      start_type: 'groups',
      result_method: 'elapsed',
      registration_scope: 'club',
      race_weight: 2,
    };
    const before = await numberOf(app, people.club.id);
    const reply = await make({ serie, description: 'Samling 17.30', ...settings });

    const [first, second] = reply.json<SeasonAnswer>().sailings;
    const same = {
      ...settings,
      serie: { id: serie, name: 'Torsdagsserien' },
      description: 'Samling 17.30',
      status: 'upcoming',
      can_edit: true,
    };
    expect([reply.statusCode, reply.json()]).toMatchObject([
      201,
      {
        serie: { id: serie, name: 'Torsdagsserien' },
        sailings: [
          { ...same, ...EVENINGS[0], version: before + 1 },
          { ...same, ...EVENINGS[1], version: before + 2 },
        ],
      },
    ]);
    expect(
      (await eventsSince(app, people.club.id, before)).map(({ what, change, visibility }) => [
        what,
        change,
        visibility,
      ]),
    ).toEqual([
      [`sailing ${first?.id}`, 'created', 'everyone'],
      [`sailing ${second?.id}`, 'created', 'everyone'],
    ]);
  });

  test('can have a serie that is made with it', async () => {
    const { serie } = (await make({ new_serie: 'Höstserien 2026' })).json<SeasonAnswer>();
    const made = (await people.member('GET', `/api/series/${serie?.id}/`)).json<Serie>();
    expect(made).toMatchObject({ name: 'Höstserien 2026', is_published: true, sailings: EVENINGS });
  });

  test('that is not published has no serie to be seen either', async () => {
    const { serie, sailings } = (await make({ new_serie: 'Hemlig serie', status: 'unpublished' })).json<SeasonAnswer>();
    expect(sailings).toMatchObject([{ status: 'unpublished' }, { status: 'unpublished' }]);
    expect((await people.member('GET', `/api/series/${serie?.id}/`)).statusCode).toBe(404);
    expect((await people.official('GET', `/api/series/${serie?.id}/`)).json()).toMatchObject({ is_published: false });
  });

  test.each<[string, object, Record<string, string[]>]>([
    ['no sailings', { sailings: [] }, { sailings: ['Den här listan får inte vara tom.'] }],
    [
      'too many',
      { sailings: Array.from({ length: 61 }, () => EVENINGS[0]) },
      { sailings: ['Se till att detta fält inte har fler än 60 element.'] },
    ],
    [
      'one bad date among good ones',
      { sailings: [...EVENINGS, { name: 'Torsdag 3', start_date: '2026-02-30' }] },
      { sailings: ['Datumet har fel format. Använd ett av dessa format istället: YYYY-MM-DD.'] },
    ],
    [
      'a name that is blank',
      { sailings: [{ name: ' ', start_date: '2026-10-22' }] },
      { sailings: ['Det här fältet får inte vara blankt.'] },
    ],
    [
      'a time that is none',
      { start_time: '25:00' },
      { start_time: ['Tiden har fel format. Använd ett av dessa format istället: hh:mm[:ss[.uuuuuu]].'] },
    ],
    ['a status that comes later', { status: 'finished' }, { status: ['"finished" är inte ett giltigt val.'] }],
    ['a serie that does not exist', { serie: 4711 }, { serie: ['Ogiltigt pk "4711" - Objektet finns inte.'] }],
    ['a course that does not exist', { course: 4711 }, { course: ['Ogiltigt pk "4711" - Objektet finns inte.'] }],
    [
      'two series',
      { serie: 1, new_serie: 'Höst' },
      { new_serie: ['Välj en serie som finns eller namnge en ny, inte båda.'] },
    ],
  ])('with %s is refused whole, and nothing is left of it', async (_, body, errors) => {
    const before = await numberOf(app, people.club.id);
    const reply = await make(body);
    expect([reply.statusCode, reply.json()]).toEqual([400, errors]);
    expect(await allSailings()).toEqual([]);
    expect(await numberOf(app, people.club.id)).toBe(before);
  });

  test('is made by the club’s own account alone', async () => {
    const body = { club: people.club.id, sailings: EVENINGS };
    for (const [who, status] of [
      ['anonymous', 401],
      ['member', 403],
      ['stranger', 403],
      ['staff', 201],
    ] as const) {
      expect((await people[who]('POST', '/api/sailings/season/', body)).statusCode).toBe(status);
    }
  });

  test('is made once when the call is sent again under its key', async () => {
    const key = { 'idempotency-key': '5f0f3c0e-8a34-4a4d-9df5-0d0a35d1c0aa' };
    const send = () => people.official('POST', '/api/sailings/season/', { sailings: EVENINGS, new_serie: 'Höst' }, key);
    expect((await send()).json()).toEqual((await send()).json());
    expect(await allSailings()).toHaveLength(2);
  });

  test('each has the start groups of a sailing that is named, one of the own club', async () => {
    const { id: last } = await newSailing(people.official);
    await newGroup(people.official, last, { name: 'Röd', start_time: '18:40', max_rating: '0.899', class_flag: 'G' });
    const reply = await make({ start_time: '17:00', groups_from: last });
    const { sailings } = reply.json<SeasonAnswer>();
    for (const { id, version } of sailings) {
      const whole = (await people.official('GET', `/api/sailings/${id}/`)).json<Sailing>();
      expect(whole).toMatchObject({
        version,
        start_groups: [{ name: 'Röd', start_time: '17:10:00', max_rating: '0.899', class_flag: 'G' }],
      });
    }
    const foreign = await newSailing(people.stranger);
    const count = (await allSailings()).length;
    expect((await make({ groups_from: foreign.id })).json()).toHaveProperty('groups_from');
    expect(await allSailings()).toHaveLength(count);
  });
});

describeEachEngine('changes of several sailings', (makeApp) => {
  let app: TestApp;
  let people: People;
  let ids: number[];
  beforeEach(async () => {
    app = await makeApp();
    people = await peopleIn(app);
    const [a, b] = [await newSailing(people.official, { status: 'unpublished' }), await newSailing(people.official)];
    ids = [a.id, b.id];
  });

  const change = (changes: object[], who: 'official' | 'stranger' = 'official') =>
    people[who]('POST', '/api/sailings/changes/', { changes });
  const statuses = async () =>
    (await people.official('GET', '/api/sailings/')).json<{ status: string }[]>().map(({ status }) => status);

  test('are all made, each under a number of its own', async () => {
    const { id: serie } = await newSerie(people.official);
    const before = await numberOf(app, people.club.id);
    const reply = await change([
      { sailing: ids[0], status: 'upcoming' },
      { sailing: ids[1], status: 'cancelled', serie },
    ]);
    expect([reply.statusCode, reply.json()]).toMatchObject([
      200,
      {
        sailings: [
          { status: 'upcoming', version: before + 1 },
          { status: 'cancelled', serie: { id: serie }, version: before + 2 },
        ],
      },
    ]);
  });

  test('are none where one may not be made', async () => {
    const reply = await change([
      { sailing: ids[1], status: 'cancelled' },
      { sailing: ids[0], status: 'finished' },
    ]);
    expect([reply.statusCode, reply.json()]).toEqual([
      400,
      { status: ['Statusen kan inte ändras från Opublicerad till Avslutad.'] },
    ]);
    expect(await statuses()).toEqual(['unpublished', 'upcoming']);
  });

  test('that somebody has been before are answered with the row as it stands', async () => {
    const { version } = (await people.official('GET', `/api/sailings/${ids[1]}/`)).json<{ version: number }>();
    await people.official('PATCH', `/api/sailings/${ids[1]}/`, { name: 'Nytt namn' });
    const reply = await change([{ sailing: ids[1], status: 'cancelled', version }]);
    expect([reply.statusCode, reply.json()]).toMatchObject([
      409,
      { current: { name: 'Nytt namn', status: 'upcoming' } },
    ]);
  });

  test('and removals name each sailing once, and only the club’s own', async () => {
    expect((await change([{ sailing: ids[0] }, { sailing: ids[0] }])).json()).toEqual({
      changes: ['Samma segling får bara nämnas en gång i samma anrop.'],
    });
    expect((await change([{ sailing: ids[1], status: 'cancelled' }], 'stranger')).statusCode).toBe(403);
    expect((await change([{ sailing: ids[0], status: 'cancelled' }], 'stranger')).statusCode).toBe(404);
    expect((await change([{ sailing: 4711 }])).statusCode).toBe(404);
  });

  test('removals take them all away, or none where one is verified', async () => {
    const { id: verified } = await newSailing(people.official, { status: 'finished', verified_result: true });
    const remove = (sailings: number[]) => people.official('POST', '/api/sailings/removals/', { sailings });
    expect([(await remove([...ids, verified])).json(), await statuses()]).toEqual([
      { non_field_errors: ['Resultatet är verifierat och kan inte ändras.'] },
      ['unpublished', 'upcoming', 'finished'],
    ]);
    expect((await remove(ids)).statusCode).toBe(204);
    expect(await statuses()).toEqual(['finished']);
  });
});
