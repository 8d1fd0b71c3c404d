import type { Competitor } from '../../../shared/contract/competitors';
import type { Sailing } from '../../../shared/contract/sailings';
import type { StartEventPayload, StartEventsAnswer, StartLog } from '../../../shared/contract/startLog';
import { describeEachEngine } from '../../../testing/engines';
import { newBoat, newGroup, newSailing } from '../../../testing/fleet';
import { eventsSince, numberOf } from '../../../testing/loggedEvents';
import { peopleIn, type People } from '../../../testing/people';
import { aStartEvent, uuidOf } from '../../../testing/startEvents';
import type { TestApp } from '../../../testing/testApp';
import { startDueSailings } from '../../resources/sailings/startTimer';

const ZERO = Date.parse('2026-06-04T18:30:00+02:00');
const at = (minutes: number, seconds = 0) => ZERO + (minutes * 60 + seconds) * 1000;

describeEachEngine('the start log', (makeApp) => {
  let app: TestApp;
  let people: People;
  let sailing: number;
  let [e, f, g] = [0, 0, 0];
  beforeEach(async () => {
    app = await makeApp();
    people = await peopleIn(app);
    ({ id: sailing } = await newSailing(people.official, { start_type: 'groups' }));
    const groups = [];
    for (const start_time of ['18:30', '18:35', '18:40']) {
      groups.push((await newGroup(people.official, sailing, { start_time })).id);
    }
    [e = 0, f = 0, g = 0] = groups;
    app.clock.set('2026-06-04T18:25:00+02:00');
  });

  const url = () => `/api/sailings/${sailing}/start-log/`;
  const post = (...events: StartEventPayload[]) => people.official('POST', url(), { events });
  /** Records each act at its own moment. */
  async function record(...events: StartEventPayload[]): Promise<StartEventsAnswer> {
    const last = Math.max(...events.map((event) => Date.parse(event.at)));
    app.clock.set(new Date(last).toISOString());
    const reply = await post(...events);
    expect([reply.statusCode, reply.body.slice(0, 300)]).toEqual([201, expect.anything()]);
    return reply.json<StartEventsAnswer>();
  }
  const read = async (call = people.official) => (await call('GET', `/api/sailings/${sailing}/`)).json<Sailing>();
  const shown = ({ start_groups }: Pick<Sailing, 'start_groups'> | StartEventsAnswer) =>
    start_groups.map(({ class_flag, start_state, attempt, effective_start }) =>
      [class_flag, effective_start?.slice(11, 19) ?? '-', start_state, attempt].join(' '),
    );

  test('AP and its lowering move every start, in rows that readers who know nothing of the log follow', async () => {
    const up = await record(aStartEvent('ap_up', at(-1)));
    expect(shown(up)).toEqual(['E - postponed 1', 'F - postponed 1', 'G - postponed 1']);
    expect(shown(await read(people.member))).toEqual(shown(up));
    const down = await record(aStartEvent('ap_down', at(19)));
    expect(shown(down)).toEqual(['E 18:55:00 scheduled 1', 'F 19:00:00 scheduled 1', 'G 19:05:00 scheduled 1']);
    expect(down.events).toMatchObject([{ kind: 'ap_down', made_by: { name: expect.anything() as string } }]);
  });

  test('the status waits for a start that is there, and returns with an act that is taken back', async () => {
    const ap = aStartEvent('ap_up', at(-1));
    await record(ap);
    app.clock.set('2026-06-04T18:31:00+02:00');
    await startDueSailings(app.deps);
    expect((await read()).status).toBe('upcoming');

    const cancelled = aStartEvent('ap_up', at(2), { payload: { with: 'A' } });
    expect((await record(cancelled)).sailing.status).toBe('cancelled');
    const undo = aStartEvent('undone', at(3), { undoes: cancelled.id });
    expect((await record(undo)).sailing.status).toBe('upcoming');
    const { sailing: started } = await record(aStartEvent('undone', at(4), { undoes: ap.id }));
    expect(started.status).toBe('ongoing');
    const late = await record(
      aStartEvent('ap_up', at(-1), { id: uuidOf(900_001) }),
      aStartEvent('note', at(5), { payload: { text: 'AP hissades före start.' } }),
    );
    expect([late.sailing.status, ...shown(late)]).toEqual([
      'upcoming',
      ...['E', 'F', 'G'].map((flag) => `${flag} - postponed 1`),
    ]);
  });

  test('a race that was abandoned has not been sailed once an AP from before its start arrives', async () => {
    expect((await record(aStartEvent('n_up', at(0)))).sailing.status).toBe('ongoing');
    const answer = await record(aStartEvent('ap_up', at(0, -1)));
    expect(shown(answer)).toEqual(['E - postponed 1', 'F - postponed 1', 'G - postponed 1']);
    expect(answer.sailing.status).toBe('upcoming');
  });

  test('a general recall gives the boats of the group their times from the new start, and keeps early finishes', async () => {
    const boat = await newBoat(people.official, sailing, { sail_number: 'SWE 1', start_group: f });
    await record(aStartEvent('recall_up', at(5, 5), { start_group: f }));
    const timed = await people.official('POST', `/api/sailings/${sailing}/finishes/`, {
      finishes: [{ competitor: boat.id, finish_time: '19:40' }],
    });
    expect(timed.statusCode).toBe(400);
    const restarted = await record(aStartEvent('recall_down', at(9), { start_group: f }));
    expect(shown(restarted)).toEqual(['E 18:30:00 started 1', 'F 18:45:00 scheduled 2', 'G 18:50:00 scheduled 1']);

    app.clock.set('2026-06-04T19:45:00+02:00');
    await people.official('POST', `/api/sailings/${sailing}/finishes/`, {
      finishes: [{ competitor: boat.id, finish_time: '19:40' }],
    });
    const elapsed = async () =>
      (await people.official('GET', `/api/competitors/${boat.id}/`)).json<Competitor>().elapsed_time;
    expect(await elapsed()).toBe('00:55:00');
    const wrong = aStartEvent('start_set', at(75), { start_group: f, payload: { start: '2026-06-04T19:50:00+02:00' } });
    await record(wrong);
    expect(await elapsed()).toBeNull();
    await record(aStartEvent('undone', at(76), { undoes: wrong.id }));
    expect(await elapsed()).toBe('00:55:00');
  });

  test('boats with starts of their own move with the sailing, and nobody sees a start while it waits', async () => {
    const { id } = await newSailing(people.official, { start_type: 'individual' });
    const boat = await newBoat(people.official, id, { start: '2026-06-04T18:42:00+02:00' });
    const log = (event: StartEventPayload) =>
      people.official('POST', `/api/sailings/${id}/start-log/`, { events: [event] });
    const start = async () =>
      (await people.official('GET', `/api/competitors/${boat.id}/`)).json<Competitor>().effective_start;

    app.clock.set('2026-06-04T18:29:00+02:00');
    expect((await log(aStartEvent('ap_up', at(-1)))).statusCode).toBe(201);
    expect(await start()).toBeNull();
    app.clock.set('2026-06-04T18:50:00+02:00');
    const down = (await log(aStartEvent('ap_down', at(14)))).json<StartEventsAnswer>();
    expect(down.sailing.custom_start_datetime).toBe('2026-06-04T18:50:00+02:00');
    expect(down.competitors).toMatchObject([{ id: boat.id, start: '2026-06-04T19:02:00+02:00' }]);
    expect(await start()).toBe('2026-06-04T19:02:00+02:00');
  });

  test('an act that is sent again is the one that is there; another under its uuid is refused', async () => {
    const act = aStartEvent('ap_up', at(-5));
    const first = await post(act);
    const before = await numberOf(app, people.club.id);
    const again = await post(act);
    expect([first.statusCode, again.statusCode]).toEqual([201, 200]);
    expect(again.json<StartEventsAnswer>().events).toEqual(first.json<StartEventsAnswer>().events);
    expect(await eventsSince(app, people.club.id, before)).toEqual([]);

    const both = await post(act, aStartEvent('wind', at(-5), { payload: { direction: 225, speed: 6.5 } }));
    expect(both.statusCode).toBe(201);
    const other = await post({ ...act, at: '2026-06-04T18:24:00+02:00' });
    expect([other.statusCode, other.json()]).toMatchObject([409, { current: { id: act.id, kind: 'ap_up' } }]);
    const { id: another } = await newSailing(people.official);
    const elsewhere = await people.official('POST', `/api/sailings/${another}/start-log/`, { events: [act] });
    expect([elsewhere.statusCode, elsewhere.json()]).toMatchObject([409, { current: null }]);
  });

  test('what cannot be right is refused below its line, and nothing of the call is written', async () => {
    const good = aStartEvent('armed', at(-5));
    const wrong = [
      aStartEvent('ap_up', at(-3)),
      aStartEvent('ap_up', at(-60 * 48)),
      aStartEvent('recall_up', at(-6), { start_group: 99_999 }),
      aStartEvent('shift', at(-6), { payload: { minutes: 500 } }),
      aStartEvent('start_set', at(-6)),
      { ...aStartEvent('undone', at(-6)), undoes: null },
      { ...aStartEvent('note', at(-6)), id: 'x' },
    ];
    const errors = await Promise.all(wrong.map(async (event) => (await post(good, event)).json<unknown>()));
    expect(errors).toEqual([
      { events: { 1: { at: ['Tiden ligger framåt i tiden.'] } } },
      { events: { 1: { at: ['Tiden hör inte till seglingens dag.'] } } },
      { events: { 1: { start_group: ['Startgruppen finns inte i seglingen.'] } } },
      { events: { 1: { minutes: ['Se till att detta värde är mindre än eller lika med 240.'] } } },
      { events: { 1: { start_group: ['Säg vilken startgrupp det gäller.'] } } },
      { events: { 1: { undoes: ['Det här fältet är obligatoriskt.'] } } },
      { events: { 1: { id: ['Måste vara ett giltigt UUID.'] } } },
    ]);
    expect((await people.official('GET', url())).json<StartLog>().events).toEqual([]);
  });

  test('is read by all who see the sailing as groups, and as acts by its club alone', async () => {
    await record(aStartEvent('recall_up', at(0, 5), { start_group: e }));
    const forMember = (await people.member('GET', url())).json<StartLog>();
    expect(forMember.events).toEqual([]);
    expect(forMember.groups[0]).toEqual({
      start_group: e,
      start_state: 'recalled',
      attempt: 2,
      effective_start: null,
      class_flag: 'E',
      prep_flag: 'P',
      starts: [{ attempt: 1, start: '2026-06-04T18:30:00+02:00', state: 'recalled' }],
    });
    expect((await people.official('GET', url())).json<StartLog>().events).toHaveLength(1);
    expect((await people.stranger('POST', url(), { events: [] })).statusCode).toBe(403);
  });

  test('once it has begun, starts are changed by it alone; before that it has captured nothing', async () => {
    const patch = async (path: string, body: object) => (await people.official('PATCH', path, body)).statusCode;
    await record(aStartEvent('note', at(-5), { payload: { text: 'Vi ligger vid linjen.' } }));
    expect(await patch(`/api/start-groups/${g}/`, { start_time: '18:41' })).toBe(200);
    await record(aStartEvent('shift', at(-4), { payload: { minutes: 10 } }));
    expect(shown(await read())).toEqual(['E 18:40:00 scheduled 1', 'F 18:45:00 scheduled 1', 'G 18:51:00 scheduled 1']);
    const refused = await people.official('PATCH', `/api/start-groups/${g}/`, { start_time: '18:59' });
    expect([refused.statusCode, refused.json()]).toEqual([
      400,
      { non_field_errors: ['Starten styrs från startkonsolen. Ändra den där.'] },
    ]);
    expect(await patch(`/api/sailings/${sailing}/`, { start_time: '19:00' })).toBe(400);
    expect(await patch(`/api/start-groups/${g}/`, { name: 'Gula' })).toBe(200);
  });

  test('a copy starts as planned, not as the evening went', async () => {
    await record(aStartEvent('shift', at(-4), { payload: { minutes: 10 } }));
    const copy = (await people.official('POST', `/api/sailings/${sailing}/copy/`)).json<Sailing>();
    expect(shown(copy)).toEqual(['E 18:30:00 scheduled 1', 'F 18:35:00 scheduled 1', 'G 18:40:00 scheduled 1']);
  });

  test('goes with its sailing, frames and all', async () => {
    const before = await numberOf(app, people.club.id);
    await record(aStartEvent('note', at(-5), { payload: { text: 'Sara ringde.' } }));
    await people.official('DELETE', `/api/sailings/${sailing}/`);
    expect(await app.db.selectFrom('start_log').selectAll().execute()).toEqual([]);
    expect(JSON.stringify(await eventsSince(app, people.club.id, before))).not.toContain('Sara ringde');
  });
});
