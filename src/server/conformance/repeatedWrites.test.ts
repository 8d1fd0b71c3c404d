import { randomUUID } from 'node:crypto';
import { RIGHTS, type MatrixActor } from '../../shared/domain/callRights';
import { PERMISSION_MATRIX } from '../../shared/domain/permissionMatrix';
import { describeBothEngines } from '../../testing/engines';
import { actorsIn, type Actors } from '../../testing/permissionActors';
import { bodyOf, methodOf, settingOf, statusOf, urlOf } from '../../testing/permissionCalls';
import { contentsOf, objectsFor } from '../../testing/permissionObjects';
import type { TestApp } from '../../testing/testApp';

const ACTORS: readonly MatrixActor[] = ['own_club', 'self'];

/** Somebody logged in who may make the call; undefined where it needs no login. */
function actorOf(call: string): MatrixActor | undefined {
  const { verdicts } = RIGHTS[PERMISSION_MATRIX[call] ?? 'public'];
  return verdicts.anonymous === 'yes' ? undefined : ACTORS.find((one) => verdicts[one] === 'yes');
}

/** Every write of somebody who is logged in, and that is tried with a good body. */
const WRITES = Object.keys(PERMISSION_MATRIX).flatMap((call): [string, MatrixActor][] => {
  const actor = actorOf(call);
  return methodOf(call) === 'GET' || !actor || statusOf(call) !== undefined ? [] : [[call, actor]];
});

describeBothEngines('a write that is sent again under its key', (makeApp) => {
  let server: TestApp;
  let actors: Actors;
  beforeAll(async () => {
    server = await makeApp();
    actors = await actorsIn(server);
  });

  test.each(WRITES)('%s by %s is answered alike and done once', async (call, actor) => {
    const objects = await objectsFor(server, actors, { isPublished: true, ...settingOf(call) });
    const trial = { objects, actors, actor, number: objects.sailings };
    const key = { 'idempotency-key': randomUUID() };
    const send = () => actors.call(actor)(methodOf(call), urlOf(call, trial), bodyOf(call, trial), key);

    const first = await send();
    expect([first.statusCode < 300, first.statusCode, first.body]).toEqual([true, first.statusCode, first.body]);
    const done = await contentsOf(server);
    const again = await send();

    expect([again.statusCode, again.body]).toEqual([first.statusCode, first.body]);
    expect(await contentsOf(server)).toEqual(done);
  });

  test('is another write for another person', async () => {
    const key = { 'idempotency-key': randomUUID() };
    const ids: number[] = [];
    for (const actor of ['own_club', 'other_club'] as const) {
      const club = actor === 'own_club' ? actors.club.id : actors.otherClub.id;
      const reply = await actors.call(actor)(
        'POST',
        '/api/sailings/',
        { club, name: 'Torsdag', start_date: '2026-06-11' },
        key,
      );
      ids.push(reply.json<{ id: number }>().id);
    }
    expect(ids[1]).not.toBe(ids[0]);
  });
});
