import { aUser, loginAs } from '../../testing/accounts';
import { buildTestApp, type TestApp } from '../../testing/testApp';
import { withLastSlash } from './methods';

describe('methods and paths', () => {
  let server: TestApp;
  let user: { authorization: string };
  beforeAll(async () => {
    server = await buildTestApp();
    user = await loginAs(server, await aUser(server));
  });
  afterAll(() => server.close());

  test.each([
    ['/api/clubs', '/api/clubs/'],
    ['/api/clubs/?page=2', '/api/clubs/?page=2'],
    ['/api/clubs?page=2&q=a?b', '/api/clubs/?page=2&q=a?b'],
    ['/auth/jwt/create', '/auth/jwt/create/'],
    ['/ws/clubs/1/notifications', '/ws/clubs/1/notifications/'],
    ['/api', '/api/'],
    ['/healthz', '/healthz'],
    ['/clubs/exempel-ss', '/clubs/exempel-ss'],
    ['/apiary', '/apiary'],
  ])('%s is served as %s', (asked, served) => {
    expect(withLastSlash(asked)).toBe(served);
  });

  test('answers a path without its last slash, also with a body', async () => {
    const reply = await server.app.inject({
      method: 'POST',
      url: '/auth/jwt/verify',
      payload: { token: user.authorization.slice(7) },
    });

    expect([reply.statusCode, reply.json()]).toEqual([200, {}]);
  });

  test('says which methods a path has', async () => {
    const reply = await server.app.inject({ url: '/auth/users/me/', headers: user });

    expect(reply.headers.allow).toBe('GET, PUT, PATCH, DELETE, HEAD, OPTIONS');
  });

  test('refuses a method that the path does not have, whatever the body', async () => {
    const reply = await server.app.inject({
      method: 'PUT',
      url: '/auth/jwt/create/',
      payload: '{',
      headers: { 'content-type': 'application/json' },
    });

    expect([reply.statusCode, reply.json(), reply.headers.allow]).toEqual([
      405,
      { detail: 'Metoden "PUT" tillåts inte.' },
      'POST, OPTIONS',
    ]);
  });

  test('asks for a login before it tells that a method does not exist', async () => {
    const reply = await server.app.inject({ method: 'POST', url: '/auth/users/me/' });

    expect([reply.statusCode, reply.headers['www-authenticate']]).toEqual([401, 'Bearer realm="api"']);
  });

  test('describes a path to OPTIONS', async () => {
    const reply = await server.app.inject({ method: 'OPTIONS', url: '/auth/jwt/create/' });

    expect([reply.statusCode, reply.json()]).toEqual([
      200,
      {
        name: '/auth/jwt/create/',
        description: '',
        renders: ['application/json'],
        parses: ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'],
        actions: { POST: expect.objectContaining({ email: expect.objectContaining({ required: true }) }) },
      },
    ]);
  });

  test('answers HEAD as GET, without the body', async () => {
    const reply = await server.app.inject({ method: 'HEAD', url: '/auth/users/me/', headers: user });

    expect([reply.statusCode, reply.body]).toEqual([200, '']);
  });

  test.each(['/api/nowhere/', '/auth/nowhere', '/nowhere', '/api/', '/'])('knows no %s', async (url) => {
    const reply = await server.app.inject({ url });

    expect([reply.statusCode, reply.json()]).toEqual([404, { detail: 'Hittades inte.' }]);
  });

  test('knows no path that is not written properly', async () => {
    const reply = await server.app.inject({ url: '/api/clubs/%E0%A4%A/' });

    expect([reply.statusCode, reply.json()]).toEqual([400, { detail: 'Ogiltig förfrågan.' }]);
  });

  test('speaks Swedish whatever the actor prefers', async () => {
    const reply = await server.app.inject({
      url: '/nowhere',
      headers: { 'accept-language': 'en', accept: 'text/html' },
    });

    expect([reply.headers['content-language'], reply.json()]).toEqual(['sv', { detail: 'Hittades inte.' }]);
  });
});
