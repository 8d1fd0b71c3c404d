import { setTimeout as wait } from 'node:timers/promises';
import websocket from '@fastify/websocket';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { MAX_ID } from '../../shared/limits';
import { forbidden, HttpError, notFound } from '../errors';
import { connectionThrottle } from './connectionThrottle';
import { networkOf } from '../http/network';
import type { IsOwnOrigin } from '../http/origin';
import type { Hub } from './hub';
import { PUSH_LIMITS } from './pushLimits';
import { errorTexts } from './frames';

export interface PushRouteOptions {
  hub: Hub;
  isOwnOrigin: IsOwnOrigin;
  /** Newcomers in any second; those beyond wait for their turn. */
  acceptsPerSecond?: number;
}

const SUBPROTOCOL = 'bearer';
const RETRY_AFTER_S = 5;
// Larger frames are answered in words up to here; beyond it the socket is closed unread.
const UNREAD_FRAME_BYTES = 64 * 1024;

/** No club has the id 0. */
const clubIdOf = (text: string): number => (/^\d{1,10}$/.test(text) && Number(text) <= MAX_ID ? Number(text) : 0);

/** The token of "Sec-WebSocket-Protocol: bearer, <token>". */
function handshakeToken(header: string | undefined): string | undefined {
  const [protocol, token] = (header ?? '').split(',').map((part) => part.trim());
  return protocol === SUBPROTOCOL ? (token ?? '') : undefined;
}

const PATH = '/ws/clubs/:clubId/notifications/';

/**
 * What keeps a request from becoming a socket: only this path does, and only for pages of our own. `ws` itself
 * checks nothing, so any page could open a socket otherwise. Clients other than browsers send no Origin.
 */
function refusalOf(request: FastifyRequest, isOwnOrigin: IsOwnOrigin): HttpError | undefined {
  const isPushPath = request.routeOptions.url === PATH && request.method === 'GET';
  // The plugin would open a socket on any path, and close it at once.
  if (request.ws !== isPushPath) return notFound();
  const { origin } = request.headers;
  return !request.ws || origin === undefined || isOwnOrigin(origin) ? undefined : forbidden();
}

/** Delays a new connection until its turn. */
function turns(perSecond: number): () => Promise<void> {
  const admit = connectionThrottle({ perSecond, longestWaitMs: PUSH_LIMITS.longestAcceptWaitMs }, () =>
    performance.now(),
  );
  return async () => {
    const waitMs = admit();
    if (waitMs === null)
      throw new HttpError(503, { detail: errorTexts.rate }, { 'Retry-After': String(RETRY_AFTER_S) });
    if (waitMs > 0) await wait(waitMs);
  };
}

/** Serves `/ws/clubs/{clubId}/notifications/`. Called before the other routes, on the app itself. */
export async function registerPush(
  app: FastifyInstance,
  { hub, isOwnOrigin, acceptsPerSecond }: PushRouteOptions,
): Promise<void> {
  await app.register(websocket, {
    options: {
      maxPayload: UNREAD_FRAME_BYTES,
      // Costs ten times the time and a hundred times the memory of the frames themselves.
      perMessageDeflate: false,
      // The token is never echoed.
      handleProtocols: (protocols) => (protocols.has(SUBPROTOCOL) ? SUBPROTOCOL : false),
    },
    errorHandler: (error, _socket, request) => request.log.info({ err: error }, 'socket failed'),
    preClose: () => hub.close(),
  });

  app.addHook('onRequest', (request, _reply, done) => done(refusalOf(request, isOwnOrigin)));
  const onRequest = turns(acceptsPerSecond ?? PUSH_LIMITS.acceptsPerSecond);

  app.get<{ Params: { clubId: string } }>(PATH, { websocket: true, onRequest }, (socket, request) =>
    hub.accept(clubIdOf(request.params.clubId), {
      socket,
      wire: request.raw.socket,
      network: networkOf(request.ip),
      token: handshakeToken(request.headers['sec-websocket-protocol']),
    }),
  );

  app.addHook('onReady', (done) => {
    hub.start();
    done();
  });
}
