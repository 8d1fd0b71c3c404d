import { TEST_PASSWORD, aClub, aClubAccount, aSailorAccount } from '../../testing/accounts';
import { describeBothEngines } from '../../testing/engines';
import { handClock, type HandClock } from '../../testing/handClock';
import { pushClient, type PushClient } from '../../testing/pushClient';
import { accessTokenOf, noteEvents } from '../../testing/pushEvents';
import type { TestApp } from '../../testing/testApp';
import type { ClubRecord, UserRecord } from '../db/schema';

const WITHIN_MS = 5_000;

describeBothEngines('sockets of people who lose their rights', (makeApp) => {
  let server: TestApp;
  let clock: HandClock;
  let club: ClubRecord;
  const opened: PushClient[] = [];

  beforeEach(async () => {
    clock = handClock();
    server = await makeApp({ push: clock.push });
    club = await aClub(server);
  });

  afterEach(() => opened.splice(0).forEach(({ socket }) => socket.terminate()));

  async function subscriber(user: UserRecord, sessionId: string | null = null): Promise<PushClient> {
    const client = await pushClient(server, { clubId: club.id });
    opened.push(client);
    client.subscribe({ token: accessTokenOf(server, user, sessionId) });
    await client.untilSubscribed();
    return client;
  }

  async function aSession(user: UserRecord, id: string): Promise<string> {
    const at = '2026-06-04T12:00:00.000Z';
    await server.db
      .insertInto('sessions')
      .values({ id, user_id: user.id, generation: 1, rotated_at: at, created_at: at, ended_at: null })
      .execute();
    return id;
  }

  test('a deleted user is closed with 4401 within five seconds, the others stay', async () => {
    const [leaving, staying] = [await aSailorAccount(server), await aSailorAccount(server)];
    const [gone, here] = [await subscriber(leaving), await subscriber(staying)];

    await server.db.deleteFrom('users').where('id', '=', leaving.id).execute();
    clock.advance(WITHIN_MS);

    expect(await gone.closed).toBe(4401);
    expect(gone.frames.at(-1)).toMatchObject({ type: 'error', code: 'bad_token' });
    await noteEvents(server, club, {});
    expect(await here.notifications(1)).toHaveLength(1);
  });

  test('an inactive user is closed with 4401', async () => {
    const user = await aSailorAccount(server);
    const client = await subscriber(user);
    await server.db.updateTable('users').set({ is_active: 0 }).where('id', '=', user.id).execute();
    clock.advance(WITHIN_MS);
    expect(await client.closed).toBe(4401);
  });

  test('a session that has ended, perhaps on another node, closes its sockets with 4401; another of the same person stays', async () => {
    const user = await aSailorAccount(server);
    const [phone, tablet] = [
      await subscriber(user, await aSession(user, 'phone')),
      await subscriber(user, await aSession(user, 'tablet')),
    ];

    await server.db
      .updateTable('sessions')
      .set({ ended_at: '2026-06-04T12:00:01.000Z' })
      .where('id', '=', 'phone')
      .execute();
    clock.advance(WITHIN_MS);

    expect(await phone.closed).toBe(4401);
    await noteEvents(server, club, {});
    expect(await tablet.notifications(1)).toHaveLength(1);
  });

  test('logging out closes the sockets of this node at once', async () => {
    const user = await aSailorAccount(server);
    const headers = { 'X-Requested-With': 'styrbord', 'Sec-Fetch-Site': 'same-origin' };
    const login = await server.app.inject({
      method: 'POST',
      url: '/auth/jwt/create/',
      headers,
      payload: { email: user.email, password: TEST_PASSWORD },
    });
    const client = await pushClient(server, { clubId: club.id });
    opened.push(client);
    client.subscribe({ token: login.json<{ access: string }>().access });
    await client.untilSubscribed();

    const cookies = Object.fromEntries(login.cookies.map(({ name, value }) => [name, value]));
    await server.app.inject({ method: 'POST', url: '/auth/jwt/logout/', headers, cookies });
    expect(await client.closed).toBe(4401);
  });

  test('a token whose session has ended opens nothing', async () => {
    const user = await aSailorAccount(server);
    await server.db
      .updateTable('sessions')
      .set({ ended_at: 'ended' })
      .where('id', '=', await aSession(user, 'over'))
      .execute();
    const client = await pushClient(server, { clubId: club.id });
    client.subscribe({ token: accessTokenOf(server, user, 'over') });
    expect(await client.closed).toBe(4401);
  });

  test('a user who is no longer the account of the club sees only what members see, within five seconds', async () => {
    const user = await aClubAccount(server, club);
    const client = await subscriber(user);
    await noteEvents(server, club, { id: 1, visibility: 'club' });
    expect(await client.notifications(1)).toMatchObject([{ id: 1 }]);

    await server.db.updateTable('users').set({ club_id: null }).where('id', '=', user.id).execute();
    await server.db.deleteFrom('club_roles').execute();
    // Another user being disconnected shows that the check has run.
    const leaving = await aSailorAccount(server);
    const gone = await subscriber(leaving);
    await server.db.deleteFrom('users').where('id', '=', leaving.id).execute();
    clock.advance(WITHIN_MS);
    await gone.closed;

    await noteEvents(server, club, { id: 2, visibility: 'club' }, { id: 3 });
    expect((await client.notifications(2)).map(({ id }) => id)).toEqual([1, 3]);
  });
});
