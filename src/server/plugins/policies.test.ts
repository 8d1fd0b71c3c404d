import { aClub, aClubAccount, aSailorAccount, aUser, loginAs } from '../../testing/accounts';
import { buildTestApp, withProbes, type TestApp } from '../../testing/testApp';
import { userOf } from '../http/request';
import type { Policy } from './policies';

/** Calls that anyone may make. Every other one asks for a login: a new open call is written down here, knowingly. */
const OPEN_CALLS = [
  'GET /api/clubs/',
  'GET /api/clubs/:club/',
  'GET /api/index-data/',
  'GET /api/schema/',
  'GET /api/schema/docs/',
  'GET /api/schema/push/',
  'GET /api/time/',
  'GET /healthz',
  'GET /kalender/:slug.ics',
  'GET /kalender/:slug/serie/:id.ics',
  'GET /kalender/egen/:token.ics',
  'GET /media/:hash',
  'GET /metrics',
  'GET /r/:club/',
  'GET /r/:club/nytt',
  'GET /r/:club/segling/:id',
  'GET /r/:club/serie/:id',
  'GET /r/:club/skarm',
  'GET /r/embed.js',
  'GET /r/live.js',
  'GET /r/oembed',
  'GET /r/sans.woff2',
  'GET /r/skarm.css',
  'GET /r/skarm.js',
  'GET /r/stil.css',
  'GET /readyz',
  'GET /ws/clubs/:clubId/notifications/',
  'POST /auth/evening/',
  'POST /auth/jwt/create/',
  'POST /auth/jwt/logout/',
  'POST /auth/jwt/refresh/',
  'POST /auth/jwt/verify/',
  'POST /auth/users/',
  'POST /auth/users/reset_password/',
  'POST /auth/users/reset_password_confirm/',
];

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

const splitCall = (call: string) => {
  const [method, pattern = ''] = call.split(' ');
  return { method: method as Method, url: pattern.replace(/:\w+/g, '1') };
};

describe('the policy of each route', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await buildTestApp();
  });
  afterAll(() => server.close());

  const callsWith = (...wanted: Policy[]) =>
    [...server.app.policies].filter(([, policy]) => wanted.includes(policy)).map(([call]) => call);
  const answerTo = (call: string, headers = {}) => server.app.inject({ ...splitCall(call), headers });

  async function answersOtherThan(status: number, calls: string[], headers = {}): Promise<string[]> {
    const answers = await Promise.all(
      calls.map(async (call) => ({ call, got: (await answerTo(call, headers)).statusCode })),
    );
    return answers.filter(({ got }) => got !== status).map(({ call, got }) => `${call}: ${got}`);
  }

  test('is there', () => {
    expect(server.app.policies.size).toBeGreaterThan(OPEN_CALLS.length);
    expect(callsWith('public', 'open', 'user', 'club')).toHaveLength(server.app.policies.size);
  });

  test('leaves only the calls open that are known to be', async () => {
    const open = callsWith('public', 'open').filter((call) => !/^(HEAD|OPTIONS) /.test(call));
    const answers = await Promise.all(open.map(async (call) => ({ call, status: (await answerTo(call)).statusCode })));

    expect(
      answers
        .filter(({ status }) => status !== 405)
        .map(({ call }) => call)
        .sort(),
    ).toEqual(OPEN_CALLS);
  });

  test('asks everybody else for a login', async () => {
    const guarded = callsWith('user', 'club');

    expect(guarded).toContain('GET /auth/users/me/');
    expect(await answersOtherThan(401, guarded)).toEqual([]);
  });

  test('keeps sailors from what only clubs do', async () => {
    const clubCalls = callsWith('club');
    const sailor = await loginAs(server, await aSailorAccount(server));

    expect(clubCalls).toContain('POST /api/sailings/');
    expect(await answersOtherThan(403, clubCalls, sailor)).toEqual([]);
  });

  test('refuses a bad token also where none is needed', async () => {
    const headers = { authorization: 'Bearer gammal' };
    const open = callsWith('open');

    expect(open).toContain('POST /auth/users/');
    expect(await answersOtherThan(401, open, headers)).toEqual([]);
  });
});

describe('a route', () => {
  test('cannot be registered unless the permission matrix has it', async () => {
    const server = await buildTestApp();

    expect(() => server.app.get('/api/secrets/', async () => 'all of them')).toThrow(
      'The call GET /api/secrets/ is not in the permission matrix.',
    );
    await server.close();
  });

  test('for clubs serves club accounts and those who run the platform', async () => {
    const server = await buildTestApp(withProbes({ 'GET /api/probes/': 'club' }));
    server.app.get('/api/probes/', async (request) => ({ id: userOf(request).id }));
    const clubAccount = await aClubAccount(server, await aClub(server));
    const staff = await aUser(server, { is_staff: 1 });

    for (const user of [clubAccount, staff]) {
      const reply = await server.app.inject({ url: '/api/probes/', headers: await loginAs(server, user) });
      expect([reply.statusCode, reply.json()]).toEqual([200, { id: user.id }]);
    }
    await server.close();
  });
});
