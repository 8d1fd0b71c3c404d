import { buildTestApp } from '../../testing/testApp';

const headersOf = async (publicUrl: string | undefined) => {
  const server = await buildTestApp({ publicUrl });
  const { headers } = await server.app.inject({ url: '/healthz' });
  await server.close();
  return headers;
};

describe('headers of every answer', () => {
  test('let it load nothing, lie in no frame, and be what it says', async () => {
    expect(await headersOf(undefined)).toMatchObject({
      'content-security-policy': "default-src 'none';frame-ancestors 'none'",
      'x-frame-options': 'DENY',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'cache-control': 'no-store',
      'content-language': 'sv',
    });
  });

  test('hold browsers to https where the server is reached so', async () => {
    expect(await headersOf('https://segling.example.se')).toMatchObject({
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'cross-origin-opener-policy': 'same-origin',
    });
  });

  test('do not on plain http', async () => {
    const headers = await headersOf('http://192.168.1.20:3000');

    expect([headers['strict-transport-security'], headers['cross-origin-opener-policy']]).toEqual([
      undefined,
      undefined,
    ]);
  });
});
