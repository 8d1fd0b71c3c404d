import type { FastifyInstance } from 'fastify';
import type { Metrics } from './metrics';

/** The label of whatever has no route: names of paths come from outside and are without end. */
const NO_ROUTE = 'none';
const TOO_MANY = 429;

type Observe = (seconds: number) => void;

/** Times every answer by the pattern of its route. */
export function countRequests(app: FastifyInstance, { answers, rateLimited }: Metrics): void {
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
