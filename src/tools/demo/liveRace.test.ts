import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPasswords } from '../../server/resources/users/passwords';
import { describeEachEngine } from '../../testing/engines';
import { TEST_PASSWORD_COST, type TestApp } from '../../testing/testApp';
import { liveRace } from './liveRace';
import { randomFrom } from './random';
import { seedDemo } from './seedDemo';

const MINUTE_MS = 60_000;

describeEachEngine('the race of the demo club that is sailed while somebody looks', (makeApp) => {
  let server: TestApp;
  let dataDir: string;
  let sail: (watchedMs: number) => Promise<void>;

  beforeEach(async () => {
    server = await makeApp();
    server.clock.set('2026-06-05T18:40:00+02:00');
    dataDir = await mkdtemp(join(tmpdir(), 'styrbord-live-'));
    const now = () => server.clock.now();
    await seedDemo({ ...server, dataDir, now, passwords: createPasswords(TEST_PASSWORD_COST) });
    const club = await server.db.selectFrom('clubs').select('id').executeTakeFirstOrThrow();
    const onTrouble = (error: unknown) => {
      throw error;
    };
    sail = liveRace({ ...server.deps, random: randomFrom(7), isWatched: () => true, onTrouble }, club.id);
  });
  afterEach(() => rm(dataDir, { recursive: true }));

  const races = () =>
    server.db.selectFrom('sailings').selectAll().where('name', '=', 'Simulerad kväll').orderBy('id').execute();
  async function boats() {
    const [race] = await races();
    return server.db
      .selectFrom('competitors')
      .selectAll()
      .where('sailing_id', '=', race?.id ?? 0)
      .execute();
  }
  const home = async () => (await boats()).filter(({ finish_at }) => finish_at !== null);

  test('has the groups and the boats of the evening before, and is under way', async () => {
    await sail(1_000);
    expect(await races()).toMatchObject([
      { status: 'ongoing', start_date: '2026-06-05', start_time: '17:55:00', serie_id: null },
    ]);
    const all = await boats();
    expect(all.length).toBeGreaterThan(15);
    expect(new Set(all.map(({ start_group_id }) => start_group_id)).size).toBe(3);
    expect(await home()).toEqual([]);
  });

  test('the first boat comes in at once, and all are home within minutes, each at the time of its own', async () => {
    await sail(1_000);
    for (let second = 2; second <= 600; second += 1) {
      server.clock.set(new Date(Date.parse('2026-06-05T18:40:00+02:00') + second * 1000).toISOString());
      await sail(second * 1_000);
      if (second === 12) expect(await home()).toHaveLength(1);
    }
    const finishes = (await home()).map(({ finish_at }) => finish_at);
    expect(finishes).toHaveLength((await boats()).length);
    expect(new Set(finishes).size).toBe(finishes.length);
    const named = await server.db.selectFrom('result_log').select('by_name').distinct().execute();
    expect(named).toContainEqual({ by_name: 'Simuleringen' });
  });

  test('a boat that somebody has recorded keeps its time', async () => {
    await sail(1_000);
    await server.db.updateTable('competitors').set({ score_code: 'RET' }).execute();
    await sail(30 * MINUTE_MS);
    expect(await home()).toEqual([]);
  });

  test('another day has a race of its own; one that is verified stays', async () => {
    await sail(1_000);
    await sail(30 * MINUTE_MS);
    const [first] = await races();
    server.clock.set('2026-06-06T18:40:00+02:00');
    await sail(31 * MINUTE_MS);
    const [second, ...others] = await races();
    expect(others).toEqual([]);
    expect(second?.id).not.toBe(first?.id);

    await server.db.updateTable('sailings').set({ verified_result: 1, status: 'finished' }).execute();
    await sail(60 * MINUTE_MS);
    server.clock.set('2026-06-07T18:40:00+02:00');
    await sail(61 * MINUTE_MS);
    expect((await races()).map(({ start_date }) => start_date)).toEqual(['2026-06-06', '2026-06-07']);
  });
});
