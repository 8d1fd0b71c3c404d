import type { FastifyInstance } from 'fastify';
import pino, { type DestinationStream, type Logger } from 'pino';
import type { LogLevel } from '../config';

/**
 * The server's own log, one JSON object per line. Who asks and what for stays out of it: no addresses, no queries, no bodies,
 * no headers; of an error its kind, message and stack, but not the values that a database puts beside them.
 */
export const createLogger = (level: LogLevel, destination: DestinationStream = pino.destination(1)): Logger =>
  pino(
    {
      level,
      serializers: {
        req: ({ method, url }: { method: string; url: string }) => ({ method, path: url.split('?')[0] }),
        err: (error: Error) => ({ type: error.name, message: error.message, stack: error.stack }),
      },
    },
    destination,
  );

/** One line per answer, with the number of the user where there is one. */
export function registerRequestLog(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, { statusCode, elapsedTime }) => {
    request.log.info({ req: request, statusCode, ms: Math.round(elapsedTime), userId: request.user?.id }, 'answered');
  });
}
