import type { FastifyInstance } from 'fastify';
import type { Metrics } from './metrics';
import { registerReadings, type Readable } from './readings';
import { countRequests } from './requests';
import { registerMetricsRoute } from './route';

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
