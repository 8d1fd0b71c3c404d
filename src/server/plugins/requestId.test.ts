import { buildTestApp } from '../../testing/testApp';
import type { Config } from '../config';

async function idOf(trustProxy: Config['trustProxy'], given: string, remoteAddress = '10.0.0.7'): Promise<unknown> {
  const { app, close } = await buildTestApp({ trustProxy, newId: () => 'made here' });
  const { headers } = await app.inject({ url: '/healthz', headers: { 'x-request-id': given }, remoteAddress });
  await close();
  return headers['x-request-id'];
}

test.each<[Config['trustProxy'], string, string]>([
  [1, 'abcd-1234', '10.0.0.7'],
  [['10.0.0.0/8'], 'abcd-1234', '10.0.0.7'],
  [['10.0.0.7'], 'abcd-1234', '::ffff:10.0.0.7'],
  [['fd00::/8'], 'abcd-1234', 'fd00::5'],
])('a proxy that is trusted (%j) names the request', async (trustProxy, given, address) => {
  expect(await idOf(trustProxy, given, address)).toBe(given);
});

test.each<[Config['trustProxy'], string, string]>([
  [false, 'abcd-1234', '10.0.0.7'],
  [['10.0.0.0/8'], 'abcd-1234', '192.0.2.1'],
  [1, 'a "quoted" id', '10.0.0.7'],
  [1, 'x'.repeat(65), '10.0.0.7'],
  [1, 'sara@example.se', '10.0.0.7'],
])('anybody else, and a name that is no plain word, does not (%j, %s, %s)', async (trustProxy, given, address) => {
  expect(await idOf(trustProxy, given, address)).toBe('made here');
});
