import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Course } from '../../shared/contract/courses';
import type { Sailing } from '../../shared/contract/sailings';
import { aReader, type Reader } from '../../testing/accounts';
import { describeEachEngine } from '../../testing/engines';
import { TEST_PASSWORD_COST, type TestApp } from '../../testing/testApp';
import { createPasswords } from '../../server/resources/users/passwords';
import { ACCOUNTS_FILE } from './accounts';
import { DEMO_COURSES } from './courses';
import { seedDemo, seedDemoOnFirstRun, type Demo } from './seedDemo';

// A Friday, 18:40 in Sweden.
const FIRST_START = '2026-06-05T16:40:00.000Z';

describeEachEngine('the demo club', (makeApp, engine) => {
  let server: TestApp;
  let dataDir: string;
  let demo: Demo;
  let official: Reader;

  const seed = (instant: string) =>
    seedDemo({ ...server, dataDir, now: () => new Date(instant), passwords: createPasswords(TEST_PASSWORD_COST) });

  beforeAll(async () => {
    server = await makeApp();
    dataDir = await mkdtemp(join(tmpdir(), 'styrbord-demo-'));
    demo = await seed(FIRST_START);
    official = await loggedIn(0);
  });

  afterAll(() => rm(dataDir, { recursive: true }));

  const loggedIn = (index: number): Promise<Reader> => aReader(server, demo.accounts[index] ?? {});

  async function sailings(of: string | null = 'Onsdagscupen'): Promise<Sailing[]> {
    const list = await official<Sailing[]>('/api/sailings/?club=exempel-ss');
    const wanted = list.filter(({ serie }) => (serie?.name ?? null) === of).map(({ id }) => id);
    return Promise.all(wanted.map((id) => official<Sailing>(`/api/sailings/${id}/`)));
  }

  test('the account of the club and five sailors can log in', async () => {
    expect(demo.isNew).toBe(true);
    expect(demo.accounts.map(({ email }) => email)).toHaveLength(6);
    expect(await official('/auth/users/me/')).toMatchObject({
      email: 'klubb@exempel.se',
      club: { slug: 'exempel-ss', name: 'Exempel Segelsällskap' },
    });
    const sailor = await loggedIn(5);
    expect(await sailor('/auth/users/me/')).toMatchObject({
      club: null,
      sailor: { first_name: demo.accounts[5]?.name.split(' ')[0], membership: 'asked' },
    });
  });

  test('six Wednesdays are sailed, one evening is under way today and one is to come', async () => {
    expect(
      (await sailings()).map(({ name, start_date, start_time, status }) => [name, start_date, start_time, status]),
    ).toEqual([
      ['Onsdagscupen 1', '2026-04-29', '18:30:00', 'finished'],
      ['Onsdagscupen 2', '2026-05-06', '18:30:00', 'finished'],
      ['Onsdagscupen 3', '2026-05-13', '18:30:00', 'finished'],
      ['Onsdagscupen 4', '2026-05-20', '18:30:00', 'finished'],
      ['Onsdagscupen 5', '2026-05-27', '18:30:00', 'finished'],
      ['Onsdagscupen 6', '2026-06-03', '18:30:00', 'finished'],
      ['Onsdagscupen 7', '2026-06-05', '18:15:00', 'ongoing'],
      ['Onsdagscupen 8', '2026-06-10', '18:30:00', 'upcoming'],
    ]);
  });

  test('each evening has three groups five minutes apart, and every boat in the interval of its group', async () => {
    for (const { start_groups: groups, start_time: first } of await sailings()) {
      expect(groups.map(({ name, min_rating, max_rating }) => [name, min_rating, max_rating])).toEqual([
        ['Grupp E', null, '0.899'],
        ['Grupp F', '0.900', '0.985'],
        ['Grupp G', '0.986', null],
      ]);
      const minutes = groups.map(
        ({ start_time }) => Date.parse(`2026-01-01T${start_time}Z`) - Date.parse(`2026-01-01T${first}Z`),
      );
      expect(minutes).toEqual([0, 5 * 60_000, 10 * 60_000]);
      for (const { competitors, min_rating, max_rating } of groups) {
        expect(competitors.length).toBeGreaterThan(2);
        for (const { base_rating } of competitors) {
          expect(Number(base_rating)).toBeGreaterThanOrEqual(Number(min_rating ?? 0));
          expect(Number(base_rating)).toBeLessThanOrEqual(Number(max_rating ?? 9));
        }
      }
    }
  });

  test('boats wait to be grouped in the open evenings only', async () => {
    expect((await sailings()).map(({ ungrouped_competitors }) => ungrouped_competitors.length)).toEqual([
      0, 0, 0, 0, 0, 0, 4, 7,
    ]);
  });

  test('boats that sailed have a likely time, or one of four codes, and boats yet to sail have neither', async () => {
    const all = await sailings();
    const sailed = all.slice(0, 6).flatMap(({ competitors }) => competitors);
    expect(new Set(sailed.map(({ score_code }) => score_code))).toEqual(new Set([null, 'DNF', 'DNS', 'OCS', 'RET']));
    for (const { elapsed_time, score_code, rating, finish_time, effective_start } of sailed) {
      expect(elapsed_time === null).toBe(score_code !== null);
      if (elapsed_time === null) continue;
      const seconds = (Date.parse(finish_time ?? '') - Date.parse(effective_start ?? '')) / 1000;
      expect(elapsed_time).toBe(new Date(seconds * 1000).toISOString().slice(11, 19));
      expect(seconds * Number(rating)).toBeGreaterThan(40 * 60);
      expect(seconds * Number(rating)).toBeLessThan(90 * 60);
    }
    for (const { elapsed_time, score_code } of all.slice(6).flatMap(({ competitors }) => competitors)) {
      expect([elapsed_time, score_code]).toEqual([null, null]);
    }
  });

  test('a season of Thursdays: eight sailed in two classes, one called off, three to come', async () => {
    const season = await sailings('Torsdagsserien');
    expect(
      season.map(({ name, start_date, status, verified_result }) => [name, start_date, status, verified_result]),
    ).toEqual([
      ['Torsdagsserien 1', '2026-04-09', 'finished', true],
      ['Torsdagsserien 2', '2026-04-16', 'finished', true],
      ['Torsdagsserien 3', '2026-04-23', 'finished', true],
      ['Torsdagsserien 4', '2026-04-30', 'finished', true],
      ['Torsdagsserien 5', '2026-05-07', 'finished', true],
      ['Torsdagsserien 6', '2026-05-14', 'cancelled', false],
      ['Torsdagsserien 7', '2026-05-21', 'finished', true],
      ['Torsdagsserien 8', '2026-05-28', 'finished', false],
      ['Torsdagsserien 9', '2026-06-04', 'finished', false],
      ['Torsdagsserien 10', '2026-06-11', 'upcoming', false],
      ['Torsdagsserien 11', '2026-06-18', 'upcoming', false],
      ['Torsdagsserien 12', '2026-06-25', 'upcoming', false],
    ]);
    const classes = await server.db.selectFrom('race_classes').selectAll().orderBy('id').execute();
    for (const { id, competitors } of season) {
      const ofSailing = classes.filter(({ sailing_id }) => sailing_id === id);
      expect(ofSailing.map((row) => [row.name, row.min_rating_thousandths, row.max_rating_thousandths])).toEqual([
        ['SRS 1', 900, null],
        ['SRS 2', null, 899],
      ]);
      const names = new Map(ofSailing.map((row) => [row.id, row.name]));
      expect(competitors.length).toBeGreaterThanOrEqual(15);
      for (const { race_class, base_rating } of competitors) {
        expect(names.get(race_class ?? 0)).toBe(Number(base_rating) >= 0.9 ? 'SRS 1' : 'SRS 2');
      }
    }
  });

  test('the season has every kind of score: home, redress, penalties, disqualified, late, and one boat a night on duty', async () => {
    const sailed = (await sailings('Torsdagsserien')).filter(({ status }) => status === 'finished');
    const codes = sailed.map(({ competitors }) => competitors.flatMap(({ score_code }) => score_code ?? []));
    for (const code of ['DNS', 'DNF', 'OCS', 'RET', 'SCP', 'ZFP', 'DSQ', 'RDG', 'TLE'])
      expect(codes.flat()).toContain(code);
    for (const ofTheNight of codes) expect(ofTheNight.filter((code) => code === 'DUTY')).toHaveLength(1);
    const redressed = sailed.flatMap(({ competitors }) => competitors.filter(({ score_code }) => score_code === 'RDG'));
    expect(redressed.map(({ redress, elapsed_time }) => [redress, elapsed_time])).toEqual([['all_others', null]]);
    const disqualified = sailed.flatMap(({ competitors }) =>
      competitors.filter(({ score_code }) => score_code === 'DSQ'),
    );
    expect(disqualified[0]?.elapsed_time).not.toBeNull();
    for (const { verified_result, competitors } of sailed) {
      expect(competitors.some(({ status }) => status === 'preliminary')).toBe(!verified_result);
    }
  });

  test('who verified a result, and when, is in its log', async () => {
    const all = [...(await sailings()), ...(await sailings('Torsdagsserien')), ...(await sailings(null))];
    const log = await server.db.selectFrom('result_log').selectAll().execute();
    const verified = all.filter(({ verified_result }) => verified_result);
    expect(log.map(({ sailing_id, action, by_name }) => [sailing_id, action, by_name])).toEqual(
      verified.map(({ id }) => [id, 'verified', 'Exempel Segelsällskap']).toSorted(([a], [b]) => Number(a) - Number(b)),
    );
  });

  test('the next Thursday is a pursuit: the slowest boat first, and the five sailors have a start', async () => {
    const next = (await sailings('Torsdagsserien')).find(({ status }) => status === 'upcoming');
    expect(next?.pursuit).toMatchObject({
      basis: { expected_elapsed: '01:15:00' },
      first_start: '18:00:00',
      recalculate_percent: 10,
    });
    const starts = (next?.competitors ?? []).map(({ rating, start }) => ({
      rating: Number(rating),
      start: start ?? '',
    }));
    const inOrder = starts.toSorted((a, b) => a.start.localeCompare(b.start) || a.rating - b.rating);
    expect(inOrder[0]).toEqual({
      rating: Math.min(...starts.map(({ rating }) => rating)),
      start: '2026-06-11T18:00:00+02:00',
    });
    expect(inOrder.map(({ rating }) => rating)).toEqual(inOrder.map(({ rating }) => rating).toSorted((a, b) => a - b));
    const skippers = next?.competitors.map(({ skipper_name }) => skipper_name);
    for (const { name } of demo.accounts.slice(1)) expect(skippers).toContain(name);
  });

  test('a pursuit race of its own was sailed last Saturday, and its two lists differ', async () => {
    const [jakt, ...others] = await sailings(null);
    expect(others).toEqual([]);
    expect(jakt).toMatchObject({
      name: 'Lillöjakten',
      start_date: '2026-05-30',
      status: 'finished',
      verified_result: true,
    });
    const home = (jakt?.competitors ?? []).filter(({ finish_time }) => finish_time !== null);
    expect(home.length).toBeGreaterThan(20);
    const by = (key: 'finish_time' | 'corrected_time') =>
      home.toSorted((a, b) => (a[key] ?? '').localeCompare(b[key] ?? '')).map(({ sail_number }) => sail_number);
    expect(by('finish_time')).not.toEqual(by('corrected_time'));
  });

  test('every race that has been sailed has one of the three courses', async () => {
    const courses = await official<Course[]>('/api/clubs/exempel-ss/courses/');
    expect(courses.map(({ name }) => name)).toEqual(['Bana A', 'Bana B', 'Lillön runt']);
    const ids = courses.map(({ id }) => id);
    const all = [...(await sailings()), ...(await sailings('Torsdagsserien')), ...(await sailings(null))];
    for (const { course, status } of all) if (status === 'finished') expect(ids).toContain(course);
  });

  test('every number of the club is taken once, and a sailing has the highest below it', async () => {
    const all = [...(await sailings()), ...(await sailings('Torsdagsserien')), ...(await sailings(null))];
    const classes = await server.db.selectFrom('race_classes').select('version').execute();
    const rows = [...classes, ...all.flatMap(({ competitors, start_groups }) => [...competitors, ...start_groups])];
    const numbers = rows.map(({ version }) => version);
    const { counter } = await server.db.selectFrom('clubs').select('counter').executeTakeFirstOrThrow();
    expect(new Set(numbers).size).toBe(numbers.length);
    // The other numbers belong to the courses, the two series and the sailings when created.
    expect(counter).toBe(numbers.length + DEMO_COURSES.length + 2 + all.length);
    for (const { version, competitors } of all)
      expect(version).toBe(Math.max(...competitors.map((row) => row.version)));
  });

  test('about forty boats, no two with one sail number, and nobody in two of them', async () => {
    const boats = await server.db.selectFrom('boats').select(['name', 'sail_number', 'owner_id']).execute();
    expect(boats.length).toBeGreaterThanOrEqual(38);
    for (const column of ['name', 'sail_number', 'owner_id'] as const) {
      expect(new Set(boats.map((boat) => boat[column])).size).toBe(boats.length);
    }
  });

  test('a second call makes nothing and gives the same accounts', async () => {
    const again = await seed('2026-07-01T10:00:00.000Z');
    expect(again).toEqual({ isNew: false, accounts: demo.accounts });
    expect(await server.db.selectFrom('clubs').select('id').execute()).toHaveLength(1);
  });

  test('all but the days and the passwords is the same in another installation', async () => {
    const named = (all: Sailing[]) =>
      all.map(({ competitors }) =>
        competitors.map(({ skipper_name, sail_number, elapsed_time }) => [skipper_name, sail_number, elapsed_time]),
      );
    const here = named(await sailings());
    const firstAccounts = demo.accounts;
    server = await makeApp();
    await rm(dataDir, { recursive: true });
    dataDir = await mkdtemp(join(tmpdir(), 'styrbord-demo-'));
    demo = await seed('2026-12-09T05:00:00.000Z');
    official = await loggedIn(0);

    expect(named(await sailings())).toEqual(here);
    expect(demo.accounts.map(({ email }) => email)).toEqual(firstAccounts.map(({ email }) => email));
    expect(demo.accounts[0]?.password).not.toBe(firstAccounts[0]?.password);
    // A Wednesday in winter: the evening under way is the ordinary one.
    expect((await sailings()).slice(5).map(({ start_date, description }) => [start_date, description])).toEqual([
      ['2026-12-02', ''],
      ['2026-12-09', ''],
      ['2026-12-16', ''],
    ]);
  });

  test('two nodes that start at once make one club, and both know its accounts', async () => {
    server = await makeApp();
    const both = await Promise.all([seed(FIRST_START), seed(FIRST_START)]);
    expect(both.map(({ isNew }) => isNew).sort()).toEqual([false, true]);
    expect(both[0]?.accounts).toEqual(both[1]?.accounts);
    demo = { isNew: false, accounts: both[0]?.accounts ?? [] };
    expect(await server.db.selectFrom('clubs').select('id').execute()).toHaveLength(1);
  });

  test('a start makes the club on the first run only, and never beside another', async () => {
    server = await makeApp();
    const start = () =>
      seedDemoOnFirstRun({ ...server, dataDir, now: server.clock.now, passwords: createPasswords(TEST_PASSWORD_COST) });
    const first = await start();
    expect(first).toMatchObject({ isNew: true });
    demo = { isNew: false, accounts: first?.accounts ?? [] };
    expect(await start()).toBeNull();
  });

  test('the passwords are kept where only the operator reads them', async () => {
    if (engine === 'sqlite') {
      const file = join(dataDir, ACCOUNTS_FILE);
      expect((await stat(file)).mode & 0o777).toBe(0o600);
      expect(JSON.parse(await readFile(file, 'utf8'))).toEqual(demo.accounts);
    } else {
      const kept = server.db.selectFrom('meta').select('value').where('key', '=', 'demo_accounts');
      expect(JSON.parse((await kept.executeTakeFirstOrThrow()).value)).toEqual(demo.accounts);
    }
  });
});
