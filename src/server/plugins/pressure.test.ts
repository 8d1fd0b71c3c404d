import { setTimeout as wait } from 'node:timers/promises';
import { buildTestApp } from '../../testing/testApp';
import type { PressureLimits } from '../config';

const NO_LIMITS: PressureLimits = { loopDelayMs: 0, heapMb: 0, rssMb: 0 };

/** An app whose limits are looked at for the first time. */
async function serverWith(limits: Partial<PressureLimits>) {
  const server = await buildTestApp({ pressure: { ...NO_LIMITS, ...limits } });
  const isMeasured = () => server.app.memoryUsage().rssBytes > 0;
  await server.app.ready();
  while (!isMeasured()) await wait(50);
  return server;
}

test.each([
  ['memory of the process', { rssMb: 1 }],
  ['memory of JavaScript', { heapMb: 1 }],
])('a call is refused for a while when the limit of the %s is passed; health is not', async (_, limits) => {
  const server = await serverWith(limits);

  const [call, slashless, health] = await Promise.all(
    ['/api/clubs/', '/api/clubs', '/healthz'].map((url) => server.app.inject({ url })),
  );
  await server.close();

  expect([call?.statusCode, call?.headers['retry-after'], call?.json()]).toEqual([
    503,
    '5',
    { detail: 'Servern har för mycket att göra just nu. Försök igen om en liten stund.' },
  ]);
  expect([slashless?.statusCode, health?.statusCode]).toEqual([503, 200]);
});

test('within its limits everything is served, and without limits nothing is looked at', async () => {
  const server = await serverWith({ rssMb: 100_000, heapMb: 100_000, loopDelayMs: 0 });
  const unlimited = await buildTestApp();

  const replies = await Promise.all([server, unlimited].map(({ app }) => app.inject({ url: '/api/clubs/' })));
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect(unlimited.app.hasDecorator('isUnderPressure')).toBe(false);

  await server.close();
  await unlimited.close();
});
