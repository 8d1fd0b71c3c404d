import WebSocket from 'ws';
import { aClub } from '../../testing/accounts';
import { describeEachEngine } from '../../testing/engines';
import { addressOf, isOfType, pushClient } from '../../testing/pushClient';
import type { TestApp } from '../../testing/testApp';
import type { ClubRecord } from '../db/schema';

describeEachEngine('the handshake of the push connection', (makeApp) => {
  let server: TestApp;
  let club: ClubRecord;

  beforeAll(async () => {
    server = await makeApp({ publicUrl: 'https://segling.example.se' });
    club = await aClub(server);
  });

  async function statusFor(path: string, origin?: string): Promise<number> {
    const socket = new WebSocket(`ws://${await addressOf(server)}${path}`, origin ? { origin } : {});
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

  const notifications = (slash = '/') => `/ws/clubs/${club.id}/notifications${slash}`;

  test('the path is served with and without its last slash', async () => {
    expect(await statusFor(notifications())).toBe(101);
    expect(await statusFor(notifications(''))).toBe(101);
  });

  test('pages of the public address and of the same host may open a socket, other pages may not', async () => {
    expect(await statusFor(notifications(), 'https://segling.example.se')).toBe(101);
    expect(await statusFor(notifications(), `http://${await addressOf(server)}`)).toBe(101);
    expect(await statusFor(notifications(), 'https://elsewhere.example')).toBe(403);
    expect(await statusFor(notifications(), 'http://segling.example.se')).toBe(403);
    expect(await statusFor(notifications(), 'null')).toBe(403);
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

  test.each(['999999', 'abc', '0', '99999999999999999999'])('a club %p that does not exist is told and closed with 4403', async (id) => {
    const client = await pushClient(server, { clubId: id as unknown as number });
    expect(await client.closed).toBe(4403);
    expect(client.frames).toMatchObject([{ type: 'error', code: 'forbidden_group' }]);
    expect(client.frames.find(isOfType('subscribed'))).toBeUndefined();
  });
});
