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
