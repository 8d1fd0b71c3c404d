import { aClub, aClubAccount, loginAs } from '../../testing/accounts';
import { describeEachEngine } from '../../testing/engines';
import type { TestApp } from '../../testing/testApp';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'HEAD' | 'OPTIONS';

interface Served {
  method: Method;
  url: string;
}

describeEachEngine('every answer of the API', (makeApp) => {
  let server: TestApp;
  let calls: Served[];
  beforeAll(async () => {
    server = await makeApp();
    calls = [...server.app.policies.keys()]
      .map((call) => call.split(' '))
      .map(([method, url = '']) => ({ method: method as Method, url: url.replace(/:\w+/g, '999999') }))
      .filter(({ url }) => url.startsWith('/api/') || url.startsWith('/auth/'));
  });

  const ask = ({ method, url }: Served, headers = {}) => server.app.inject({ method, url, headers });

  async function oddOnes(isOdd: (call: Served) => Promise<boolean>): Promise<string[]> {
    const odd: string[] = [];
    for (const call of calls) if (await isOdd(call)) odd.push(`${call.method} ${call.url}`);
    return odd;
  }

  test('says which methods the path has, OPTIONS among them, in Swedish', async () => {
    expect(calls.length).toBeGreaterThan(80);
    expect(
      await oddOnes(async (call) => {
        const { headers } = await ask(call);
        const allowed = String(headers.allow).split(', ');
        return !allowed.includes('OPTIONS') || !allowed.includes(call.method) || headers['content-language'] !== 'sv';
      }),
    ).toEqual([]);
  });

  test('of 401 says how to log in, and no other does', async () => {
    const seen = new Set<number>();
    expect(
      await oddOnes(async (call) => {
        const { headers, statusCode } = await ask(call);
        seen.add(statusCode);
        return headers['www-authenticate'] !== (statusCode === 401 ? 'Bearer realm="api"' : undefined);
      }),
    ).toEqual([]);
    expect([...seen]).toEqual(expect.arrayContaining([200, 400, 401]));
  });

  test('is the same without the last slash', async () => {
    const official = await loginAs(server, await aClubAccount(server, await aClub(server)));
    expect(
      await oddOnes(async (call) => {
        const [slashed, bare] = [
          await ask(call, official),
          await ask({ ...call, url: call.url.replace(/\/$/, '') }, official),
        ];
        return slashed.statusCode !== bare.statusCode || slashed.headers.allow !== bare.headers.allow;
      }),
    ).toEqual([]);
  });
});
