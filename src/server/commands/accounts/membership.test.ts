import type { Club } from '../../../shared/contract/clubs';
import type { Competitor } from '../../../shared/contract/competitors';
import type { Sailor } from '../../../shared/contract/sailors';
import { aSailorAccount } from '../../../testing/accounts';
import { describeEachEngine } from '../../../testing/engines';
import { newBoat, newSailing } from '../../../testing/fleet';
import { eventsSince } from '../../../testing/loggedEvents';
import { callsOf, peopleIn, type Call, type People } from '../../../testing/people';
import type { TestApp } from '../../../testing/testApp';

const NOT_FOUND = [404, { detail: 'Hittades inte.' }];

describeEachEngine('the membership of a sailor', (makeApp) => {
  let server: TestApp;
  let people: People;
  beforeEach(async () => {
    server = await makeApp();
    people = await peopleIn(server);
  });

  const send = async (call: Call, method: 'GET' | 'PATCH', path: string, body?: object): Promise<[number, unknown]> => {
    const reply = await call(method, path, body);
    return [reply.statusCode, reply.json()];
  };
  const profile = (id: number) => `/api/sailors/${id}/`;
  const name = (call: Call, id: number, club: number | null) => send(call, 'PATCH', profile(id), { club });
  const answer = (membership: unknown, call = people.official, id = people.sailorId.guest) =>
    send(call, 'PATCH', `/api/clubs/exempel-ss/sailors/${id}/`, { membership });
  const ask = () => name(people.guest, people.sailorId.guest, people.club.id);
  const listed = async (query = '') =>
    (await people.official('GET', `/api/clubs/exempel-ss/sailors/${query}`))
      .json<Sailor[]>()
      .map(({ full_name }) => full_name);
  const memberCount = async () => (await people.anonymous('GET', '/api/clubs/exempel-ss/')).json<Club>().sailor_count;

  test('is asked for by naming a club, anew for another one, and ends with none', async () => {
    expect(await ask()).toMatchObject([200, { club: { slug: 'exempel-ss' }, membership: 'asked' }]);
    expect(await answer('confirmed')).toMatchObject([200, { membership: 'confirmed' }]);
    expect(await ask()).toMatchObject([200, { club: { slug: 'exempel-ss' }, membership: 'confirmed' }]);
    const body = { club: people.otherClub.id, membership: 'confirmed' };
    expect(await send(people.guest, 'PATCH', profile(people.sailorId.guest), body)).toMatchObject([
      200,
      { club: { slug: 'annans-bk' }, membership: 'asked' },
    ]);
    expect(await name(people.guest, people.sailorId.guest, null)).toMatchObject([
      200,
      { club: null, membership: null },
    ]);
  });

  test('is confirmed by the club alone, which may end it', async () => {
    await ask();
    expect([await listed(), await listed('?membership=asked'), await memberCount()]).toEqual([
      ['Sara Seglare'],
      ['Gustav Gäst'],
      1,
    ]);
    for (const call of [people.guest, people.member, people.stranger])
      expect((await answer('confirmed', call))[0]).toBe(403);
    expect((await answer('confirmed', people.anonymous))[0]).toBe(401);

    expect(await answer('confirmed')).toMatchObject([200, { full_name: 'Gustav Gäst', membership: 'confirmed' }]);
    expect([await listed(), await listed('?membership=asked'), await memberCount()]).toEqual([
      ['Gustav Gäst', 'Sara Seglare'],
      [],
      2,
    ]);
    expect(await answer(null)).toMatchObject([200, { club: null, membership: null }]);
    expect(await answer('confirmed')).toEqual(NOT_FOUND);
    expect(await listed()).toEqual(['Sara Seglare']);
  });

  test('is answered for those alone who have named the club', async () => {
    expect(await answer('confirmed')).toEqual(NOT_FOUND);
    expect(await answer('confirmed', people.official, 9999)).toEqual(NOT_FOUND);
    expect(await send(people.staff, 'PATCH', '/api/clubs/nope/sailors/1/', { membership: null })).toEqual(NOT_FOUND);
    await ask();
    expect(await answer('asked')).toEqual([400, { membership: ['"asked" är inte ett giltigt val.'] }]);
    expect(await send(people.official, 'PATCH', `/api/clubs/exempel-ss/sailors/${people.sailorId.guest}/`, {})).toEqual(
      [400, { membership: ['Det här fältet är obligatoriskt.'] }],
    );
    expect(await listed('?membership=asked')).toEqual(['Gustav Gäst']);
    expect((await people.official('GET', '/api/clubs/exempel-ss/sailors/?membership=x')).statusCode).toBe(400);
  });

  test('that nobody has confirmed is shown to the sailor and the club alone', async () => {
    await ask();
    const seenBy = async (call: Call) => {
      const { club, membership, email } = (await call('GET', profile(people.sailorId.guest))).json<Sailor>();
      return [club?.slug ?? null, membership, email !== null];
    };
    for (const call of [people.guest, people.official, people.staff])
      expect(await seenBy(call)).toEqual(['exempel-ss', 'asked', true]);
    for (const call of [people.member, people.stranger]) expect(await seenBy(call)).toEqual([null, null, false]);
    expect((await people.guest('GET', '/auth/users/me/')).json()).toMatchObject({
      club_slug: 'exempel-ss',
      sailor: { club: { slug: 'exempel-ss' }, membership: 'asked' },
    });
  });

  test('that nobody has confirmed shows the club no address of whom others entered, and no boat to verify', async () => {
    const { id: sailing } = await newSailing(people.official);
    const { id } = await newBoat(people.official, sailing, { sailor: people.sailorId.guest });
    const boat = (await people.guest('POST', '/api/boats/', { sail_number: 'SWE 57' })).json<{ id: number }>();
    const rights = async () => {
      const { email } = (await people.official('GET', `/api/competitors/${id}/`)).json<Competitor>();
      const verified = await people.official('PATCH', `/api/boats/${boat.id}/`, { certificate_verified: true });
      return [email != null, verified.statusCode];
    };
    await ask();
    expect(await rights()).toEqual([false, 403]);
    await answer('confirmed');
    expect(await rights()).toEqual([true, 200]);
    await answer(null);
    expect(await rights()).toEqual([false, 403]);
  });

  test('is news to the accounts of the club, and of nobody else', async () => {
    const before = await server.db.selectFrom('clubs').selectAll().where('id', '=', people.club.id).executeTakeFirst();
    await ask();
    await ask();
    await answer('confirmed');
    const news = (await eventsSince(server, people.club.id, before?.counter ?? 0)).map(
      ({ what, change, visibility, data }) => [what, change, visibility, data],
    );
    expect(news).toEqual([
      [`club ${people.club.id}`, 'updated', 'club', null],
      [`club ${people.club.id}`, 'updated', 'club', null],
    ]);
  });

  test('that nobody has confirmed goes with the account; a member stays', async () => {
    const leave = async (club: People['club'], membership: 'asked' | 'confirmed') => {
      const account = await aSailorAccount(server, { club, membership, first_name: 'Bo', last_name: 'Ek' });
      await callsOf(server, account)('DELETE', '/auth/users/me/', { current_password: 'Kryssa-mot-vinden' });
    };
    await leave(people.club, 'asked');
    expect([await listed(), await listed('?membership=asked')]).toEqual([['Sara Seglare'], []]);
    await leave(people.club, 'confirmed');
    expect(await listed()).toEqual(['Bo Ek', 'Sara Seglare']);
  });

  test('is answered once under one key', async () => {
    await ask();
    const key = { 'idempotency-key': 'b3c1a7f2-0e63-4f2b-9a77-4f6f0b0f2f11' };
    const path = `/api/clubs/exempel-ss/sailors/${people.sailorId.guest}/`;
    const decline = () => people.official('PATCH', path, { membership: null }, key);
    const [first, again] = [await decline(), await decline()];
    expect([first.statusCode, again.statusCode, again.json()]).toEqual([200, 200, first.json()]);
  });
});
