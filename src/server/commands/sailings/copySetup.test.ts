import type { Sailing } from '../../../shared/contract/sailings';
import type { EarlierSetups, SetupAnswer } from '../../../shared/contract/setups';
import { describeEachEngine } from '../../../testing/engines';
import { newBoat, newClass, newGroup, newSailing, newSerie } from '../../../testing/fleet';
import { eventsSince, numberOf } from '../../../testing/loggedEvents';
import { peopleIn, type People } from '../../../testing/people';
import type { TestApp } from '../../../testing/testApp';

const NEXT = { name: 'Torsdag 4', start_date: '2026-06-11' };
const KEY = { 'idempotency-key': '7f1a52f6-4f4c-4ad8-9d3e-0d0a35d1c006' };

describeEachEngine('a sailing like the one before', (makeApp) => {
  let app: TestApp;
  let people: People;
  let serie: number;
  let last: number;
  beforeEach(async () => {
    app = await makeApp();
    people = await peopleIn(app);
    ({ id: serie } = await newSerie(people.official));
    ({ id: last } = await newSailing(people.official, { serie }));
    const values = { start_time: '18:30', max_rating: '0.899', class_flag: 'G', order: 1 };
    await newGroup(people.official, last, { name: 'Röd', ...values });
    const fast = { start_time: '18:40', min_rating: '0.900', class_flag: 'F', prep_flag: 'U', order: 2 };
    await newGroup(people.official, last, { name: 'Blå', ...fast });
  });

  const next = (values: object = {}) => newSailing(people.official, { serie, ...NEXT, ...values });
  const post = (sailing: number, body: object, as = people.official) =>
    as('POST', `/api/sailings/${sailing}/copy-setup/`, body);
  const copied = async (sailing: number, body: object = {}): Promise<SetupAnswer> => {
    const reply = await post(sailing, body);
    expect([reply.statusCode, reply.body]).toEqual([201, expect.anything()]);
    return reply.json();
  };
  const undo = (sailing: number, { start_groups, entered, placed }: SetupAnswer) =>
    people.official('POST', `/api/sailings/${sailing}/copy-setup/undo/`, { start_groups, entered, placed });
  const earlier = async (query: string): Promise<EarlierSetups> =>
    (await people.official('GET', `/api/clubs/${people.club.id}/earlier-setups/${query}`)).json();
  const read = async (sailing: number): Promise<Sailing> =>
    (await people.official('GET', `/api/sailings/${sailing}/`)).json();
  const boatsIn = ({ start_groups, ungrouped_competitors }: Sailing) => ({
    ...Object.fromEntries(
      start_groups.map(({ name, competitors }) => [name, competitors.map(({ sail_number }) => sail_number)]),
    ),
    none: ungrouped_competitors.map(({ sail_number }) => sail_number),
  });

  test('has its groups, as far from the start as they were, and its boats go where their numbers fit', async () => {
    const { id } = await next({ start_time: '17:15' });
    const slow = await newBoat(people.official, id, { sail_number: 'SWE 1', base_rating: '0.850' });
    const chosen = await newBoat(people.official, id, {
      sail_number: 'SWE 2',
      base_rating: '0.850',
      start_group: null,
    });
    await newBoat(people.official, id, { sail_number: 'SWE 3' });
    const before = await numberOf(app, people.club.id);
    const answer = await copied(id);
    expect(answer).toMatchObject({
      from: { id: last, name: 'Torsdag 3', start_date: '2026-06-04' },
      start_groups: [
        { name: 'Röd', start_time: '17:15:00', min_rating: null, max_rating: '0.899', class_flag: 'G', order: 1 },
        { name: 'Blå', start_time: '17:25:00', min_rating: '0.900', class_flag: 'F', prep_flag: 'U', order: 2 },
      ],
      entered: [],
      placed: [{ id: slow.id, group_chosen: false, effective_start: '2026-06-11T17:15:00+02:00' }],
    });
    expect(answer.start_groups.map(({ competitor_count }) => competitor_count)).toEqual([1, 0]);
    expect(boatsIn(await read(id))).toEqual({ Röd: ['SWE 1'], Blå: [], none: ['SWE 2', 'SWE 3'] });
    expect(chosen.group_chosen).toBe(true);
    expect((await eventsSince(app, people.club.id, before)).map(({ what, change }) => `${what} ${change}`)).toEqual([
      ...answer.start_groups.map((group) => `start_group ${group.id} created`),
      `competitor ${slow.id} updated`,
    ]);
  });

  test('has its boats too, once under its key: by number, else in the group of the same name', async () => {
    const { start_groups: groups } = await read(last);
    const [red, blue] = groups.map(({ id }) => id);
    const people_ = { skipper_name: 'Bo Alm', crew_names: 'Eva Alm', crew_count: 2, club_name: 'KSSS' };
    await newBoat(people.official, last, { sail_number: 'SWE 1', rating: '0.850', start_group: blue, ...people_ });
    await newBoat(people.official, last, { sail_number: 'SWE 2', start_group: red });
    await newBoat(people.official, last, { sail_number: 'SWE 3' });
    await newBoat(people.official, last, { sail_number: 'SWE 4', approved: false });
    await newBoat(people.official, last, { sail_number: 'SWE 5', rating: '0.950' });
    const { id } = await next();
    const { id: open } = await newClass(people.official, id, { name: 'Öppen', kind: 'open' });
    await newBoat(people.official, id, { sail_number: 'SWE 5', skipper_name: 'Ny Rorsman', rating: '0.960' });

    const send = () => people.official('POST', `/api/sailings/${id}/copy-setup/`, { boats: true }, KEY);
    const answer = (await send()).json<SetupAnswer>();
    expect((await send()).json()).toEqual(answer);
    expect(boatsIn(await read(id))).toEqual({ Röd: ['SWE 1', 'SWE 2'], Blå: ['SWE 5'], none: ['SWE 3'] });
    expect(answer.entered).toMatchObject([
      { sail_number: 'SWE 1', rating: '0.850', group_chosen: false, race_class: open, ...people_ },
      { sail_number: 'SWE 2', start_group: answer.start_groups[0]?.id, group_chosen: true },
      { sail_number: 'SWE 3', start_group: null },
    ]);
    expect(answer.placed).toMatchObject([{ sail_number: 'SWE 5', skipper_name: 'Ny Rorsman' }]);

    expect((await undo(id, answer)).statusCode).toBe(204);
    expect(await read(id)).toMatchObject({
      start_groups: [],
      ungrouped_competitors: [{ sail_number: 'SWE 5', start_group: null, group_chosen: false }],
    });
  });

  test('keeps groups that it has, and gets the boats alone', async () => {
    await newBoat(people.official, last, { sail_number: 'SWE 1', rating: '0.850' });
    const { id } = await next();
    await newGroup(people.official, id, { name: 'Egen', max_rating: '0.950' });
    expect(await copied(id, { boats: true })).toMatchObject({ start_groups: [], placed: [] });
    expect(boatsIn(await read(id))).toEqual({ Egen: ['SWE 1'], none: [] });
    expect((await post(id, {})).json()).toEqual({ non_field_errors: ['Seglingen har redan startgrupper.'] });
    expect((await post(id, { boats: true })).json()).toEqual({
      non_field_errors: ['Det finns ingen tidigare segling med båtar som inte redan är anmälda.'],
    });
  });

  test('looks for the latest before it: of its serie, else of the club; one cancelled or without groups is none', async () => {
    const { id } = await next({ start_date: '2026-07-02' });
    const gone = await newSailing(people.official, { serie, name: 'Inställd', start_date: '2026-06-18' });
    await newGroup(people.official, gone.id, { name: 'Gul' });
    await people.official('PATCH', `/api/sailings/${gone.id}/`, { status: 'cancelled' });
    await newSailing(people.official, { serie, name: 'Utan', start_date: '2026-06-25' });
    const other = await newSailing(people.official, { name: 'Lördag', start_date: '2026-06-20' });
    await newGroup(people.official, other.id, { name: 'Vit' });
    const later = await newSailing(people.official, { serie, name: 'Senare', start_date: '2026-07-09' });
    await newGroup(people.official, later.id, { name: 'Svart' });

    const setup = {
      sailing: { id: last, name: 'Torsdag 3', start_date: '2026-06-04' },
      start_groups: 2,
      competitors: 0,
    };
    expect(await earlier(`?sailing=${id}`)).toEqual({ groups: setup, boats: null });
    expect(await earlier(`?serie=${serie}`)).toMatchObject({ groups: { sailing: { name: 'Senare' } } });
    const alone = await newSailing(people.official, { name: 'Söndag', start_date: '2026-06-28' });
    expect(await earlier(`?sailing=${alone.id}`)).toMatchObject({ groups: { sailing: { name: 'Lördag' } } });
    expect(await earlier('')).toMatchObject({ groups: { sailing: { name: 'Senare' } }, boats: null });
    await newBoat(people.official, last, { sail_number: 'SWE 1' });
    expect(await earlier(`?sailing=${id}`)).toMatchObject({ boats: { ...setup, competitors: 1 } });
    expect(await copied(id, { from: other.id })).toMatchObject({ start_groups: [{ name: 'Vit' }] });
  });

  test('is refused in words where there is none, and for a sailing of others', async () => {
    const first = await newSailing(people.official, { serie, start_date: '2026-05-01' });
    expect((await post(first.id, {})).json()).toEqual({
      non_field_errors: ['Det finns ingen tidigare segling med startgrupper.'],
    });
    expect((await post(first.id, { from: 99_999 })).json()).toHaveProperty('from');
    const bare = await newSailing(people.official, { start_date: '2026-05-02' });
    expect((await post(first.id, { from: bare.id })).json()).toEqual({ from: ['Seglingen har inga startgrupper.'] });
    expect((await post(first.id, {}, people.stranger)).statusCode).toBe(403);
    const reply = await people.official('GET', `/api/clubs/${people.club.id}/earlier-setups/?sailing=99999`);
    expect([reply.statusCode, reply.json()]).toMatchObject([400, { sailing: [expect.anything()] }]);
  });

  test('is not taken back once a boat or a group has changed, or another boat lies in a group', async () => {
    await newBoat(people.official, last, { sail_number: 'SWE 1', boat_name: 'Vind', rating: '0.850' });
    const { id } = await next();
    const answer = await copied(id, { boats: true });
    const [boat] = answer.entered;
    const [red] = answer.start_groups;
    const stranger = await newBoat(people.official, id, { sail_number: 'SWE 9', start_group: red?.id });
    const refusal = async () => {
      const reply = await undo(id, answer);
      return [reply.statusCode, reply.json<{ detail: string }>().detail];
    };
    const changedSince = (what: string) => [
      409,
      `${what} har ändrats sedan dess. Ångra inte allt, utan rätta för hand.`,
    ];
    expect(await refusal()).toEqual(changedSince('SWE 9'));
    await people.official('DELETE', `/api/competitors/${stranger.id}/`);
    await people.official('PATCH', `/api/competitors/${boat?.id}/`, { crew_names: 'Eva' });
    expect(await refusal()).toEqual(changedSince('SWE 1 Vind'));
    await people.official('DELETE', `/api/competitors/${boat?.id}/`);
    await people.official('PATCH', `/api/start-groups/${red?.id}/`, { start_time: '18:50' });
    expect(await refusal()).toEqual(changedSince('Röd'));
    expect(boatsIn(await read(id))).toEqual({ Röd: [], Blå: [], none: [] });
  });
});
