import { PERMISSION_MATRIX } from '../../shared/domain/permissionMatrix';
import { aSailorAccount, aUser, loginAs, TEST_PASSWORD } from '../../testing/accounts';
import { keptLog } from '../../testing/keptLog';
import { actorsIn } from '../../testing/permissionActors';
import { tryCall } from '../../testing/permissionCalls';
import { objectsFor, SECRET } from '../../testing/permissionObjects';
import { buildTestApp, withProbes } from '../../testing/testApp';

describe('the log', () => {
  test('has one line per answer, with the number of the user', async () => {
    const { logger, entries } = keptLog();
    const server = await buildTestApp({ logger });
    const user = await aSailorAccount(server);
    const headers = await loginAs(server, user);

    const reply = await server.app.inject({ url: '/auth/users/me/?hemlig=1', headers });

    const about = entries().filter(({ reqId }) => reqId === reply.headers['x-request-id']);
    expect(about).toEqual([
      expect.objectContaining({
        req: { method: 'GET', path: '/auth/users/me/' },
        statusCode: 200,
        userId: user.id,
        msg: 'answered',
      }),
    ]);
    await server.close();
  });

  test('tells what went wrong under the id that the answer carries', async () => {
    const { logger, entries } = keptLog();
    const server = await buildTestApp({ logger, ...withProbes({ 'GET /api/probes/': 'open' }) });
    server.app.get('/api/probes/', async () => {
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

  test('tells who logged in and who failed to, by number', async () => {
    const { logger, entries } = keptLog();
    const server = await buildTestApp({ logger });
    const user = await aSailorAccount(server);
    const closed = await aUser(server, { is_active: 0 });
    await loginAs(server, user);
    for (const email of [user.email, closed.email, 'nobody@example.se']) {
      await server.app.inject({
        method: 'POST',
        url: '/auth/jwt/create/',
        payload: { email, password: 'fel-losenord' },
      });
    }

    const about = entries().filter(({ msg }) => /^log/.test(String(msg)));
    expect(about.map(({ msg, level, userId, isActive }) => [msg, level, userId, isActive])).toEqual([
      ['logged in', 30, user.id, undefined],
      ['login failed', 40, user.id, true],
      ['login failed', 40, closed.id, false],
      ['login failed', 40, undefined, undefined],
    ]);
    await server.close();
  });

  test('warns of what somebody had no right to', async () => {
    const { logger, entries } = keptLog();
    const server = await buildTestApp({ logger });
    const user = await aSailorAccount(server);
    await server.app.inject({
      method: 'POST',
      url: '/api/sailings/',
      headers: await loginAs(server, user),
      payload: {},
    });

    expect(entries().at(-1)).toMatchObject({
      level: 40,
      statusCode: 403,
      userId: user.id,
      req: { method: 'POST', path: '/api/sailings/' },
    });
    await server.close();
  });

  test('of every call by everybody holds no mail address, password, token, name or address of a machine', async () => {
    const { logger, lines } = keptLog();
    const server = await buildTestApp({ logger });
    const actors = await actorsIn(server);
    const objects = await objectsFor(server, actors, { isPublished: true });
    let number = 0;
    for (const call of Object.keys(PERMISSION_MATRIX)) {
      for (const actor of ['anonymous', 'sailor', 'own_club'] as const) {
        for (const isBroken of [true, false])
          await tryCall(call, { actors, objects, actor, number: (number += 1), isBroken });
      }
    }
    await server.app.inject({ url: '/reset-confirm/MQ/hemlig-lank?email=sara@example.se' });
    await server.app.inject({ url: '/api/sara@example.se/' });

    const log = lines.join('');
    expect(lines.length).toBeGreaterThan(500);
    for (const secret of [TEST_PASSWORD, 'hemlig-lank', 'Seglare', '127.0.0.1', SECRET])
      expect(log).not.toContain(secret);
    expect(log).not.toMatch(/[\w.-]+@[\w-]+\.\w+/);
    expect(log).not.toMatch(/eyJ[\w-]+\.[\w-]+/);
    await server.close();
  });

  test('holds no address, no password and no token', async () => {
    const { logger, lines } = keptLog();
    const server = await buildTestApp({ logger });
    const { email } = await aSailorAccount(server);
    const { authorization } = await loginAs(server, { email });
    await server.app.inject({ method: 'POST', url: '/auth/users/', payload: { email, password: 'Kryssa-mot-vinden' } });
    await server.app.inject({ method: 'POST', url: '/auth/jwt/create/', payload: { email, password: 'fel-losenord' } });
    await server.app.inject({
      url: `/auth/users/me/?email=${email}`,
      headers: { authorization, cookie: 'refresh=hemlig' },
    });

    const log = lines.join('');

    expect(log).toContain('answered');
    for (const secret of [email, 'Kryssa-mot-vinden', 'fel-losenord', authorization.slice(7), 'hemlig', '127.0.0.1']) {
      expect(log).not.toContain(secret);
    }
    await server.close();
  });
});
