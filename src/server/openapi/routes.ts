import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { describedCalls, openApiDocument } from './document';
import { pageOf } from './page';
import { pushDocument, type SocketLimits } from './pushDocument';

export interface SchemaRouteDeps {
  /** Where people reach the server: examples lead there. */
  site: () => string;
  /** Of the running build; the documents carry it as their version. */
  buildId: string;
  socketLimits: SocketLimits;
}

const NONCE_BYTES = 16;
const NONCE_PLACE = '__NONCE__';
const OPEN_API = 'application/vnd.oai.openapi+json; charset=utf-8';
const ASYNC_API = 'application/vnd.aai.asyncapi+json; charset=utf-8';

const schemaPaths = { openApi: '/api/schema/', page: '/api/schema/docs/', push: '/api/schema/push/' } as const;

/**
 * The server describes itself: the calls that are registered, what they take and answer, and the frames of the socket.
 */
export function schemaRoutes(app: FastifyInstance, { site, buildId, socketLimits }: SchemaRouteDeps): void {
  // Routes may be registered after these, so documents are made when they are requested.
  const once = <T>(make: () => T): (() => T) => {
    let made: { value: T } | undefined;
    return () => (made ??= { value: make() }).value;
  };
  const document = once(() => openApiDocument(app.policies, buildId));
  const openApiText = once(() => JSON.stringify(document()));
  const push = once(() => pushDocument(socketLimits, buildId));
  const pushText = once(() => JSON.stringify(push()));
  const pageText = once(() => {
    const [{ schemas }, { schemas: pushSchemas }] = [document().components, push().components];
    return pageOf(
      { calls: describedCalls(app.policies), schemas, pushSchemas, site: site(), socketLimits },
      NONCE_PLACE,
    );
  });

  app.get(schemaPaths.openApi, (_request, reply) => reply.type(OPEN_API).send(openApiText()));

  app.get(schemaPaths.push, (_request, reply) => reply.type(ASYNC_API).send(pushText()));

  app.get(schemaPaths.page, (_request, reply) => {
    const nonce = randomBytes(NONCE_BYTES).toString('base64');
    return reply
      .header(
        'Content-Security-Policy',
        `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; frame-ancestors 'none'`,
      )
      .type('text/html; charset=utf-8')
      .send(pageText().replace(NONCE_PLACE, nonce));
  });
}
