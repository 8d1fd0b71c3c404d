import pino, { type Logger } from 'pino';
import type { LogLevel } from '../config';

interface LoggedRequest {
  method: string;
  url: string;
}

/**
 * The server's own log, one JSON object per line. Who asks and what for stays out of it: no addresses, no queries, no bodies,
 * no headers; of an error its kind, message and stack, but not the values that a database puts beside them.
 */
export const createLogger = (level: LogLevel): Logger =>
  pino({
    level,
    serializers: {
      req: ({ method, url }: LoggedRequest) => ({ method, path: url.split('?')[0] }),
      res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
      err: (error: Error) => ({ type: error.name, message: error.message, stack: error.stack }),
    },
  });
