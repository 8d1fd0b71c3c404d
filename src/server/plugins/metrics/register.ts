import type { FastifyInstance } from 'fastify';
import { notAuthenticated, notFound } from '../../errors';
import { carriesToken } from './ownPort';
import type { Metrics } from './metrics';
import { registerReadings, type Readable } from './readings';
import { countRequests } from './requests';

interface MetricsRoute {
  metrics: Metrics | undefined;
  /** undefined: nobody may read the metrics here. */
  token: string | undefined;
}

/** `GET /metrics` for whoever has the token; where none is set there is no such page. */
function registerMetricsRoute(app: FastifyInstance, { metrics, token }: MetricsRoute): void {
  app.get('/metrics', async ({ headers }, reply) => {
    if (!metrics || token === undefined) throw notFound();
    if (!carriesToken(headers.authorization, token)) throw notAuthenticated();
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
}

export interface MetricsParts extends Readable {
  /** undefined: nothing is counted. */
  metrics?: Metrics | undefined;
  metricsToken?: string | undefined;
}

/** Counts what the app does, if it is to be counted, and tells it at `/metrics`, if it is to be told there. */
export function registerMetrics(app: FastifyInstance, { metrics, metricsToken, ...readable }: MetricsParts): void {
  if (metrics) {
    countRequests(app, metrics);
    registerReadings(metrics.registry, readable);
  }
  registerMetricsRoute(app, { metrics, token: metricsToken });
}
