import { TEST_PASSWORD, aClub, aSailorAccount, loginAs } from '../../../testing/accounts';
import { aResetLink } from '../../../testing/aResetLink';
import { describeEachEngine } from '../../../testing/engines';
import { handClock } from '../../../testing/handClock';
import { pushClient } from '../../../testing/pushClient';
import { accessTokenOf } from '../../../testing/pushEvents';
import { TEST_PASSWORD_COST, type TestApp } from '../../../testing/testApp';
import { unitOfWork } from '../../db/unitOfWork';
import { createAppointed, resetPassword, setActive } from './appointedAccounts';
import { createPasswords } from '../../resources/users/passwords';

describeEachEngine('accounts as the operator handles them', (makeApp) => {
  let server: TestApp;
  const passwords = createPasswords(TEST_PASSWORD_COST);
  const work = <T>(action: Parameters<typeof unitOfWork<T>>[1]) => unitOfWork(server.deps, action);
  const login = (email: string) =>
    server.app.inject({ method: 'POST', url: '/auth/jwt/create/', payload: { email, password: TEST_PASSWORD } });
  const me = (headers: { authorization: string }) => server.app.inject({ url: '/auth/users/me/', headers });

  test('one for a club stands for it, one for the platform runs it, and neither is a sailor', async () => {
    server = await makeApp();
    const club = await aClub(server);
    const good = { email: 'Klubb@Sundet.se', password: TEST_PASSWORD };
    const made = await createAppointed({ ...server.deps, passwords }, good, { clubId: club.id, isStaff: false });
    await createAppointed(
      { ...server.deps, passwords },
      { ...good, email: 'drift@sundet.se' },
      { clubId: null, isStaff: true },
    );

    expect(made.email).toBe('klubb@sundet.se');
    expect((await me(await loginAs(server, made))).json()).toMatchObject({
      club: { id: club.id },
      sailor: null,
      is_staff: false,
    });
    expect((await me(await loginAs(server, { email: 'drift@sundet.se' }))).json()).toMatchObject({
      club: null,
      sailor: null,
      is_staff: true,
    });
  });

  test('an address that is taken and a weak password are reported by field', async () => {
    server = await makeApp();
    const email = 'anna.ek@exempel.se';
    const { id } = await aSailorAccount(server);
    // Its own has the number of the account, which may be like a password of digits.
    await server.db.updateTable('users').set({ email }).where('id', '=', id).execute();
    const make = createAppointed(
      { ...server.deps, passwords },
      { email, password: '12345678' },
      { clubId: null, isStaff: true },
    );
    await expect(make).rejects.toMatchObject({
      body: {
        email: ['En användare med den här e-postadressen finns redan.'],
        password: ['Detta lösenord är alldeles för vanligt.', 'Detta lösenord är enbart numeriskt.'],
      },
    });
  });

  test('a closed account loses its sockets within five seconds, its token and its login at once, and gets them back when it is opened', async () => {
    const clock = handClock();
    server = await makeApp({ push: clock.push });
    const club = await aClub(server);
    const account = await aSailorAccount(server);
    const headers = await loginAs(server, account);
    const client = await pushClient(server, { clubId: club.id });
    client.subscribe({ token: accessTokenOf(server, account) });
    await client.untilSubscribed();

    expect(await work((inside) => setActive(inside, account.email.toUpperCase(), false))).toBe(account.email);
    clock.advance(5_000);

    expect(await client.closed).toBe(4401);
    expect((await me(headers)).statusCode).toBe(401);
    expect((await login(account.email)).statusCode).toBe(401);

    await work((inside) => setActive(inside, account.email, true));
    expect((await login(account.email)).statusCode).toBe(200);
    client.socket.terminate();
  });

  test('a reset account logs in with nothing but the password that its link gives', async () => {
    server = await makeApp();
    const account = await aSailorAccount(server);
    const pair = (await login(account.email)).json<{ refresh: string }>();

    expect(await work((inside) => resetPassword(inside, account.email))).toBe(account.email);

    expect((await login(account.email)).statusCode).toBe(401);
    const refreshed = await server.app.inject({
      method: 'POST',
      url: '/auth/jwt/refresh/',
      payload: { refresh: pair.refresh },
    });
    expect(refreshed.statusCode).toBe(401);
    const [uid, token] = (await aResetLink(server, account)).split('/').slice(2);
    const chosen = { uid, token, new_password: 'Gippa-runt-grundet', re_new_password: 'Gippa-runt-grundet' };
    expect(
      (await server.app.inject({ method: 'POST', url: '/auth/users/reset_password_confirm/', payload: chosen }))
        .statusCode,
    ).toBe(204);
  });

  test('an address without an account is nobody', async () => {
    server = await makeApp();
    expect(await work((inside) => setActive(inside, 'ingen@example.se', false))).toBeNull();
    expect(await work((inside) => resetPassword(inside, 'ingen@example.se'))).toBeNull();
  });
});
