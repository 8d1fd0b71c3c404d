import { competitorPaths } from '../shared/contract/competitors';
import type { Figure } from './figure';
import { cost, load, usPerRequest } from './load';
import { besidePeer } from './peer';
import { makeWorld, officialOf } from './world';

const BOATS = 200;
const SECONDS = 4;
/** So long that the engine has seen the code often. */
const WARM_UP_S = 6;
const CONNECTIONS = 8;

/**
 * A finish is typed: one row, its number and its frame in one transaction that is on the disk before it is answered
 * (SQLite, FULL).
 */
export async function measureWrites(peer: ReadonlyMap<string, number>): Promise<Figure[]> {
  const world = await makeWorld(BOATS);
  try {
    const { call, token } = await officialOf(world);
    await call('PATCH', `/api/sailings/${world.sailing}/`, { status: 'ongoing' });
    const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
    const paths = world.boats.map(competitorPaths.elapsedTime);
    // A number of seconds that is another each time.
    const wanted = {
      url: world.app.url,
      paths,
      method: 'PATCH',
      headers,
      body: '{"elapsed_time": "%n"}',
      connections: CONNECTIONS,
    };
    await load({ ...wanted, seconds: WARM_UP_S });
    const written = await cost(world.app.pid(), { ...wanted, seconds: SECONDS });
    const us = usPerRequest([written]);
    return [
      { name: 'PATCH of a time: CPU per request', value: us, unit: 'µs' },
      {
        name: `PATCH of a time: per second, ${CONNECTIONS} at once`,
        value: written.requests / written.seconds,
        unit: '/s',
      },
      { name: 'PATCH of a time: p50', value: written.p50, unit: 'ms' },
      { name: 'PATCH of a time: p99', value: written.p99, unit: 'ms' },
      ...besidePeer(peer, 'PATCH elapsed time', us),
    ];
  } finally {
    await world.app.close();
  }
}
