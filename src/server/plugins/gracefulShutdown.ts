import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

const LOOK_EVERY_MS = 50;
const QUIET_MS = 100;
const QUIET_WITHIN_MS = 3_000;
/** The longest that a stop waits for an answer; clients have hung up by then. */
const ANSWER_WITHIN_MS = 8_000;

export interface GracefulShutdown {
  /** True once the server has been asked to stop. */
  isLeaving: () => boolean;
}

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Makes the server not ready; every answer closes its connection, and requests are still served. Resolves after
     * `atLeastMs`, once no requests arrive, at most three seconds later.
     */
    shutDownGracefully(atLeastMs: number): Promise<void>;
  }
}

/**
 * Makes a stop break no request. The next answer on a keep-alive connection closes it; while the server closes, requests
 * on the remaining connections are still answered, connections that never carried a request are closed (browsers open
 * such in advance), and the stop waits for the last answer.
 */
export function registerGracefulShutdown(app: FastifyInstance): GracefulShutdown {
  let isLeaving = false;
  let arrived = 0;
  let unanswered = 0;
  const onGone = () => {
    unanswered -= 1;
  };
  app.decorate('shutDownGracefully', async (atLeastMs: number) => {
    isLeaving = true;
    const begun = performance.now();
    const lasts = (ms: number) => performance.now() - begun < ms;
    // Under load, connections are read late: requests since the last check mean that some clients do not know yet.
    for (let seen = -1; lasts(atLeastMs) || (seen !== arrived && lasts(atLeastMs + QUIET_WITHIN_MS));) {
      seen = arrived;
      await wait(QUIET_MS);
    }
  });

  app.addHook('onRequest', (request, reply, done) => {
    // Web sockets are closed by the hub.
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
    // Closing the server would close connections whose next request has arrived here but has not been read.
    app.server.closeIdleConnections = () => {};
    const looking = setInterval(() => {
      closeSilent();
      if (seen === arrived) closeIdle();
      seen = arrived;
    }, QUIET_MS);
    app.server.once('close', () => clearInterval(looking));
    done();
  });
  // "localhost" is two addresses, and the framework waits for the connections of only one of them.
  app.addHook('onClose', async () => {
    const givesUp = performance.now() + ANSWER_WITHIN_MS;
    while (unanswered > 0 && performance.now() < givesUp) await wait(LOOK_EVERY_MS);
  });
  return { isLeaving: () => isLeaving };
}

/** Returns a function that closes the connections on which nothing has ever been received. */
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
