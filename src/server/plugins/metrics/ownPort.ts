import { createHash, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { Config } from '../../config';
import { errorCode } from '../../errorCode';
import { StartError } from '../../startError';
import type { Metrics } from './metrics';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Does the header carry the token? It takes as long whatever is wrong with it. */
export const carriesToken = (authorization: string | undefined, token: string): boolean =>
  timingSafeEqual(digest(authorization ?? ''), digest(`Bearer ${token}`));

type Settings = Pick<Config, 'metricsHost' | 'metricsPort' | 'metricsToken'>;

export interface MetricsServer {
  /** The one that was asked for, or the one that was found for 0; null: none. */
  port: number | null;
  stop: () => Promise<void>;
}

const listener =
  ({ registry }: Metrics, token: string | undefined): RequestListener =>
  (request, response) => {
    const refuse = (status: number) => void response.writeHead(status, { 'Content-Length': 0 }).end();
    if (request.method !== 'GET' || request.url !== '/metrics') return refuse(404);
    if (token !== undefined && !carriesToken(request.headers.authorization, token)) return refuse(401);
    registry.metrics().then(
      (text) =>
        response.writeHead(200, { 'Content-Type': registry.contentType, 'Cache-Control': 'no-store' }).end(text),
      () => refuse(500),
    );
  };

/**
 * Serves `/metrics` alone on a port of its own, if one is set, and only with the token, if one is set. Throws one
 * readable line when the port is taken.
 */
export async function serveMetrics(
  metrics: Metrics,
  { metricsPort, metricsHost, metricsToken }: Settings,
): Promise<MetricsServer> {
  if (metricsPort === undefined) return { port: null, stop: async () => {} };
  const server = createServer(listener(metrics, metricsToken));
  server.listen(metricsPort, metricsHost);
  await once(server, 'listening').catch((error: unknown) => {
    throw new StartError(
      `METRICS_HOST och METRICS_PORT: det går inte att lyssna på ${metricsHost}:${metricsPort} (${errorCode(error)}).`,
    );
  });
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : null,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
