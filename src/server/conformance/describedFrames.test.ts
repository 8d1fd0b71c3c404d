import { RIGHTS } from '../../shared/domain/callRights';
import { PERMISSION_MATRIX } from '../../shared/domain/permissionMatrix';
import { describeEachEngine } from '../../testing/engines';
import { frameValidator } from '../../testing/describedFrames';
import { actorsIn } from '../../testing/permissionActors';
import { settingOf, statusOf, tryCall } from '../../testing/permissionCalls';
import { objectsFor } from '../../testing/permissionObjects';
import { isOfType, pushClient, type Notification } from '../../testing/pushClient';
import { accessTokenOf } from '../../testing/pushEvents';

const WRITES = Object.entries(PERMISSION_MATRIX).flatMap(([call, right]) =>
  call.includes(' /api/') && !call.startsWith('GET ') && RIGHTS[right].verdicts.own_club === 'yes' ? [call] : [],
);

describeEachEngine('the frames that writes bring', (makeApp) => {
  test('are as the AsyncAPI document says', async () => {
    const server = await makeApp();
    const actors = await actorsIn(server);
    const client = await pushClient(server, { clubId: actors.club.id });
    client.subscribe({ token: accessTokenOf(server, { id: actors.users.own_club?.id ?? 0 }) });
    await client.untilSubscribed();

    for (const [number, call] of WRITES.entries()) {
      const objects = await objectsFor(server, actors, { isPublished: true, ...settingOf(call) });
      const reply = await tryCall(call, { actors, objects, actor: 'own_club', number: 1_000 + number });
      const good = statusOf(call) ?? (reply.statusCode < 300 ? reply.statusCode : 'below 300');
      expect([call, reply.statusCode]).toEqual([call, good]);
    }
    const { id } = actors.club;
    // The matrix only tries the right to it.
    await actors.call('own_club')('PATCH', `/api/clubs/${id}/`, { city: 'Nynäshamn' });
    const { counter } = await server.db
      .selectFrom('clubs')
      .select('counter')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    await client.until((frame): frame is Notification => frame.type === 'notification' && frame.version === counter);

    const isAsDescribed = await frameValidator(server);
    const frames = client.frames.filter(isOfType('notification'));
    expect(frames.filter((frame) => !isAsDescribed(frame))).toEqual([]);
    expect(new Set(frames.map(({ model }) => model))).toEqual(
      new Set([
        'sailing',
        'competitor',
        'start_group',
        'start_event',
        'finish_observation',
        'race_class',
        'serie',
        'course',
        'club',
      ]),
    );
    expect(new Set(frames.map(({ change }) => change))).toContain('deleted');
    expect(isAsDescribed({ ...frames[0], secret: 1 })).toBe(false);
    client.socket.close();
    await client.closed;
  });
});
