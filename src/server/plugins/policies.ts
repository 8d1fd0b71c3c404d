import type { FastifyInstance } from 'fastify';
import { policyOf } from '../../shared/domain/callRights';
import {
  PAGE_RIGHTS,
  PERMISSION_MATRIX,
  mayKeyCall,
  mayRecorderCall,
  type CallRights,
} from '../../shared/domain/permissionMatrix';
import { mayActForAClub } from '../../shared/domain/permissions';
import { forbidden, notAuthenticated } from '../errors';
import type { Caller } from '../http/request';

/**
 * Who may make a call at all; what it may be made on is decided by the service.
 * public: anyone, and the Authorization header is not looked at. open: anyone, but a bad token is refused.
 * user: a logged-in user. club: a user with a club account (or one who runs the platform).
 */
export const POLICIES = ['public', 'open', 'user', 'club'] as const;
export type Policy = (typeof POLICIES)[number];

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Set where the route only says that its method is not served: who is told so. */
    refusalPolicy?: Policy;
  }
  interface FastifyInstance {
    /** Every call that is served, with its policy: "GET /api/clubs/" is open. */
    policies: ReadonlyMap<string, Policy>;
  }
}

export interface PolicyOptions {
  /** The calls that may be registered; tests add theirs. */
  calls?: CallRights | undefined;
  /** Who an Authorization header stands for; null when it names nobody. Throws 401 for a bad one. */
  identify: (authorization: string | undefined) => Promise<Caller | null>;
}

/** Whether the matrix gives the call to the caller, where they have come by something else than an account. */
function isGiven({ accessKey, recorder }: Caller, call: string): boolean {
  if (accessKey) return mayKeyCall(call, accessKey);
  return !recorder || mayRecorderCall(call);
}

/**
 * Throws unless the user may make calls of this kind. Who came by an evening link or an access key makes those that the
 * matrix gives them, and no other; without a call they are only told that there is none.
 */
export function assertAllowed(policy: Policy, user: Caller | null, call?: string): void {
  if (policy === 'public') return;
  if (user && call !== undefined && !isGiven(user, call)) throw forbidden();
  if (user?.recorder || policy === 'open') return;
  if (!user) throw notAuthenticated();
  if (policy === 'club' && !mayActForAClub(user)) throw forbidden();
}

const PRODUCT_CALLS: CallRights = { ...PERMISSION_MATRIX, ...PAGE_RIGHTS };

/**
 * Checks token and policy before anything else of a request. Every route takes its policy from the permission matrix: a
 * call that is not in it cannot be registered.
 */
export function registerPolicies(app: FastifyInstance, { identify, calls = PRODUCT_CALLS }: PolicyOptions): void {
  const policies = new Map<string, Policy>();
  app.decorate('policies', policies);
  app.decorateRequest('user', null);

  app.addHook('onRoute', ({ method, url, config }) => {
    if (config?.refusalPolicy) return;
    for (const one of [method].flat()) {
      const right = calls[`${one === 'HEAD' ? 'GET' : one} ${url}`];
      if (!right) throw new Error(`The call ${one} ${url} is not in the permission matrix.`);
      policies.set(`${one} ${url}`, policyOf(right));
    }
  });

  app.addHook('onRequest', async (request) => {
    if (request.is404) return;
    const { url = '', config } = request.routeOptions;
    const policy = config.refusalPolicy ?? policies.get(`${request.method} ${url}`);
    if (!policy) throw new Error(`The call ${request.method} ${url} has no policy.`);
    if (policy !== 'public') request.user = await identify(request.headers.authorization);
    assertAllowed(policy, request.user, config.refusalPolicy ? undefined : `${request.method} ${url}`);
  });
}
