import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { authPaths, type AccessToken, type TokenPair } from '../../shared/contract/auth';
import { eveningPaths, type EveningAnswer } from '../../shared/contract/evening';
import { forbidden, HttpError } from '../errors';
import { REFRESH_TOKEN_LIFE_S } from '../../shared/limits';
import type { IsOwnOrigin } from '../http/origin';
import { assertReadable } from '../http/parse';
import { assertSameOrigin, isOwnApp, ownCookie } from '../resources/auth/cookie';
import { startEvening } from '../resources/auth/evening';
import { issuePair, logIn, refreshPair, verifyToken, type AuthDeps } from '../resources/auth/login';
import { finishSession, renewSession, startSession, type SessionDeps } from '../resources/auth/sessions';

export interface AuthRouteDeps extends AuthDeps, SessionDeps {
  publicUrl: string | undefined;
  isOwnOrigin: IsOwnOrigin;
}

function hasRefresh(body: unknown): boolean {
  assertReadable(body);
  return typeof body === 'object' && body !== null && 'refresh' in body;
}

/**
 * `/auth/jwt/`: the pair of tokens in JSON for any client, and the cookie session for our own app, which says so in a
 * header. None of these calls looks at the Authorization header.
 */
export function authRoutes(app: FastifyInstance, deps: AuthRouteDeps): void {
  const cookie = ownCookie(deps.publicUrl, { name: 'refresh', lifeS: REFRESH_TOKEN_LIFE_S });

  async function renew(request: FastifyRequest, reply: FastifyReply): Promise<AccessToken> {
    try {
      const { access, refresh } = await renewSession(deps, cookie.read(request));
      cookie.set(reply, refresh);
      return { access };
    } catch (error) {
      // A database that is away for a moment logs nobody out.
      if (error instanceof HttpError) cookie.clear(reply);
      throw error;
    }
  }

  app.post(authPaths.login, async (request, reply): Promise<TokenPair> => {
    if (!isOwnApp(request)) return issuePair(deps, await logIn(deps, request.body, request));
    assertSameOrigin(request, deps.isOwnOrigin);
    const account = await logIn(deps, request.body, request);
    const { access, refresh } = await startSession(deps, account);
    cookie.set(reply, refresh);
    deps.knownBrowsers.remember(request, reply, account);
    return { access, refresh: '' };
  });

  app.post(eveningPaths.login, async (request, reply): Promise<EveningAnswer> => {
    const isOwn = isOwnApp(request);
    if (isOwn) assertSameOrigin(request, deps.isOwnOrigin);
    const { refresh, ...answer } = await startEvening(deps, request.body, request);
    if (!isOwn) return { ...answer, refresh };
    cookie.set(reply, refresh);
    return answer;
  });

  app.post(authPaths.refresh, async (request, reply): Promise<AccessToken> => {
    if (!isOwnApp(request) || hasRefresh(request.body)) return { access: await refreshPair(deps, request.body) };
    assertSameOrigin(request, deps.isOwnOrigin);
    return renew(request, reply);
  });

  app.post('/auth/jwt/verify/', async (request) => {
    verifyToken(deps, request.body);
    return {};
  });

  app.post(authPaths.logout, async (request, reply) => {
    if (!isOwnApp(request)) throw forbidden();
    assertSameOrigin(request, deps.isOwnOrigin);
    await finishSession(deps, cookie.read(request));
    cookie.clear(reply);
    return reply.code(204).send();
  });
}
