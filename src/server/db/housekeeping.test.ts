import { aUser } from '../../testing/accounts';
import { describeBothEngines } from '../../testing/engines';
import { sweep } from './housekeeping';

describeBothEngines('housekeeping', (makeApp) => {
  test('removes what nobody can ask for any more, and nothing else', async () => {
    const server = await makeApp();
    const { id: user_id } = await aUser(server);
    const key = (name: string, created_at: string) => ({ user_id, key: name, status: 200, body: null, created_at });
    const session = (id: string, rotated_at: string) => ({
      id,
      user_id,
      generation: 0,
      rotated_at,
      created_at: rotated_at,
      ended_at: null,
    });
    await server.db
      .insertInto('idempotency_keys')
      .values([key('yesterday', '2026-06-03T11:59:59.999Z'), key('today', '2026-06-03T12:00:00.000Z')])
      .execute();
    await server.db
      .insertInto('sessions')
      .values([session('last week', '2026-05-28T11:59:59.999Z'), session('this week', '2026-05-28T12:00:00.000Z')])
      .execute();
    const limit = (key: string, resets_at: string) => ({ key, spent: 1, resets_at });
    await server.db
      .insertInto('rate_limits')
      .values([limit('over', '2026-06-04T12:00:00.000Z'), limit('running', '2026-06-04T12:00:00.001Z')])
      .execute();

    await sweep(server.db, new Date('2026-06-04T12:00:00Z'));

    expect(await server.db.selectFrom('idempotency_keys').select('key').execute()).toEqual([{ key: 'today' }]);
    expect(await server.db.selectFrom('sessions').select('id').execute()).toEqual([{ id: 'this week' }]);
    expect(await server.db.selectFrom('rate_limits').select('key').execute()).toEqual([{ key: 'running' }]);
  });
});
