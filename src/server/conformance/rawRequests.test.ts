import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { aClub } from '../../testing/accounts';
import { addressOf } from '../../testing/pushClient';
import { createLogger } from '../plugins/logging';
import { buildTestApp, type TestApp } from '../../testing/testApp';

/** What no client of HTTP would send, byte by byte. */
describe('a request in raw bytes', () => {
  let server: TestApp;
  let port: number;
  const errors: string[] = [];

  beforeAll(async () => {
    server = await buildTestApp({ logger: createLogger('error', { write: (line) => void errors.push(line) }) });
    await aClub(server, { name: 'Ankars SS' });
    await aClub(server, { name: 'Bryggans BK' });
    port = Number(new URL(`http://${await addressOf(server)}`).port);
  });
  afterAll(() => server.close());

  async function answerTo(request: string): Promise<{ status: number; body: unknown }> {
    const socket = connect(port, '127.0.0.1');
    socket.write(request);
    const answer = await text(socket);
    const [head = '', body = ''] = answer.split('\r\n\r\n');
    return { status: Number(head.split(' ')[1]), body: JSON.parse(body) as unknown };
  }

  test.each([
    ['that is no HTTP', 'GARBAGE\r\n\r\n'],
    [
      'whose chunks have no length',
      'POST /auth/users/ HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\nzz\r\n',
    ],
  ])('%s is 400 in the usual words', async (_what, request) => {
    expect(await answerTo(request)).toEqual({ status: 400, body: { detail: 'Ogiltig förfrågan.' } });
  });

  test('with a head that is too large is 431 in the usual form', async () => {
    const request = `GET /api/clubs/ HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(40_000)}\r\n\r\n`;
    expect(await answerTo(request)).toEqual({ status: 431, body: { detail: 'Förfrågan är för stor.' } });
  });

  test.each([
    ['names no host', 'GET /api/clubs/?page_size=1 HTTP/1.0\r\n\r\n'],
    ['names a host that is none', 'GET /api/clubs/?page_size=1 HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n'],
  ])('that %s gets its next page at the address that it came to', async (_what, request) => {
    expect(await answerTo(request)).toEqual({
      status: 200,
      body: expect.objectContaining({ next: `http://127.0.0.1:${port}/api/clubs/?page_size=1&page=2` }),
    });
  });

  test('that breaks off in its body is no trouble of the server', async () => {
    errors.splice(0);
    const socket = connect(port, '127.0.0.1');
    const answered = new Promise((resolve) =>
      server.app.server.once('request', (_request, response) => response.once('close', resolve)),
    );
    socket.write(
      'POST /auth/users/ HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{"a"',
      () => socket.destroy(),
    );
    await answered;
    await server.app.inject({ url: '/healthz' });
    expect(errors).toEqual([]);
  });
});
