import { aClub, aClubAccount, aSailorAccount, aUser, loginAs } from '../../testing/accounts';
import { buildTestApp, type TestApp } from '../../testing/testApp';
import { userOf } from '../http/request';
import type { Policy } from './policies';

/** Calls that anyone may make. Every other one asks for a login: a new open call is written down here, knowingly. */
const OPEN_CALLS = [
  'GET /api/clubs/',
  'GET /api/clubs/:club/',
  'GET /healthz',
  'GET /readyz',
  'GET /ws/clubs/:clubId/notifications/',
  'POST /auth/jwt/create/',
  'POST /auth/jwt/logout/',
  'POST /auth/jwt/refresh/',
  'POST /auth/jwt/verify/',
  'POST /auth/users/',
];

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

const splitCall = (call: string) => {
  const [method, pattern = ''] = call.split(' ');
  return { method: method as Method, url: pattern.replace(/:\w+/g, '1') };
};

describe('the policy of each route', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await buildTestApp();
  });
  afterAll(() => test.close());

  const callsWith = (...wanted: Policy[]) => [...test.app.policies].filter(([, policy]) => wanted.includes(policy)).map(([call]) => call);
  const answerTo = (call: string, headers = {}) => test.app.inject({ ...splitCall(call), headers });

  async function answersOtherThan(status: number, calls: string[], headers = {}): Promise<string[]> {
    const answers = await Promise.all(calls.map(async (call) => ({ call, got: (await answerTo(call, headers)).statusCode })));
    return answers.filter(({ got }) => got !== status).map(({ call, got }) => `${call}: ${got}`);
  }

  it('is there', () => {
    expect(test.app.policies.size).toBeGreaterThan(OPEN_CALLS.length);
    expect(callsWith('public', 'open', 'user', 'club')).toHaveLength(test.app.policies.size);
  });

  it('leaves only the calls open that are known to be', async () => {
    const open = callsWith('public', 'open').filter((call) => !/^(HEAD|OPTIONS) /.test(call));
    const answers = await Promise.all(open.map(async (call) => ({ call, status: (await answerTo(call)).statusCode })));

    expect(
      answers
        .filter(({ status }) => status !== 405)
        .map(({ call }) => call)
        .sort(),
    ).toEqual(OPEN_CALLS);
  });

  it('asks everybody else for a login', async () => {
    const guarded = callsWith('user', 'club');

    expect(guarded).toContain('GET /auth/users/me/');
    expect(await answersOtherThan(401, guarded)).toEqual([]);
  });

  it('keeps sailors from what only clubs do', async () => {
    const clubCalls = callsWith('club');
    const sailor = await loginAs(test, await aSailorAccount(test));

    expect(clubCalls).toContain('POST /api/sailings/');
    expect(await answersOtherThan(403, clubCalls, sailor)).toEqual([]);
  });

  it('refuses a bad token also where none is needed', async () => {
    const headers = { authorization: 'Bearer gammal' };
    const open = callsWith('open');

    expect(open).toContain('POST /auth/users/');
    expect(await answersOtherThan(401, open, headers)).toEqual([]);
  });
});

describe('a route', () => {
  it('cannot be registered without a policy', async () => {
    const test = await buildTestApp();

    expect(() => test.app.get('/api/secrets/', async () => 'all of them')).toThrow('The route GET /api/secrets/ has no policy.');
    await test.close();
  });

  it('for clubs serves club accounts and those who run the platform', async () => {
    const test = await buildTestApp();
    test.app.get('/api/probes/', { config: { policy: 'club' } }, async (request) => ({ id: userOf(request).id }));
    const clubAccount = await aClubAccount(test, await aClub(test));
    const staff = await aUser(test, { is_staff: 1 });

    for (const user of [clubAccount, staff]) {
      const reply = await test.app.inject({ url: '/api/probes/', headers: await loginAs(test, user) });
      expect([reply.statusCode, reply.json()]).toEqual([200, { id: user.id }]);
    }
    await test.close();
  });
});
