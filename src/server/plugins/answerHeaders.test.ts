import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildTestApp, type TestApp } from '../../testing/testApp';
import { createMetrics } from './metrics/metrics';

/** What tells one answer from another of its kind, or follows from its body. */
const OF_ONE_ANSWER = [
  'connection',
  'content-length',
  'date',
  'etag',
  'last-modified',
  'x-request-id',
  'vary',
  'accept-ranges',
];

const COMMON = {
  'cache-control': 'no-store',
  'content-language': 'sv',
  'content-security-policy': "default-src 'none';frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
};
const JSON_BODY = { 'content-type': 'application/json; charset=utf-8' };
const OVER_HTTPS = {
  'cross-origin-opener-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
};
const PAGE = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-cache',
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self' 'nonce-…'",
    "style-src 'self' 'nonce-…'",
    "img-src 'self' http://localhost:3000 data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'permissions-policy':
    'camera=(), display-capture=(), geolocation=(), microphone=(), midi=(), payment=(), serial=(), usb=()',
};

const KINDS = {
  'an answer of the API': ['/api/clubs/', { ...JSON_BODY, allow: 'GET, HEAD, OPTIONS' }],
  'an error of the API': [
    '/api/sailings/',
    { ...JSON_BODY, allow: 'GET, POST, HEAD, OPTIONS', 'www-authenticate': 'Bearer realm="api"' },
  ],
  'a path that is not there': ['/api/nothing/', JSON_BODY],
  'a page': ['/clubs/exempel-ss/sailings', PAGE],
  'a file of the build': [
    '/js/main.0123abcd.js',
    { 'content-type': 'application/javascript; charset=utf-8', 'cache-control': 'public, max-age=31536000, immutable' },
  ],
  'a file that may change': [
    '/robots.txt',
    { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-cache' },
  ],
  health: ['/healthz', JSON_BODY],
  metrics: ['/metrics', { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' }],
} as const;

describe('the headers, all of them, of', () => {
  const staticDir = mkdtempSync(join(tmpdir(), 'styrbord-headers-'));
  const servers: Record<'http' | 'https', TestApp | undefined> = { http: undefined, https: undefined };

  beforeAll(async () => {
    mkdirSync(join(staticDir, 'js'));
    writeFileSync(join(staticDir, 'index.html'), '<script nonce="__NONCE__"></script>');
    writeFileSync(join(staticDir, 'js', 'main.0123abcd.js'), 'document.title = "Styrbord";');
    writeFileSync(join(staticDir, 'robots.txt'), 'User-agent: *');
    const parts = () => ({
      staticDir,
      metrics: createMetrics({ build: 'b1', engine: 'sqlite' }),
      metricsToken: 'only the collector',
    });
    servers.http = await buildTestApp(parts());
    servers.https = await buildTestApp({ ...parts(), publicUrl: 'https://segling.example.se' });
  });
  afterAll(async () => {
    await servers.http?.close();
    await servers.https?.close();
    rmSync(staticDir, { recursive: true });
  });

  async function headersOf(server: TestApp | undefined, url: string): Promise<Record<string, unknown>> {
    const asked = {
      accept: 'text/html, application/json',
      ...(url === '/metrics' && { authorization: 'Bearer only the collector' }),
    };
    const reply = await server?.app.inject({ url, headers: asked });
    const headers = Object.entries(reply?.headers ?? {}).filter(([name]) => !OF_ONE_ANSWER.includes(name));
    return Object.fromEntries(
      headers.map(([name, value]) => [name, String(value).replace(/nonce-[\w+/=]+/g, 'nonce-…')]),
    );
  }

  test.each(Object.entries(KINDS))('%s', async (_, [url, own]) => {
    expect(await headersOf(servers.http, url)).toEqual({ ...COMMON, ...own });
    expect(await headersOf(servers.https, url)).toEqual({ ...COMMON, ...OVER_HTTPS, ...own });
  });
});
