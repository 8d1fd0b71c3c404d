import { TEST_PASSWORD, aSailorAccount } from '../../../testing/accounts';
import { describeEachEngine } from '../../../testing/engines';
import type { TestApp, TestAppOptions } from '../../../testing/testApp';

const OWN_APP = { 'X-Requested-With': 'styrbord', 'Sec-Fetch-Site': 'same-origin' };
const ENDED = { detail: 'Token är svartlistad', code: 'token_not_valid' };

/** A browser tab: it has the cookie that it was given last. */
function aTab({ app }: TestApp, cookieName = 'refresh') {
  let held = '';
  const call = async (url: string, payload: object = {}, headers: Record<string, string> = OWN_APP) => {
    const reply = await app.inject({
      method: 'POST',
      url,
      payload,
      headers,
      cookies: held === '' ? {} : { [cookieName]: held },
    });
    const given = reply.cookies.find(({ name }) => name === cookieName);
    if (given) held = given.value;
    return { status: reply.statusCode, body: reply.body === '' ? null : reply.json<Record<string, string>>(), given };
  };
  return {
    call,
    cookie: () => held,
    hold: (cookie: string) => {
      held = cookie;
    },
    refresh: () => call('/auth/jwt/refresh/'),
    logOut: () => call('/auth/jwt/logout/'),
  };
}

describeEachEngine('a cookie session', (makeApp) => {
  async function world(options?: TestAppOptions) {
    const server = await makeApp(options);
    const user = await aSailorAccount(server);
    const tab = aTab(server, options?.publicUrl ? '__Host-refresh' : 'refresh');
    const logIn = (headers?: Record<string, string>) =>
      tab.call('/auth/jwt/create/', { email: user.email, password: TEST_PASSWORD }, headers);
    const me = async (access = '') =>
      (await server.app.inject({ url: '/auth/users/me/', headers: { authorization: `Bearer ${access}` } })).statusCode;
    return { server, user, tab, logIn, me };
  }

  test('keeps the refresh token from every script', async () => {
    const { logIn, me } = await world();

    const { status, body, given } = await logIn();

    expect([status, body]).toEqual([200, { access: expect.any(String) as string, refresh: '' }]);
    expect(given).toEqual({
      name: 'refresh',
      value: expect.any(String) as string,
      path: '/',
      maxAge: 604_800,
      httpOnly: true,
      sameSite: 'Strict',
    });
    expect(await me(body?.access)).toBe(200);
  });

  test('binds the cookie to the host on https', async () => {
    const { logIn } = await world({ publicUrl: 'https://segling.example.se' });

    expect((await logIn()).given).toMatchObject({
      name: '__Host-refresh',
      path: '/',
      secure: true,
      httpOnly: true,
      sameSite: 'Strict',
    });
  });

  test('goes on with a new cookie and a new access token', async () => {
    const { tab, logIn, me } = await world();
    await logIn();
    const before = tab.cookie();

    const { status, body } = await tab.refresh();

    expect([status, Object.keys(body ?? {})]).toEqual([200, ['access']]);
    expect(tab.cookie()).not.toBe(before);
    expect(await me(body?.access)).toBe(200);
  });

  test('takes a cookie again whose answer was lost at sea', async () => {
    const { server, tab, logIn } = await world();
    await logIn();
    const lost = tab.cookie();
    await tab.refresh();
    server.clock.advance(3_600_000);

    tab.hold(lost);

    expect((await tab.refresh()).status).toBe(200);
    expect((await tab.refresh()).status).toBe(200);
  });

  test('goes on when the answers are lost each time', async () => {
    const { server, tab, logIn } = await world();
    await logIn();
    const held = tab.cookie();

    for (let round = 1; round <= 5; round += 1) {
      tab.hold(held);
      expect((await tab.refresh()).status).toBe(200);
      server.clock.advance(900_000);
    }
    expect((await tab.refresh()).status).toBe(200);
  });

  test('is over when two holders of one cookie keep in step, whoever comes second', async () => {
    const { server, tab, logIn } = await world();
    await logIn();
    const thief = aTab(server);
    thief.hold(tab.cookie());

    const statuses: number[] = [];
    for (let round = 1; round <= 3; round += 1) {
      for (const holder of [tab, thief]) {
        statuses.push((await holder.refresh()).status);
        server.clock.advance(900_000);
      }
    }
    expect(statuses).toEqual([200, 200, 401, 401, 401, 401]);
  });

  test('serves five tabs that refresh at once', async () => {
    const { server, tab, logIn } = await world();
    await logIn();
    const tabs = Array.from({ length: 5 }, () => aTab(server));
    tabs.forEach((other) => other.hold(tab.cookie()));

    const answers = await Promise.all(tabs.map((other) => other.refresh()));
    const next = await Promise.all(tabs.map((other) => other.refresh()));

    expect([...answers, ...next].map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
  });

  test('takes a cookie for 30 s after its successor has been used, and then is over for everybody', async () => {
    const { server, tab, logIn, me } = await world();
    await logIn();
    const copied = tab.cookie();
    await tab.refresh();
    const { body } = await tab.refresh();
    const thief = aTab(server);

    server.clock.advance(30_000);
    thief.hold(copied);
    expect((await thief.refresh()).status).toBe(200);

    server.clock.advance(1);
    thief.hold(copied);
    expect(await thief.refresh()).toMatchObject({ status: 401, body: ENDED });
    expect(await tab.refresh()).toMatchObject({ status: 401, body: ENDED });
    expect(await me(body?.access)).toBe(401);
  });

  test('is over at once for a cookie that is three behind', async () => {
    const { tab, logIn } = await world();
    await logIn();
    const copied = tab.cookie();
    await tab.refresh();
    await tab.refresh();
    await tab.refresh();

    tab.hold(copied);

    const { status, body, given } = await tab.refresh();
    expect([status, body]).toEqual([401, ENDED]);
    expect(given).toMatchObject({ value: '', expires: new Date(0) });
  });

  test('is over after logging out, and so is its access token', async () => {
    const { tab, logIn, me } = await world();
    const { body } = await logIn();
    const cookie = tab.cookie();

    const { status, given } = await tab.logOut();

    expect([status, given]).toEqual([204, expect.objectContaining({ value: '', expires: new Date(0) })]);
    expect(await me(body?.access)).toBe(401);
    tab.hold(cookie);
    expect(await tab.refresh()).toMatchObject({ status: 401, body: ENDED });
  });

  test('can be logged out of when there is none', async () => {
    const { tab } = await world();

    expect((await tab.logOut()).status).toBe(204);
  });

  test('ends one of two logins', async () => {
    const { server, user, tab, logIn } = await world();
    await logIn();
    const phone = aTab(server);
    await phone.call('/auth/jwt/create/', { email: user.email, password: TEST_PASSWORD });

    await tab.logOut();

    expect((await phone.refresh()).status).toBe(200);
  });

  test('is over when the password is another', async () => {
    const { server, user, tab, logIn } = await world();
    await logIn();
    await server.db
      .updateTable('users')
      .set({ password_hash: '$argon2id$another' })
      .where('id', '=', user.id)
      .execute();

    expect(await tab.refresh()).toMatchObject({ status: 401, body: { code: 'password_changed' } });
    expect(await server.db.selectFrom('sessions').select('ended_at').execute()).toEqual([
      { ended_at: '2026-06-04T12:00:00.000Z' },
    ]);
  });

  test('needs a cookie', async () => {
    const { tab } = await world();

    expect(await tab.refresh()).toMatchObject({
      status: 401,
      body: { detail: 'Token är ogiltig', code: 'token_not_valid' },
    });
  });

  test('does not mix with the pair of tokens', async () => {
    const { server, user, tab, logIn } = await world();
    const credentials = { email: user.email, password: TEST_PASSWORD };
    const pair = (await tab.call('/auth/jwt/create/', credentials, {})).body;
    await logIn();
    const cookie = tab.cookie();

    tab.hold(pair?.refresh ?? '');
    expect(await tab.refresh()).toMatchObject({ status: 401, body: { code: 'token_not_valid' } });
    expect(await aTab(server).call('/auth/jwt/refresh/', { refresh: cookie }, {})).toMatchObject({ status: 401 });
    expect(await tab.call('/auth/jwt/refresh/', { refresh: pair?.refresh })).toMatchObject({ status: 200 });
  });

  test.each([
    ['another site', { 'Sec-Fetch-Site': 'cross-site', Origin: 'http://localhost:80' }, 403],
    ['another origin of the same site', { 'Sec-Fetch-Site': 'same-site' }, 403],
    ['a page of another host, on plain http', { Origin: 'http://elak.example' }, 403],
    ['nobody knows where', {}, 403],
    ['a page of a file', { Origin: 'null' }, 403],
    [
      'a page of another name that resolves to the server',
      { Origin: 'http://elak.example:3000', Host: 'elak.example:3000' },
      403,
    ],
    ['our own page, on plain http', { Origin: 'http://localhost:3000' }, 200],
    ['our own page by another name of this machine', { Origin: 'http://127.0.0.1:3000', Host: '127.0.0.1:3000' }, 200],
    ['our own page on another port', { Origin: 'http://localhost:3001', Host: 'localhost:3001' }, 403],
  ])('is begun from %s with %j: %d', async (_where, headers, status) => {
    const { tab, user } = await world();

    const answer = await tab.call(
      '/auth/jwt/create/',
      { email: user.email, password: TEST_PASSWORD },
      {
        'X-Requested-With': 'styrbord',
        ...headers,
      },
    );

    expect([answer.status, answer.given !== undefined]).toEqual([status, status === 200]);
  });

  test('is begun from the address that people know, behind a proxy that hides it', async () => {
    const { logIn } = await world({ publicUrl: 'https://segling.example.se' });

    expect((await logIn({ 'X-Requested-With': 'styrbord', Origin: 'https://segling.example.se' })).status).toBe(200);
    expect((await logIn({ 'X-Requested-With': 'styrbord', Origin: 'http://localhost:3000' })).status).toBe(403);
  });

  test.each(['/auth/jwt/refresh/', '/auth/jwt/logout/'])('is not touched by another site through %s', async (url) => {
    const { tab, logIn } = await world();
    await logIn();

    const attempt = await tab.call(url, {}, { 'X-Requested-With': 'styrbord', 'Sec-Fetch-Site': 'cross-site' });

    expect([attempt.status, attempt.body]).toEqual([
      403,
      { detail: 'Du har inte tillåtelse att utföra denna förfrågan.' },
    ]);
    expect((await tab.refresh()).status).toBe(200);
  });

  test('is not left without the header of our own app', async () => {
    const { tab, logIn } = await world();
    await logIn();

    expect((await tab.call('/auth/jwt/logout/', {}, {})).status).toBe(403);
    expect((await tab.refresh()).status).toBe(200);
  });
});
