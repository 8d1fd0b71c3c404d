import { randomUUID } from 'node:crypto';
import { aSailorAccount, loginAs } from '../../../testing/accounts';
import { describeEachEngine } from '../../../testing/engines';
import { createTokens } from './tokens';

const notValid = (message: string) => ({
  detail: 'Givet token är inte giltigt för någon tokentyp',
  code: 'token_not_valid',
  messages: [{ token_class: 'AccessToken', token_type: 'access', message }],
});
const NOT_PROVIDED = { detail: 'Autentiseringsuppgifter ej tillhandahållna.' };
const BAD_HEADER = {
  detail: 'Auktoriseringshuvudet måste innehålla två mellanslagsavgränsade värden',
  code: 'bad_authorization_header',
};

describeEachEngine('the Authorization header', (makeApp) => {
  async function world() {
    const server = await makeApp();
    const user = await aSailorAccount(server);
    const { authorization } = await loginAs(server, user);
    const tokens = createTokens({ secret: server.deps.jwtSecret, now: server.clock.now, newId: randomUUID });
    const ask = async (header?: string) => {
      const reply = await server.app.inject({
        url: '/auth/users/me/',
        headers: header === undefined ? {} : { authorization: header },
      });
      return { status: reply.statusCode, body: reply.json<object>(), challenge: reply.headers['www-authenticate'] };
    };
    return { server, user, tokens, token: authorization.slice('Bearer '.length), ask };
  }

  const refusal = (body: object) => ({ status: 401, body, challenge: 'Bearer realm="api"' });

  test.each([
    ['none', undefined, NOT_PROVIDED],
    ['another scheme', 'JWT abc', NOT_PROVIDED],
    ['the scheme alone', 'Bearer', BAD_HEADER],
    ['three parts', 'Bearer abc def', BAD_HEADER],
    ['garbage', 'Bearer abc', notValid('Token är ogiltig')],
    ['what a page sends that has no token', 'Bearer null', notValid('Token är ogiltig')],
  ])('%s is refused', async (_what, header, body) => {
    const { ask } = await world();

    expect(await ask(header)).toEqual(refusal(body));
  });

  test.each(['Bearer ', 'bearer ', 'BEARER    '])('"%s<token>" is taken', async (scheme) => {
    const { ask, token, user } = await world();

    expect(await ask(`${scheme}${token}`)).toMatchObject({ status: 200, body: { id: user.id } });
  });

  test('runs out after 900 seconds', async () => {
    const { server, ask, token } = await world();

    server.clock.advance(900_000);

    expect(await ask(`Bearer ${token}`)).toEqual(refusal(notValid('Token har löpt ut')));
  });

  test('does not take a refresh token', async () => {
    const { ask, tokens, user } = await world();

    expect(await ask(`Bearer ${tokens.refresh(user.id, 'mark', null)}`)).toEqual(
      refusal(notValid('Token har fel typ')),
    );
  });

  test('does not take the token of a user who is gone or inactive', async () => {
    const { server, ask, token, tokens, user } = await world();

    await server.db.updateTable('users').set({ is_active: 0 }).where('id', '=', user.id).execute();

    expect(await ask(`Bearer ${token}`)).toEqual(refusal({ detail: 'Användaren är inaktiv', code: 'user_inactive' }));
    expect(await ask(`Bearer ${tokens.access(999, null)}`)).toEqual(
      refusal({ detail: 'Användaren hittades inte', code: 'user_not_found' }),
    );
  });

  test('gives the rights that the user has now', async () => {
    const { server, ask, token, user } = await world();

    await server.db.updateTable('users').set({ is_staff: 1 }).where('id', '=', user.id).execute();

    expect((await ask(`Bearer ${token}`)).body).toMatchObject({ is_staff: true });
  });

  test('does not take a token whose session is over', async () => {
    const { ask, tokens, user } = await world();

    expect(await ask(`Bearer ${tokens.access(user.id, randomUUID())}`)).toEqual(
      refusal(notValid('Token är svartlistad')),
    );
  });
});
