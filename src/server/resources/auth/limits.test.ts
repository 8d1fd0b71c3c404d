import type { LightMyRequestResponse } from 'fastify';
import { TEST_PASSWORD, aSailorAccount } from '../../../testing/accounts';
import { describeEachEngine } from '../../../testing/engines';
import type { TestApp } from '../../../testing/testApp';

describeEachEngine('guessing passwords', (makeApp) => {
  let server: TestApp;
  let email: string;
  beforeEach(async () => {
    server = await makeApp({ rateLimit: true, trustProxy: 1 });
    ({ email } = await aSailorAccount(server));
  });

  const logIn = (values: { email?: string; password?: string; from?: string; node?: TestApp } = {}) =>
    (values.node ?? server).app.inject({
      method: 'POST',
      url: '/auth/jwt/create/',
      payload: { email: values.email ?? email, password: values.password ?? 'fel' },
      headers: { 'x-forwarded-for': values.from ?? '192.0.2.1' },
    });
  const statusesOf = async (attempts: ReturnType<typeof logIn>[]) =>
    (await Promise.all(attempts)).map(({ statusCode }) => statusCode);
  const many = (count: number, attempt: (index: number) => ReturnType<typeof logIn>) =>
    Array.from({ length: count }, (_, index) => attempt(index));

  test('stops after five for an address of mail from one network', async () => {
    const first = await statusesOf(many(5, () => logIn()));
    const next = await logIn({ email: email.toUpperCase() });

    expect(first).toEqual([401, 401, 401, 401, 401]);
    expect([next.statusCode, next.headers['retry-after'], next.json()]).toEqual([
      429,
      '60',
      { detail: 'Förfrågan stoppades eftersom du har skickat för många. Försök igen om 60 sekunder.' },
    ]);
  });

  test('does not keep out who knows the password and is elsewhere', async () => {
    await Promise.all(many(6, () => logIn()));

    expect((await logIn({ password: TEST_PASSWORD })).statusCode).toBe(429);
    expect((await logIn({ password: TEST_PASSWORD, from: '192.0.2.2' })).statusCode).toBe(200);
  });

  test('stops after a hundred an hour for an address of mail, from wherever', async () => {
    // No more at once than passwords are checked at once.
    for (let round = 0; round < 5; round += 1) {
      const statuses = await statusesOf(many(20, (index) => logIn({ from: `192.0.${round}.${index}` })));
      expect(new Set(statuses)).toEqual(new Set([401]));
    }

    expect((await logIn({ from: '192.0.9.1', password: TEST_PASSWORD })).statusCode).toBe(429);
  });

  test('stops after ten from one machine, for whomever', async () => {
    const first = await statusesOf(many(10, (index) => logIn({ email: `person${index}@example.se` })));

    expect(new Set(first)).toEqual(new Set([401]));
    expect((await logIn({ email: 'person10@example.se' })).statusCode).toBe(429);
    expect((await logIn({ email: 'person10@example.se', from: '192.0.2.2' })).statusCode).toBe(401);
  });

  test('stops also when all come at once', async () => {
    const statuses = await statusesOf(many(20, () => logIn()));

    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(15);
  });

  test('stops after ten from one machine on two nodes together, also when all come at once', async () => {
    const other = await makeApp({ beside: server, rateLimit: true, trustProxy: 1, now: server.clock.now });
    const node = (index: number) => (index % 2 === 0 ? server : other);

    const statuses = await statusesOf(
      many(24, (index) => logIn({ email: `person${index}@example.se`, node: node(index) })),
    );

    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(14);
  });

  test('may go on after a minute', async () => {
    await Promise.all(many(6, () => logIn()));
    server.clock.advance(59_500);
    const soon = await logIn();

    expect([soon.statusCode, soon.json()]).toEqual([
      429,
      { detail: 'Förfrågan stoppades eftersom du har skickat för många. Försök igen om 1 sekund.' },
    ]);
    server.clock.advance(500);
    expect((await logIn({ password: TEST_PASSWORD })).statusCode).toBe(200);
  });

  test('does not count logins that succeed', async () => {
    const statuses = await statusesOf(many(5, () => logIn({ password: TEST_PASSWORD })));
    const more = await statusesOf(many(5, () => logIn({ password: TEST_PASSWORD })));

    expect(new Set([...statuses, ...more])).toEqual(new Set([200]));
  });

  test('counts the machine behind one proxy, and no invented one', async () => {
    const attempts = many(10, (index) =>
      logIn({ email: `person${index}@example.se`, from: `203.0.113.${index}, 192.0.2.1` }),
    );
    await Promise.all(attempts);

    expect((await logIn({ email: 'person10@example.se', from: '203.0.113.77, 192.0.2.1' })).statusCode).toBe(429);
  });

  test('counts the machine itself where no proxy is trusted, this very one too', async () => {
    const plain = await makeApp({ rateLimit: true });
    const from = (number: number) => ({
      node: plain,
      email: `person${number}@example.se`,
      from: `203.0.113.${number}`,
    });
    await Promise.all(many(10, (index) => logIn(from(index))));

    expect((await logIn(from(10))).statusCode).toBe(429);
  });
});

const DAY_MS = 24 * 3_600_000;
const PASSWORD = 'vind och vatten 7';

describeEachEngine('guessing passwords where somebody has logged in before', (makeApp) => {
  /** A browser keeps what it is given. */
  async function world(publicUrl?: string) {
    const server = await makeApp({ rateLimit: true, trustProxy: 1, ...(publicUrl && { publicUrl }) });
    const { app, clock } = server;
    const name = publicUrl ? '__Host-known' : 'known';

    const aBrowser = (from: string) => {
      let held = '';
      const call = async (url: string, payload: object, headers: object = {}): Promise<LightMyRequestResponse> => {
        const reply = await app.inject({
          method: 'POST',
          url,
          payload,
          headers: {
            'x-forwarded-for': from,
            'X-Requested-With': 'styrbord',
            'Sec-Fetch-Site': 'same-origin',
            ...headers,
          },
          cookies: held === '' ? {} : { [name]: held },
        });
        const given = reply.cookies.find((cookie) => cookie.name === name);
        if (given) held = given.value;
        return reply;
      };
      return {
        call,
        held: () => held,
        hold: (cookie: string) => void (held = cookie),
        logIn: async (email: string, password: string = TEST_PASSWORD) =>
          (await call('/auth/jwt/create/', { email, password })).statusCode,
      };
    };

    async function strangersGuess(email: string): Promise<void> {
      for (let round = 0; round < 5; round += 1) {
        const guesses = Array.from({ length: 20 }, (_, index) =>
          aBrowser(`192.0.${round}.${index}`).logIn(email, 'fel'),
        );
        expect(new Set(await Promise.all(guesses))).toEqual(new Set([401]));
      }
    }

    const user = await aSailorAccount(server);
    const known = aBrowser('203.0.113.1');
    expect(await known.logIn(user.email)).toBe(200);
    return { server, clock, user, known, aBrowser, strangersGuess };
  }

  test('keeps out nobody there: a hundred strangers shut every other browser only', async () => {
    const { server, user, known, aBrowser, strangersGuess } = await world();
    const other = aBrowser('203.0.113.2');
    await other.logIn((await aSailorAccount(server)).email);
    const forger = aBrowser('203.0.113.3');
    forger.hold(known.held().replace(/.$/, (last) => (last === '0' ? '1' : '0')));
    await strangersGuess(user.email);

    expect(await known.logIn(user.email)).toBe(200);
    expect(await aBrowser('203.0.113.4').logIn(user.email)).toBe(429);
    expect(await other.logIn(user.email)).toBe(429);
    expect(await forger.logIn(user.email)).toBe(429);
    // From the network of the strangers too.
    const beside = aBrowser('192.0.0.0');
    beside.hold(known.held());
    expect(await beside.logIn(user.email)).toBe(200);
  });

  test('stops after ten a minute there', async () => {
    const { clock, user, known, aBrowser } = await world();
    const cookie = known.held();
    const guesses = Array.from({ length: 12 }, (_, index) => {
      const copy = aBrowser(`192.0.2.${index}`);
      copy.hold(cookie);
      return copy.logIn(user.email, 'fel');
    });
    const statuses = await Promise.all(guesses);

    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(await known.logIn(user.email)).toBe(429);
    // Nor does it shut anybody else out.
    expect(await aBrowser('203.0.113.2').logIn(user.email)).toBe(200);
    clock.advance(60_000);
    expect(await known.logIn(user.email)).toBe(200);
  });

  test('tells no script and no other site who has logged in, and for half a year', async () => {
    const { clock, user, known, aBrowser, strangersGuess } = await world('https://segling.example.se');
    const reply = await known.call('/auth/jwt/create/', { email: user.email, password: TEST_PASSWORD });
    const given = reply.cookies.find(({ name }) => name === '__Host-known');

    expect(given).toEqual({
      name: '__Host-known',
      value: expect.stringMatching(/^[\w-]+$/) as string,
      path: '/',
      maxAge: 180 * 24 * 3_600,
      httpOnly: true,
      secure: true,
      sameSite: 'Strict',
    });
    const pair = await aBrowser('203.0.113.5').call(
      '/auth/jwt/create/',
      { email: user.email, password: TEST_PASSWORD },
      { 'X-Requested-With': 'another client' },
    );
    expect([pair.statusCode, pair.cookies]).toEqual([200, []]);

    clock.advance(180 * DAY_MS);
    await strangersGuess(user.email);
    expect(await known.logIn(user.email)).toBe(429);
  });

  test('is of several accounts in one browser, and of none whose password has been changed', async () => {
    const { server, user, known, strangersGuess } = await world();
    const second = await aSailorAccount(server);
    const access = (await known.call('/auth/jwt/create/', { email: second.email, password: TEST_PASSWORD })).json<{
      access: string;
    }>().access;
    await strangersGuess(user.email);
    expect(await known.logIn(user.email)).toBe(200);

    const changed = await known.call(
      '/auth/users/set_password/',
      { current_password: TEST_PASSWORD, new_password: PASSWORD },
      { authorization: `Bearer ${access}` },
    );
    expect(changed.statusCode).toBe(204);
    await strangersGuess(second.email);
    expect(await known.logIn(second.email, PASSWORD)).toBe(429);
  });

  test('lets who is logged in there change the password meanwhile', async () => {
    const { user, known, strangersGuess } = await world();
    const login = await known.call('/auth/jwt/create/', { email: user.email, password: TEST_PASSWORD });
    const headers = { authorization: `Bearer ${login.json<{ access: string }>().access}` };
    await strangersGuess(user.email);

    const body = { current_password: TEST_PASSWORD, new_password: PASSWORD };
    expect((await known.call('/auth/users/set_password/', body, headers)).statusCode).toBe(204);
  });
});
