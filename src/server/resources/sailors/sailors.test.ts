import type { Sailor } from '../../../shared/contract/sailors';
import { aSailorAccount } from '../../../testing/accounts';
import { describeBothEngines } from '../../../testing/engines';
import { callsOf, peopleIn, type Call, type People } from '../../../testing/people';
import { aCompetitorRecord, aSailingRecord } from '../../../testing/records';
import type { TestApp } from '../../../testing/testApp';

const FORBIDDEN = { detail: 'Du har inte tillåtelse att utföra denna förfrågan.' };
const NOT_FOUND = { detail: 'Hittades inte.' };

describeBothEngines('sailors', (makeApp) => {
  let server: TestApp;
  let people: People;
  beforeEach(async () => {
    server = await makeApp();
    people = await peopleIn(server);
  });

  const profile = () => `/api/sailors/${people.sailorId.member}/`;
  const answer = async (
    call: Call,
    method: 'GET' | 'PATCH',
    path: string,
    body?: object,
  ): Promise<[number, unknown]> => {
    const reply = await call(method, path, body);
    return [reply.statusCode, reply.json()];
  };
  const aBoatOf = async (call: Call, values: object = {}) =>
    (await call('POST', '/api/boats/', { sail_number: 'SWE 57', ...values })).json<{ id: number }>();

  test('show themselves whole, with their boats', async () => {
    const boat = await aBoatOf(people.member, { name: 'Vindil' });
    expect(await answer(people.member, 'GET', profile())).toEqual([
      200,
      {
        id: people.sailorId.member,
        club: { id: people.club.id, slug: 'exempel-ss', name: 'Exempel Segelsällskap' },
        membership: 'confirmed',
        first_name: 'Sara',
        last_name: 'Seglare',
        full_name: 'Sara Seglare',
        email: expect.stringMatching(/^person-\d+@example\.se$/) as string,
        phone: null,
        hide_name: false,
        is_minor: false,
        photo: null,
        default_boat: null,
        boats: [expect.objectContaining({ id: boat.id, name: 'Vindil', sail_number: 'SWE 57' })],
        has_account: true,
        created_at: '2026-01-01T01:00:00+01:00',
        updated_at: '2026-01-01T01:00:00+01:00',
      },
    ]);
  });

  test('show address and telephone to themselves and their club only', async () => {
    await people.member('PATCH', profile(), { phone: ' 070-123 45 67 ' });
    const contact = async (call: Call) => {
      const { email, phone } = (await call('GET', profile())).json<Sailor>();
      return [email !== null, phone];
    };
    for (const call of [people.member, people.official, people.staff])
      expect(await contact(call)).toEqual([true, '070-123 45 67']);
    for (const call of [people.guest, people.stranger]) expect(await contact(call)).toEqual([false, null]);
  });

  test('are listed for their own club, by last name in Swedish order', async () => {
    for (const last_name of ['Öberg', 'Åberg', 'Ek'])
      await aSailorAccount(server, { club: people.club, first_name: 'Bo', last_name });
    const [status, sailors] = await answer(people.official, 'GET', '/api/clubs/exempel-ss/sailors/');
    expect(status).toBe(200);
    expect((sailors as Sailor[]).map(({ full_name }) => full_name)).toEqual([
      'Bo Ek',
      'Sara Seglare',
      'Bo Åberg',
      'Bo Öberg',
    ]);
    expect((sailors as Sailor[]).every(({ email }) => email !== null)).toBe(true);
    expect(await answer(people.official, 'GET', `/api/clubs/${people.club.id}/sailors/?page_size=1`)).toMatchObject([
      200,
      { count: 4 },
    ]);
  });

  test('are listed for the confirmed members of their club without what only the club may see', async () => {
    const { club } = people;
    const asked = await aSailorAccount(server, { club, membership: 'asked', first_name: 'Bo', last_name: 'Ek' });
    const clubless = await aSailorAccount(server);
    const other = await aSailorAccount(server, { club, first_name: 'Ann', last_name: 'Ek' });
    await server.db.updateTable('sailors').set({ phone: '08-1' }).where('id', '=', other.sailor_id).execute();
    const list = '/api/clubs/exempel-ss/sailors/';
    const rows = (await people.member('GET', list)).json<Sailor[]>();
    expect(rows).toMatchObject([
      { full_name: 'Ann Ek', email: null, phone: null },
      { full_name: 'Sara Seglare', email: expect.any(String) },
    ]);
    expect(rows[0]).toEqual((await people.member('GET', `/api/sailors/${other.sailor_id}/`)).json());
    expect((await people.official('GET', list)).json()).toMatchObject([{ phone: '08-1' }, {}]);
    for (const user of [asked, clubless])
      for (const query of ['', '?membership=confirmed', '?membership=asked', '?page_size=1'])
        expect(await answer(callsOf(server, user), 'GET', `${list}${query}`)).toEqual([403, FORBIDDEN]);
    await people.official('PATCH', `${list}${people.sailorId.member}/`, { membership: null });
    expect(await answer(people.member, 'GET', list)).toEqual([403, FORBIDDEN]);
  });

  test('change their own profile, and nobody gets another by an id in the body', async () => {
    const boat = await aBoatOf(people.member);
    const changes = { first_name: ' Åsa ', phone: '08-1', club: people.otherClub.id, default_boat: boat.id };
    const body = { ...changes, id: people.sailorId.guest, user: 1, email: 'annan@example.se', has_account: false };
    expect(await answer(people.member, 'PATCH', profile(), body)).toMatchObject([
      200,
      {
        id: people.sailorId.member,
        first_name: 'Åsa',
        last_name: 'Seglare',
        phone: '08-1',
        club: { slug: 'annans-bk' },
        default_boat: boat.id,
        has_account: true,
      },
    ]);
    const me = (await people.member('GET', '/auth/users/me/')).json<object>();
    expect(me).toMatchObject({
      first_name: 'Åsa',
      club: null,
      sailor: { first_name: 'Åsa', club: { slug: 'annans-bk' } },
    });
    expect(await answer(people.member, 'PATCH', profile(), { club: '', phone: '', default_boat: null })).toMatchObject([
      200,
      { club: null, phone: null, default_boat: null, first_name: 'Åsa' },
    ]);
  });

  test('may send a form of either kind', async () => {
    const form = '--x\r\nContent-Disposition: form-data; name="last_name"\r\n\r\nÖström\r\n--x--\r\n';
    const multipart = await people.member('PATCH', profile(), form, {
      'content-type': 'multipart/form-data; boundary=x',
    });
    expect([multipart.statusCode, multipart.json<Sailor>().last_name]).toEqual([200, 'Öström']);
    const urlencoded = { 'content-type': 'application/x-www-form-urlencoded' };
    const other = await people.member('PATCH', profile(), 'phone=08-2&club=', urlencoded);
    expect([other.statusCode, other.json<Sailor>()]).toMatchObject([
      200,
      { phone: '08-2', club: null, last_name: 'Öström' },
    ]);
  });

  test('get what is wrong reported field by field', async () => {
    const boat = await aBoatOf(people.guest);
    const body = {
      club: 9999,
      default_boat: boat.id,
      first_name: '',
      last_name: 'x'.repeat(51),
      phone: '1'.repeat(31),
    };
    expect(await answer(people.member, 'PATCH', profile(), body)).toEqual([
      400,
      {
        first_name: ['Det här fältet får inte vara blankt.'],
        last_name: ['Se till att detta fält inte har fler än 50 tecken.'],
        phone: ['Se till att detta fält inte har fler än 30 tecken.'],
      },
    ]);
    const { club, default_boat } = body;
    expect(await answer(people.member, 'PATCH', profile(), { club, default_boat })).toEqual([
      400,
      {
        club: ['Ogiltigt pk "9999" - Objektet finns inte.'],
        default_boat: [`Ogiltigt pk "${boat.id}" - Objektet finns inte.`],
      },
    ]);
  });

  test('are seen and changed by whom the table of rights says', async () => {
    const actors = ['anonymous', 'guest', 'stranger', 'official', 'member', 'staff'] as const;
    const table: [method: 'GET' | 'PATCH', path: string, statuses: number[]][] = [
      ['GET', profile(), [401, 200, 200, 200, 200, 200]],
      ['PATCH', profile(), [401, 403, 403, 403, 200, 200]],
      ['GET', '/api/clubs/exempel-ss/sailors/', [401, 403, 403, 200, 200, 200]],
      ['GET', '/api/clubs/exempel-ss/sailors/?membership=fel', [401, 403, 403, 400, 400, 400]],
      ['GET', '/api/clubs/exempel-ss/sailors/?membership=asked', [401, 403, 403, 200, 403, 200]],
      ['GET', '/api/sailors/my-registrations/', [401, 200, 200, 200, 200, 200]],
      ['GET', '/api/sailors/9999/', [401, 404, 404, 404, 404, 404]],
      ['GET', '/api/clubs/finns-inte/sailors/', [401, 404, 404, 404, 404, 404]],
    ];
    for (const [method, path, statuses] of table) {
      const answers = [];
      for (const actor of actors)
        answers.push((await people[actor](method, path, method === 'GET' ? undefined : {})).statusCode);
      expect([method, path, ...answers]).toEqual([method, path, ...statuses]);
    }
    expect(await answer(people.official, 'PATCH', profile(), { first_name: 7.5, club: 'fel' })).toEqual([
      403,
      FORBIDDEN,
    ]);
    expect(await answer(people.member, 'GET', '/api/sailors/abc/')).toEqual([404, NOT_FOUND]);
  });

  test('lose their telephone number with their account', async () => {
    await people.member('PATCH', profile(), { phone: '08-1' });
    expect(
      (await people.member('DELETE', '/auth/users/me/', { current_password: 'Kryssa-mot-vinden' })).statusCode,
    ).toBe(204);
    expect(await answer(people.official, 'GET', profile())).toMatchObject([
      200,
      { phone: null, email: null, has_account: false },
    ]);
  });
});

describeBothEngines('my registrations', (makeApp) => {
  test('are the sailings that I am entered in, by date, each once', async () => {
    const server = await makeApp();
    const people = await peopleIn(server);
    const late = await aSailingRecord(server, people.club, { start_date: '2026-06-11' });
    const early = await aSailingRecord(server, people.otherClub, { start_date: '2026-05-28', status: 'finished' });
    const untimed = await aSailingRecord(server, people.club, { start_date: '2026-06-11', start_time: null });
    await aSailingRecord(server, people.club);
    for (const sailing of [late, untimed, early])
      await aCompetitorRecord(server, sailing, { sailor_id: people.sailorId.member });
    await aCompetitorRecord(server, late, { sailor_id: people.sailorId.guest });

    const mine = await people.member('GET', '/api/sailors/my-registrations/');

    expect([mine.statusCode, mine.json()]).toEqual([200, { sailing_ids: [early.id, untimed.id, late.id], count: 3 }]);
  });

  test('of a club account are none, whatever else it is', async () => {
    const server = await makeApp();
    const { club } = await peopleIn(server);
    const both = await aSailorAccount(server, { club });
    await server.db.updateTable('users').set({ club_id: club.id }).where('id', '=', both.id).execute();
    await aCompetitorRecord(server, await aSailingRecord(server, club), { sailor_id: both.sailor_id });

    const mine = await callsOf(server, both)('GET', '/api/sailors/my-registrations/');

    expect(mine.json()).toEqual({ sailing_ids: [], count: 0 });
  });
});
