import type { Club } from '../../shared/contract/clubs';
import { describeBothEngines } from '../../testing/engines';
import { aPicture, formWith } from '../../testing/images';
import { peopleIn, type People } from '../../testing/people';
import type { TestApp } from '../../testing/testApp';
import { unitOfWork } from '../db/unitOfWork';
import { keepFile } from '../uploads/keepFile';

const NOT_FOUND = { detail: 'Hittades inte.' };

describeBothEngines('files that people have sent in', (makeApp) => {
  let server: TestApp;
  let people: People;
  let path: string;
  beforeAll(async () => {
    server = await makeApp();
    people = await peopleIn(server);
    const { logo } = (
      await people.official('PATCH', '/api/clubs/exempel-ss/', formWith({ logo: await aPicture() }))
    ).json<Club>();
    path = new URL(logo ?? '').pathname;
  });

  const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers });
  const hash = () => path.slice('/media/'.length);

  test('are read by anybody, and kept by browsers for a year', async () => {
    const { statusCode, headers, rawPayload } = await get(path);
    expect([statusCode, rawPayload.length]).toEqual([200, Number(headers['content-length'])]);
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      etag: `"${hash()}"`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'content-disposition': `inline; filename="${hash().slice(0, 12)}.webp"`,
    });
  });

  test('are shown by pages of the same site, and by others as long as the server has several addresses', async () => {
    expect((await get(path)).headers['cross-origin-resource-policy']).toBe('cross-origin');
    const named = await makeApp({ beside: server, publicUrl: 'https://segling.example' });
    const reply = await named.app.inject({ url: path });
    expect([reply.statusCode, reply.headers['cross-origin-resource-policy']]).toEqual([200, 'same-site']);
  });

  test('do not depend on who asks', async () => {
    expect((await get(path, { authorization: 'Bearer skräp' })).statusCode).toBe(200);
  });

  test('are not sent again to a client that has them', async () => {
    for (const known of [`"${hash()}"`, `W/"${hash()}"`, `"annat", "${hash()}"`]) {
      const { statusCode, body, headers } = await get(path, { 'if-none-match': known });
      expect([statusCode, body, headers.etag]).toEqual([304, '', `"${hash()}"`]);
    }
    expect((await get(path, { 'if-none-match': '"annat"' })).statusCode).toBe(200);
  });

  test('are described by HEAD', async () => {
    const whole = await get(path);
    const { statusCode, body, headers } = await server.app.inject({ method: 'HEAD', url: path });
    expect([statusCode, body]).toEqual([200, '']);
    expect([headers.etag, headers['content-length']]).toEqual([whole.headers.etag, whole.headers['content-length']]);
  });

  test('are PDF as well, which Safari would leave blank in a sandbox', async () => {
    const data = Buffer.from('%PDF-1.7');
    const pdf = await unitOfWork(server.deps, (work) => keepFile(work, { mime: 'application/pdf', data }));
    const { rawPayload, headers } = await get(`/media/${pdf}`);
    expect(rawPayload).toEqual(data);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-security-policy': "default-src 'none'",
      'content-disposition': `inline; filename="${pdf.slice(0, 12)}.pdf"`,
    });
  });

  test.each([
    '0'.repeat(64),
    'G'.repeat(64),
    'logo.webp',
    '..%2f..%2fetc%2fpasswd',
    '%2e%2e%2fstyrbord.sqlite',
    "x'; drop table files; --",
    '%00',
  ])('are not found by %s', async (name) => {
    for (const headers of [{}, { accept: 'text/html' }, { 'if-none-match': `"${name}"` }]) {
      const reply = await get(`/media/${name}`, headers as Record<string, string>);
      expect([reply.statusCode, reply.json()]).toEqual([404, NOT_FOUND]);
    }
  });

  test('are not found by their hash in capitals, so that each has one address', async () => {
    expect((await get(path.replace(hash(), hash().toUpperCase()))).statusCode).toBe(404);
  });
});
