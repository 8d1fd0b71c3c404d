import { createHmac, randomUUID } from 'node:crypto';
import { TEST_PASSWORD, aSailorAccount } from '../../testing/accounts';
import { describeEachEngine } from '../../testing/engines';
import { asJson, onWire } from '../../testing/wire';

/** Not Base64, not hexadecimal: the key is its plain bytes, whatever they may look like. */
const SECRET = 'åäö Zm9vYmFyZm9vYmFyZm9vYmFyZm9vYmFy==';
const NOW_S = Date.parse('2026-06-04T12:00:00Z') / 1000;
const CHALLENGE = 'Bearer realm="api"';

const part = (value: object | string) =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url');

/** A token as anybody who knows the secret can make it, with nothing but node:crypto. */
function aToken(
  claims: object | string,
  { alg = 'HS256', hash = 'sha256', key = Buffer.from(SECRET, 'utf8') } = {},
): string {
  const signed = `${part({ alg, typ: 'JWT' })}.${part(claims)}`;
  return `${signed}.${alg === 'none' ? '' : createHmac(hash, key).update(signed).digest('base64url')}`;
}

const jti = () => randomUUID().replaceAll('-', '');
const accessClaims = (userId: number | string) => ({
  token_type: 'access',
  exp: NOW_S + 900,
  iat: NOW_S,
  jti: jti(),
  user_id: userId,
});

const decoded = (token: string) => {
  const [head = '', claims = ''] = token.split('.').map((text) => Buffer.from(text, 'base64url').toString());
  return [JSON.parse(head), JSON.parse(claims)] as [unknown, Record<string, unknown>];
};

describeEachEngine('a token', (makeApp) => {
  async function world() {
    const server = await makeApp({ jwtSecret: SECRET });
    const user = await aSailorAccount(server);
    const post = async (url: string, body: object, headers: Record<string, string> = {}) =>
      onWire(server, 'POST', url, { body: asJson(body), headers });
    const pair = async () => {
      const { answer } = await post('/auth/jwt/create/', { email: user.email, password: TEST_PASSWORD });
      return answer[1] as { access: string; refresh: string };
    };
    const me = (token: string) =>
      onWire(server, 'GET', '/auth/users/me/', { headers: { authorization: `Bearer ${token}` } });
    return { server, user, post, pair, me };
  }

  test('carries what clients read, signed with the plain bytes of the secret', async () => {
    const { user, pair } = await world();
    const { access, refresh } = await pair();

    const hex = expect.stringMatching(/^[\da-f]{32}$/) as string;
    // A mark of the password, besides what clients read.
    const mark = expect.stringMatching(/^[\da-f]{16}$/) as string;
    expect(decoded(access)).toEqual([
      { alg: 'HS256', typ: 'JWT' },
      { token_type: 'access', iat: NOW_S, exp: NOW_S + 900, jti: hex, user_id: user.id, pwd: mark },
    ]);
    expect(decoded(refresh)).toMatchObject([
      { alg: 'HS256' },
      { token_type: 'refresh', iat: NOW_S, exp: NOW_S + 604_800, jti: hex, user_id: user.id },
    ]);
    for (const token of [access, refresh]) {
      const [head, claims, signature] = token.split('.');
      expect(createHmac('sha256', Buffer.from(SECRET, 'utf8')).update(`${head}.${claims}`).digest('base64url')).toBe(
        signature,
      );
    }
  });

  test('that somebody else makes with the secret is as good, its user a number or a text', async () => {
    const { user, post, me } = await world();

    for (const userId of [user.id, String(user.id)]) {
      const token = aToken(accessClaims(userId));
      expect((await me(token)).answer).toMatchObject([200, { id: user.id }]);
      expect((await post('/auth/jwt/verify/', { token })).answer).toEqual([200, {}]);
    }
  });

  test.each<[what: string, make: (userId: number) => string, message: string]>([
    ['is garbage', () => 'skräp', 'Token är ogiltig'],
    ['is the word null', () => 'null', 'Token är ogiltig'],
    ['is signed by nobody', (id) => aToken(accessClaims(id), { alg: 'none' }), 'Token är ogiltig'],
    [
      'is signed with another secret',
      (id) => aToken(accessClaims(id), { key: Buffer.from('x'.repeat(40)) }),
      'Token är ogiltig',
    ],
    [
      'is signed in another way',
      (id) => aToken(accessClaims(id), { alg: 'HS512', hash: 'sha512' }),
      'Token är ogiltig',
    ],
    ['says that it is signed in another way', (id) => aToken(accessClaims(id), { alg: 'RS256' }), 'Token är ogiltig'],
    ['holds no claims', () => aToken('x'), 'Token är ogiltig'],
    ['has run out', (id) => aToken({ ...accessClaims(id), exp: NOW_S }), 'Token har löpt ut'],
    ['has no id', (id) => aToken({ ...accessClaims(id), jti: undefined }), 'Token har inget id'],
    ['has no type', (id) => aToken({ ...accessClaims(id), token_type: undefined }), 'Token har ingen typ'],
    ['is for refreshing', (id) => aToken({ ...accessClaims(id), token_type: 'refresh' }), 'Token har fel typ'],
  ])('that %s is refused', async (_what, make, message) => {
    const { user, me, post } = await world();
    const token = make(user.id);

    const { answer, headers } = await me(token);

    expect([...answer, headers['www-authenticate'], headers.allow]).toEqual([
      401,
      {
        detail: 'Givet token är inte giltigt för någon tokentyp',
        code: 'token_not_valid',
        messages: [{ token_class: 'AccessToken', token_type: 'access', message }],
      },
      CHALLENGE,
      'GET, PUT, PATCH, DELETE, HEAD, OPTIONS',
    ]);
    expect(
      (await post('/auth/users/reset_password/', { email: user.email }, { authorization: `Bearer ${token}` }))
        .answer[0],
    ).toBe(401);
  });

  test.each<[what: string, claims: object, body: object]>([
    [
      'nobody',
      { user_id: undefined },
      { detail: 'Token innehöll ingen identifiering av användaren', code: 'token_not_valid' },
    ],
    ['somebody who is not there', { user_id: 4711 }, { detail: 'Användaren hittades inte', code: 'user_not_found' }],
  ])('of %s is refused', async (_whom, claims, body) => {
    const { me } = await world();

    const { answer, headers } = await me(aToken({ ...accessClaims(1), ...claims }));

    expect([...answer, headers['www-authenticate']]).toEqual([401, body, CHALLENGE]);
  });

  test.each<[what: string, make: (pair: { access: string; refresh: string }) => string, detail: string]>([
    ['garbage', () => 'skräp', 'Token är ogiltig'],
    ['an access token', ({ access }) => access, 'Token har fel typ'],
    [
      'one that nobody has signed',
      () => aToken({ ...accessClaims(1), token_type: 'refresh' }, { alg: 'none' }),
      'Token är ogiltig',
    ],
    [
      'one that has run out',
      () => aToken({ ...accessClaims(1), token_type: 'refresh', exp: NOW_S }),
      'Token har löpt ut',
    ],
    [
      'one without an id',
      () => aToken({ ...accessClaims(1), token_type: 'refresh', jti: undefined }),
      'Token har inget id',
    ],
  ])('is not given for %s', async (_what, make, detail) => {
    const { post, pair } = await world();
    const refresh = make(await pair());

    const { answer, headers } = await post('/auth/jwt/refresh/', { refresh });

    expect([...answer, headers['www-authenticate'], headers.allow]).toEqual([
      401,
      { detail, code: 'token_not_valid' },
      CHALLENGE,
      'POST, OPTIONS',
    ]);
  });

  test('for refreshing stays as it is, and gives another access token each time', async () => {
    const { post, pair } = await world();
    const { access, refresh } = await pair();

    const answers = [];
    for (let time = 1; time <= 3; time += 1) answers.push((await post('/auth/jwt/refresh', { refresh })).answer);

    for (const [status, body] of answers) expect([status, Object.keys(body as object)]).toEqual([200, ['access']]);
    const ids = [access, ...answers.map(([, body]) => (body as { access: string }).access)].map(
      (token) => decoded(token)[1]['jti'],
    );
    expect(new Set(ids).size).toBe(4);
  });

  test('is not looked at in the Authorization header of the three calls about tokens, but of other open calls', async () => {
    const { user, post, pair } = await world();
    const { access, refresh } = await pair();
    const dead = { authorization: 'Bearer gammal' };

    expect((await post('/auth/jwt/create', { email: user.email, password: TEST_PASSWORD }, dead)).answer[0]).toBe(200);
    expect((await post('/auth/jwt/refresh', { refresh }, dead)).answer[0]).toBe(200);
    expect((await post('/auth/jwt/verify', { token: access }, dead)).answer).toEqual([200, {}]);
    for (const url of ['/auth/users/', '/auth/users/reset_password/', '/auth/users/reset_password_confirm/']) {
      const { answer, headers } = await post(url, {}, dead);
      expect([url, answer[0], headers['www-authenticate']]).toEqual([url, 401, CHALLENGE]);
    }
  });

  test.each(['/auth/jwt/create/', '/auth/jwt/refresh/', '/auth/jwt/verify/'])(
    'can be requested from %s by POST alone',
    async (url) => {
      const { server } = await world();

      for (const method of ['GET', 'PUT', 'PATCH', 'DELETE'] as const) {
        const { answer, headers } = await onWire(server, method, url);
        expect([...answer, headers.allow]).toEqual([
          405,
          { detail: `Metoden "${method}" tillåts inte.` },
          'POST, OPTIONS',
        ]);
      }
    },
  );
});
