import type { TokenPair } from '../../../shared/contract/auth';
import { TEST_PASSWORD, aSailorAccount, loginAs } from '../../../testing/accounts';
import { describeEachEngine } from '../../../testing/engines';
import { deliverMails, linkOf } from '../../../testing/mailRound';
import type { TestApp } from '../../../testing/testApp';

const NEW_PASSWORD = 'Slör-i-kvällsbris';
const REQUIRED = ['Det här fältet är obligatoriskt.'];
const BAD_TOKEN = [400, { token: ['Ogiltig token för den angivna användaren.'] }];
const BAD_UID = [400, { uid: ['Ogiltigt användar-id eller så finns inte användaren.'] }];
const DAY_MS = 24 * 60 * 60 * 1000;

const postTo =
  ({ app }: TestApp) =>
  async (path: string, payload: object | string, headers: Record<string, string> = {}): Promise<[number, unknown]> => {
    const reply = await app.inject({ method: 'POST', url: `/auth/users/${path}/`, payload, headers });
    return [reply.statusCode, reply.body === '' ? '' : reply.json()];
  };

const logIn = ({ app }: TestApp, email: string, password: string) =>
  app.inject({ method: 'POST', url: '/auth/jwt/create/', payload: { email, password } });

describeEachEngine('choosing a new password by a link', (makeApp) => {
  async function aLink(values: { password_hash?: null; is_active?: 0 } = {}) {
    const server = await makeApp();
    const user = await aSailorAccount(server);
    await server.db
      .updateTable('users')
      .set({ ...values, email: 'sara.seglare@example.se', updated_at: user.updated_at })
      .where('id', '=', user.id)
      .execute();
    const email = 'sara.seglare@example.se';
    const post = postTo(server);
    await post('reset_password', { email });
    const [mail] = await deliverMails(server);
    const link = mail ? linkOf(mail) : { uid: '', token: '' };
    const confirm = (changes: object = {}) =>
      post('reset_password_confirm', { ...link, new_password: NEW_PASSWORD, ...changes });
    return { server, user: { ...user, email }, link, post, confirm };
  }

  test('makes the new one work, and the old one no longer', async () => {
    const { server, user, confirm } = await aLink();

    expect(await confirm({ re_new_password: NEW_PASSWORD })).toEqual([204, '']);

    expect((await logIn(server, user.email, NEW_PASSWORD)).statusCode).toBe(200);
    expect((await logIn(server, user.email, TEST_PASSWORD)).statusCode).toBe(401);
  });

  test('ends the refresh tokens and cookie sessions of the old one', async () => {
    const { server, user, post } = await aLink();
    const { refresh } = (await logIn(server, user.email, TEST_PASSWORD)).json<TokenPair>();
    const own = { 'x-requested-with': 'styrbord', 'sec-fetch-site': 'same-origin' };
    const payload = { email: user.email, password: TEST_PASSWORD };
    const session = await server.app.inject({ method: 'POST', url: '/auth/jwt/create/', payload, headers: own });
    const bearer = { authorization: `Bearer ${session.json<TokenPair>().access}` };
    expect((await server.app.inject({ url: '/auth/users/me/', headers: bearer })).statusCode).toBe(200);
    await post('reset_password', { email: user.email });
    const [mail] = await deliverMails(server);

    expect(
      await post('reset_password_confirm', { ...linkOf({ text: mail?.text ?? '' }), new_password: NEW_PASSWORD }),
    ).toEqual([204, '']);

    const renewed = await server.app.inject({ method: 'POST', url: '/auth/jwt/refresh/', payload: { refresh } });
    expect([renewed.statusCode, renewed.json()]).toMatchObject([401, { code: 'password_changed' }]);
    expect((await server.app.inject({ url: '/auth/users/me/', headers: bearer })).statusCode).toBe(401);
  });

  test('is how a user without a password gets their first', async () => {
    const { server, user, confirm } = await aLink({ password_hash: null });

    expect(await confirm()).toEqual([204, '']);
    expect((await logIn(server, user.email, NEW_PASSWORD)).statusCode).toBe(200);
  });

  test('works once, also when two do it at the same moment', async () => {
    const { confirm } = await aLink();

    const answers = await Promise.all([confirm(), confirm({ new_password: `${NEW_PASSWORD}-två` })]);

    expect(answers.map(([status]) => status).sort()).toEqual([204, 400]);
    expect(await confirm()).toEqual(BAD_TOKEN);
  });

  test('works for three days', async () => {
    const { server, confirm } = await aLink();
    server.clock.advance(3 * DAY_MS);
    expect(await confirm()).toEqual(BAD_TOKEN);
    server.clock.advance(-1_000);
    expect(await confirm()).toEqual([204, '']);
  });

  test('does not work after a login, or when the password has been changed', async () => {
    const login = await aLink();
    login.server.clock.advance(1_000);
    await logIn(login.server, login.user.email, TEST_PASSWORD);
    expect(await login.confirm()).toEqual(BAD_TOKEN);

    const changed = await aLink();
    const headers = await loginAs(changed.server, changed.user);
    await changed.post('reset_password', { email: changed.user.email });
    const [mail] = await deliverMails(changed.server);
    await changed.post(
      'set_password',
      { current_password: TEST_PASSWORD, new_password: `${NEW_PASSWORD}-två` },
      headers,
    );
    expect(await changed.confirm(linkOf({ text: mail?.text ?? '' }))).toEqual(BAD_TOKEN);
  });

  test('does not work for an account that has been closed', async () => {
    const { server, user, confirm } = await aLink();
    await server.db.updateTable('users').set({ is_active: 0 }).where('id', '=', user.id).execute();

    expect(await confirm()).toEqual(BAD_TOKEN);
  });

  test('is refused field by field', async () => {
    const { post } = await aLink();

    expect(await post('reset_password_confirm', {})).toEqual([
      400,
      { uid: REQUIRED, token: REQUIRED, new_password: REQUIRED },
    ]);
    expect(await post('reset_password_confirm', { uid: ['MQ'], token: {}, new_password: null })).toEqual([
      400,
      {
        uid: ['Inte en giltig textsträng.'],
        token: ['Inte en giltig textsträng.'],
        new_password: ['Det här fältet får inte vara null.'],
      },
    ]);
  });

  test('judges the password before the link, and the link outlives every refusal', async () => {
    const { confirm } = await aLink();
    const short = 'Det här lösenordet är för kort. Det måste innehålla minst 8 tecken.';

    expect(await confirm({ new_password: 'kort', uid: 'x', token: 'x' })).toEqual([400, { new_password: [short] }]);
    expect(await confirm({ new_password: 'kort' })).toEqual([400, { new_password: [short] }]);
    expect(await confirm({ re_new_password: 'något annat' })).toEqual([
      400,
      { non_field_errors: ['De två lösenordsfälten stämmer inte överens.'] },
    ]);
    expect(await confirm()).toEqual([204, '']);
  });

  test('says that a password is too like the address only to someone with a good link', async () => {
    const { confirm } = await aLink();
    const new_password = 'sara.seglare1';

    expect(await confirm({ new_password, token: `0-${'0'.repeat(32)}` })).toEqual(BAD_TOKEN);
    expect(await confirm({ new_password })).toEqual([
      400,
      { new_password: ['Lösenordet är för likt e-postadressen.'] },
    ]);
    expect(await confirm()).toEqual([204, '']);
  });

  test.each(['MTI', 'OTk5OTk5OTk5OTk', 'MQ==', 'x', 'MDE', 'TmFO', '-1', '%', 1])(
    'is refused for the user %j',
    async (uid) => {
      const { confirm } = await aLink();

      expect(await confirm({ uid, token: 'x' })).toEqual(BAD_UID);
    },
  );

  test('is refused for a token of another user, of another time, or of none', async () => {
    const { server, link, confirm } = await aLink();
    const other = await aSailorAccount(server);
    const [time = '', mac = ''] = link.token.split('-');
    const later = (Number.parseInt(time, 36) + 1).toString(36);

    for (const token of [
      `${later}-${mac}`,
      `${time}-${'0'.repeat(32)}`,
      `-${mac}`,
      mac,
      `${time}-`,
      `${time}-${mac}0`,
      'å',
      '0',
    ]) {
      expect(await confirm({ token })).toEqual(BAD_TOKEN);
    }
    expect(await confirm({ uid: Buffer.from(String(other.id)).toString('base64url') })).toEqual(BAD_TOKEN);
    expect(await confirm()).toEqual([204, '']);
  });
});
