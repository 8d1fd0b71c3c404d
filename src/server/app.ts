import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import type { AppDeps } from './deps';
import { registerBodies, BODY_LIMIT_BYTES } from './plugins/bodies';
import { registerErrors, answerError } from './plugins/errors';
import { registerHealth } from './plugins/health';
import { registerMethods, withLastSlash } from './plugins/methods';
import { registerPolicies } from './plugins/policies';
import { createHub } from './push/hub';
import { registerPush } from './push/route';
import { identifyWith } from './resources/auth/identify';
import { createTokens, type Tokens } from './resources/auth/tokens';

/** The whole server without a port: with the same dependencies it is the same server, in a test as in production. */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const { db, now, newId, jwtSecret, logger, trustProxy } = deps;
  const tokens = createTokens({ secret: jwtSecret, now, newId });

  const app = Fastify({
    loggerInstance: logger,
    trustProxy: typeof trustProxy === 'number' ? (_address: string, hop: number) => hop < trustProxy : trustProxy,
    genReqId: newId,
    bodyLimit: BODY_LIMIT_BYTES,
    rewriteUrl: ({ url }) => withLastSlash(url ?? '/'),
    frameworkErrors: answerError,
    forceCloseConnections: 'idle',
  });

  registerErrors(app);
  const completeMethods = registerMethods(app);
  registerPolicies(app, { identify: identifyWith({ db, tokens }) });
  await registerBodies(app);
  await app.register(cookie);

  const hub = createHub({ ...deps, ...deps.push, readToken: claimsOf(tokens), log: logger });
  await registerPush(app, { hub, publicUrl: deps.publicUrl });

  registerHealth(app, db);

  completeMethods();
  return app;
}

/** What the push connection needs of an access token. */
const claimsOf = (tokens: Tokens) => (token: string) => {
  const claims = tokens.read(token, 'access');
  return typeof claims === 'string' ? null : claims;
};
