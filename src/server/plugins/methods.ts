import type { FastifyInstance, FastifyRequest, HTTPMethods } from 'fastify';
import { API_PREFIXES } from '../../shared/paths';
import { HttpError } from '../errors';
import { describePath, type ActionOf } from './describePath';
import { POLICIES, type Policy } from './policies';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'] as const;

/** Every path of the API is declared with its last slash; this is how the form without it is served as well. */
export function withLastSlash(url: string): string {
  const [path = '', ...query] = url.split('?');
  const isApiPath = API_PREFIXES.some((prefix) => `${path}/`.startsWith(prefix));
  if (!isApiPath || path.endsWith('/')) return url;
  return [`${path}/`, ...query].join('?');
}

/** Who may be told that a method does not exist: those who may make the least guarded call of the path. */
function leastGuarded(policies: Policy[]): Policy {
  const policy = POLICIES.find((candidate) => policies.includes(candidate));
  return policy === 'club' || !policy ? 'user' : policy;
}

/** A browser asks whether a page of another origin may make a call. None may: it is told so without a login. */
const isPreflight = ({ method, headers }: FastifyRequest): boolean =>
  method === 'OPTIONS' && headers['access-control-request-method'] !== undefined;

/**
 * Says which methods a path has: in `Allow` on every answer, in 405 for the others, and to OPTIONS, with what can be
 * written there. Returns what is called once all routes are there, to answer for the methods that have none.
 */
export function registerMethods(app: FastifyInstance, actionOf: ActionOf = () => undefined): () => void {
  const paths = new Map<string, Set<string>>();
  const allowOf = (url: string) => METHODS.filter((method) => paths.get(url)?.has(method)).join(', ');

  app.addHook('onRoute', ({ method, url, config }) => {
    if (!API_PREFIXES.some((prefix) => url.startsWith(prefix)) || config?.refusalPolicy) return;
    const methods = paths.get(url) ?? new Set(['OPTIONS']);
    for (const one of [method].flat()) methods.add(one);
    paths.set(url, methods);
  });

  // Put together once all routes are there.
  const allowed = new Map<string, string>();
  app.addHook('onReady', (done) => {
    for (const url of paths.keys()) allowed.set(url, allowOf(url));
    done();
  });

  app.addHook('onRequest', (request, reply, done) => {
    const allow = allowed.get(request.routeOptions.url ?? '');
    if (allow !== undefined) reply.header('Allow', allow);
    if (isPreflight(request)) void reply.header('Vary', 'Origin').send();
    else done();
  });

  const refuse = async ({ method }: { method: string }) => {
    throw new HttpError(405, { detail: `Metoden "${method}" tillåts inte.` });
  };

  function completePath(url: string, methods: ReadonlySet<string>): void {
    const policies = [...methods].flatMap((method) => app.policies.get(`${method} ${url}`) ?? []);
    const config = { refusalPolicy: leastGuarded(policies) };
    const missing: HTTPMethods[] = METHODS.filter((method) => !methods.has(method));
    // In onRequest: a wrong method is refused whatever its body is.
    app.route({ method: missing, url, config, onRequest: refuse, handler: refuse });
    app.options(url, { config }, (request) => describePath(app, request, url, actionOf));
  }

  return () => {
    for (const [url, methods] of [...paths]) completePath(url, methods);
  };
}
