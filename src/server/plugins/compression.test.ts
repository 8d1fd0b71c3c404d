import { brotliDecompressSync } from 'node:zlib';
import { buildTestApp, withProbes, type TestApp } from '../../testing/testApp';

describe('answers', () => {
  let testApp: TestApp;
  beforeAll(async () => {
    testApp = await buildTestApp(withProbes({ 'GET /api/long/': 'public' }));
    testApp.app.get('/api/long/', () => ({ text: 'å'.repeat(2000) }));
  });
  afterAll(() => testApp.close());

  test('a long answer is packed for those who can read it', async () => {
    const reply = await testApp.app.inject({ url: '/api/long/', headers: { 'accept-encoding': 'gzip, br' } });
    expect(reply.headers['content-encoding']).toBe('br');
    expect(reply.rawPayload.length).toBeLessThan(200);
    expect(JSON.parse(brotliDecompressSync(reply.rawPayload).toString())).toEqual({ text: 'å'.repeat(2000) });
  });

  test('a short answer, and one for a client that names no encoding, is sent as it is', async () => {
    const short = await testApp.app.inject({ url: '/healthz', headers: { 'accept-encoding': 'br' } });
    const plain = await testApp.app.inject('/api/long/');
    expect([short.headers['content-encoding'], plain.headers['content-encoding']]).toEqual([undefined, undefined]);
    expect(plain.json()).toEqual({ text: 'å'.repeat(2000) });
  });
});
