import { sql } from 'kysely';
import pg from 'pg';
import { aClub, aClubAccount } from '../../testing/accounts';
import { describeBothEngines } from '../../testing/engines';
import { handClock } from '../../testing/handClock';
import { pushClient, type PushClient } from '../../testing/pushClient';
import { accessTokenOf, noteEvents } from '../../testing/pushEvents';
import type { TestApp } from '../../testing/testApp';
import type { ClubRecord } from '../db/schema';
import { busInProcess, type Bus } from '../db/bus';
import { busPostgres, type BusPostgresOptions } from './busPostgres';

describeBothEngines('several processes on one database', (makeApp, engine) => {
  const opened: PushClient[] = [];
  afterEach(() => opened.splice(0).forEach(({ socket }) => socket.terminate()));

  async function subscriber(server: TestApp, club: ClubRecord): Promise<PushClient> {
    const client = await pushClient(server, { clubId: club.id });
    opened.push(client);
    client.subscribe({ token: accessTokenOf(server, await aClubAccount(server, club)) });
    await client.untilSubscribed();
    return client;
  }

  test('a write that nobody announced is seen by the poll, a second later', async () => {
    const clock = handClock();
    const server = await makeApp({ push: clock.push });
    const club = await aClub(server);
    const client = await subscriber(server, club);

    const elsewhere = { deps: { ...server.deps, bus: busInProcess() } };
    await noteEvents(elsewhere, club, { id: 1 }, { id: 2 });
    clock.advance(1_000);
    expect((await client.notifications(2)).map(({ id }) => id)).toEqual([1, 2]);
  });

  test('two nodes give the same frames in the same order, whichever of them was written through', async () => {
    const clocks = [handClock(), handClock()] as const;
    const first = await makeApp({ push: clocks[0].push });
    const second = await makeApp({ push: clocks[1].push, beside: first });
    const club = await aClub(first);
    const clients = [await subscriber(first, club), await subscriber(second, club)];

    await Promise.all(
      Array.from({ length: 20 }, (_, index) => noteEvents(index % 2 ? first : second, club, { id: index })),
    );
    clocks.forEach((clock) => clock.advance(1_000));

    const [here = [], there = []] = await Promise.all(clients.map((client) => client.notifications(20)));
    expect(here.map(({ version }) => version)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
    expect(there).toEqual(here);
  });

  if (engine === 'postgres') {
    const buses: Bus[] = [];
    afterEach(async () => {
      await Promise.all(buses.splice(0).map((bus) => bus.close()));
    });

    async function urlOf({ db }: TestApp): Promise<string> {
      const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db);
      return Object.assign(new URL(process.env.TEST_DATABASE_URL ?? ''), { pathname: `/${rows[0]?.name}` }).href;
    }

    /** A bus that listens already. */
    async function aBus(databaseUrl: string, log: BusPostgresOptions['log'] = { warn: () => {} }): Promise<Bus> {
      const bus = busPostgres({ databaseUrl, log });
      buses.push(bus);
      await new Promise<void>((resolve) => bus.listen((clubId) => clubId === null && resolve()));
      return bus;
    }

    test("a node is notified of another node's write, without the poll", async () => {
      const probe = await makeApp();
      const databaseUrl = await urlOf(probe);
      const first = await makeApp({ bus: await aBus(databaseUrl), push: handClock().push, beside: probe });
      const second = await makeApp({ bus: await aBus(databaseUrl), push: handClock().push, beside: probe });
      const club = await aClub(first);
      const client = await subscriber(second, club);

      await noteEvents(first, club, { id: 1 });
      expect((await client.notifications(1)).map(({ id }) => id)).toEqual([1]);
    });

    test('writes in a burst reach the other nodes in one notification', async () => {
      const probe = await makeApp();
      const databaseUrl = await urlOf(probe);
      const ear = new pg.Client({ connectionString: databaseUrl });
      await ear.connect();
      await ear.query('listen styrbord_events');
      const payloads: (string | undefined)[] = [];
      const heard = new Promise<void>((resolve) =>
        ear.on('notification', ({ payload }) => {
          payloads.push(payload);
          if (payload === '99') resolve();
        }),
      );

      const bus = await aBus(databaseUrl);
      for (let i = 0; i < 100; i += 1) bus.announce(1 + (i % 3));
      const other = await aBus(databaseUrl);
      other.announce(99);
      await heard;
      await ear.end();
      expect(payloads).toEqual(['1,2,3', '99']);
    });

    test('its own notification does not come back to a node', async () => {
      const probe = await makeApp();
      const databaseUrl = await urlOf(probe);
      const [bus, other] = [await aBus(databaseUrl), await aBus(databaseUrl)];
      const heard: (number | null)[] = [];
      bus.listen((clubId) => heard.push(clubId));
      bus.announce(7);
      await new Promise<void>((resolve) => {
        other.listen((clubId) => clubId === 7 && resolve());
      });
      other.announce(8);
      await new Promise<void>((resolve) => {
        bus.listen((clubId) => clubId === 8 && resolve());
      });
      expect(heard).toEqual([7, 8]);
    });

    test('a node that was cut off looks at the log as soon as it listens again', async () => {
      const probe = await makeApp();
      const databaseUrl = await urlOf(probe);
      const lost: string[] = [];
      const bus = await aBus(databaseUrl, { warn: (_details, message) => lost.push(message) });
      const server = await makeApp({ bus, push: handClock().push, beside: probe });
      const club = await aClub(server);
      const client = await subscriber(server, club);

      const elsewhere = { deps: { ...server.deps, bus: busInProcess() } };
      await noteEvents(elsewhere, club, { id: 1 });
      await sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'styrbord bus' and datname = current_database()`.execute(
        probe.db,
      );
      expect(await client.notifications(1)).toMatchObject([{ id: 1 }]);
      expect(lost).toEqual(['LISTEN lost, connecting again; until then the log is polled']);
    });
  }
});
