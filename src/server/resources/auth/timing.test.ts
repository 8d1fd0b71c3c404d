/** @jest-environment <rootDir>/src/tools/test/bundle/ownNodeEnvironment.cjs */
import type * as Argon2 from '@node-rs/argon2';
import { verify } from '@node-rs/argon2';
import { aUser } from '../../../testing/accounts';
import { buildTestApp, type TestApp } from '../../../testing/testApp';

// The library does what it does; it is only counted how often it is asked, and for how much work.
jest.mock<typeof Argon2>('@node-rs/argon2', () => {
  const argon2 = jest.requireActual<typeof Argon2>('@node-rs/argon2');
  return { ...argon2, verify: jest.fn(argon2.verify) };
});

const asked = jest.mocked(verify);
/** "$argon2id$v=19$m=8,t=1,p=1": what a hash costs stands before its salt. */
const costOf = (hash: unknown): string => String(hash).split('$').slice(0, 4).join('$');

describe('the work that a failed login makes', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await buildTestApp();
  });
  afterAll(() => server.close());

  const post = (url: string, payload: object) => server.app.inject({ method: 'POST', url, payload });

  async function costsOf(email: string): Promise<string[]> {
    asked.mockClear();
    expect((await post('/auth/jwt/create/', { email, password: 'fel' })).statusCode).toBe(401);
    return asked.mock.calls.map(([hash]) => costOf(hash));
  }

  test('is the same whether or not the address has an account', async () => {
    await post('/auth/users/', { email: 'finns@example.se', password: 'Lovar-i-friskt-väder' });
    const inactive = await aUser(server, { is_active: 0 });
    const invited = await aUser(server, { password_hash: null });

    const known = await costsOf('finns@example.se');
    expect(known).toEqual([expect.stringContaining('argon2id')]);
    for (const email of ['ingen@example.se', inactive.email, invited.email])
      expect([email, await costsOf(email)]).toEqual([email, known]);
  });
});
