import type { FastifyInstance } from 'fastify';
import { notAuthenticated, notFound } from '../../errors';
import type { Metrics } from './metrics';
import { carriesToken } from './ownPort';
import { registerReadings, type Readable } from './readings';

/** The label of whatever has no route: names of paths come from outside and are without end. */
const NO_ROUTE = 'none';
const TOO_MANY = 429;

type Observe = (seconds: number) => void;

/** Times every answer by the pattern of its route. */
function countRequests(app: FastifyInstance, { answers, rateLimited }: Metrics): void {
  // Finding a series by its labels costs more than adding to it.
  const series = new Map<string, Observe>();

  function observeOf(route: string, method: string, status: number): Observe {
    const key = `${method}${status}${route}`;
    const known = series.get(key);
    if (known) return known;
    const labelled = answers.labels({ route, method, status: `${status}xx` });
    const observe: Observe = (seconds) => labelled.observe(seconds);
    series.set(key, observe);
    return observe;
  }

  app.addHook('onResponse', (request, reply, done) => {
    const { statusCode } = reply;
    observeOf(
      request.routeOptions.url ?? NO_ROUTE,
      request.method,
      Math.floor(statusCode / 100),
    )(reply.elapsedTime / 1000);
    if (statusCode === TOO_MANY) rateLimited.inc();
    done();
  });
}

interface MetricsRoute {
  metrics: Metrics | undefined;
  /** undefined: nobody may read the metrics here. */
  token: string | undefined;
}

/** `GET /metrics`, only with the token; where none is set there is no such page. */
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

/** Counts what the app does, if that is wanted, and serves the counts at `/metrics`, if that is wanted. */
export function registerMetrics(app: FastifyInstance, { metrics, metricsToken, ...readable }: MetricsParts): void {
  if (metrics) {
    countRequests(app, metrics);
    registerReadings(metrics.registry, readable);
  }
  registerMetricsRoute(app, { metrics, token: metricsToken });
}
