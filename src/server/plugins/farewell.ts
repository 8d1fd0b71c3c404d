import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

const LOOK_EVERY_MS = 50;
const QUIET_MS = 100;
const QUIET_WITHIN_MS = 3_000;
/** The longest that a stop waits for an answer; whoever asked has hung up by then. */
const ANSWER_WITHIN_MS = 8_000;

export interface Farewell {
  /** Has the server been told to stop? */
  isLeaving: () => boolean;
}

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * From now on the server is not ready, and every answer closes its line. It still serves whoever comes. Kept after
     * so long, and when nobody asks any more, but no more than three seconds later.
     */
    sayFarewell(atLeastMs: number): Promise<void>;
  }
}

/**
 * Lets a stop break no request. A line that is kept alive is told to close by the next answer on it; while the server
 * closes, what arrives on the lines that are left is still answered, lines on which nobody has ever asked anything are
 * closed (browsers open such in advance), and everything waits for the last answer.
 */
export function registerFarewell(app: FastifyInstance): Farewell {
  let isLeaving = false;
  let arrived = 0;
  let unanswered = 0;
  const onGone = () => {
    unanswered -= 1;
  };
  app.decorate('sayFarewell', async (atLeastMs: number) => {
    isLeaving = true;
    const begun = performance.now();
    const lasts = (ms: number) => performance.now() - begun < ms;
    // Under load, lines are read late: what has come since the last look shows that not everybody has been told.
    for (let seen = -1; lasts(atLeastMs) || (seen !== arrived && lasts(atLeastMs + QUIET_WITHIN_MS));) {
      seen = arrived;
      await wait(QUIET_MS);
    }
  });

  app.addHook('onRequest', (request, reply, done) => {
    // What becomes a socket is told goodbye by the hub.
    if (request.raw.headers.upgrade === undefined) {
      arrived += 1;
      unanswered += 1;
      reply.raw.once('close', onGone);
    }
    done();
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (isLeaving) reply.header('Connection', 'close');
    done(null, payload);
  });

  const closeSilent = silentLines(app);
  app.addHook('preClose', (done) => {
    isLeaving = true;
    let seen = -1;
    const closeIdle = app.server.closeIdleConnections.bind(app.server);
    // Closing the server would close lines at once whose next call has arrived here but has not been read.
    app.server.closeIdleConnections = () => {};
    const looking = setInterval(() => {
      closeSilent();
      if (seen === arrived) closeIdle();
      seen = arrived;
    }, QUIET_MS);
    app.server.once('close', () => clearInterval(looking));
    done();
  });
  // "localhost" is two addresses, and the framework waits for the lines of only one of them.
  app.addHook('onClose', async () => {
    const givesUp = performance.now() + ANSWER_WITHIN_MS;
    while (unanswered > 0 && performance.now() < givesUp) await wait(LOOK_EVERY_MS);
  });
  return { isLeaving: () => isLeaving };
}

/** Closes, when called, the lines that nothing has ever been sent on. */
function silentLines({ server }: FastifyInstance): () => void {
  const lines = new Set<Socket>();
  server.on('connection', (line: Socket) => {
    lines.add(line);
    line.once('close', () => lines.delete(line));
  });
  return () => {
    for (const line of lines) if (line.bytesRead === 0) line.destroy();
  };
}
