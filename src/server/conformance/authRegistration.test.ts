import { TEST_PASSWORD, aClub, aSailorAccount, aUser, loginAs } from '../../testing/accounts';
import { describeEachEngine } from '../../testing/engines';
import type { TestApp } from '../../testing/testApp';
import { asJson, asMultipart, onWire } from '../../testing/wire';

const PASSWORD = 'Lovar-i-friskt-väder';
const SHORT = 'Det här lösenordet är för kort. Det måste innehålla minst 8 tecken.';
const NUMERIC = 'Detta lösenord är enbart numeriskt.';
const TAKEN = 'En användare med den här e-postadressen finns redan.';
const TOO_LONG = 'Se till att detta fält inte har fler än 254 tecken.';

const longEmail = (length: number) => `${'a'.repeat(length - '@example.se'.length)}@example.se`;

describeEachEngine('POST /auth/users/', (makeApp) => {
  let server: TestApp;
  beforeEach(async () => {
    server = await makeApp();
    await aUser(server, { email: 'finns@example.se' });
  });
  const register = async (body: object) =>
    (await onWire(server, 'POST', '/auth/users/', { body: asJson(body) })).answer;

  test.each([
    ['left out', {}, null],
    ['null', { club: null }, null],
    ['empty', { club: '' }, null],
    ['blank', { club: ' ' }, null],
    ['a number', { club: 1 }, 1],
    ['a number as text', { club: ' 1 ' }, 1],
  ])('takes a club that is %s', async (_what, body, club) => {
    await server.db
      .insertInto('clubs')
      .values({ id: 1, slug: 'ess', name: 'ESS', default_start_time: null, created_at: '', updated_at: '' })
      .execute();

    const [status, answer] = await register({ email: 'anna@example.se', password: PASSWORD, ...body });

    expect([status, answer]).toEqual([201, { id: expect.any(Number) as number, email: 'anna@example.se', club }]);
    expect(await server.db.selectFrom('sailors').select('club_id').execute()).toEqual([{ club_id: club }]);
    expect(
      await server.db
        .selectFrom('users')
        .select(['club_id', 'is_staff'])
        .where('email', '=', 'anna@example.se')
        .execute(),
    ).toEqual([{ club_id: null, is_staff: 0 }]);
  });

  test.each([
    [9999, 'Ogiltigt pk "9999" - Objektet finns inte.'],
    ['9999', 'Ogiltigt pk "9999" - Objektet finns inte.'],
    ['x', 'Felaktig typ. Förväntade pk-värde, fick str.'],
    [[1], 'Felaktig typ. Förväntade pk-värde, fick list.'],
    [true, 'Felaktig typ. Förväntade pk-värde, fick bool.'],
    [{ id: 1 }, 'Felaktig typ. Förväntade pk-värde, fick dict.'],
  ])('refuses the club %j', async (club, sentence) => {
    expect(await register({ email: 'anna@example.se', password: PASSWORD, club })).toEqual([400, { club: [sentence] }]);
  });

  test.each<[what: string, body: object, errors: object]>([
    [
      'an address that is none and a password that is weak',
      { email: 'anna', password: '123' },
      { email: ['Ange en giltig e-postadress.'] },
    ],
    [
      'an address that is taken and a password that is weak',
      { email: 'Finns@example.se', password: '123' },
      { email: [TAKEN] },
    ],
    [
      'an address that is taken and a club that is none',
      { email: 'finns@example.se', password: PASSWORD, club: 9999 },
      { email: [TAKEN], club: ['Ogiltigt pk "9999" - Objektet finns inte.'] },
    ],
    [
      'all of it of the wrong type',
      { email: ['a@b.se'], password: { a: 1 }, club: 'x' },
      {
        email: ['Inte en giltig textsträng.'],
        password: ['Inte en giltig textsträng.'],
        club: ['Felaktig typ. Förväntade pk-värde, fick str.'],
      },
    ],
    ['true for a text', { email: 'a@b.se', password: true }, { password: ['Inte en giltig textsträng.'] }],
    ['a password that is a short number', { email: 'a@b.se', password: 4711 }, { password: [SHORT, NUMERIC] }],
    [
      'a password like the address and short as well',
      { email: 'ekberg@example.se', password: 'Ekberg' },
      { password: ['Lösenordet är för likt e-postadressen.', SHORT] },
    ],
    ['an address of 255 signs', { email: longEmail(255), password: PASSWORD }, { email: [TOO_LONG] }],
    ['a password of 255 signs', { email: 'a@b.se', password: 'lö'.repeat(127) + 'x' }, { password: [TOO_LONG] }],
    ['a NUL', { email: 'a@b.se', password: `${PASSWORD}\0` }, { password: ['Null-tecken är inte tillåtna.'] }],
  ])('refuses %s', async (_what, body, errors) => {
    expect(await register(body)).toEqual([400, errors]);
  });

  test('takes an address and a password of 254 characters', async () => {
    const credentials = { email: longEmail(254), password: 'lö'.repeat(127) };

    expect((await register(credentials))[0]).toBe(201);
    expect((await onWire(server, 'POST', '/auth/jwt/create/', { body: asJson(credentials) })).answer[0]).toBe(200);
  });

  test('trims the password, here and at every login', async () => {
    await register({ email: 'anna@example.se', password: `  ${PASSWORD}\t` });

    for (const password of [PASSWORD, `\n${PASSWORD} `]) {
      const { answer } = await onWire(server, 'POST', '/auth/jwt/create', {
        body: asJson({ email: ' ANNA@Example.se', password }),
      });
      expect(answer[0]).toBe(200);
    }
  });

  test('never shows the password, and says what kind of answer it is', async () => {
    const body = asJson({ email: 'anna@example.se', password: PASSWORD });
    const { answer, headers } = await onWire(server, 'POST', '/auth/users', { body });

    expect(Object.keys(answer[1] as object)).toEqual(['id', 'email', 'club']);
    expect(headers).toMatchObject({
      'content-language': 'sv',
      'content-type': expect.stringMatching(/^application\/json/) as string,
    });
  });
});

describeEachEngine('/auth/users/me/', (makeApp) => {
  async function world() {
    const server = await makeApp();
    const user = await aSailorAccount(server, { club: await aClub(server), first_name: 'Sara', last_name: 'Seglare' });
    const headers = await loginAs(server, user);
    const call = async (method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'HEAD', url: string, body?: object) =>
      onWire(server, method, url, { headers, ...(body ? { body: asJson(body) } : {}) });
    return { server, user, call, headers };
  }

  test('has no POST, and says what it has', async () => {
    const { call } = await world();

    const { answer, headers } = await call('POST', '/auth/users/me/', {});

    expect([...answer, headers.allow]).toEqual([
      405,
      { detail: 'Metoden "POST" tillåts inte.' },
      'GET, PUT, PATCH, DELETE, HEAD, OPTIONS',
    ]);
  });

  test('is the same object by every path to it', async () => {
    const { user, call } = await world();
    const [, me] = (await call('GET', '/auth/users/me')).answer;

    expect(me).toMatchObject({ id: user.id, email: user.email });
    expect((await call('GET', `/auth/users/${user.id}`)).answer).toEqual([200, me]);
    expect((await call('GET', '/auth/users/')).answer).toEqual([200, [me]]);
    expect((await call('PATCH', '/auth/users/me/', {})).answer).toEqual([200, me]);
    expect((await call('HEAD', '/auth/users/me/')).answer).toEqual([200, '']);
  });

  test.each(['PUT', 'PATCH'] as const)(
    'keeps its address whatever %s says, a word that is none too',
    async (method) => {
      const { user, call } = await world();

      const { answer } = await call(method, '/auth/users/me/', {
        email: 'ingen adress',
        first_name: 'Åsa',
        id: 99,
        club: 1,
        sailor: null,
      });

      expect(answer).toMatchObject([
        200,
        { id: user.id, email: user.email, first_name: 'Åsa', club: null, sailor: { last_name: 'Seglare' } },
      ]);
    },
  );

  test('takes a form of several parts', async () => {
    const { server, headers } = await world();

    const { answer } = await onWire(server, 'PATCH', '/auth/users/me/', {
      headers,
      body: asMultipart({ first_name: 'Åsa', last_name: '' }),
    });

    expect(answer).toMatchObject([200, { first_name: 'Åsa', last_name: '' }]);
  });

  test.each<[body: object, errors: object]>([
    [{}, { current_password: ['Det här fältet är obligatoriskt.'] }],
    [{ current_password: null }, { current_password: ['Det här fältet får inte vara null.'] }],
    [{ current_password: ' ' }, { current_password: ['Det här fältet får inte vara blankt.'] }],
    [{ current_password: [TEST_PASSWORD] }, { current_password: ['Inte en giltig textsträng.'] }],
    [{ current_password: TEST_PASSWORD.toUpperCase() }, { current_password: ['Felaktigt lösenord.'] }],
  ])('is not deleted by %j', async (body, errors) => {
    const { call } = await world();

    expect((await call('DELETE', '/auth/users/me/', body)).answer).toEqual([400, errors]);
  });

  test('deleted, answers 401 to both of its tokens, and its address can register again', async () => {
    const { server, user, call } = await world();
    const credentials = { email: user.email, password: TEST_PASSWORD };
    const { answer } = await onWire(server, 'POST', '/auth/jwt/create/', { body: asJson(credentials) });
    const { refresh } = answer[1] as { refresh: string };

    expect(
      (await call('DELETE', `/auth/users/${user.id}/`, { current_password: ` ${TEST_PASSWORD} ` })).answer,
    ).toEqual([204, '']);

    expect((await call('GET', '/auth/users/me/')).answer).toEqual([
      401,
      { detail: 'Användaren hittades inte', code: 'user_not_found' },
    ]);
    const renewed = await onWire(server, 'POST', '/auth/jwt/refresh/', { body: asJson({ refresh }) });
    expect([...renewed.answer, renewed.headers['www-authenticate']]).toEqual([
      401,
      { detail: 'Inget aktivt konto hittades för angiven token.', code: 'no_active_account' },
      'Bearer realm="api"',
    ]);
    expect((await onWire(server, 'POST', '/auth/users/', { body: asJson(credentials) })).answer[0]).toBe(201);
  });
});
