import type { Competitor } from '../../../shared/contract/competitors';
import type { Sailing } from '../../../shared/contract/sailings';
import { describeEachEngine } from '../../../testing/engines';
import { newBoat, newGroup, newSailing } from '../../../testing/fleet';
import { eventsSince, numberOf } from '../../../testing/loggedEvents';
import { peopleIn, type People } from '../../../testing/people';
import type { TestApp } from '../../../testing/testApp';
import { EVENING } from '../../../testing/testClock';

describeEachEngine('a start that is changed after the finish', (makeApp) => {
  let app: TestApp;
  let people: People;
  let sailing: number;
  let group: number;
  /** By the clock in the group, by the clock without one, and by the time sailed. */
  let grouped: Competitor;
  let clocked: Competitor;
  let sailed: Competitor;
  let before: number;
  beforeEach(async () => {
    app = await makeApp();
    app.clock.set(EVENING);
    people = await peopleIn(app);
    ({ id: sailing } = await newSailing(people.official));
    ({ id: group } = await newGroup(people.official, sailing, { start_time: '18:40' }));
    grouped = await newBoat(people.official, sailing, {
      sail_number: 'SWE 1',
      boat_name: 'Vindil',
      start_group: group,
    });
    clocked = await newBoat(people.official, sailing, { sail_number: 'SWE 2' });
    sailed = await newBoat(people.official, sailing, { sail_number: 'SWE 3' });
    await newBoat(people.official, sailing, { sail_number: 'SWE 4' });
    const finishes = [
      { competitor: grouped.id, finish_time: '19:40' },
      { competitor: clocked.id, finish_time: '19:40' },
      { competitor: sailed.id, elapsed_time: '01:10:00' },
    ];
    await people.official('POST', `/api/sailings/${sailing}/finishes/`, { finishes });
    before = await numberOf(app, people.club.id);
  });

  const patch = async (url: string, body: object): Promise<[number, unknown]> => {
    const reply = await people.official('PATCH', url, body);
    return [reply.statusCode, reply.json()];
  };
  const read = async () => (await people.official('GET', `/api/sailings/${sailing}/`)).json<Sailing>();
  const times = async () => {
    const { competitors } = await read();
    return [grouped, clocked, sailed].map(({ id }) => {
      const boat = competitors.find((one) => one.id === id);
      return [boat?.elapsed_time, boat?.finish_time?.slice(11, 19)];
    });
  };
  const whatChanged = async () =>
    (await eventsSince(app, people.club.id, before)).map(({ what, change }) => `${what} ${change}`);

  test('of the sailing gives every boat that starts by it another time, and nothing else', async () => {
    expect(await patch(`/api/sailings/${sailing}/`, { start_time: '18:35', move_groups: false })).toMatchObject([
      200,
      { version: before + 3 },
    ]);
    expect(await times()).toEqual([
      ['01:00:00', '19:40:00'],
      ['01:05:00', '19:40:00'],
      ['01:10:00', '19:45:00'],
    ]);
    expect(await whatChanged()).toEqual([
      `sailing ${sailing} updated`,
      `competitor ${clocked.id} updated`,
      `competitor ${sailed.id} updated`,
    ]);
    expect(await eventsSince(app, people.club.id, before + 1)).toMatchObject([
      { version: before + 2, data: { elapsed_time: '01:05:00', recorded: 'finish', version: before + 2 } },
      { version: before + 3, data: { finish_time: '2026-06-04T19:45:00+02:00', recorded: 'elapsed' } },
    ]);
  });

  test('of a group gives its boats another time', async () => {
    expect(await patch(`/api/start-groups/${group}/`, { start_time: '18:45' })).toMatchObject([
      200,
      { version: before + 1, competitors: [{ id: grouped.id, elapsed_time: '00:55:00', version: before + 2 }] },
    ]);
    expect(await whatChanged()).toEqual([`start_group ${group} updated`, `competitor ${grouped.id} updated`]);
    await patch(`/api/start-groups/${group}/`, { custom_start_datetime: '2026-06-04T18:50:00+02:00' });
    expect(await times()).toMatchObject([['00:50:00', '19:40:00'], ['01:10:00', '19:40:00'], {}]);
    await patch(`/api/start-groups/${group}/`, { name: 'Gul' });
    expect(await numberOf(app, people.club.id)).toBe(before + 5);
  });

  test('of one boat is one change, times and all', async () => {
    expect(await patch(`/api/competitors/${sailed.id}/`, { start: '18:31' })).toMatchObject([
      200,
      { elapsed_time: '01:10:00', finish_time: '2026-06-04T19:41:00+02:00', version: before + 1 },
    ]);
    expect(await patch(`/api/competitors/${clocked.id}/`, { start_group: group })).toMatchObject([
      200,
      { elapsed_time: '01:00:00', version: before + 2 },
    ]);
    expect(await whatChanged()).toHaveLength(2);
  });

  test('by a move to another group is one change per boat', async () => {
    const moves = [grouped, clocked].map(({ id }, index) => ({
      competitor: id,
      start_group: index === 0 ? null : group,
    }));
    const reply = await people.official('POST', `/api/sailings/${sailing}/move-competitors/`, { moves });
    expect(reply.json()).toMatchObject({
      competitors: [
        { start_group: null, elapsed_time: '01:10:00', version: before + 1 },
        { start_group: group, elapsed_time: '01:00:00', version: before + 2 },
      ],
    });
    expect(await whatChanged()).toHaveLength(2);
  });

  test('by the group being deleted is one change per boat', async () => {
    await people.official('DELETE', `/api/start-groups/${group}/`);
    expect(await times()).toMatchObject([['01:10:00', '19:40:00'], {}, {}]);
    expect(await whatChanged()).toEqual([`competitor ${grouped.id} updated`, `start_group ${group} deleted`]);
  });

  test('that is taken away leaves what was written down, and gives it back with the start', async () => {
    await patch(`/api/sailings/${sailing}/`, { start_time: null });
    expect(await times()).toEqual([
      ['01:00:00', '19:40:00'],
      [null, '19:40:00'],
      ['01:10:00', undefined],
    ]);
    await patch(`/api/sailings/${sailing}/`, { start_time: '18:30' });
    expect(await times()).toMatchObject([{}, ['01:10:00', '19:40:00'], ['01:10:00', '19:40:00']]);
  });

  test.each<[string, () => [string, object], string]>([
    [
      'the sailing',
      () => [`/api/sailings/${sailing}/`, { start_time: '19:41', move_groups: false }],
      'Målgången för SWE 2 stämmer inte med den nya starten. Rätta tiden först, eller ändra starten.',
    ],
    [
      'the date',
      () => [`/api/sailings/${sailing}/`, { start_date: '2026-06-05' }],
      'Målgången för SWE 1 Vindil och SWE 2 stämmer inte med den nya starten. Rätta tiden först, eller ändra starten.',
    ],
    [
      'the group',
      () => [`/api/start-groups/${group}/`, { start_time: '19:41' }],
      'Målgången för SWE 1 Vindil stämmer inte med den nya starten. Rätta tiden först, eller ändra starten.',
    ],
    [
      'the boat',
      () => [`/api/competitors/${clocked.id}/`, { start: '19:41' }],
      'Målgången för SWE 2 stämmer inte med den nya starten. Rätta tiden först, eller ändra starten.',
    ],
  ])(
    'of %s is refused where a boat would have finished before it, and nothing is changed',
    async (_what, change, text) => {
      expect(await patch(...change())).toEqual([400, { non_field_errors: [text] }]);
      expect(await numberOf(app, people.club.id)).toBe(before);
      expect((await read()).start_time).toBe('18:30:00');
    },
  );

  test('never stands in the way of a boat that nobody knows', async () => {
    await people.official('POST', `/api/sailings/${sailing}/finishes/`, {
      finishes: [{ sail_number: '99', finish_time: '18:50' }],
    });
    expect(await patch(`/api/sailings/${sailing}/`, { start_time: '19:00', move_groups: false })).toMatchObject([
      200,
      {},
    ]);
    const unknown = (await read()).competitors.find(({ is_unmatched }) => is_unmatched);
    expect(unknown).toMatchObject({ finish_time: '2026-06-04T18:50:00+02:00', elapsed_time: null });
    expect(await patch(`/api/competitors/${unknown?.id}/`, { is_unmatched: false })).toMatchObject([400, {}]);
  });
});
