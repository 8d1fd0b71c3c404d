import { aUser } from '../../../testing/accounts';
import { buildTestApp, type TestApp } from '../../../testing/testApp';

/** Some 40 ms for a hash: long beside everything else that a login does. */
const SLOW = { memoryCost: 32_768, timeCost: 4, parallelism: 1 };
const TRIES = 4;

describe('the work that a failed login makes', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await buildTestApp({ passwordCost: SLOW });
  });
  afterAll(() => server.close());

  const post = (url: string, payload: object) => server.app.inject({ method: 'POST', url, payload });

  /** Work of the processor, which other programs do not make longer; the least of several, since the first of a kind costs more. */
  async function workMs(email: string): Promise<number> {
    const times: number[] = [];
    for (let number = 0; number < TRIES; number += 1) {
      const began = process.cpuUsage();
      expect((await post('/auth/jwt/create/', { email, password: 'fel' })).statusCode).toBe(401);
      const { user, system } = process.cpuUsage(began);
      times.push((user + system) / 1000);
    }
    return Math.min(...times);
  }

  test('is the same whether or not the address has an account', async () => {
    await post('/auth/users/', { email: 'finns@example.se', password: 'Lovar-i-friskt-väder' });
    const inactive = await aUser(server, { is_active: 0 });
    const invited = await aUser(server, { password_hash: null });

    const known = await workMs('finns@example.se');
    for (const email of ['ingen@example.se', inactive.email, invited.email]) {
      const unknown = await workMs(email);
      expect([email, unknown > known / 2, unknown < known * 2]).toEqual([email, true, true]);
    }
  });
});
