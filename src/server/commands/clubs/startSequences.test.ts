import type { Club } from '../../../shared/contract/clubs';
import type { Sailing, SailingRow } from '../../../shared/contract/sailings';
import type { SequenceStep, StartSequence } from '../../../shared/contract/startSequences';
import { START_SEQUENCES } from '../../../shared/domain/race-day/sequences';
import { describeEachEngine } from '../../../testing/engines';
import { newGroup, newSailing } from '../../../testing/fleet';
import { eventsSince, numberOf } from '../../../testing/loggedEvents';
import { peopleIn, type People } from '../../../testing/people';
import { aStartEvent } from '../../../testing/startEvents';
import type { TestApp } from '../../../testing/testApp';

const ONE = '/api/clubs/exempel-ss/';

const start: SequenceStep = { before_s: 0, flag: 'class', up: false, sound: 'long' };
const warning = (before_s: number): SequenceStep => ({ before_s, flag: 'class', up: true, sound: 'short' });
const TWO: StartSequence = { key: '2-0', name: '2, start', steps: [warning(120), start] };
const LONGER = { ...TWO, steps: [warning(180), start] };
const OTHER: StartSequence = { key: 'klubb', name: 'Klubbens', steps: [start] };

describeEachEngine('start sequences', (makeApp) => {
  let app: TestApp;
  let people: People;
  beforeEach(async () => {
    app = await makeApp();
    people = await peopleIn(app);
  });

  const change = async (start_sequences: unknown): Promise<[number, Club & { start_sequences: unknown }]> => {
    const reply = await people.official('PATCH', ONE, { start_sequences });
    return [reply.statusCode, reply.json()];
  };
  const has = async (...own: StartSequence[]) => expect(await change(own)).toMatchObject([200, {}]);
  const read = async (id: number) => (await people.official('GET', `/api/sailings/${id}/`)).json<Sailing>();
  const stepsOf = async (id: number) => (await read(id)).start_steps;

  test('of a club are those that every club has, and after them its own', async () => {
    const shown = async () => (await people.anonymous('GET', ONE)).json<Club>().start_sequences;
    expect(await shown()).toEqual(START_SEQUENCES);
    const before = await numberOf(app, people.club.id);
    const unsorted = { ...TWO, steps: [start, warning(120)] };
    const [status, club] = await change([...START_SEQUENCES, unsorted, OTHER]);
    expect([status, club.start_sequences]).toEqual([200, [...START_SEQUENCES, TWO, OTHER]]);
    expect(await shown()).toEqual(club.start_sequences);
    expect(await eventsSince(app, people.club.id, before)).toMatchObject([
      { version: before + 1, what: `club ${people.club.id}`, data: { start_sequences: club.start_sequences } },
    ]);
    await has(...START_SEQUENCES, TWO, OTHER);
    expect(await numberOf(app, people.club.id)).toBe(before + 1);
    await has();
    expect(await shown()).toEqual(START_SEQUENCES);
    await people.official('PATCH', ONE, { city: 'Örebro' });
    expect(await shown()).toEqual(START_SEQUENCES);
  });

  test('that are wrong are told by their index, with the other fields, and nothing is saved', async () => {
    const reply = await people.official('PATCH', ONE, {
      name: '',
      start_sequences: [TWO, { ...OTHER, name: '', steps: [warning(60), { ...start, sound: 'hög' }] }],
    });
    expect([reply.statusCode, reply.json()]).toEqual([
      400,
      {
        name: ['Det här fältet får inte vara blankt.'],
        start_sequences: {
          1: {
            name: ['Det här fältet får inte vara blankt.'],
            steps: { 1: { sound: ['"hög" är inte ett giltigt val.'] } },
          },
        },
      },
    ]);
    const many = Array.from({ length: 11 }, (_, index) => ({ ...OTHER, key: `egen-${index}` }));
    expect(await change(many)).toEqual([400, { start_sequences: ['En klubb kan ha högst 10 egna startsekvenser.'] }]);
    expect(await change('x')).toEqual([400, { start_sequences: ['Texten är inte giltig JSON.'] }]);
    expect((await people.anonymous('GET', ONE)).json<Club>().start_sequences).toEqual(START_SEQUENCES);
  });

  test('are changed by the club’s owners alone', async () => {
    const actors = ['anonymous', 'member', 'stranger', 'official'] as const;
    const statuses = [];
    for (const actor of actors)
      statuses.push((await people[actor]('PATCH', ONE, { start_sequences: [TWO] })).statusCode);
    expect(statuses).toEqual([401, 403, 403, 200]);
  });

  test('of the club go into a sailing that names one, when it is made, changed, copied or made with a season', async () => {
    await has(TWO);
    const { id, start_steps } = await newSailing(people.official, { start_sequence: '2-0' });
    expect(start_steps).toEqual(TWO.steps);
    await people.official('PATCH', `/api/sailings/${id}/`, { start_sequence: '5-0' });
    expect(await read(id)).toMatchObject({ start_sequence: '5-0', start_steps: START_SEQUENCES[4]?.steps });
    await people.official('PATCH', `/api/sailings/${id}/`, { start_sequence: '2-0' });
    expect(await stepsOf(id)).toEqual(TWO.steps);

    const copy = (await people.official('POST', `/api/sailings/${id}/copy/`)).json<Sailing>();
    expect(copy).toMatchObject({ start_sequence: '2-0', start_steps: TWO.steps });
    const season = await people.official('POST', '/api/sailings/season/', {
      start_sequence: '2-0',
      sailings: [{ name: 'Torsdag 4', start_date: '2026-06-11' }],
    });
    expect(season.json<{ sailings: SailingRow[] }>().sailings).toMatchObject([{ start_steps: TWO.steps }]);
  });

  test('of another club, or of none, are refused', async () => {
    await has(TWO);
    const { id } = await newSailing(people.official);
    const refused = [400, { start_sequence: ['"klubb" är inte ett giltigt val.'] }];
    const send = async (method: 'POST' | 'PATCH', url: string, body: object) => {
      const reply = await people.official(method, url, { ...body, start_sequence: 'klubb' });
      return [reply.statusCode, reply.json()];
    };
    expect(await send('PATCH', `/api/sailings/${id}/`, {})).toEqual(refused);
    expect(await send('POST', '/api/sailings/', { name: 'x', start_date: '2026-06-04' })).toEqual(refused);
    const sailings = [{ name: 'x', start_date: '2026-06-04' }];
    expect(await send('POST', '/api/sailings/season/', { sailings })).toEqual(refused);
    const other = await people.stranger('POST', '/api/sailings/', {
      ...{ name: 'x', start_date: '2026-06-04', start_sequence: '2-0', club: people.otherClub.id },
    });
    expect(other.json()).toEqual({ start_sequence: ['"2-0" är inte ett giltigt val.'] });
  });

  describe('that are edited', () => {
    test('reach the sailings that are yet to come, each as a change of its own', async () => {
      await has(TWO, OTHER);
      const coming = await newSailing(people.official, { start_sequence: '2-0' });
      const unpublished = await newSailing(people.official, { start_sequence: '2-0', status: 'unpublished' });
      await newSailing(people.official, { start_sequence: 'klubb' });
      await newSailing(people.official);
      const before = await numberOf(app, people.club.id);
      await has(LONGER, OTHER);
      expect(await eventsSince(app, people.club.id, before)).toMatchObject([
        { version: before + 1, what: `club ${people.club.id}` },
        {
          ...{ version: before + 2, what: `sailing ${coming.id}`, change: 'updated', visibility: 'everyone' },
          data: { start_steps: LONGER.steps, version: before + 2 },
        },
        { version: before + 3, what: `sailing ${unpublished.id}`, change: 'updated', visibility: 'club' },
      ]);
      expect(await stepsOf(unpublished.id)).toEqual(LONGER.steps);

      await has({ ...LONGER, name: 'Den nya' }, OTHER);
      expect(await numberOf(app, people.club.id)).toBe(before + 4);
    });

    test('leave alone what has an act in its start log, and what is over', async () => {
      await has(TWO);
      app.clock.set('2026-06-04T18:20:00+02:00');
      const acted = await newSailing(people.official, { start_sequence: '2-0', start_type: 'groups' });
      const group = await newGroup(people.official, acted.id, { start_time: '18:30' });
      const done = await newSailing(people.official, { start_sequence: '2-0' });
      await people.official('PATCH', `/api/sailings/${done.id}/`, { status: 'ongoing' });
      const act = (kind: 'ap_up' | 'ap_down') => {
        const events = [aStartEvent(kind, Date.parse('2026-06-04T18:20:00+02:00'))];
        return people.official('POST', `/api/sailings/${acted.id}/start-log/`, { events });
      };
      await act('ap_up');
      await has(LONGER);
      expect([await stepsOf(acted.id), await stepsOf(done.id)]).toEqual([TWO.steps, TWO.steps]);

      // One minute after AP comes down the warning goes up, and the start is two minutes later by the sailing's own steps.
      await act('ap_down');
      expect((await read(acted.id)).start_groups).toMatchObject([
        { id: group.id, effective_start: '2026-06-04T18:23:00+02:00' },
      ]);
      await has();
      expect(await read(done.id)).toMatchObject({ start_sequence: '2-0', start_steps: TWO.steps });
    });

    test('stay where a sailing that is yet to come needs them', async () => {
      await has(TWO, OTHER);
      const first = await newSailing(people.official, { start_sequence: '2-0' });
      const second = await newSailing(people.official, { start_sequence: '2-0' });
      const inUse = (count: string) => ({
        start_sequences: [`Startsekvensen 2, start används av ${count}. Välj en annan där innan du tar bort den.`],
      });
      const before = await numberOf(app, people.club.id);
      expect(await change([OTHER])).toEqual([400, inUse('2 kommande seglingar')]);
      await people.official('DELETE', `/api/sailings/${first.id}/`);
      expect(await change([{ ...TWO, key: 'ny' }])).toEqual([400, inUse('en kommande segling')]);
      expect((await eventsSince(app, people.club.id, before)).map(({ what }) => what)).toEqual([`sailing ${first.id}`]);
      await people.official('PATCH', `/api/sailings/${second.id}/`, { start_sequence: 'klubb' });
      await has(OTHER);
    });

    test('and gone go on in a copy of a sailing that had them', async () => {
      await has(TWO);
      const { id } = await newSailing(people.official, { start_sequence: '2-0' });
      const copyOf = async () => (await people.official('POST', `/api/sailings/${id}/copy/`)).json<Sailing>();
      await people.official('PATCH', `/api/sailings/${id}/`, { status: 'ongoing' });
      await has(LONGER);
      expect((await copyOf()).start_steps).toEqual(LONGER.steps);
      expect(await stepsOf(id)).toEqual(TWO.steps);
      // Without those that are yet to come, nothing needs the sequence.
      const copies = (await people.official('GET', '/api/sailings/'))
        .json<SailingRow[]>()
        .filter((one) => one.id !== id);
      for (const copy of copies) await people.official('DELETE', `/api/sailings/${copy.id}/`);
      await has();
      expect(await copyOf()).toMatchObject({ start_sequence: '2-0', start_steps: TWO.steps });
      await has(OTHER);
    });
  });
});
