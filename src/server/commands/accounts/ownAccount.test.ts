import type { TokenPair } from '../../../shared/contract/auth';
import { TEST_PASSWORD, aSailorAccount, loginAs } from '../../../testing/accounts';
import { describeEachEngine } from '../../../testing/engines';
import type { TestApp, TestAppOptions } from '../../../testing/testApp';

const NEW_PASSWORD = 'Slör-i-kvällsbris';
const REQUIRED = ['Det här fältet är obligatoriskt.'];
const GOOD = { current_password: TEST_PASSWORD, new_password: NEW_PASSWORD };

describeEachEngine('a new password of one’s own', (makeApp) => {
  async function anAccount(options?: TestAppOptions) {
    const server = await makeApp(options);
    const account = await aSailorAccount(server);
    const headers = await loginAs(server, account);
    const set = async (payload: object, more: Record<string, string> = {}): Promise<[number, unknown]> => {
      const url = '/auth/users/set_password/';
      const reply = await server.app.inject({ method: 'POST', url, payload, headers: { ...headers, ...more } });
      return [reply.statusCode, reply.body === '' ? '' : reply.json()];
    };
    return { server, account, set };
  }
  const logIn = (server: TestApp, email: string, password: string) =>
    server.app.inject({ method: 'POST', url: '/auth/jwt/create/', payload: { email, password } });

  test('is the one to log in with from then on', async () => {
    const { server, account, set } = await anAccount();
    expect(await set({ ...GOOD, re_new_password: NEW_PASSWORD })).toEqual([204, '']);
    expect((await logIn(server, account.email, NEW_PASSWORD)).statusCode).toBe(200);
    expect((await logIn(server, account.email, TEST_PASSWORD)).statusCode).toBe(401);
  });

  test('ends the refresh tokens of the old one', async () => {
    const { server, account, set } = await anAccount();
    const { refresh } = (await logIn(server, account.email, TEST_PASSWORD)).json<TokenPair>();
    await set(GOOD);
    const reply = await server.app.inject({ method: 'POST', url: '/auth/jwt/refresh/', payload: { refresh } });
    expect([reply.statusCode, reply.json()]).toEqual([
      401,
      { detail: 'Användarens lösenord har ändrats.', code: 'password_changed' },
    ]);
  });

  test.each([
    [{}, { current_password: REQUIRED, new_password: REQUIRED }],
    [{ current_password: 'fel', new_password: '123' }, { current_password: ['Felaktigt lösenord.'] }],
    [
      { ...GOOD, new_password: '471147' },
      {
        new_password: [
          'Det här lösenordet är för kort. Det måste innehålla minst 8 tecken.',
          'Detta lösenord är enbart numeriskt.',
        ],
      },
    ],
    [
      { ...GOOD, re_new_password: 'Något-annat' },
      { non_field_errors: ['De två lösenordsfälten stämmer inte överens.'] },
    ],
    [
      { current_password: null, new_password: ['x'] },
      { current_password: ['Det här fältet får inte vara null.'], new_password: ['Inte en giltig textsträng.'] },
    ],
  ])('is not taken from %j', async (body, errors) => {
    const { server, account, set } = await anAccount();
    expect(await set(body)).toEqual([400, errors]);
    expect((await logIn(server, account.email, TEST_PASSWORD)).statusCode).toBe(200);
  });

  test('ends the access tokens of the old one, and is answered again under the same key', async () => {
    const { server, account, set } = await anAccount();
    const key = { 'idempotency-key': '7d1c35f2-3f4e-4a43-8c39-9b7b3a6f5a10' };
    expect(await set(GOOD, key)).toEqual([204, '']);
    expect(await set(GOOD, key)).toEqual([
      401,
      { detail: 'Användarens lösenord har ändrats.', code: 'password_changed' },
    ]);

    const { access } = (await logIn(server, account.email, NEW_PASSWORD)).json<TokenPair>();
    const anew = { authorization: `Bearer ${access}` };
    expect(await set(GOOD, { ...key, ...anew })).toEqual([204, '']);
    expect(await set(GOOD, anew)).toEqual([400, { current_password: ['Felaktigt lösenord.'] }]);
  });

  test('wants a login, and a POST', async () => {
    const { server, account } = await anAccount();
    const send = (method: 'GET' | 'POST', headers = {}) =>
      server.app.inject({ method, url: '/auth/users/set_password/', headers });
    expect((await send('POST')).statusCode).toBe(401);
    const reply = await send('GET', await loginAs(server, account));
    expect([reply.statusCode, reply.headers.allow]).toEqual([405, 'POST, OPTIONS']);
  });

  test('lets nobody guess the present one: wrong ones count as failed logins', async () => {
    const { server, account, set } = await anAccount({ rateLimit: true });
    for (let guess = 1; guess <= 5; guess += 1)
      expect((await set({ ...GOOD, current_password: `gissning ${guess}` }))[0]).toBe(400);
    expect((await set(GOOD))[0]).toBe(429);
    expect((await logIn(server, account.email, TEST_PASSWORD)).statusCode).toBe(429);
  });
});
