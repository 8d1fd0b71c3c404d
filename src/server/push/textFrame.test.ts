import { createServer, type AddressInfo, type Socket } from 'node:net';
import { createHash } from 'node:crypto';
import WebSocket from 'ws';
import { countFrames, textFrame } from './textFrame';

const GUID = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';

/** Answers any handshake and then writes the bytes. */
function serveOnce(bytes: Buffer) {
  return createServer((wire: Socket) => {
    wire.once('data', (request) => {
      const key = /^sec-websocket-key: (.+)$/im.exec(request.toString())?.[1]?.trim() ?? '';
      const accept = createHash('sha1')
        .update(key + GUID)
        .digest('base64');
      wire.write(
        `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`,
      );
      wire.write(bytes);
    });
    wire.on('error', () => {});
  });
}

test('messages of every length are read as they were written, also many in one write', async () => {
  const texts = [
    '',
    'å',
    'x'.repeat(125),
    'ö'.repeat(63),
    'x'.repeat(126),
    'x'.repeat(65_535),
    'x'.repeat(65_536),
    'sist',
  ];
  const bytes = Buffer.concat(texts.map(textFrame));
  expect(countFrames(bytes)).toBe(texts.length);
  const server = serveOnce(bytes);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  const client = new WebSocket(`ws://127.0.0.1:${port}`, { perMessageDeflate: false });
  const read: string[] = [];
  await new Promise<void>((resolve, reject) => {
    client.on('error', reject);
    client.on('message', (data: Buffer, isBinary) => {
      read.push(isBinary ? 'binary' : data.toString());
      if (read.length === texts.length) resolve();
    });
  });
  client.terminate();
  server.close();
  expect(read).toEqual(texts);
});
