import type { FastifyInstance, FastifyRequest } from 'fastify';
import pino, { type DestinationStream, type Logger } from 'pino';
import type { LogLevel } from '../config';
import { API_PREFIXES } from '../../shared/paths';

const NO_ROUTE = '(none)';
const FORBIDDEN = 403;

/**
 * Paths of the API hold numbers and slugs. Others may hold the token of a link in a mail, and those that nobody serves
 * anything.
 */
function pathOf({ url, is404, routeOptions }: FastifyRequest): string {
  const path = url.split('?')[0] ?? '';
  if (is404) return NO_ROUTE;
  return API_PREFIXES.some((prefix) => path.startsWith(prefix)) ? path : (routeOptions.url ?? NO_ROUTE);
}

/**
 * The server's own log, one JSON object per line. Who asks and what for stays out of it: no addresses, no queries, no
 * bodies, no headers; of an error its kind, message and stack, but not the values that a database puts beside them.
 */
export const createLogger = (level: LogLevel, destination: DestinationStream = pino.destination(1)): Logger =>
  pino(
    {
      level,
      serializers: {
        req: (request: FastifyRequest) => ({ method: request.method, path: pathOf(request) }),
        err: (error: Error) => ({ type: error.name, message: error.message, stack: error.stack }),
      },
    },
    destination,
  );

/** One line per answer, with the number of the user or the access key where there is one. What somebody had no right to is a warning. */
export function registerRequestLog(app: FastifyInstance): void {
  app.addHook('onResponse', (request, { statusCode, elapsedTime }, done) => {
    const level = statusCode === FORBIDDEN ? 'warn' : 'info';
    const who = { userId: request.user?.id, accessKey: request.user?.accessKey?.id };
    request.log[level]({ req: request, statusCode, ms: Math.round(elapsedTime), ...who }, 'answered');
    done();
  });
}
