import { competitorPaths, type Competitor } from '../../shared/contract/competitors';
import { aClub, aClubAccount, aSailorAccount, aUser } from '../../testing/accounts';
import { describeEachEngine } from '../../testing/engines';
import { isOfType, pushClient, type PushClient } from '../../testing/pushClient';
import { accessTokenOf, noteEvents } from '../../testing/pushEvents';
import { aGroupRecord, aNewCompetitor, aSailingRecord } from '../../testing/records';
import type { TestApp } from '../../testing/testApp';
import type { ClubRecord, UserRecord } from '../db/schema';

describeEachEngine('subscribing to a club', (makeApp) => {
  let server: TestApp;
  let club: ClubRecord;
  let account: UserRecord;
  const opened: PushClient[] = [];

  beforeAll(async () => {
    server = await makeApp();
  });

  beforeEach(async () => {
    club = await aClub(server);
    account = await aClubAccount(server, club);
  });

  afterEach(() => opened.splice(0).forEach(({ socket }) => socket.terminate()));

  async function open(protocols?: string[]): Promise<PushClient> {
    const client = await pushClient(server, { clubId: club.id, ...(protocols ? { protocols } : {}) });
    opened.push(client);
    return client;
  }

  async function subscribed(user: UserRecord | null, cursor?: string): Promise<PushClient> {
    const client = await open();
    client.subscribe({ ...(user ? { token: accessTokenOf(server, user) } : {}), ...(cursor ? { cursor } : {}) });
    await client.untilSubscribed();
    return client;
  }

  const numbersOf = (frames: { version: number }[]) => frames.map(({ version }) => version);

  test('the answer contains the present cursor and the running build', async () => {
    await noteEvents(server, club, {}, {});
    const client = await subscribed(account);
    expect(client.frames).toEqual([
      {
        type: 'subscribed',
        group: `club_${club.id}`,
        cursor: expect.stringMatching(/^[0-9a-f]{8}\.2$/),
        resumed: false,
        build: 'test-build',
      },
    ]);
  });

  test('what is written comes at once, whole, and in the order of the numbers', async () => {
    const client = await subscribed(account);
    const { cursor } = await client.untilSubscribed();
    await noteEvents(server, club, { id: 7, data: { id: 7, name: 'Vågspel' } });
    await Promise.all(Array.from({ length: 20 }, () => noteEvents(server, club, {}, {})));

    const frames = await client.notifications(41);
    expect(numbersOf(frames)).toEqual(Array.from({ length: 41 }, (_, index) => index + 1));
    expect(frames[0]).toEqual({
      type: 'notification',
      model: 'competitor',
      id: 7,
      change: 'updated',
      data: { id: 7, name: 'Vågspel' },
      version: 1,
      cursor: cursor.replace('.0', '.1'),
      at: '2026-06-04T14:00:00+02:00',
    });
  });

  test('a call to the API is a frame for every screen, its own too, with the row that a following GET gives', async () => {
    const sailing = await aSailingRecord(server, club);
    const group = await aGroupRecord(server, sailing);
    const boat = await server.db
      .insertInto('competitors')
      .values(aNewCompetitor(sailing))
      .returning('id')
      .executeTakeFirstOrThrow();
    const clients = [await subscribed(account), await subscribed(await aSailorAccount(server))];

    const headers = { authorization: `Bearer ${accessTokenOf(server, account)}` };
    const move = { moves: [{ competitor: boat.id, start_group: group.id }] };
    const reply = await server.app.inject({
      method: 'POST',
      url: competitorPaths.move(sailing.id),
      headers,
      payload: move,
    });
    expect(reply.statusCode).toBe(200);

    const read = await server.app.inject({ url: competitorPaths.one(boat.id), headers });
    const { email: _email, phone: _phone, hide_name: _hidden, is_minor: _minor, ...row } = read.json<Competitor>();
    for (const client of clients) {
      const [frame] = await client.notifications(1);
      expect(frame).toMatchObject({ model: 'competitor', id: boat.id, change: 'updated', version: row.version });
      expect(frame?.data).toEqual(row);
    }
  });

  test('large and small objects arrive whole between pongs', async () => {
    const client = await subscribed(account);
    const names = ['x', 'å'.repeat(500), 'ö'.repeat(100_000), 'sist'];
    const writing = noteEvents(server, club, ...names.map((name) => ({ data: { name } })));
    client.send({ type: 'ping' });
    await writing;
    client.send({ type: 'ping' });
    expect((await client.notifications(4)).map(({ data }) => data)).toEqual(names.map((name) => ({ name })));
  });

  test("another club's events are not received", async () => {
    const client = await subscribed(account);
    const other = await aClub(server);
    await noteEvents(server, other, {});
    await noteEvents(server, club, { id: 1 });
    expect(await client.notifications(1)).toMatchObject([{ id: 1 }]);
  });

  test('with the cursor of the last frame, a new socket gets what was missed and then what is new, none twice', async () => {
    const first = await subscribed(account);
    await noteEvents(server, club, {}, {});
    const cursor = (await first.notifications(2)).at(-1)?.cursor;
    first.socket.terminate();
    await first.closed;

    await noteEvents(server, club, {}, {}, {});
    const second = await subscribed(account, cursor);
    await noteEvents(server, club, {});

    expect(numbersOf(await second.notifications(4))).toEqual([3, 4, 5, 6]);
    expect(second.frames[0]).toMatchObject({ type: 'subscribed', resumed: true });
  });

  test('a burst of writes while sockets resume reaches each of them once and in order', async () => {
    const { cursor } = await (await subscribed(account)).untilSubscribed();
    const writing = Promise.all(Array.from({ length: 40 }, () => noteEvents(server, club, {})));
    const clients = await Promise.all(Array.from({ length: 8 }, () => subscribed(null, cursor)));
    await writing;
    for (const client of clients) {
      expect(numbersOf(await client.notifications(40))).toEqual(Array.from({ length: 40 }, (_, index) => index + 1));
    }
  });

  test.each(['elsewhere.1', 'nonsense', '.', '1'])('the unknown cursor %p means a reload over HTTP', async (cursor) => {
    await noteEvents(server, club, {}, {});
    const client = await subscribed(account, cursor);
    await noteEvents(server, club, {});
    expect(client.frames[0]).toMatchObject({ resumed: false });
    expect(numbersOf(await client.notifications(1))).toEqual([3]);
  });

  test('a cursor from before the oldest kept event means a reload', async () => {
    const { cursor } = await (await subscribed(account)).untilSubscribed();
    await noteEvents(server, club, {}, {}, {});
    await server.db.deleteFrom('events').where('club_id', '=', club.id).where('version', '=', 1).execute();
    expect((await subscribed(account, cursor)).frames[0]).toMatchObject({ resumed: false });
  });

  test('what is unpublished is for the club, what is withdrawn disappears for the others, without a token there is no data', async () => {
    const sailor = await aSailorAccount(server, { club });
    const otherClub = await aClubAccount(server, await aClub(server));
    const staff = await aUser(server, { is_staff: 1 });
    const readers = [account, staff, sailor, otherClub, null];
    const clients = await Promise.all(readers.map((reader) => subscribed(reader)));

    await noteEvents(server, club, { id: 1, visibility: 'club' }, { id: 2, visibility: 'withdrawn' }, { id: 3 });
    const seen = await Promise.all(
      clients.map(async (client) => {
        await client.until(
          (frame): frame is Extract<typeof frame, { type: 'notification' }> =>
            frame.type === 'notification' && frame.id === 3,
        );
        return (await client.notifications(1)).map(({ id, change, data }) => [id, change, data !== null]);
      }),
    );

    const whole = [
      [1, 'updated', true],
      [2, 'updated', true],
      [3, 'updated', true],
    ];
    const member = [
      [2, 'deleted', false],
      [3, 'updated', true],
    ];
    const anyone = [
      [2, 'deleted', false],
      [3, 'updated', false],
    ];
    expect(seen).toEqual([whole, whole, member, member, anyone]);
  });

  test('subscribing again with a token shows more from then on, and with a cursor brings what was missed', async () => {
    const client = await subscribed(null);
    const { cursor } = await client.untilSubscribed();
    await noteEvents(server, club, { id: 1, visibility: 'club' }, { id: 2 });
    expect(await client.notifications(1)).toMatchObject([{ id: 2, data: null }]);

    client.frames.length = 0;
    client.subscribe({ token: accessTokenOf(server, account), cursor });
    await client.untilSubscribed();
    await noteEvents(server, club, { id: 3 });
    const frames = await client.notifications(3);
    expect(frames.map(({ id, data }) => [id, data !== null])).toEqual([
      [1, true],
      [2, true],
      [3, true],
    ]);
  });

  test('the group of another club is forbidden, and the socket stays', async () => {
    const client = await open();
    client.subscribe({ group: `club_${club.id + 1}`, token: accessTokenOf(server, account) });
    expect(await client.until(isOfType('error'))).toEqual({
      type: 'error',
      code: 'forbidden_group',
      detail: 'Du har inte tillåtelse att följa den här gruppen.',
    });
    client.subscribe();
    expect(await client.untilSubscribed()).toMatchObject({ group: `club_${club.id}` });
  });

  test.each(['garbage', ''])('the bad token %p closes with 4401', async (token) => {
    const client = await open();
    client.subscribe({ token });
    expect(await client.closed).toBe(4401);
    expect(client.frames).toMatchObject([{ type: 'error', code: 'bad_token' }]);
  });

  test('an expired token closes with 4401', async () => {
    const token = accessTokenOf(server, account);
    server.clock.advance(900_000);
    const client = await open();
    client.subscribe({ token });
    expect(await client.closed).toBe(4401);
  });

  test('the token may come with the handshake, and is not echoed', async () => {
    const client = await open(['bearer', accessTokenOf(server, account)]);
    expect(client.socket.protocol).toBe('bearer');
    client.subscribe();
    await client.untilSubscribed();
    await noteEvents(server, club, { visibility: 'club' });
    expect(await client.notifications(1)).toMatchObject([{ data: { id: 118 } }]);
  });

  test('a bad token in the handshake closes with 4401', async () => {
    const client = await open(['bearer', 'garbage']);
    expect(await client.closed).toBe(4401);
  });
});
