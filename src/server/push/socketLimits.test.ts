import { aClub, aSailorAccount } from '../../testing/accounts';
import { describeEachEngine } from '../../testing/engines';
import { handClock, type HandClock } from '../../testing/handClock';
import { isOfType, pushClient, type PushClient, type PushClientOptions } from '../../testing/pushClient';
import { accessTokenOf, noteEvents } from '../../testing/pushEvents';
import type { TestApp } from '../../testing/testApp';
import type { ClubRecord } from '../db/schema';
import type { PushLimits } from './pushLimits';

const RATE = {
  type: 'error',
  code: 'rate',
  detail: 'För många meddelanden eller anslutningar. Vänta en stund och anslut igen.',
};

describeEachEngine('what a socket may do', (makeApp) => {
  let server: TestApp;
  let clock: HandClock;
  let club: ClubRecord;
  const opened: PushClient[] = [];

  afterEach(() => opened.splice(0).forEach(({ socket }) => socket.terminate()));

  async function start(limits: Partial<PushLimits> = {}): Promise<void> {
    clock = handClock(limits);
    server = await makeApp({ push: clock.push });
    club = await aClub(server);
  }

  async function open(options: Partial<PushClientOptions> = {}): Promise<PushClient> {
    const client = await pushClient(server, { clubId: club.id, ...options });
    opened.push(client);
    return client;
  }

  /** The server has read everything that the client sent. */
  async function roundTrip(client: PushClient): Promise<void> {
    client.send({ type: 'ping' });
    await client.until(isOfType('pong'));
    client.frames.length = 0;
  }

  test('a ping is answered before anybody subscribes, with the time in Sweden', async () => {
    await start();
    const client = await open();
    client.send({ type: 'ping' });
    expect(await client.until(isOfType('pong'))).toEqual({ type: 'pong', time: '2026-06-04T14:00:00+02:00' });
  });

  test('a ping with an id is answered with that and milliseconds, to set a clock by', async () => {
    await start();
    const client = await open();
    client.send({ type: 'ping', id: '7' });
    const time = Date.parse('2026-06-04T14:00:00+02:00');
    expect(await client.until(isOfType('pong'))).toEqual({ type: 'pong', id: '7', time });
    client.frames.length = 0;
    client.send({ type: 'ping', id: 'x'.repeat(41) });
    expect(await client.until(isOfType('pong'))).not.toHaveProperty('id');
  });

  test.each(['no json', '[]', '"ping"', Buffer.from([1, 2, 3])])(
    '%p is reported as no JSON, and the socket stays',
    async (frame) => {
      await start();
      const client = await open();
      client.send(frame);
      expect(await client.until(isOfType('error'))).toEqual({
        type: 'error',
        code: 'invalid_json',
        detail: 'Meddelandet är inte giltig JSON.',
      });
      await roundTrip(client);
    },
  );

  test('a frame of a type that nobody knows is ignored', async () => {
    await start();
    const client = await open();
    client.send('{"type":"dance"}');
    client.send({ type: 'ping' });
    await client.until(isOfType('pong'));
    expect(client.frames).toHaveLength(1);
  });

  test('a frame of 16 KiB is read, a larger one closes with 1008', async () => {
    await start();
    const client = await open();
    client.send(JSON.stringify({ type: 'ping', filling: 'x'.repeat(16 * 1024 - 28) }));
    await client.until(isOfType('pong'));
    client.send(JSON.stringify({ type: 'ping', filling: 'x'.repeat(16 * 1024) }));
    expect(await client.closed).toBe(1008);
    expect(client.frames.at(-1)).toEqual(RATE);
  });

  test('ten frames in a second are answered, the eleventh closes with 1008', async () => {
    await start();
    const client = await open();
    for (let i = 0; i < 11; i += 1) client.send({ type: 'ping' });
    expect(await client.closed).toBe(1008);
    expect(client.frames.filter(isOfType('pong'))).toHaveLength(10);
    expect(client.frames.at(-1)).toEqual(RATE);
  });

  test('ten sockets of one person are open at once, the eleventh is closed with 1008', async () => {
    await start();
    const [user, other] = [await aSailorAccount(server), await aSailorAccount(server)];
    const subscribed = async (token: string) => {
      const client = await open();
      client.subscribe({ token });
      return client;
    };
    const ten = await Promise.all(Array.from({ length: 10 }, () => subscribed(accessTokenOf(server, user))));
    await Promise.all(ten.map((client) => client.untilSubscribed()));

    const eleventh = await subscribed(accessTokenOf(server, user));
    expect(await eleventh.closed).toBe(1008);
    expect(eleventh.frames).toEqual([RATE]);
    await (await subscribed(accessTokenOf(server, other))).untilSubscribed();

    ten[0]?.socket.close();
    await ten[0]?.closed;
    await (await subscribed(accessTokenOf(server, user))).untilSubscribed();
  });

  /** A socket of somebody who is logged in. */
  async function member(): Promise<PushClient> {
    const client = await open();
    client.subscribe({ token: accessTokenOf(server, await aSailorAccount(server)) });
    await client.untilSubscribed();
    return client;
  }

  test('a process that is full of users closes newcomers with 1008', async () => {
    await start({ connectionsPerProcess: 2 });
    await member();
    await member();
    const third = await open();
    expect(await third.closed).toBe(1008);
    expect(third.frames).toEqual([RATE]);
  });

  test('a process that is full of sockets without a user lets the oldest of them go, and users in', async () => {
    await start({ connectionsPerProcess: 2 });
    const [oldest, younger] = [await open(), await open()];
    const user = await member();
    expect(await oldest.closed).toBe(1008);
    expect(oldest.frames).toEqual([RATE]);

    const next = await member();
    expect(await younger.closed).toBe(1008);
    await Promise.all([roundTrip(user), roundTrip(next)]);
  });

  test('of one network fifty without a user are open at once, and users beside them', async () => {
    await start();
    const strangers: PushClient[] = [];
    while (strangers.length < 50) strangers.push(await open());
    const user = await member();
    const last = await open();

    expect(await strangers[0]?.closed).toBe(1008);
    await Promise.all([roundTrip(user), roundTrip(last)]);
    expect(strangers.filter(({ socket }) => socket.readyState === socket.OPEN)).toHaveLength(49);
  });

  test('a socket that has been silent for 300 s is closed, one that pings is not', async () => {
    await start({ pingMs: Infinity });
    const [silent, talking] = [await open(), await open()];
    clock.advance(299_999);
    await roundTrip(talking);
    clock.advance(1);
    expect(await silent.closed).toBe(1001);
    await roundTrip(talking);
  });

  test('a socket lives for 4 hours and 5 minutes', async () => {
    await start({ pingMs: Infinity });
    const client = await open();
    for (let minutes = 0; minutes < 240; minutes += 4) {
      clock.advance(4 * 60_000);
      await roundTrip(client);
    }
    clock.advance(5 * 60_000 - 1);
    await roundTrip(client);
    clock.advance(1);
    expect(await client.closed).toBe(1001);
  });

  test('the server pings every 25 s, and drops a socket that does not answer', async () => {
    await start();
    const [alive, dead] = [await open(), await open({ autoPong: false })];
    const pinged = new Promise((resolve) => alive.socket.once('ping', resolve));
    clock.advance(25_000);
    await pinged;
    await roundTrip(alive);
    clock.advance(25_000);
    expect(await dead.closed).toBe(1006);
    await roundTrip(alive);
  });

  test('a reader who is too slow is closed with 1013 and can resume', async () => {
    await start({ pingMs: Infinity });
    const user = await aSailorAccount(server);
    const subscribed = async (options: { cursor?: string } = {}) => {
      const client = await open();
      client.subscribe({ token: accessTokenOf(server, user), ...options });
      const { cursor, resumed } = await client.untilSubscribed();
      return { client, cursor, resumed };
    };
    const { client: reader } = await subscribed();
    const { client: slow, cursor } = await subscribed();
    slow.socket.pause();
    const data = { filling: 'x'.repeat(500_000) };
    for (let i = 1; i <= 40; i += 1) {
      await noteEvents(server, club, { data });
      await reader.notifications(i);
    }
    slow.socket.resume();
    expect(await slow.closed).toBe(1013);

    const seen = slow.frames.filter(isOfType('notification')).at(-1)?.cursor ?? cursor;
    const { client: back, resumed } = await subscribed({ cursor: seen });
    expect(resumed).toBe(true);
    const missed = 40 - Number(seen.split('.')[1]);
    expect(missed).toBeGreaterThan(0);
    expect((await back.notifications(missed)).at(-1)?.version).toBe(40);
  });

  test('when the server closes, every socket is told to connect again with 1012', async () => {
    await start();
    const clients = [await open(), await open()];
    clients[0]?.subscribe();
    await clients[0]?.untilSubscribed();
    await server.app.close();
    expect(await Promise.all(clients.map(({ closed }) => closed))).toEqual([1012, 1012]);
  });
});
