import { Writable } from 'node:stream';
import { aSailorAccount, loginAs } from '../../testing/accounts';
import { buildTestApp } from '../../testing/testApp';
import { createLogger } from './logging';

/** A log that is kept, line by line. */
function keptLog() {
  const lines: string[] = [];
  const logger = createLogger('trace', new Writable({ write: (line: Buffer, _encoding, done) => (lines.push(line.toString()), done()) }));
  return { logger, lines, entries: () => lines.map((line) => JSON.parse(line) as Record<string, unknown>) };
}

describe('the log', () => {
  test('has one line per answer, with the number of the user', async () => {
    const { logger, entries } = keptLog();
    const server = await buildTestApp({ logger });
    const user = await aSailorAccount(server);
    const headers = await loginAs(server, user);

    const reply = await server.app.inject({ url: '/auth/users/me/?hemlig=1', headers });

    const about = entries().filter(({ reqId }) => reqId === reply.headers['x-request-id']);
    expect(about).toEqual([
      expect.objectContaining({ req: { method: 'GET', path: '/auth/users/me/' }, statusCode: 200, userId: user.id, msg: 'answered' }),
    ]);
    await server.close();
  });

  test('tells what went wrong under the id that the answer carries', async () => {
    const { logger, entries } = keptLog();
    const server = await buildTestApp({ logger });
    server.app.get('/api/probes/', { config: { policy: 'open' } }, async () => {
      throw new Error('out of order');
    });

    const reply = await server.app.inject({ url: '/api/probes/' });

    const failures = entries().filter(({ level }) => level === 50);
    expect(failures).toEqual([
      expect.objectContaining({
        reqId: reply.headers['x-request-id'],
        err: { type: 'Error', message: 'out of order', stack: expect.stringContaining('out of order') as string },
      }),
    ]);
    await server.close();
  });

  test('holds no address, no password and no token', async () => {
    const { logger, lines } = keptLog();
    const server = await buildTestApp({ logger });
    const { email } = await aSailorAccount(server);
    const { authorization } = await loginAs(server, { email });
    await server.app.inject({ method: 'POST', url: '/auth/users/', payload: { email, password: 'Kryssa-mot-vinden' } });
    await server.app.inject({ method: 'POST', url: '/auth/jwt/create/', payload: { email, password: 'fel-losenord' } });
    await server.app.inject({ url: `/auth/users/me/?email=${email}`, headers: { authorization, cookie: 'refresh=hemlig' } });

    const log = lines.join('');

    expect(log).toContain('answered');
    for (const secret of [email, 'Kryssa-mot-vinden', 'fel-losenord', authorization.slice(7), 'hemlig', '127.0.0.1']) {
      expect(log).not.toContain(secret);
    }
    await server.close();
  });
});
