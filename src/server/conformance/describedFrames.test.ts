import { PERMISSION_MATRIX, RIGHTS } from '../../shared/domain/permissionMatrix';
import { describeEachEngine } from '../../testing/engines';
import { frameJudge } from '../../testing/describedFrames';
import { askersIn } from '../../testing/permissionAskers';
import { settingOf, tryCall } from '../../testing/permissionCalls';
import { objectsFor } from '../../testing/permissionObjects';
import { isOfType, pushClient, type Notification } from '../../testing/pushClient';
import { accessTokenOf } from '../../testing/pushEvents';

const WRITES = Object.entries(PERMISSION_MATRIX).flatMap(([call, right]) =>
  call.includes(' /api/') && !call.startsWith('GET ') && RIGHTS[right].verdicts.own_club === 'yes' ? [call] : [],
);

describeEachEngine('the frames that writes bring', (makeApp) => {
  test('are as the AsyncAPI document says', async () => {
    const server = await makeApp();
    const askers = await askersIn(server);
    const client = await pushClient(server, { clubId: askers.club.id });
    client.subscribe({ token: accessTokenOf(server, { id: askers.users.own_club?.id ?? 0 }) });
    await client.untilSubscribed();

    for (const [number, call] of WRITES.entries()) {
      const objects = await objectsFor(server, askers, { isPublished: true, ...settingOf(call) });
      const reply = await tryCall(call, { askers, objects, asker: 'own_club', number: 1_000 + number });
      expect([call, reply.statusCode < 300]).toEqual([call, true]);
    }
    const { id } = askers.club;
    // The matrix only tries the right to it.
    await askers.call('own_club')('PATCH', `/api/clubs/${id}/`, { city: 'Nynäshamn' });
    const { counter } = await server.db
      .selectFrom('clubs')
      .select('counter')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    await client.until((frame): frame is Notification => frame.type === 'notification' && frame.version === counter);

    const isAsDescribed = await frameJudge(server);
    const frames = client.frames.filter(isOfType('notification'));
    expect(frames.filter((frame) => !isAsDescribed(frame))).toEqual([]);
    expect(new Set(frames.map(({ model }) => model))).toEqual(
      new Set(['sailing', 'competitor', 'start_group', 'race_class', 'serie', 'course', 'club']),
    );
    expect(new Set(frames.map(({ change }) => change))).toContain('deleted');
    expect(isAsDescribed({ ...frames[0], secret: 1 })).toBe(false);
    client.socket.close();
    await client.closed;
  });
});
