import { randomUUID } from 'node:crypto';
import { PERMISSION_MATRIX, RIGHTS, type MatrixAsker } from '../../shared/domain/permissionMatrix';
import { describeBothEngines } from '../../testing/engines';
import { askersIn, type Askers } from '../../testing/permissionAskers';
import { bodyOf, methodOf, settingOf, statusOf, urlOf } from '../../testing/permissionCalls';
import { contentsOf, objectsFor } from '../../testing/permissionObjects';
import type { TestApp } from '../../testing/testApp';

const ASKERS: readonly MatrixAsker[] = ['own_club', 'self'];

/** Somebody logged in who may make the call; undefined where it needs no login. */
function askerOf(call: string): MatrixAsker | undefined {
  const { verdicts } = RIGHTS[PERMISSION_MATRIX[call] ?? 'public'];
  return verdicts.anonymous === 'yes' ? undefined : ASKERS.find((one) => verdicts[one] === 'yes');
}

/** Every write of somebody who is logged in, and that is tried with a good body. */
const WRITES = Object.keys(PERMISSION_MATRIX).flatMap((call): [string, MatrixAsker][] => {
  const asker = askerOf(call);
  return methodOf(call) === 'GET' || !asker || statusOf(call) !== undefined ? [] : [[call, asker]];
});

describeBothEngines('a write that is sent again under its key', (makeApp) => {
  let server: TestApp;
  let askers: Askers;
  beforeAll(async () => {
    server = await makeApp();
    askers = await askersIn(server);
  });

  test.each(WRITES)('%s by %s is answered alike and done once', async (call, asker) => {
    const objects = await objectsFor(server, askers, { isPublished: true, ...settingOf(call) });
    const trial = { objects, askers, asker, number: objects.sailings };
    const key = { 'idempotency-key': randomUUID() };
    const send = () => askers.call(asker)(methodOf(call), urlOf(call, trial), bodyOf(call, trial), key);

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
    for (const asker of ['own_club', 'other_club'] as const) {
      const club = asker === 'own_club' ? askers.club.id : askers.otherClub.id;
      const reply = await askers.call(asker)(
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
