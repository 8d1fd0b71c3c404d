import { once } from 'node:events';
import WebSocket from 'ws';
import { authPaths } from '../../shared/contract/auth';
import { CLOSE_CODES, clubGroup, notificationsPath } from '../../shared/contract/push';
import { TEST_PASSWORD } from '../accounts';
import { tokenOf } from './faultWorld';
import { counted, measured } from './figures';
import { describeOnPostgres, install, only, type Installation } from './installation';

const CLOSED_WITHIN_MS = 5_000;

describeOnPostgres('a person who is deleted through one node', () => {
  let installation: Installation;

  beforeAll(async () => {
    installation = await install({ engine: 'postgres', nodes: 2, clubs: [{ sockets: 1 }] });
  }, 60_000);
  afterAll(() => installation.close());

  test('loses the sockets on every node', async () => {
    const club = only(installation.clubs);
    const member = only(club.members);
    const token = tokenOf(member);
    const sockets = installation.urls.map(
      (url) => new WebSocket(url.replace('http', 'ws') + notificationsPath(club.id)),
    );
    await Promise.all(
      sockets.map(async (socket) => {
        await once(socket, 'open');
        socket.send(JSON.stringify({ type: 'subscribe', group: clubGroup(club.id), token }));
        await once(socket, 'message');
      }),
    );
    const closing = sockets.map(async (socket): Promise<unknown> => (await once(socket, 'close'))[0]);

    const reply = await fetch(only(installation.urls) + authPaths.me, {
      method: 'DELETE',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
      body: JSON.stringify({ current_password: TEST_PASSWORD }),
    });
    expect(reply.status).toBe(204);
    const begun = performance.now();
    const codes = await Promise.all(closing);
    measured('until the last socket was closed', performance.now() - begun, 'ms', CLOSED_WITHIN_MS);
    counted(
      'sockets that were not closed with 4401',
      codes.filter((code) => code !== CLOSE_CODES.unauthorized).length,
      0,
    );
  }, 30_000);
});
