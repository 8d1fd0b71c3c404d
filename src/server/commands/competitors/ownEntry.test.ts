import type { User } from '../../../shared/contract/auth';
import type { Competitor } from '../../../shared/contract/competitors';
import type { Sailor } from '../../../shared/contract/sailors';
import { aSailorAccount } from '../../../testing/accounts';
import { describeEachEngine } from '../../../testing/engines';
import { newBoat, newGroup, newSailing } from '../../../testing/fleet';
import { callsOf, peopleIn, type Call, type People } from '../../../testing/people';
import type { TestApp } from '../../../testing/testApp';

const FORBIDDEN = [403, { detail: 'Du har inte tillåtelse att utföra denna förfrågan.' }];
const CLOSED = [400, { non_field_errors: ['Anmälan är stängd för den här seglingen.'] }];

describeEachEngine("a sailor's own entry", (makeApp) => {
  let app: TestApp;
  let people: People;
  beforeEach(async () => {
    app = await makeApp();
    people = await peopleIn(app);
  });

  const enter = async (call: Call, sailing: number, body: object = {}): Promise<[number, unknown]> => {
    const reply = await call('POST', '/api/competitors/', { sailing, ...body });
    return [reply.statusCode, reply.json()];
  };
  const own = async (call: Call, sailing: number) =>
    (await call('POST', '/api/competitors/', { sailing })).json<Competitor>();

  test('bears the sailor’s name, and what only the club decides is ignored', async () => {
    const { id } = await newSailing(people.official);
    const group = await newGroup(people.official, id);
    const body = {
      sail_number: 'SWE 9',
      start_group: group.id,
      start: '19:00',
      approved: false,
      email: 'x@example.se',
    };
    expect(await enter(people.member, id, body)).toMatchObject([
      201,
      {
        sailor: people.sailorId.member,
        skipper_name: 'Sara Seglare',
        club_name: '',
        sail_number: 'SWE 9',
        start_group: null,
        start: null,
        approved: true,
      },
    ]);
    const [sailing] = (await people.member('GET', '/api/sailings/')).json<object[]>();
    expect(sailing).toMatchObject({ reg_status: 'registered', competitor_count: 1 });
  });

  test('is open to sailors of other clubs, and shows the name of their club', async () => {
    const { id } = await newSailing(people.official);
    expect(await enter(people.guest, id)).toMatchObject([
      201,
      { skipper_name: 'Gustav Gäst', club_name: 'Annans Båtklubb' },
    ]);
  });

  test('waits for the club where the club wants that', async () => {
    const { id } = await newSailing(people.official, { entry_approval: true });
    expect(await enter(people.member, id)).toMatchObject([
      201,
      { approved: false, status: 'preliminary', status_label: 'Preliminär' },
    ]);
    const entry = (await people.official('GET', `/api/sailings/${id}/`)).json<{ competitors: Competitor[] }>()
      .competitors[0];
    const approved = await people.official('PATCH', `/api/competitors/${entry?.id}/`, { approved: true });
    expect(approved.json()).toMatchObject({ approved: true, status: 'registered' });
  });

  const letters = async () =>
    (await app.db.selectFrom('mail_outbox').select('letter').orderBy('id').execute()).map(
      ({ letter }) => JSON.parse(letter) as { kind: string; email: string; sailNumber: string },
    );

  test('is answered by mail when the club approves it, and when it is approved at once', async () => {
    const { id: open } = await newSailing(people.official);
    await enter(people.member, open, { sail_number: 'SWE 9' });
    expect(await letters()).toMatchObject([{ kind: 'entry_approved', sailNumber: 'SWE 9' }]);

    const { id: asked } = await newSailing(people.official, { entry_approval: true });
    const { id } = await own(people.member, asked);
    expect(await letters()).toHaveLength(1);
    await people.official('PATCH', `/api/competitors/${id}/`, { approved: true, sail_number: 'SWE 10' });
    expect((await letters())[1]).toMatchObject({
      kind: 'entry_approved',
      sailNumber: 'SWE 10',
      sailing: { id: asked },
    });
  });

  test('is answered by mail when the club declines it; what was approved, or taken back, goes without a word', async () => {
    const { id: asked } = await newSailing(people.official, { entry_approval: true });
    const { id } = await own(people.member, asked);
    expect((await people.official('DELETE', `/api/competitors/${id}/`)).statusCode).toBe(204);
    expect(await letters()).toMatchObject([{ kind: 'entry_declined', sailing: { id: asked } }]);

    const { id: again } = await own(people.member, asked);
    expect((await people.member('DELETE', `/api/competitors/${again}/`)).statusCode).toBe(204);
    const { id: entered } = await newBoat(people.official, asked, { sailor: people.sailorId.member });
    expect((await people.official('DELETE', `/api/competitors/${entered}/`)).statusCode).toBe(204);
    expect(await letters()).toHaveLength(1);
  });

  const nameless = async () => {
    const account = await aSailorAccount(app, { club: people.club });
    const call = callsOf(app, account);
    const names = async () => {
      const me = (await call('GET', '/auth/users/me/')).json<User>();
      const profile = (await call('GET', `/api/sailors/${account.sailor_id}/`)).json<Sailor>();
      return [profile.first_name, profile.last_name, `${me.first_name} ${me.last_name}`.trim()];
    };
    return { call, names, id: account.sailor_id };
  };

  test.each([
    ['Sara Seglare', ['Sara', 'Seglare', 'Sara Seglare']],
    [' Sara  von  Segel ', ['Sara', 'von Segel', 'Sara von Segel']],
    ['Sara', ['Sara', '', 'Sara']],
    [`Sara ${'x'.repeat(51)}`, ['', '', '']],
  ])('gives its skipper to a profile without a name: %j', async (skipper_name, names) => {
    const sailor = await nameless();
    const { id } = await newSailing(people.official);
    expect(await enter(sailor.call, id, { skipper_name })).toMatchObject([201, { skipper_name: skipper_name.trim() }]);
    expect(await sailor.names()).toEqual(names);
  });

  test('leaves the name of a profile, and so do an entry by the club and one that is refused', async () => {
    const { id } = await newSailing(people.official);
    await enter(people.member, id, { skipper_name: 'Bo Ek' });
    expect((await people.member('GET', '/auth/users/me/')).json()).toMatchObject({
      sailor: { first_name: 'Sara', last_name: 'Seglare' },
    });
    const sailor = await nameless();
    expect((await enter(sailor.call, id, { skipper_name: 'Bo Ek', crew_count: 'fel' }))[0]).toBe(400);
    expect((await enter(people.official, id, { skipper_name: 'Bo Ek', sailor: sailor.id }))[0]).toBe(201);
    expect(await sailor.names()).toEqual(['', '', '']);
  });

  test('is made once', async () => {
    const { id } = await newSailing(people.official);
    await enter(people.member, id);
    expect(await enter(people.member, id)).toEqual([
      400,
      { non_field_errors: ['Du är redan anmäld till den här seglingen.'] },
    ]);
  });

  test('is for that sailor only, and club accounts enter nobody elsewhere', async () => {
    const { id } = await newSailing(people.official);
    expect(await enter(people.member, id, { sailor: people.sailorId.guest })).toEqual(FORBIDDEN);
    expect(await enter(people.stranger, id, { crew_count: 'fel' })).toEqual(FORBIDDEN);
    expect(await enter(people.member, id, { sailor: people.sailorId.member })).toMatchObject([201, {}]);
  });

  test('is for members where the club keeps the sailing for them', async () => {
    const { id } = await newSailing(people.official, { registration_scope: 'club' });
    expect(await enter(people.guest, id)).toEqual(FORBIDDEN);
    expect(await enter(people.member, id)).toMatchObject([201, {}]);
  });

  test('waits, where the sailing is for members, while the club has not confirmed the membership', async () => {
    const { id } = await newSailing(people.official, { registration_scope: 'club', entry_approval: 0 });
    const asked = await people.guest('PATCH', `/api/sailors/${people.sailorId.guest}/`, { club: people.club.id });
    expect([asked.statusCode, asked.json()]).toMatchObject([200, { membership: 'asked' }]);
    const [status, entry] = await enter(people.guest, id, { rating_type: 'custom', rating: '0.400' });
    expect([status, entry]).toMatchObject([201, { approved: false }]);

    const open = await newSailing(people.official, { registration_scope: 'open', entry_approval: 0 });
    expect(await enter(people.guest, open.id)).toMatchObject([201, { approved: true }]);
  });

  test('waits as well for who has just registered with the club', async () => {
    const { id } = await newSailing(people.official, { registration_scope: 'club', entry_approval: 0 });
    const account = { email: 'ny@example.se', password: 'Lovar-i-friskt-väder', club: people.club.id };
    expect((await people.anonymous('POST', '/auth/users/', account)).statusCode).toBe(201);
    const login = await people.anonymous('POST', '/auth/jwt/create/', account);
    const { access } = login.json<{ access: string }>();
    const reply = await app.app.inject({
      method: 'POST',
      url: '/api/competitors/',
      headers: { authorization: `Bearer ${access}` },
      payload: { sailing: id, skipper_name: 'Ny' },
    });
    expect([reply.statusCode, reply.json()]).toMatchObject([201, { approved: false }]);
  });

  test.each([
    ['registration is not open', { registration_open: false }],
    ['the deadline has passed', { registration_deadline: '2026-06-04T13:59:59+02:00' }],
    ['the sailing has started', { status: 'ongoing' }],
    ['the sailing is cancelled', { status: 'cancelled' }],
  ])('is refused when %s', async (_reason, values) => {
    const { id } = await newSailing(people.official, values);
    expect(await enter(people.member, id, { crew_count: 'fel' })).toEqual(CLOSED);
    expect(await enter(people.official, id, { skipper_name: 'Bo' })).toMatchObject([201, {}]);
  });

  test('is changed by the sailor until the start, and by no other sailor', async () => {
    const { id: sailing } = await newSailing(people.official);
    const group = await newGroup(people.official, sailing, { start_time: '18:40' });
    const { id } = await own(people.member, sailing);
    await people.official('PATCH', `/api/competitors/${id}/`, { start_group: group.id });
    const change = async (call: Call, body: object) => {
      const reply = await call('PATCH', `/api/competitors/${id}/`, body);
      return [reply.statusCode, reply.json()];
    };
    const notHis = { start_group: null, approved: false, sailor: people.sailorId.guest };
    expect(await change(people.member, { boat_name: 'Nana', ...notHis })).toMatchObject([
      200,
      { boat_name: 'Nana', start_group: group.id, approved: true, sailor: people.sailorId.member },
    ]);
    expect(await change(people.guest, { boat_name: 'Nana 2' })).toEqual(FORBIDDEN);

    await people.official('PATCH', `/api/sailings/${sailing}/`, { status: 'ongoing' });
    app.clock.set('2026-06-04T18:39:59+02:00');
    expect(await change(people.member, { crew_names: 'Bo' })).toMatchObject([200, { crew_names: 'Bo' }]);
    app.clock.set('2026-06-04T18:40:00+02:00');
    expect(await change(people.member, { crew_names: 'Cia' })).toEqual(FORBIDDEN);
  });

  test('is withdrawn by the sailor while they could still make it', async () => {
    const { id: sailing } = await newSailing(people.official);
    const { id } = await own(people.member, sailing);
    const clubs = await newBoat(people.official, sailing);
    expect((await people.guest('DELETE', `/api/competitors/${id}/`)).statusCode).toBe(403);
    expect((await people.member('DELETE', `/api/competitors/${clubs.id}/`)).statusCode).toBe(403);
    await people.official('PATCH', `/api/sailings/${sailing}/`, { registration_open: false });
    expect((await people.member('DELETE', `/api/competitors/${id}/`)).statusCode).toBe(403);
    await people.official('PATCH', `/api/sailings/${sailing}/`, { registration_open: true });
    expect((await people.member('DELETE', `/api/competitors/${id}/`)).statusCode).toBe(204);
  });
});
