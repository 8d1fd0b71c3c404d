import type { Sailing } from '../../../shared/contract/sailings';
import { describeEachEngine } from '../../../testing/engines';
import { newBoat, newClass, newGroup, newSailing } from '../../../testing/fleet';
import { eventsSince, numberOf } from '../../../testing/loggedEvents';
import { peopleIn, type People } from '../../../testing/people';
import type { TestApp } from '../../../testing/testApp';

describeEachEngine('a copy of a sailing', (makeApp) => {
  let app: TestApp;
  let people: People;
  beforeEach(async () => {
    app = await makeApp();
    people = await peopleIn(app);
  });

  const copyOf = async (id: number): Promise<[number, Sailing]> => {
    const reply = await people.official('POST', `/api/sailings/${id}/copy/`);
    return [reply.statusCode, reply.json<Sailing>()];
  };

  test('has its times, settings, groups and classes, without boats, and is yet to come', async () => {
    const settings = {
      description: 'Bana 4',
      start_date: '2026-06-11',
      start_time: '18:15:00',
      start_type: 'groups',
      result_method: 'elapsed',
      registration_open: false,
      registration_deadline: '2026-06-11T12:00:00+02:00',
      registration_scope: 'club',
      self_reporting: false,
      entry_approval: true,
      race_weight: 2,
      must_count: true,
    };
    const { id } = await newSailing(people.official, settings);
    const group = await newGroup(people.official, id, {
      name: 'Gul',
      start_time: '18:20',
      min_rating: '0.9',
      max_rating: '1.1',
      order: 3,
    });
    await newGroup(people.official, id, { name: 'Blå', custom_start_datetime: '2026-06-12T10:00:00+02:00' });
    const { id: raceClass } = await newClass(people.official, id, {
      name: 'SRS 1',
      max_rating: '0.95',
      result_method: 'finish_order',
      order: 2,
    });
    await newBoat(people.official, id, { start_group: group.id, race_class: raceClass });
    await people.official('PATCH', `/api/sailings/${id}/`, { anyway: true, is_finished: true, verified_result: true });

    const before = await numberOf(app, people.club.id);
    const [status, copy] = await copyOf(id);
    expect([status, copy]).toMatchObject([
      201,
      {
        ...settings,
        club: people.club.id,
        name: 'Torsdag 3 (kopia)',
        status: 'upcoming',
        is_finished: false,
        verified_result: false,
        verified_at: null,
        competitors: [],
        competitor_count: 0,
        start_groups: [
          {
            name: 'Gul',
            start_time: '18:20:00',
            min_rating: '0.900',
            max_rating: '1.100',
            order: 3,
            competitor_count: 0,
          },
          { name: 'Blå', custom_start_datetime: '2026-06-12T10:00:00+02:00', order: 4 },
        ],
        race_classes: [
          { name: 'SRS 1', max_rating: '0.950', result_method: 'finish_order', order: 2, competitor_count: 0 },
        ],
        version: before + 4,
      },
    ]);
    expect(copy.id).not.toBe(id);
    expect((await eventsSince(app, people.club.id, before)).map(({ what, change }) => `${what} ${change}`)).toEqual([
      `sailing ${copy.id} created`,
      `start_group ${copy.start_groups[0]?.id} created`,
      `start_group ${copy.start_groups[1]?.id} created`,
      `race_class ${copy.race_classes[0]?.id} created`,
    ]);
    expect((await people.official('GET', `/api/sailings/${id}/`)).json()).toMatchObject({
      name: 'Torsdag 3',
      competitor_count: 1,
    });
  });

  test('stands in the same serie', async () => {
    const { id: serie } = (await people.official('POST', '/api/series/', { name: 'Torsdagsserien' })).json<{
      id: number;
    }>();
    const { id } = await newSailing(people.official, { serie });
    expect((await copyOf(id))[1]).toMatchObject({ serie: { id: serie, name: 'Torsdagsserien' } });
  });

  test('of an unpublished sailing is published, and a long name is cut', async () => {
    const { id } = await newSailing(people.official, { name: 'x'.repeat(96), status: 'unpublished' });
    expect(await copyOf(id)).toMatchObject([201, { name: `${'x'.repeat(96)} (ko`, status: 'upcoming' }]);
  });

  test('is made once when the call is sent again under its key', async () => {
    const { id } = await newSailing(people.official);
    const key = { 'idempotency-key': '7f1a52f6-4f4c-4ad8-9d3e-0d0a35d1c005' };
    const send = () => people.official('POST', `/api/sailings/${id}/copy/`, undefined, key);
    expect((await send()).json()).toEqual((await send()).json());
    expect((await people.official('GET', '/api/sailings/')).json()).toHaveLength(2);
  });
});
