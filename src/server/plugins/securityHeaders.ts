import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

const YEAR_S = 365 * 24 * 60 * 60;

/**
 * What a page of ours may load: its own files, and those inline scripts and styles that carry the page's nonce (emotion and
 * goober make style elements while the page lives). Images that people have sent in come from `site`, also when the page was
 * opened under another of the server's addresses.
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

/** Headers of every answer. By itself an answer may load nothing at all; a page gets its own policy with its nonce. */
export async function registerSecurityHeaders(app: FastifyInstance, publicUrl: string | undefined): Promise<void> {
  const isHttps = publicUrl?.startsWith('https:') ?? false;
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
    // Browsers warn about these where the page does not come over https.
    hsts: isHttps ? { maxAge: YEAR_S, includeSubDomains: true } : false,
    crossOriginOpenerPolicy: isHttps,
    originAgentCluster: isHttps,
    referrerPolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
  });

  app.addHook('onRequest', async (request, reply) => {
    reply.header('Content-Language', 'sv').header('X-Request-Id', request.id).header('Cache-Control', 'no-store');
  });
}
