import { createMetrics } from './metrics';
import { serveMetrics } from './ownPort';

const anywhere = { metricsPort: 0, metricsHost: '127.0.0.1' };

test('metrics have a port of their own, with the token where one is set', async () => {
  const metrics = createMetrics({ build: 'b1', engine: 'sqlite' });
  const open = await serveMetrics(metrics, { ...anywhere, metricsToken: undefined });
  const guarded = await serveMetrics(metrics, { ...anywhere, metricsToken: 'only the collector' });
  const status = async (server: { port: number | null }, path: string, init?: RequestInit) =>
    (await fetch(`http://127.0.0.1:${server.port}${path}`, init)).status;

  expect(await status(open, '/metrics')).toBe(200);
  expect(await status(open, '/api/clubs/')).toBe(404);
  expect(await status(open, '/metrics', { method: 'POST' })).toBe(404);
  expect(await status(guarded, '/metrics')).toBe(401);
  expect(await status(guarded, '/metrics', { headers: { Authorization: 'Bearer only the collector' } })).toBe(200);
  await Promise.all([open.stop(), guarded.stop()]);
});

test('a port that is taken is named', async () => {
  const metrics = createMetrics({ build: 'b1', engine: 'sqlite' });
  const { port, stop } = await serveMetrics(metrics, { ...anywhere, metricsToken: undefined });

  await expect(serveMetrics(metrics, { ...anywhere, metricsPort: port ?? 0, metricsToken: undefined })).rejects.toThrow(
    `METRICS_HOST och METRICS_PORT: det går inte att lyssna på 127.0.0.1:${port} (EADDRINUSE).`,
  );
  await stop();
});

test('where no port is set, none is opened', async () => {
  const metrics = createMetrics({ build: 'b1', engine: 'sqlite' });

  expect(
    (await serveMetrics(metrics, { metricsPort: undefined, metricsHost: '127.0.0.1', metricsToken: undefined })).port,
  ).toBeNull();
});
