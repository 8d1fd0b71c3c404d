import type { FastifyInstance } from 'fastify';
import type { User } from '../../shared/contract/auth';
import { mayActForAClub } from '../../shared/domain/permissions';
import { forbidden, notAuthenticated } from '../errors';
import '../http/request';

/**
 * Who may make a call at all; what it may be made on is decided by the service.
 * public: anyone, and the Authorization header is not looked at. open: anyone, but a bad token is refused.
 * user: who is logged in. club: who is logged in with a club account (or runs the platform).
 */
export const POLICIES = ['public', 'open', 'user', 'club'] as const;
export type Policy = (typeof POLICIES)[number];

declare module 'fastify' {
  interface FastifyContextConfig {
    policy: Policy;
    /** The route only tells that its method is not served here. */
    isRefusal?: boolean;
  }
  interface FastifyInstance {
    /** Every call that is served, with its policy: "GET /api/clubs/" is open. */
    policies: ReadonlyMap<string, Policy>;
  }
}

export interface PolicyOptions {
  /** The user of an Authorization header; null when it names none. Throws 401 for a bad one. */
  identify: (authorization: string | undefined) => Promise<User | null>;
}

/** Throws unless the user may make calls of this kind. */
export function assertAllowed(policy: Policy, user: User | null): void {
  if (policy === 'public' || policy === 'open') return;
  if (!user) throw notAuthenticated();
  if (policy === 'club' && !mayActForAClub(user)) throw forbidden();
}

/** Looks at token and policy before anything else of a request. A route without a policy cannot be registered. */
export function registerPolicies(app: FastifyInstance, { identify }: PolicyOptions): void {
  const policies = new Map<string, Policy>();
  app.decorate('policies', policies);
  app.decorateRequest('user', null);

  app.addHook('onRoute', ({ method, url, config }) => {
    if (!config || !POLICIES.includes(config.policy))
      throw new Error(`The route ${String(method)} ${url} has no policy.`);
    if (config.isRefusal) return;
    for (const one of [method].flat()) policies.set(`${one} ${url}`, config.policy);
  });

  app.addHook('onRequest', async (request) => {
    if (request.is404) return;
    const { policy } = request.routeOptions.config;
    if (policy !== 'public') request.user = await identify(request.headers.authorization);
    assertAllowed(policy, request.user);
  });
}
