import type { Sailing } from '../../../shared/contract/sailings';
import type { SeasonAnswer } from '../../../shared/contract/seasons';
import type { Serie } from '../../../shared/contract/series';
import { describeEachEngine } from '../../../testing/engines';
import { newBoat, newClass, newGroup, newSailing, newSerie } from '../../../testing/fleet';
import { eventsSince, numberOf } from '../../../testing/loggedEvents';
import { peopleIn, type People } from '../../../testing/people';
import type { TestApp } from '../../../testing/testApp';

const RULES = { discards: [3, 6], min_starters: 3, quotas: [{ name: 'Vår', until: '2026-07-15', min: 2 }] };

describeEachEngine('a copy of a serie', (makeApp) => {
  let app: TestApp;
  let people: People;
  let serie: number;
  let sailing: number;
  beforeEach(async () => {
    app = await makeApp();
    people = await peopleIn(app);
    serie = (await newSerie(people.official, { name: 'Torsdagsserien 2026', description: 'Kvällar', ...RULES })).id;
    sailing = (
      await newSailing(people.official, {
        serie,
        registration_deadline: '2026-06-04T12:00:00+02:00',
        start_type: 'groups',
        race_weight: 2,
      })
    ).id;
  });

  const copy = (body: object, id = serie) =>
    people.official('POST', `/api/series/${id}/copy/`, { name: 'Torsdagsserien 2027', ...body });

  test('has its rules and its sailings with groups and classes on the same weekday a year later, without boats', async () => {
    const { id: group } = await newGroup(people.official, sailing, {
      name: 'Gul',
      custom_start_datetime: '2026-06-04T18:40:00+02:00',
    });
    const { id: raceClass } = await newClass(people.official, sailing, { name: 'SRS 1' });
    const { id: boat } = await newBoat(people.official, sailing, { start_group: group, race_class: raceClass });
    await people.official('PATCH', `/api/competitors/${boat}/`, { elapsed_time: '01:00:00' });
    await people.official('PATCH', `/api/sailings/${sailing}/`, {
      anyway: true,
      status: 'finished',
      verified_result: true,
    });

    const before = await numberOf(app, people.club.id);
    const reply = await copy({});
    const { serie: made, sailings } = reply.json<SeasonAnswer>();
    expect([reply.statusCode, sailings]).toMatchObject([
      201,
      [{ name: 'Torsdag 3', start_date: '2027-06-03', status: 'upcoming' }],
    ]);

    const whole = (await people.official('GET', `/api/series/${made?.id}/`)).json<Serie>();
    expect(whole).toMatchObject({
      name: 'Torsdagsserien 2027',
      description: 'Kvällar',
      ...RULES,
      quotas: [{ name: 'Vår', until: '2027-07-14', min: 2 }],
      sailings: [{ name: 'Torsdag 3', competitor_count: 0 }],
      results: [],
    });
    expect((await people.official('GET', `/api/sailings/${sailings[0]?.id}/`)).json<Sailing>()).toMatchObject({
      start_time: '18:30:00',
      registration_deadline: '2027-06-03T12:00:00+02:00',
      race_weight: 2,
      verified_result: false,
      competitors: [],
      start_groups: [{ name: 'Gul', custom_start_datetime: '2027-06-03T18:40:00+02:00' }],
      race_classes: [{ name: 'SRS 1' }],
    });
    const events = await eventsSince(app, people.club.id, before);
    expect(events.map(({ what, change }) => `${what.split(' ')[0]} ${change}`)).toEqual([
      'serie created',
      'sailing created',
      'start_group created',
      'race_class created',
    ]);
    expect((await people.official('GET', `/api/series/${serie}/`)).json()).toMatchObject({
      sailing_count: 1,
      competitor_count: 1,
    });
  });

  test('may leave sailings out, and give others another day and name', async () => {
    const { id: second } = await newSailing(people.official, { serie, name: 'Torsdag 4', start_date: '2026-06-11' });
    const { sailings } = (
      await copy({ sailings: [{ sailing: second, name: 'Onsdag 1', start_date: '2027-06-09' }] })
    ).json<SeasonAnswer>();
    expect(sailings).toMatchObject([
      { name: 'Onsdag 1', start_date: '2027-06-09', serie: { name: 'Torsdagsserien 2027' } },
    ]);
  });

  test('may be the serie and its rules alone', async () => {
    const reply = await copy({ sailings: [] });
    expect([reply.statusCode, reply.json()]).toMatchObject([
      201,
      { serie: { name: 'Torsdagsserien 2027' }, sailings: [] },
    ]);
  });

  test('that is not published is the club’s alone', async () => {
    const { serie: made } = (await copy({ status: 'unpublished' })).json<SeasonAnswer>();
    expect((await people.member('GET', `/api/series/${made?.id}/`)).statusCode).toBe(404);
  });

  test.each<[string, () => object, object]>([
    ['without a name', () => ({ name: '' }), { name: ['Det här fältet får inte vara blankt.'] }],
    [
      'of a sailing that stands elsewhere',
      () => ({ sailings: [{ sailing: 4711, start_date: '2027-06-03' }] }),
      { sailings: ['Ogiltigt pk "4711" - Objektet finns inte.'] },
    ],
    [
      'of the same sailing twice',
      () => ({ sailings: [sailing, sailing].map((id) => ({ sailing: id, start_date: '2027-06-03' })) }),
      { sailings: ['Samma segling får bara nämnas en gång i samma anrop.'] },
    ],
  ])('%s is refused, and no serie is left of it', async (_, body, errors) => {
    const reply = await copy(body());
    expect([reply.statusCode, reply.json()]).toEqual([400, errors]);
    expect((await people.official('GET', '/api/series/')).json()).toHaveLength(1);
  });

  test('is made by the club’s own account alone', async () => {
    for (const [who, status] of [
      ['anonymous', 401],
      ['member', 403],
      ['stranger', 403],
    ] as const) {
      expect((await people[who]('POST', `/api/series/${serie}/copy/`, { name: 'Ny' })).statusCode).toBe(status);
    }
  });

  test('a sailing without start groups gets those of one that is named', async () => {
    await newGroup(people.official, sailing, { name: 'Gul' });
    await newSailing(people.official, { serie, name: 'Torsdag 4', start_date: '2026-06-11' });
    const { id: other } = await newSailing(people.official, { name: 'Lördag' });
    await newGroup(people.official, other, { name: 'Vit' });
    const groupsIn = async (body: object) => {
      const { sailings } = (await copy(body)).json<SeasonAnswer>();
      const whole = await Promise.all(sailings.map(({ id }) => people.official('GET', `/api/sailings/${id}/`)));
      return whole.map((reply) => reply.json<Sailing>().start_groups.map(({ name }) => name));
    };
    expect(await groupsIn({})).toEqual([['Gul'], []]);
    expect(await groupsIn({ groups_from: other })).toEqual([['Gul'], ['Vit']]);
    expect((await copy({ groups_from: 99_999 })).json()).toHaveProperty('groups_from');
  });
});
