import { aClub, aClubAccount, aUser } from '../../testing/accounts';
import { describeBothEngines } from '../../testing/engines';
import { anEveningLink, cameBy } from '../../testing/evenings';
import { aCompetitorRecord, aSailingRecord } from '../../testing/records';
import { callsOf } from '../../testing/people';
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

  test('removes evening links that were ended or have been over for 30 days, and what they say in logs stays', async () => {
    const server = await makeApp();
    const club = await aClub(server);
    const { id: made_by } = await aClubAccount(server, club);
    const sailing = await aSailingRecord(server, club);
    const boat = await aCompetitorRecord(server, sailing, { sail_number: 'SWE 57' });
    const link = async (values: { expires_at?: string; ended_at?: string }, name: string) => {
      const made = await anEveningLink(server, { sailing: sailing.id, made_by });
      const { access } = await cameBy(server, made.link, name);
      const headers = { authorization: `Bearer ${access}` };
      const time = { elapsed_time: `01:00:0${made.link % 10}` };
      const url = `/api/competitors/${boat.id}/update-elapsed-time/`;
      expect((await callsOf(server)('PATCH', url, time, headers)).statusCode).toBe(200);
      await server.db
        .updateTable('evening_links')
        .set({ label: name, ...values })
        .where('id', '=', made.link)
        .execute();
    };
    await link({ ended_at: '2026-06-04T11:00:00.000Z' }, 'Avslutad');
    await link({ expires_at: '2026-05-05T11:59:59.999Z' }, 'Längesedan');
    await link({ expires_at: '2026-05-05T12:00:00.000Z' }, 'Nyss');
    await link({ expires_at: '2026-06-05T12:00:00.000Z' }, 'Öppen');

    await sweep(server.db, new Date('2026-06-04T12:00:00Z'));

    const kept = [{ name: 'Nyss' }, { name: 'Öppen' }];
    const { db } = server;
    expect(await db.selectFrom('evening_links').select('label as name').orderBy('id').execute()).toEqual(kept);
    expect((await db.selectFrom('evening_sessions').select('name').execute()).map(({ name }) => name).sort()).toEqual([
      'Nyss',
      'Öppen',
    ]);
    expect(await db.selectFrom('result_log').select('by_name').orderBy('id').execute()).toEqual([
      { by_name: 'Avslutad, Tornet' },
      { by_name: 'Längesedan, Tornet' },
      { by_name: 'Nyss, Tornet' },
      { by_name: 'Öppen, Tornet' },
    ]);
  });
});
