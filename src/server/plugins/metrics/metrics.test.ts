import { aClub, aSailorAccount, loginAs } from '../../../testing/accounts';
import { describeBothEngines } from '../../../testing/engines';
import { pushClient } from '../../../testing/pushClient';
import { aSailingRecord } from '../../../testing/records';
import { withProbes, type TestApp, type TestAppOptions } from '../../../testing/testApp';
import { unitOfWork } from '../../db/unitOfWork';
import { createMetrics } from './metrics';

const TOKEN = 'only the collector';

describeBothEngines('metrics', (makeApp, engine) => {
  const measured = (probes: TestAppOptions = {}) =>
    makeApp({ metrics: createMetrics({ build: 'b1', engine }), metricsToken: TOKEN, ...probes });
  const read = ({ app }: TestApp, authorization = `Bearer ${TOKEN}`) =>
    app.inject({ url: '/metrics', headers: { authorization } });
  const linesOf = async (server: TestApp): Promise<string[]> => (await read(server)).body.split('\n');

  test('are served only with the token', async () => {
    const server = await measured();

    const replies = await Promise.all([
      read(server),
      read(server, 'Bearer guessed'),
      read(server, ''),
      server.app.inject({ url: '/metrics' }),
    ]);

    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 401, 401, 401]);
    expect(replies[0]?.headers).toMatchObject({
      'content-type': 'text/plain; version=0.0.4; charset=utf-8',
      'cache-control': 'no-store',
    });
    expect(replies[1]?.body).not.toContain('styrbord_');
  });

  test('are not there where no token is set', async () => {
    const server = await makeApp({ metrics: createMetrics({ build: 'b1', engine }) });

    expect((await read(server, 'Bearer undefined')).statusCode).toBe(404);
  });

  test('label answers by the pattern of the route, never by the requested path', async () => {
    const server = await measured();
    const headers = await loginAs(server, await aSailorAccount(server));
    const sailing = await aSailingRecord(server, await aClub(server));
    for (const url of [`/api/sailings/${sailing.id}/`, '/api/sailings/987654/', '/hemlig-sida'])
      await server.app.inject({ url, headers });

    const lines = (await linesOf(server)).filter((line) =>
      line.startsWith('styrbord_http_request_duration_seconds_count'),
    );

    expect(lines).toEqual(
      expect.arrayContaining([
        'styrbord_http_request_duration_seconds_count{route="/api/sailings/:id/",method="GET",status="2xx"} 1',
        'styrbord_http_request_duration_seconds_count{route="/api/sailings/:id/",method="GET",status="4xx"} 1',
        'styrbord_http_request_duration_seconds_count{route="none",method="GET",status="4xx"} 1',
      ]),
    );
    expect(lines.join()).not.toMatch(/987654|hemlig/);
  });

  test('cover sockets, what was sent to them, mails, tables and the running build', async () => {
    const server = await measured();
    const club = await aClub(server);
    const client = await pushClient(server, { clubId: club.id });
    client.subscribe();
    await client.untilSubscribed();
    await unitOfWork(server.deps, async (work) => {
      const version = await work.nextVersion(club.id);
      await work.note({
        clubId: club.id,
        version,
        model: 'sailing',
        id: 5,
        change: 'updated',
        data: {},
        visibility: 'everyone',
      });
    });
    await client.notifications(1);
    const letter = { letter: '{}', created_at: '2026-06-10T16:00:00.000Z' };
    await server.db
      .insertInto('mail_outbox')
      .values({ ...letter, due_at: letter.created_at, finished_at: null })
      .execute();
    await server.db
      .insertInto('mail_outbox')
      .values({ ...letter, due_at: null, finished_at: letter.created_at, error: 'EENVELOPE' })
      .execute();
    await server.db
      .insertInto('mail_outbox')
      .values({ ...letter, due_at: null, finished_at: letter.created_at })
      .execute();

    expect(await linesOf(server)).toEqual(
      expect.arrayContaining([
        'styrbord_push_sockets{audience="none"} 1',
        'styrbord_push_sockets{audience="club"} 0',
        'styrbord_push_rooms 1',
        'styrbord_push_frames_total 1',
        'styrbord_push_events_behind 0',
        'styrbord_mail_letters{state="waiting"} 1',
        'styrbord_mail_letters{state="failed"} 1',
        'styrbord_migrations{state="waiting"} 0',
        'styrbord_passwords_waiting 0',
        `styrbord_build_info{build="b1",engine="${engine}",node="${process.versions.node}"} 1`,
        expect.stringMatching(/^process_cpu_user_seconds_total /),
      ]),
    );
  });

  test('count refusals and troubles', async () => {
    const server = await measured(withProbes({ 'GET /api/probes/:status/': 'public' }));
    server.app.get('/api/probes/:status/', async (request, reply) => {
      const { status } = request.params as { status: string };
      if (status === 'full') throw Object.assign(new Error('no room'), { code: 'SQLITE_FULL' });
      return reply.code(Number(status)).send({});
    });
    for (const status of ['full', '429']) await server.app.inject({ url: `/api/probes/${status}/` });

    expect(await linesOf(server)).toEqual(
      expect.arrayContaining([
        'styrbord_storage_troubles_total{kind="full"} 1',
        'styrbord_storage_troubles_total{kind="busy"} 0',
        'styrbord_http_rate_limited_total 1',
      ]),
    );
  });
});
