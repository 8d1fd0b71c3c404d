import type { FastifyInstance } from 'fastify';
import { notAuthenticated, notFound } from '../../errors';
import { carriesToken } from './access';
import type { Metrics } from './metrics';

export interface MetricsRoute {
  metrics: Metrics | undefined;
  /** undefined: nobody may read the metrics here. */
  token: string | undefined;
}

/** `GET /metrics` for whoever has the token; where none is set there is no such page. */
export function registerMetricsRoute(app: FastifyInstance, { metrics, token }: MetricsRoute): void {
  app.get('/metrics', async ({ headers }, reply) => {
    if (!metrics || token === undefined) throw notFound();
    if (!carriesToken(headers.authorization, token)) throw notAuthenticated();
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
}
