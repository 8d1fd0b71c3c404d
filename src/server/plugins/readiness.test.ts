import { sql } from 'kysely';
import { describeOwnDatabases } from '../../testing/engines';
import type { TestApp } from '../../testing/testApp';
import { busInProcess } from '../db/bus';

describeOwnDatabases('health', (makeApp) => {
  const ready = ({ app }: TestApp) => app.inject({ url: '/readyz' });

  test('is good when the database answers', async () => {
    const { app } = await makeApp();

    const replies = await Promise.all(['/healthz', '/readyz'].map((url) => app.inject({ url })));

    expect(replies.map((reply) => [reply.statusCode, reply.json()])).toEqual([
      [200, { status: 'ok' }],
      [200, { status: 'ok' }],
    ]);
  });

  test('tells a server that lives but cannot serve, and which check fails', async () => {
    const server = await makeApp();
    await server.db.deleteFrom('meta').execute();

    const [alive, reply] = await Promise.all([server.app.inject({ url: '/healthz' }), ready(server)]);
    await server.db.insertInto('meta').values({ key: 'epoch', value: 'anew' }).execute();

    expect(alive.statusCode).toBe(200);
    expect([reply.statusCode, reply.json()]).toEqual([503, { detail: 'Servern är inte redo.', failed: ['database'] }]);
    expect(reply.headers['retry-after']).toBe('5');
  });

  test.each([
    ['older', { remove: ['0016_auto_group'], add: [] }],
    ['newer', { remove: [], add: ['9999_future'] }],
  ])('is bad on tables that are %s than the code', async (_, { remove, add }) => {
    const server = await makeApp();
    const db = server.db.withTables<{ kysely_migration: { name: string; timestamp: string } }>();
    const row = (name: string) => ({ name, timestamp: '2999-01-01T00:00:00.000Z' });
    for (const name of remove) await db.deleteFrom('kysely_migration').where('name', '=', name).execute();
    for (const name of add) await db.insertInto('kysely_migration').values(row(name)).execute();

    const reply = await ready(server);
    for (const name of add) await db.deleteFrom('kysely_migration').where('name', '=', name).execute();
    for (const name of remove) await db.insertInto('kysely_migration').values(row(name)).execute();

    expect([reply.statusCode, reply.json()]).toEqual([
      503,
      { detail: 'Servern är inte redo.', failed: ['migrations'] },
    ]);
  });

  test('is bad on tables that lack a column', async () => {
    const server = await makeApp();
    await sql`alter table users rename column invited_by_club_id to other`.execute(server.db);

    const reply = await ready(server);
    await sql`alter table users rename column other to invited_by_club_id`.execute(server.db);

    expect(reply.json()).toEqual({ detail: 'Servern är inte redo.', failed: ['migrations'] });
  });

  test('is bad while other nodes are not heard', async () => {
    const server = await makeApp({ bus: { ...busInProcess(), isListening: () => false } });

    expect((await ready(server)).json()).toEqual({ detail: 'Servern är inte redo.', failed: ['bus'] });
  });

  test('is bad from the moment that a stop is asked for, while everything is served', async () => {
    const server = await makeApp();
    const told = server.app.shutDownGracefully(0);

    const [alive, reply] = await Promise.all([server.app.inject({ url: '/healthz' }), ready(server)]);

    expect([alive.statusCode, alive.headers.connection]).toEqual([200, 'close']);
    expect(reply.json()).toEqual({ detail: 'Servern är inte redo.', failed: ['running'] });
    await told;
  });
});
