import type { Competitor } from '../../../shared/contract/competitors';
import type { EveningAnswer, NewEveningLink } from '../../../shared/contract/evening';
import type { Sailing } from '../../../shared/contract/sailings';
import { describeEachEngine } from '../../../testing/engines';
import { newBoat, newGroup, newSailing } from '../../../testing/fleet';
import { eventsSince, numberOf } from '../../../testing/loggedEvents';
import { peopleIn, type Call, type People } from '../../../testing/people';
import type { TestApp } from '../../../testing/testApp';

describeEachEngine('start groups by themselves', (makeApp) => {
  let app: TestApp;
  let people: People;
  let sailing: number;
  let fast: number;
  let slow: number;
  beforeEach(async () => {
    app = await makeApp();
    people = await peopleIn(app);
    ({ id: sailing } = await newSailing(people.official));
    ({ id: fast } = await newGroup(people.official, sailing, { start_time: '18:35', min_rating: '0.950' }));
    ({ id: slow } = await newGroup(people.official, sailing, { start_time: '18:40', max_rating: '0.949' }));
  });

  const enter = (values: object, where = sailing) => newBoat(people.official, where, values);
  const patch = async (id: number, body: object, as = people.official): Promise<Competitor> =>
    (await as('PATCH', `/api/competitors/${id}/`, body)).json();
  const move = async (competitor: number, start_group: number | null): Promise<Competitor | undefined> => {
    const body = { moves: [{ competitor, start_group }] };
    const reply = await people.official('POST', `/api/sailings/${sailing}/move-competitors/`, body);
    return reply.json<{ competitors: Competitor[] }>().competitors[0];
  };

  test('a sailing is so unless it says otherwise, and a copy is as its original', async () => {
    expect(await newSailing(people.official)).toMatchObject({ auto_group: true });
    const made = await newSailing(people.official, { auto_group: false });
    expect(made).toMatchObject({ auto_group: false });
    const copy = await people.official('POST', `/api/sailings/${made.id}/copy/`);
    expect(copy.json()).toMatchObject({ auto_group: false });
    const season = await people.official('POST', '/api/sailings/season/', {
      auto_group: false,
      sailings: [{ name: 'Torsdag 4', start_date: '2026-06-11' }],
    });
    expect(season.json<{ sailings: Sailing[] }>().sailings).toMatchObject([{ auto_group: false }]);
    const changed = await people.official('PATCH', `/api/sailings/${made.id}/`, { auto_group: true });
    expect(changed.json()).toMatchObject({ auto_group: true });
  });

  test('a boat is entered into the first that fits its number: one change, and the frame carries it', async () => {
    const before = await numberOf(app, people.club.id);
    const boat = await enter({ base_rating: '0.949' });
    expect(boat).toMatchObject({ start_group: slow, group_chosen: false, version: before + 1 });
    expect(boat.effective_start).toBe('2026-06-04T18:40:00+02:00');
    expect(await eventsSince(app, people.club.id, before)).toMatchObject([
      { change: 'created', data: { start_group: slow, group_chosen: false } },
    ]);
    expect(await enter({ rating: '0.95' })).toMatchObject({ base_rating: '0.950', start_group: fast });
  });

  test('it moves when its number comes or changes, and stays where no group fits the new one', async () => {
    const { id } = await enter({ skipper_name: 'Bo Alm' });
    expect(await patch(id, { boat_name: 'Vindil' })).toMatchObject({ start_group: null, group_chosen: false });
    const before = await numberOf(app, people.club.id);
    expect(await patch(id, { base_rating: '0.940' })).toMatchObject({ start_group: slow, version: before + 1 });
    expect(await eventsSince(app, people.club.id, before)).toMatchObject([{ data: { start_group: slow } }]);
    expect(await patch(id, { base_rating: '1.010' })).toMatchObject({ start_group: fast, group_chosen: false });
    expect(await patch(id, { base_rating: null })).toMatchObject({ start_group: fast, group_chosen: false });
  });

  test.each([
    ['a group', () => slow],
    ['none', () => null],
  ])('where an official chooses %s the boat stays, whatever its number', async (_, chosen) => {
    const start_group = chosen();
    const stays = { start_group, group_chosen: true };
    const entered = await enter({ base_rating: '1.010', start_group });
    expect(entered).toMatchObject(stays);
    expect(await patch(entered.id, { base_rating: '1.020' })).toMatchObject(stays);

    const patched = await enter({ base_rating: '1.010' });
    expect(patched).toMatchObject({ start_group: fast });
    expect(await patch(patched.id, { start_group })).toMatchObject(stays);
    expect(await patch(patched.id, { base_rating: '1.020' })).toMatchObject(stays);

    const moved = await enter({ base_rating: '1.010' });
    expect(await move(moved.id, start_group)).toMatchObject(stays);
    expect(await patch(moved.id, { base_rating: '1.020' })).toMatchObject(stays);
  });

  test('a choice is one also where the boat is there already', async () => {
    const boat = await enter({ base_rating: '1.010' });
    expect(await move(boat.id, fast)).toMatchObject({ start_group: fast, group_chosen: true });
    expect(await patch(boat.id, { base_rating: '0.900' })).toMatchObject({ start_group: fast });
  });

  test('a choice goes with its group', async () => {
    const boat = await enter({ base_rating: '1.010', start_group: slow });
    await people.official('DELETE', `/api/start-groups/${slow}/`);
    const left = (await people.official('GET', `/api/competitors/${boat.id}/`)).json<Competitor>();
    expect(left).toMatchObject({ start_group: null, group_chosen: false });
    expect(await patch(boat.id, { base_rating: '1.020' })).toMatchObject({ start_group: fast });
  });

  test('a group that has started takes nobody and lets nobody go', async () => {
    const early = await enter({ base_rating: '1.010' });
    app.clock.set('2026-06-04T18:35:00+02:00');
    expect(await enter({ base_rating: '1.010' })).toMatchObject({ start_group: null, group_chosen: false });
    expect(await patch(early.id, { base_rating: '0.900' })).toMatchObject({ start_group: fast });
    const late = await enter({ base_rating: '0.900' });
    expect(late).toMatchObject({ start_group: slow });
    expect(await patch(late.id, { base_rating: '1.010' })).toMatchObject({ start_group: slow });
  });

  test('a boat that has a time stays where it is', async () => {
    const boat = await enter({});
    app.clock.set('2026-06-04T18:34:00+02:00');
    await people.official('PATCH', `/api/competitors/${boat.id}/update-elapsed-time/`, { elapsed_time: '00:03:00' });
    expect(await patch(boat.id, { base_rating: '0.900' })).toMatchObject({ start_group: null });
  });

  test('a group without limits takes boats only where it is the only one', async () => {
    await newGroup(people.official, sailing, { start_time: '18:45' });
    await people.official('PATCH', `/api/start-groups/${slow}/`, { max_rating: '0.900' });
    expect(await enter({ base_rating: '0.930' })).toMatchObject({ start_group: null });

    const { id: other } = await newSailing(people.official);
    const { id: only } = await newGroup(people.official, other);
    expect(await enter({ base_rating: '0.930' }, other)).toMatchObject({ start_group: only, group_chosen: false });
    expect(await enter({}, other)).toMatchObject({ start_group: null });
  });

  test('a sailing may leave it to its officials', async () => {
    await people.official('PATCH', `/api/sailings/${sailing}/`, { auto_group: false });
    const boat = await enter({ base_rating: '1.010' });
    expect(boat).toMatchObject({ start_group: null, group_chosen: false });
    expect(await patch(boat.id, { base_rating: '1.020' })).toMatchObject({ start_group: null });
  });

  test('a sailor’s own entry is placed as well, and moves with the sailor’s own number', async () => {
    const reply = await people.member('POST', '/api/competitors/', {
      sailing,
      base_rating: '1.010',
      start_group: slow,
    });
    const own = reply.json<Competitor>();
    expect(own).toMatchObject({ start_group: fast, group_chosen: false });
    expect(await patch(own.id, { base_rating: '0.900', start_group: fast }, people.member)).toMatchObject({
      start_group: slow,
      group_chosen: false,
    });
  });

  test('the recorder of an evening chooses as an official does', async () => {
    const made = await people.official('POST', `/api/sailings/${sailing}/evening-links/`, { label: 'Tornet' });
    const token = made.json<NewEveningLink>().url.split('/kvall/')[1];
    const come = await people.anonymous('POST', '/auth/evening/', { token, name: 'Anna' });
    const headers = { authorization: `Bearer ${come.json<EveningAnswer>().access}` };
    const recorder: Call = (method, url, payload) => people.anonymous(method, url, payload, headers);
    const boat = { base_rating: '1.010' };
    expect(await newBoat(recorder, sailing, boat)).toMatchObject({ start_group: fast, group_chosen: false });
    const chosen = { start_group: null, group_chosen: true };
    expect(await newBoat(recorder, sailing, { ...boat, start_group: null })).toMatchObject(chosen);
  });

  test('an unknown boat is in no group until it is known', async () => {
    const finishes = [{ sail_number: '75', score_code: 'DNF' }];
    app.clock.set('2026-06-04T18:34:00+02:00');
    const reply = await people.official('POST', `/api/sailings/${sailing}/finishes/`, { finishes });
    const unknown = reply.json<{ competitors: Competitor[] }>().competitors[0]?.id ?? 0;
    expect(await patch(unknown, { base_rating: '1.010' })).toMatchObject({ start_group: null, is_unmatched: true });
    const known = { start_group: fast, group_chosen: false, is_unmatched: false };
    expect(await patch(unknown, { is_unmatched: false })).toMatchObject(known);
  });
});
