import { hash } from '@node-rs/argon2';
import { authPaths } from '../shared/contract/auth';
import { clubPaths } from '../shared/contract/clubs';
import { PASSWORD_COST } from '../server/resources/users/passwords';
import { TEST_PASSWORD } from '../testing/accounts';
import type { Figure } from './figure';
import { load } from './load';
import { makeWorld } from './world';

const SECONDS = 4;
const LOGIN_CONNECTIONS = 8;
const OTHER_CONNECTIONS = 4;

/** Logins as fast as they go, and what they do to the others. */
export async function measureLogins(): Promise<Figure[]> {
  const world = await makeWorld(0, {
    furnish: async ({ db }) => {
      await db
        .updateTable('users')
        .set({ password_hash: await hash(TEST_PASSWORD, PASSWORD_COST) })
        .execute();
    },
  });
  try {
    const { url } = world.app;
    const others = { url, paths: [clubPaths.list], connections: OTHER_CONNECTIONS, seconds: SECONDS };
    const body = JSON.stringify({ email: world.email, password: world.password });
    const headers = { 'Content-Type': 'application/json' };
    const logins = {
      url,
      paths: [authPaths.login],
      method: 'POST',
      headers,
      body,
      connections: LOGIN_CONNECTIONS,
      seconds: SECONDS,
    };

    await load({ ...others, seconds: 1 });
    const alone = await load(others);
    const [made, beside] = await Promise.all([load(logins), load(others)]);
    const what = `${LOGIN_CONNECTIONS} lines that log in`;
    return [
      { name: `logins per second, ${what}`, value: (made.requests - made.refused) / made.seconds, unit: '/s' },
      { name: `logins refused for now (503), ${what}`, value: made.refused, unit: '' },
      { name: 'other requests, p99 without logins', value: alone.p99, unit: 'ms' },
      { name: `other requests, p99 beside ${what}`, value: beside.p99, unit: 'ms' },
      {
        name: 'other requests, p99 beside logins against without',
        value: beside.p99 / Math.max(1, alone.p99),
        unit: '×',
      },
    ];
  } finally {
    await world.app.close();
  }
}
