import type { FastifyInstance } from 'fastify';

/**
 * Lines that are idle are closed when the server stops. One that waits for its answer just then would be kept alive after it, and
 * hold up the stop for as long; so what is answered during a stop says that the line closes.
 */
export function registerFarewell(app: FastifyInstance): void {
  let isClosing = false;
  app.addHook('preClose', (done) => {
    isClosing = true;
    done();
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (isClosing) reply.header('Connection', 'close');
    done(null, payload);
  });
}
