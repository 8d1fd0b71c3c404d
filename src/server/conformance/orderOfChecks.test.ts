import { describeEachEngine } from '../../testing/engines';
import { peopleIn, type Call, type People } from '../../testing/people';
import { aSailingRecord } from '../../testing/records';
import type { TestApp } from '../../testing/testApp';

const BROKEN = ['{"name":', { 'content-type': 'application/json' }] as const;
const WRONG = [{ status: 'x', start_date: 'x' }, {}] as const;
const UNKNOWN_TYPE = ['x', { 'content-type': 'text/plain' }] as const;
const BODIES = [
  ['a body that is wrong', WRONG, 400],
  ['a body that is broken', BROKEN, 400],
  ['a body of a type that nobody reads', UNKNOWN_TYPE, 415],
] as const;

describeEachEngine('of several things that are wrong with a call', (makeApp) => {
  let server: TestApp;
  let people: People;
  let sailingId: number;
  beforeAll(async () => {
    server = await makeApp();
    people = await peopleIn(server);
    ({ id: sailingId } = await aSailingRecord(server, people.club));
  });

  const statusOf = async (call: Call, url: string, [payload, headers]: (typeof BODIES)[number][1]) =>
    (await call('PATCH', url, payload, { ...headers })).statusCode;

  test.each(BODIES)('the actor is told the first, and last of %s', async (_what, body, status) => {
    const there = `/api/sailings/${sailingId}/`;
    const nowhere = '/api/sailings/999999/';
    const { anonymous, member, stranger, official } = people;

    expect([await statusOf(anonymous, there, body), await statusOf(anonymous, nowhere, body)]).toEqual([401, 401]);
    expect([await statusOf(member, there, body), await statusOf(member, nowhere, body)]).toEqual([403, 403]);
    expect([await statusOf(stranger, nowhere, body), await statusOf(official, nowhere, body)]).toEqual([404, 404]);
    expect(await statusOf(stranger, there, body)).toBe(403);
    expect(await statusOf(official, there, body)).toBe(status);
  });

  test('a login is asked for before a method that is not there, and a token is judged before all', async () => {
    const { anonymous, member } = people;

    expect((await anonymous('POST', `/api/sailings/${sailingId}/`)).statusCode).toBe(401);
    expect((await member('POST', `/api/sailings/${sailingId}/`)).statusCode).toBe(405);
    expect(
      (await anonymous('POST', '/auth/users/', '{', { ...BROKEN[1], authorization: 'Bearer gammal' })).statusCode,
    ).toBe(401);
  });

  test('the limit comes before the body', async () => {
    const limited = await makeApp({ rateLimit: true });
    const register = (payload: object | string, headers = {}) =>
      limited.app.inject({ method: 'POST', url: '/auth/users/', payload, headers });
    for (let time = 1; time <= 20; time += 1) expect((await register(BROKEN[0], BROKEN[1])).statusCode).toBe(400);

    expect((await register(BROKEN[0], BROKEN[1])).statusCode).toBe(429);
    expect((await register({ email: 'anna@example.se', password: 'Lovar-i-friskt-väder' })).statusCode).toBe(429);
  });
});
