import WebSocket, { type ClientOptions } from 'ws';
import { aClub } from '../../testing/accounts';
import { describeEachEngine } from '../../testing/engines';
import { addressOf, isOfType, pushClient } from '../../testing/pushClient';
import type { TestApp } from '../../testing/testApp';
import type { ClubRecord } from '../db/schema';

/** The status that a handshake is answered with. */
function handshake(url: string, options: ClientOptions): Promise<number> {
  const socket = new WebSocket(url, options);
  return new Promise((resolve) => {
    socket.on('error', () => {});
    socket.once('open', () => {
      socket.terminate();
      resolve(101);
    });
    socket.once('unexpected-response', (request, response) => {
      request.destroy();
      resolve(response.statusCode ?? 0);
    });
  });
}

describeEachEngine('the handshake of the push connection', (makeApp) => {
  let server: TestApp;
  let club: ClubRecord;

  beforeAll(async () => {
    server = await makeApp({ publicUrl: 'https://segling.example.se' });
    club = await aClub(server);
  });

  const statusFor = async (path: string, origin?: string) =>
    handshake(`ws://${await addressOf(server)}${path}`, origin ? { origin } : {});

  const notifications = (slash = '/') => `/ws/clubs/${club.id}/notifications${slash}`;

  test('the path is served with and without its last slash', async () => {
    expect(await statusFor(notifications())).toBe(101);
    expect(await statusFor(notifications(''))).toBe(101);
  });

  test('pages of the public address may open a socket, other pages may not, whatever they call the server', async () => {
    expect(await statusFor(notifications(), 'https://segling.example.se')).toBe(101);
    expect(await statusFor(notifications(), `http://${await addressOf(server)}`)).toBe(403);
    expect(await statusFor(notifications(), 'https://elsewhere.example')).toBe(403);
    expect(await statusFor(notifications(), 'http://segling.example.se')).toBe(403);
    expect(await statusFor(notifications(), 'null')).toBe(403);
  });

  test('a client that is no browser page may open a socket', async () => {
    expect(await statusFor(notifications())).toBe(101);
  });

  test('no other path becomes a socket', async () => {
    expect(await statusFor('/ws/clubs/')).toBe(404);
    expect(await statusFor('/healthz')).not.toBe(101);
  });

  test('a plain GET is answered with 404', async () => {
    const reply = await server.app.inject(notifications());
    expect(reply.statusCode).toBe(404);
    expect(reply.json()).toEqual({ detail: 'Hittades inte.' });
  });

  test.each(['999999', 'abc', '0', '99999999999999999999'])(
    'a club %p that does not exist gets an error and is closed with 4403',
    async (id) => {
      const client = await pushClient(server, { clubId: id as unknown as number });
      expect(await client.closed).toBe(4403);
      expect(client.frames).toMatchObject([{ type: 'error', code: 'forbidden_group' }]);
      expect(client.frames.find(isOfType('subscribed'))).toBeUndefined();
    },
  );
});

describeEachEngine('the handshake without a public address', (makeApp) => {
  test('is for pages that the server itself serves, and not for those of another name that resolves to it', async () => {
    const server = await makeApp();
    const club = await aClub(server);
    const { port } = new URL(`http://${await addressOf(server)}`);
    const statusFor = (origin: string, host: string) =>
      handshake(`ws://127.0.0.1:${port}/ws/clubs/${club.id}/notifications/`, { origin, headers: { host } });

    expect(await statusFor(`http://127.0.0.1:${port}`, `127.0.0.1:${port}`)).toBe(101);
    expect(await statusFor(`http://localhost:${port}`, `127.0.0.1:${port}`)).toBe(101);
    expect(await statusFor(`http://elak.example:${port}`, `elak.example:${port}`)).toBe(403);
  });
});
