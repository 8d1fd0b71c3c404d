import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import type { PageData } from '../../shared/contract/indexData';
import { aClub } from '../../testing/accounts';
import { buildTestApp, type TestApp } from '../../testing/testApp';
import { dataInPage } from './staticFiles';

const SCRIPT = 'document.title = "Styrbord";';

const PAGE =
  '<meta name="csp-nonce" content="__NONCE__"><script nonce="__NONCE__"></script>' +
  '<script type="application/json" id="page-data">__PAGE_DATA__</script>';

describe('the built app', () => {
  const dir = mkdtempSync(join(tmpdir(), 'styrbord-client-'));
  let server: TestApp;
  beforeAll(async () => {
    mkdirSync(join(dir, 'js'));
    writeFileSync(join(dir, 'index.html'), PAGE);
    writeFileSync(join(dir, 'js', 'main.0123abcd.js'), SCRIPT);
    writeFileSync(join(dir, 'js', 'main.0123abcd.js.br'), brotliCompressSync(SCRIPT));
    writeFileSync(join(dir, 'robots.txt'), 'User-agent: *');
    writeFileSync(join(dir, 'serviceWorker.js'), SCRIPT);
    writeFileSync(join(dir, 'manifest.webmanifest'), '{"name":"Styrbord"}');
    server = await buildTestApp({ staticDir: dir });
  });
  afterAll(async () => {
    await server.close();
    rmSync(dir, { recursive: true });
  });

  const get = (url: string, headers: Record<string, string> = { accept: 'text/html' }) =>
    server.app.inject({ url, headers });

  test.each(['/', '/clubs/exempel-ss/sailings', '/reset-confirm/MQ/abc-123', '/?from=mail'])(
    'is one page at %s',
    async (url) => {
      const reply = await get(url);

      expect([reply.statusCode, reply.headers['content-type'], reply.headers['cache-control']]).toEqual([
        200,
        'text/html; charset=utf-8',
        'no-cache',
      ]);
      expect(reply.body).toContain('csp-nonce');
    },
  );

  test('runs only what carries the nonce of its page, which is new each time', async () => {
    const nonces = await Promise.all(
      [1, 2].map(async () => {
        const { body, headers } = await get('/');
        const nonce = /content="([^"]+)"/.exec(body)?.[1] ?? '';
        expect(body.startsWith(`<meta name="csp-nonce" content="${nonce}"><script nonce="${nonce}"></script>`)).toBe(
          true,
        );
        expect(headers['content-security-policy']).toContain(
          `script-src 'self' 'nonce-${nonce}'; style-src 'self' 'nonce-${nonce}'`,
        );
        expect(headers['content-security-policy']).not.toContain('unsafe-inline');
        return nonce;
      }),
    );

    expect(nonces[0]).toMatch(/^[\w+/]{22}==$/);
    expect(nonces[1]).not.toBe(nonces[0]);
  });

  test('shows the images that people have sent in, also when it was opened under another address', async () => {
    expect((await get('/')).headers['content-security-policy']).toContain(
      "img-src 'self' http://localhost:3000 data: blob:;",
    );
  });

  describe('takes the data of the start page along', () => {
    const dataIn = (body: string): unknown =>
      JSON.parse(/<script type="application\/json" id="page-data">(.*)<\/script>/s.exec(body)?.[1] ?? '');

    test('at the start page, and nowhere else', async () => {
      const { at, data } = dataIn((await get('/?from=mail')).body) as PageData;
      expect(at).toBe(server.clock.now().toISOString());
      expect(data).toEqual((await get('/api/index-data/', {})).json());
      for (const path of ['/shell', '/clubs', '/login']) expect(dataIn((await get(path)).body)).toBeNull();
    });

    test('the same for everybody: nothing depends on who asks', async () => {
      const anybody = (await get('/')).body;
      const known = (await get('/', { accept: 'text/html', authorization: 'Bearer skräp', cookie: 'refresh=skräp' }))
        .body;
      expect(dataIn(known)).toEqual(dataIn(anybody));
    });

    test("and a club's name cannot break out of it", async () => {
      const name = '</script><script>alert(1)</script><!-- $& __NONCE__';
      await aClub(server, { name, slug: 'elak-bk' });
      const { body } = await get('/');
      const { data } = dataIn(body) as PageData;
      expect(data.clubs.map((club) => club.name)).toContain(name);
      expect(body.match(/<script/g)).toHaveLength(2);
      expect(body.match(/<!--/g)).toBeNull();
    });
  });

  test('keeps files that carry their hash for a year', async () => {
    const reply = await get('/js/main.0123abcd.js');

    expect([reply.statusCode, reply.body, reply.headers['cache-control']]).toEqual([
      200,
      SCRIPT,
      'public, max-age=31536000, immutable',
    ]);
    expect(reply.headers['content-type']).toMatch(/javascript/);
  });

  test('is sent as it was compressed at the build', async () => {
    const reply = await get('/js/main.0123abcd.js', { 'accept-encoding': 'gzip, br' });

    expect([reply.headers['content-encoding'], reply.headers.vary]).toEqual(['br', 'accept-encoding']);
    expect(brotliDecompressSync(reply.rawPayload).toString()).toBe(SCRIPT);
  });

  test('has other files revalidated each time', async () => {
    const first = await get('/robots.txt');
    const again = await get('/robots.txt', { 'if-none-match': String(first.headers.etag) });

    expect([first.statusCode, first.headers['cache-control'], again.statusCode]).toEqual([200, 'no-cache', 304]);
  });

  test('has its service worker revalidated each time, which may fetch for the page and nothing else', async () => {
    const { headers } = await get('/serviceWorker.js', { accept: '*/*' });

    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['content-type']).toMatch(/javascript/);
    expect(headers['content-security-policy']).toBe("default-src 'none'; connect-src 'self' http://localhost:3000");
  });

  test('says what it is when it is installed', async () => {
    const { headers, body } = await get('/manifest.webmanifest', { accept: '*/*' });

    expect(headers['content-type']).toMatch(/^application\/manifest\+json/);
    expect(headers['cache-control']).toBe('no-cache');
    expect(body).toBe('{"name":"Styrbord"}');
  });

  test.each([
    ['a file that is not there', '/js/main.ffffffff.js', 'text/html'],
    ['an unknown path of the API', '/api/nowhere', 'text/html'],
    ['what is no calendar', '/kalender/exempel-ss', 'text/html'],
    ['the compressed form by its own name', '/js/main.0123abcd.js.br', 'text/html'],
    ['a file outside', '/..%2f..%2fetc/passwd.txt', 'text/html'],
    ['a page, for one who wants something else', '/clubs', 'application/json'],
  ])('does not have %s', async (_what, url, accept) => {
    const reply = await get(url, { accept });

    expect([reply.statusCode, reply.json()]).toEqual([404, { detail: 'Hittades inte.' }]);
  });

  test('is asked for by GET and HEAD only', async () => {
    expect((await server.app.inject({ method: 'HEAD', url: '/', headers: { accept: 'text/html' } })).statusCode).toBe(
      200,
    );
    expect((await server.app.inject({ method: 'POST', url: '/' })).statusCode).toBe(404);
  });

  test('has to be built', async () => {
    await expect(buildTestApp({ staticDir: join(dir, 'js') })).rejects.toThrow(/^Appen är inte byggd: /);
  });
});

const DATA_PAGE = '<script type="application/json">__PAGE_DATA__</script>';
const inPage = (json: string) => `<script type="application/json">${json}</script>`;

test('the data lies in the page', async () => {
  expect(await dataInPage(DATA_PAGE, async () => '{"a":1}')).toBe(inPage('{"a":1}'));
});

test('nothing in it ends the element or begins a comment', async () => {
  expect(await dataInPage(DATA_PAGE, async () => '["</script><!-- $& $1"]')).toBe(
    inPage('["\\u003c/script>\\u003c!-- $& $1"]'),
  );
});

test.each([
  ['there is none to send', undefined],
  ['it cannot be read', () => Promise.reject(new Error('no line to the database'))],
])('the page comes without it when %s', async (_why, data) => {
  expect(await dataInPage(DATA_PAGE, data)).toBe(inPage('null'));
});

test('the page does not wait for a database that is silent', async () => {
  jest.useFakeTimers();
  const page = dataInPage(DATA_PAGE, () => new Promise(() => undefined));
  await jest.advanceTimersByTimeAsync(300);
  expect(await page).toBe(inPage('null'));
  jest.useRealTimers();
});
