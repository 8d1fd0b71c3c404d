import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HttpError } from '../errors';
import { assertAllowed } from './policies';

const RENDERS = ['application/json'];
const PARSES = ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'];

/** The fields that a call ("POST /api/series/") takes; undefined for one that takes no body. */
export type ActionOf = (call: string) => object | undefined;

const REFUSALS = [401, 403, 404];

/**
 * Whether the actor may change what the path names. The call itself decides: it is made with an unreadable body. Rights
 * are checked before the body, so the call changes nothing.
 */
async function mayChange(
  app: FastifyInstance,
  { raw, headers, ip }: FastifyRequest,
  method: 'PUT' | 'PATCH',
): Promise<boolean> {
  const { authorization } = headers;
  const { statusCode } = await app.inject({
    method,
    url: raw.url ?? '/',
    remoteAddress: ip,
    headers: { 'content-type': 'text/plain', ...(authorization !== undefined && { authorization }) },
    payload: 'x',
  });
  return !REFUSALS.includes(statusCode);
}

function isAllowed(app: FastifyInstance, call: string, { user }: FastifyRequest): boolean {
  const policy = app.policies.get(call);
  if (policy === undefined) return false;
  try {
    assertAllowed(policy, user, call);
    return true;
  } catch (error) {
    if (error instanceof HttpError) return false;
    throw error;
  }
}

/** What the actor may write there, by method. */
async function actionsFor(
  app: FastifyInstance,
  request: FastifyRequest,
  url: string,
  actionOf: ActionOf,
): Promise<[string, object][]> {
  const actions: [string, object][] = [];
  const posted = actionOf(`POST ${url}`);
  if (posted && isAllowed(app, `POST ${url}`, request)) actions.push(['POST', posted]);
  // Clubs and sailors are changed key by key only.
  const method = app.policies.has(`PUT ${url}`) ? 'PUT' : 'PATCH';
  const changed = actionOf(`${method} ${url}`);
  const isTried = changed && isAllowed(app, `${method} ${url}`, request) && (await mayChange(app, request, method));
  if (isTried) actions.push([method, changed]);
  return actions;
}

/** What OPTIONS answers for a path, with `actions` only for somebody who may write there. */
export async function describePath(
  app: FastifyInstance,
  request: FastifyRequest,
  url: string,
  actionOf: ActionOf,
): Promise<object> {
  const actions = await actionsFor(app, request, url, actionOf);
  const described = { name: url.replace(/:(\w+)/g, '{$1}'), description: '', renders: RENDERS, parses: PARSES };
  return actions.length > 0 ? { ...described, actions: Object.fromEntries(actions) } : described;
}
