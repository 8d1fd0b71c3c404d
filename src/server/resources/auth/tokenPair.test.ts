import { TEST_PASSWORD, aSailorAccount, aUser } from '../../../testing/accounts';
import { describeEachEngine } from '../../../testing/engines';
import type { TestApp } from '../../../testing/testApp';

const REQUIRED = 'Det här fältet är obligatoriskt.';
const NO_ACCOUNT = 'Inget aktivt konto hittades med de angivna användaruppgifterna';

const postTo =
  ({ app }: TestApp) =>
  async (url: string, payload: object, headers = {}) => {
    const reply = await app.inject({ method: 'POST', url, payload, headers });
    return { status: reply.statusCode, body: reply.json<Record<string, string>>(), headers: reply.headers };
  };

describeEachEngine('a pair of tokens', (makeApp) => {
  async function world() {
    const server = await makeApp();
    const user = await aSailorAccount(server);
    const post = postTo(server);
    const logIn = (password = TEST_PASSWORD, email = user.email) => post('/auth/jwt/create/', { email, password });
    return { server, user, post, logIn };
  }

  test('is given for address and password, without a cookie', async () => {
    const { logIn, server, user } = await world();

    const { status, body, headers } = await logIn(` ${TEST_PASSWORD} `, user.email.toUpperCase());

    expect([status, Object.keys(body).sort(), headers['set-cookie']]).toEqual([200, ['access', 'refresh'], undefined]);
    const me = await server.app.inject({ url: '/auth/users/me/', headers: { authorization: `Bearer ${body.access}` } });
    expect(me.json()).toMatchObject({ id: user.id });
  });

  test('is given whatever the Authorization header says', async () => {
    const { post, user } = await world();

    const { status } = await post(
      '/auth/jwt/create/',
      { email: user.email, password: TEST_PASSWORD },
      { authorization: 'Bearer gammal' },
    );

    expect(status).toBe(200);
  });

  test('is refused alike for a wrong password, an unknown address, an inactive account and one without a password', async () => {
    const { server, logIn } = await world();
    const inactive = await aUser(server, { is_active: 0 });
    const invited = await aUser(server, { password_hash: null });

    for (const attempt of [
      logIn('fel'),
      logIn(TEST_PASSWORD, 'ingen@example.se'),
      logIn(TEST_PASSWORD, inactive.email),
      logIn('x', invited.email),
    ]) {
      const { status, body, headers } = await attempt;
      expect([status, body, headers['www-authenticate']]).toEqual([
        401,
        { detail: NO_ACCOUNT, non_field_errors: [NO_ACCOUNT] },
        'Bearer realm="api"',
      ]);
    }
  });

  test.each([
    [{}, { email: [REQUIRED], password: [REQUIRED] }],
    [{ email: 'anna', password: 'x' }, { email: ['Ange en giltig e-postadress.'] }],
  ])('is refused field by field for %j', async (payload, errors) => {
    const { post } = await world();

    expect(await post('/auth/jwt/create/', payload)).toMatchObject({ status: 400, body: errors });
  });

  test('is renewed by the refresh token, again and again', async () => {
    const { server, post, logIn } = await world();
    const { refresh, access } = (await logIn()).body;
    server.clock.advance(1_000);

    const first = await post('/auth/jwt/refresh/', { refresh });
    const second = await post('/auth/jwt/refresh', { refresh });

    expect([first.status, Object.keys(first.body)]).toEqual([200, ['access']]);
    expect(new Set([access, first.body.access, second.body.access]).size).toBe(3);
  });

  test('is not renewed after a week, nor by what is no refresh token', async () => {
    const { server, post, logIn } = await world();
    const { refresh, access } = (await logIn()).body;
    const refused = (detail: string) => ({ status: 401, body: { detail, code: 'token_not_valid' } });

    expect(await post('/auth/jwt/refresh/', { refresh: access })).toMatchObject(refused('Token har fel typ'));
    expect(await post('/auth/jwt/refresh/', { refresh: 'skräp' })).toMatchObject(refused('Token är ogiltig'));
    expect(await post('/auth/jwt/refresh/', {})).toMatchObject({ status: 400, body: { refresh: [REQUIRED] } });
    server.clock.advance(604_800_000);
    expect(await post('/auth/jwt/refresh/', { refresh })).toMatchObject(refused('Token har löpt ut'));
  });

  test('ends with the password, and with the account', async () => {
    const { server, post, logIn, user } = await world();
    const { refresh, access } = (await logIn()).body;
    const users = server.db.updateTable('users').where('id', '=', user.id);
    const me = () => server.app.inject({ url: '/auth/users/me/', headers: { authorization: `Bearer ${access}` } });
    expect((await me()).statusCode).toBe(200);

    await users.set({ password_hash: '$argon2id$another' }).execute();
    const refused = await me();
    expect([refused.statusCode, refused.json()]).toEqual([
      401,
      { detail: 'Användarens lösenord har ändrats.', code: 'password_changed' },
    ]);
    expect(await post('/auth/jwt/refresh/', { refresh })).toMatchObject({
      status: 401,
      body: { detail: 'Användarens lösenord har ändrats.', code: 'password_changed' },
    });

    await users.set({ is_active: 0 }).execute();
    expect(await post('/auth/jwt/refresh/', { refresh })).toMatchObject({
      status: 401,
      body: { detail: 'Inget aktivt konto hittades för angiven token.', code: 'no_active_account' },
    });
  });

  test('is verified, either half of it', async () => {
    const { post, logIn } = await world();
    const { refresh, access } = (await logIn()).body;

    expect(await post('/auth/jwt/verify/', { token: access })).toMatchObject({ status: 200, body: {} });
    expect(await post('/auth/jwt/verify/', { token: refresh })).toMatchObject({ status: 200, body: {} });
    expect(await post('/auth/jwt/verify/', { token: 'skräp' })).toMatchObject({
      status: 401,
      body: { detail: 'Token är ogiltig', code: 'token_not_valid' },
    });
    expect(await post('/auth/jwt/verify/', {})).toMatchObject({ status: 400, body: { token: [REQUIRED] } });
  });
});
