import type { OutgoingHttpHeaders } from 'node:http';
import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import Fastify, { type FastifyInstance } from 'fastify';

const YEAR_S = 365 * 24 * 60 * 60;

/**
 * What a page of ours may load: its own files, and those inline scripts and styles that carry the page's nonce (emotion
 * and goober make style elements while the page lives). Images that people have sent in come from `site`, also when the
 * page was opened under another of the server's addresses.
 */
export const pagePolicy = (nonce: string, site: string): string =>
  [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self' ${site} data: blob:`,
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

/**
 * What the service worker may do: fetch for the page what the page may load. A worker goes by its own policy, not by
 * the page's.
 */
export const workerPolicy = (site: string): string => `default-src 'none'; connect-src 'self' ${site}`;

/**
 * What of the device a page of ours may use: nothing of what would have to be asked for, also if something foreign got
 * into it.
 */
export const PAGE_PERMISSIONS =
  'camera=(), display-capture=(), geolocation=(), microphone=(), midi=(), payment=(), serial=(), usb=()';

/**
 * What helmet sets. It is the same for every answer and takes longer to say than a small answer does, so it is asked
 * once.
 */
async function helmetHeaders(options: FastifyHelmetOptions): Promise<OutgoingHttpHeaders> {
  const [bare, dressed] = [Fastify(), Fastify()];
  await dressed.register(helmet, options);
  const [without, { headers }] = [await bare.inject('/'), await dressed.inject('/')];
  await Promise.all([bare.close(), dressed.close()]);
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !(name in without.headers)));
}

/** Headers of every answer. By default an answer may load nothing at all; a page gets its own policy with its nonce. */
export async function registerSecurityHeaders(app: FastifyInstance, publicUrl: string | undefined): Promise<void> {
  const isHttps = publicUrl?.startsWith('https:') ?? false;
  const headers = await helmetHeaders({
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
    // Browsers warn about these where the page does not come over https.
    hsts: isHttps ? { maxAge: YEAR_S, includeSubDomains: true } : false,
    crossOriginOpenerPolicy: isHttps,
    originAgentCluster: isHttps,
    referrerPolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
  });

  const fixed = { ...headers, 'content-language': 'sv', 'cache-control': 'no-store' };
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(fixed).header('x-request-id', request.id);
    done();
  });
}
