import { TEST_PASSWORD, aClub, aClubAccount, aSailorAccount, aUser, loginAs } from '../../../testing/accounts';
import { describeEachEngine } from '../../../testing/engines';
import { eventsSince } from '../../../testing/loggedEvents';
import { aCompetitorRecord, aSailingRecord } from '../../../testing/records';
import type { TestApp } from '../../../testing/testApp';

const REQUIRED = 'Det här fältet är obligatoriskt.';
const PASSWORD = 'Lovar-i-friskt-väder';

const callsOf =
  ({ app }: TestApp, headers: Record<string, string> = {}) =>
  async (method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', url: string, payload?: object) => {
    const reply = await app.inject({ method, url, headers, ...(payload ? { payload } : {}) });
    return [reply.statusCode, reply.body === '' ? '' : reply.json<unknown>()] as const;
  };

describeEachEngine('registration', (makeApp) => {
  test('makes an account that can log in', async () => {
    const server = await makeApp();
    const call = callsOf(server);

    const registered = await call('POST', '/auth/users/', {
      email: '  Anna@Example.se ',
      password: ` ${PASSWORD} `,
      club: null,
      terms: true,
    });

    expect(registered).toEqual([201, { id: 1, email: 'anna@example.se', club: null }]);
    expect((await call('POST', '/auth/jwt/create/', { email: 'ANNA@example.se', password: PASSWORD }))[0]).toBe(200);
  });

  test('makes a sailor who asks the club, and no club account', async () => {
    const server = await makeApp();
    const club = await aClub(server, { slug: 'exempel-ss', name: 'Exempel Segelsällskap' });
    const credentials = { email: 'sara@example.se', password: PASSWORD };

    const registered = await callsOf(server)('POST', '/auth/users/', {
      ...credentials,
      club: String(club.id),
      is_staff: true,
    });

    const { access } = (
      await server.app.inject({ method: 'POST', url: '/auth/jwt/create/', payload: credentials })
    ).json<{
      access: string;
    }>();
    const me = await callsOf(server, { authorization: `Bearer ${access}` })('GET', '/auth/users/me/');
    const ref = { id: club.id, slug: 'exempel-ss', name: 'Exempel Segelsällskap' };
    expect(registered).toEqual([201, { id: 1, email: 'sara@example.se', club: club.id }]);
    expect(me).toEqual([
      200,
      {
        id: 1,
        email: 'sara@example.se',
        first_name: '',
        last_name: '',
        club: null,
        sailor: { id: 1, first_name: '', last_name: '', club: ref, membership: 'asked' },
        club_id: club.id,
        club_slug: 'exempel-ss',
        is_staff: false,
        roles: [],
      },
    ]);
  });

  test.each([
    ['nothing', {}, { email: [REQUIRED], password: [REQUIRED] }],
    [
      'blanks',
      { email: ' ', password: '' },
      { email: ['Det här fältet får inte vara blankt.'], password: ['Det här fältet får inte vara blankt.'] },
    ],
    [
      'null',
      { email: null, password: null },
      { email: ['Det här fältet får inte vara null.'], password: ['Det här fältet får inte vara null.'] },
    ],
    [
      'a bad address and a weak password',
      { email: 'anna', password: '123' },
      { email: ['Ange en giltig e-postadress.'] },
    ],
    ['no text', { email: 'a@b.se', password: ['x'] }, { password: ['Inte en giltig textsträng.'] }],
    [
      'a weak password',
      { email: 'a@b.se', password: '12345' },
      {
        password: [
          'Det här lösenordet är för kort. Det måste innehålla minst 8 tecken.',
          'Detta lösenord är alldeles för vanligt.',
          'Detta lösenord är enbart numeriskt.',
        ],
      },
    ],
    [
      'no such club',
      { email: 'a@b.se', password: PASSWORD, club: 9999 },
      { club: ['Ogiltigt pk "9999" - Objektet finns inte.'] },
    ],
    [
      'a club that is no id',
      { email: 'a@b.se', password: PASSWORD, club: 'x' },
      { club: ['Felaktig typ. Förväntade pk-värde, fick str.'] },
    ],
    [
      'an address that is taken',
      { email: 'FINNS@example.se', password: PASSWORD },
      { email: ['En användare med den här e-postadressen finns redan.'] },
    ],
    [
      'an address that is taken, with its domain written otherwise',
      { email: 'finns@example.ſe', password: PASSWORD },
      { email: ['En användare med den här e-postadressen finns redan.'] },
    ],
    ['a list', [], { non_field_errors: ['Ogiltig data. Förväntade en dictionary, men fick list.'] }],
  ])('refuses %s', async (_what, body, errors) => {
    const server = await makeApp();
    await aUser(server, { email: 'finns@example.se' });

    expect(await callsOf(server)('POST', '/auth/users/', body)).toEqual([400, errors]);
    expect(await server.db.selectFrom('users').select('email').execute()).toHaveLength(1);
  });

  test('gives an address to one of two who ask at once', async () => {
    const server = await makeApp();
    const register = () => callsOf(server)('POST', '/auth/users/', { email: 'anna@example.se', password: PASSWORD });

    const answers = await Promise.all([register(), register()]);

    expect(answers.map(([status]) => status).sort()).toEqual([201, 400]);
    expect(answers).toContainEqual([400, { email: ['En användare med den här e-postadressen finns redan.'] }]);
    expect(await server.db.selectFrom('sailors').select('id').execute()).toHaveLength(1);
  });

  test('takes twenty from an address in an hour', async () => {
    const server = await makeApp({ rateLimit: true });
    const register = () => server.app.inject({ method: 'POST', url: '/auth/users/', payload: {} });
    const first = await Promise.all(Array.from({ length: 20 }, register));

    const next = await register();

    expect(new Set(first.map(({ statusCode }) => statusCode))).toEqual(new Set([400]));
    const seconds = Number(next.headers['retry-after']);
    expect(seconds).toBeGreaterThan(3_500);
    expect([next.statusCode, next.json()]).toEqual([
      429,
      { detail: `Förfrågan stoppades eftersom du har skickat för många. Försök igen om ${seconds} sekunder.` },
    ]);
  });
});

describeEachEngine("a user's own account", (makeApp) => {
  async function aSailorAtHome() {
    const server = await makeApp();
    const account = await aSailorAccount(server, {
      club: await aClub(server),
      first_name: 'Sara',
      last_name: 'Seglare',
    });
    const headers = await loginAs(server, account);
    return { server, account, call: callsOf(server, headers) };
  }

  test('of a club says which club it stands for', async () => {
    const server = await makeApp();
    const club = await aClub(server, { slug: 'exempel-ss', name: 'Exempel Segelsällskap' });
    const account = await aClubAccount(server, club);

    const [, me] = await callsOf(server, await loginAs(server, account))('GET', '/auth/users/me/');

    expect(me).toMatchObject({
      club: { id: club.id, slug: 'exempel-ss', name: 'Exempel Segelsällskap' },
      sailor: null,
      club_id: club.id,
      club_slug: 'exempel-ss',
    });
  });

  test.each(['PATCH', 'PUT'] as const)(
    'takes new names by %s, for the sailor too, and no other address',
    async (method) => {
      const { server, account, call } = await aSailorAtHome();

      const [status, changed] = await call(method, '/auth/users/me/', {
        first_name: ' Åsa ',
        email: 'annan@example.se',
        is_staff: true,
      });

      expect([status, changed]).toEqual([
        200,
        expect.objectContaining({
          first_name: 'Åsa',
          last_name: 'Seglare',
          email: account.email,
          is_staff: false,
          sailor: expect.objectContaining({ first_name: 'Åsa', last_name: 'Seglare' }) as object,
        }),
      ]);
      expect((await call('GET', '/auth/users/me/'))[1]).toEqual(changed);
      expect(await server.db.selectFrom('sailors').select('first_name').execute()).toEqual([{ first_name: 'Åsa' }]);
    },
  );

  test('stays as it is when nothing is sent', async () => {
    const { call } = await aSailorAtHome();

    expect((await call('PATCH', '/auth/users/me/'))[0]).toBe(200);
  });

  test('does not take a name of more than fifty characters', async () => {
    const { call } = await aSailorAtHome();

    expect(await call('PATCH', '/auth/users/me/', { last_name: 'x'.repeat(51) })).toEqual([
      400,
      { last_name: ['Se till att detta fält inte har fler än 50 tecken.'] },
    ]);
  });

  test('is the only one in the list', async () => {
    const { server, account, call } = await aSailorAtHome();
    await aUser(server);

    const [status, list] = await call('GET', '/auth/users/');

    expect([status, list]).toEqual([200, [expect.objectContaining({ id: account.id })]]);
  });

  test('is found by its number; another one is not', async () => {
    const { server, account, call } = await aSailorAtHome();
    const other = await aUser(server);

    expect((await call('GET', `/auth/users/${account.id}/`))[0]).toBe(200);
    expect((await call('PATCH', `/auth/users/${account.id}/`, { first_name: 'Åsa' }))[0]).toBe(200);
    for (const method of ['GET', 'PUT', 'PATCH'] as const) {
      expect(await call(method, `/auth/users/${other.id}/`)).toEqual([404, { detail: 'Hittades inte.' }]);
    }
    expect((await call('DELETE', `/auth/users/${other.id}/`))[0]).toBe(403);
  });

  test.each([
    [{}, { current_password: [REQUIRED] }],
    [{ current_password: 'fel' }, { current_password: ['Felaktigt lösenord.'] }],
  ])('is not deleted by %j', async (body, errors) => {
    const { call } = await aSailorAtHome();

    expect(await call('DELETE', '/auth/users/me/', body)).toEqual([400, errors]);
    expect((await call('GET', '/auth/users/me/'))[0]).toBe(200);
  });

  test('is deleted by its password; the results keep their sailor', async () => {
    const { server, account, call } = await aSailorAtHome();
    const sailing = await aSailingRecord(server, await aClub(server));
    const entry = await aCompetitorRecord(server, sailing, { sailor_id: account.sailor_id });

    expect(await call('DELETE', '/auth/users/me/', { current_password: TEST_PASSWORD })).toEqual([204, '']);

    expect(await call('GET', '/auth/users/me/')).toEqual([
      401,
      { detail: 'Användaren hittades inte', code: 'user_not_found' },
    ]);
    expect(await server.db.selectFrom('competitors').select('sailor_id').execute()).toEqual([
      { sailor_id: account.sailor_id },
    ]);
    const events = await eventsSince(server, sailing.club_id);
    expect(events).toMatchObject([{ what: `competitor ${entry.id}`, change: 'updated', data: { has_account: false } }]);
  });
});
