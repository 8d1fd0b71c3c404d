import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { connectDatabase, type Connection } from '../../server/db/connect';
import { executedMigrations } from '../../server/db/migrate';
import { buildTestApp } from '../testApp';
import { describeEachInstallation, withInstallation, type Installation } from '../installations';
import { EARLIER, answersOf, placeEarlier, type Earlier } from './databases/fixture';
import { counted, isLong, measured, rounds } from './figures';
import { startServer } from './startedServer';

jest.setTimeout(isLong ? 600_000 : 120_000);

const KILLS = rounds({ short: 2, long: 20 });
const KILLED_BOATS = rounds({ short: 1_000, long: 10_000 });
/** A process takes about so much of its start before it looks at the database. */
const BEFORE_THE_DATABASE = 0.4;
const BOATS = rounds({ short: 2_000, long: 100_000 });
const AIM_S = 30;

/** What today's code answers to what the earlier version was asked. */
async function answersToday(connection: Connection, version: Earlier): Promise<Record<string, unknown>> {
  const { at, account, answers } = answersOf(version);
  const { app } = await buildTestApp({ now: () => new Date(at) }, { connection });
  const { email, password } = account;
  const login = await app.inject({ method: 'POST', url: '/auth/jwt/create/', payload: { email, password } });
  const headers = { authorization: `Bearer ${login.json<{ access: string }>().access}` };
  const today: Record<string, unknown> = {};
  for (const url of Object.keys(answers)) today[url] = (await app.inject({ url, headers })).json<unknown>();
  await app.close();
  return today;
}

/** What fewer people may see since; and the first version did not count results yet. */
const TOLD_TO_FEWER = ['email'];
const NOT_YET_COUNTED = ['corrected_time', 'points', 'position', 'results'];
const otherwise = (version: Earlier): string[] =>
  version === '0001' ? [...TOLD_TO_FEWER, ...NOT_YET_COUNTED] : TOLD_TO_FEWER;

function saidBy(version: Earlier): Record<string, object> {
  const left = otherwise(version);
  const text = JSON.stringify(answersOf(version).answers, (key, value: unknown) =>
    left.includes(key) ? undefined : value,
  );
  return JSON.parse(text) as Record<string, object>;
}

/** Opens it with today's code, and finds everything that the earlier version said of it, and perhaps more. */
const expectSameAnswers = (installation: Installation, version: Earlier) =>
  withInstallation(installation, async (connection) => {
    expect(await answersToday(connection, version)).toMatchObject(saidBy(version));
  });

const columnsOf = async ({ db }: Connection, table: string, except: string[]) => {
  const { rows } = await sql<{ name: string }>`select name from pragma_table_info(${table})`.execute(db);
  return sql.join(rows.filter(({ name }) => !except.includes(name)).map(({ name }) => sql.ref(name)));
};

/** Enters copies of the boats that are there to a sailing of their own, in the tables of the earlier version. */
async function enterMany(earlier: Connection, boats: number): Promise<void> {
  const sailing = await columnsOf(earlier, 'sailings', ['id', 'serie_id']);
  await sql`insert into sailings (${sailing}) select ${sailing} from sailings limit 1`.execute(earlier.db);
  const entry = await columnsOf(earlier, 'competitors', ['id', 'sailing_id', 'start_group_id', 'sailor_id', 'boat_id']);
  await sql`
    with recursive times (number) as (select 1 union all select number + 1 from times where number < 2000)
    insert into competitors (sailing_id, ${entry})
    select (select max(id) from sailings), ${entry} from competitors, times limit ${boats}
  `.execute(earlier.db);
}

async function migrationsOf({ dataDir, databaseUrl }: Installation): Promise<string[]> {
  const { db, close } = await connectDatabase({ dataDir, ...(databaseUrl !== undefined && { databaseUrl }) });
  try {
    return await executedMigrations(db);
  } finally {
    await close();
  }
}

describeEachInstallation('a database of an earlier version', (make, engine) => {
  test.each(EARLIER)('of %s answers as it did', async (version) => {
    const installation = await make();
    await placeEarlier(version, installation);
    const before = await migrationsOf(installation);
    expect(before.at(-1)).toMatch(new RegExp(`^${version}_`));

    await expectSameAnswers(installation, version);

    expect((await migrationsOf(installation)).length).toBeGreaterThan(before.length);
  });

  test('survives a server that is killed while it upgrades it', async () => {
    const whole = await make();
    await placeEarlier('0001', whole, (earlier) => enterMany(earlier, KILLED_BOATS));
    const begun = performance.now();
    const first = await startServer(whole.env);
    expect(await first.serving).toBe(true);
    const startMs = performance.now() - begun;
    await first.kill('SIGTERM');
    const after = await migrationsOf(whole);

    let half = 0;
    let unfinished = 0;
    for (let round = 0; round < KILLS; round += 1) {
      const installation = await make();
      await placeEarlier('0001', installation, (earlier) => enterMany(earlier, KILLED_BOATS));
      const before = await migrationsOf(installation);

      const server = await startServer(installation.env);
      await wait(startMs * (BEFORE_THE_DATABASE + ((1 - BEFORE_THE_DATABASE) * (round + 1)) / (KILLS + 1)));
      await server.kill('SIGKILL');

      const found = String(await migrationsOf(installation));
      if (found === String(before)) unfinished += 1;
      else if (found !== String(after)) half += 1;
      await expectSameAnswers(installation, '0001');
      expect(await migrationsOf(installation)).toEqual(after);
    }
    counted(`half-migrated databases after ${KILLS} kills (${engine})`, half, 0);
    measured('killed before it was done', unfinished, `of ${KILLS}`);
  });

  test('is brought up to date in time', async () => {
    const installation = await make();
    await placeEarlier('0001', installation, (earlier) => enterMany(earlier, BOATS));
    const begun = performance.now();
    await withInstallation(installation, async ({ db }) => {
      const { count } = await db
        .selectFrom('competitors')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      expect(count).toBeGreaterThanOrEqual(BOATS);
    });
    measured(`upgrade with ${BOATS} boats (${engine})`, (performance.now() - begun) / 1000, 's', AIM_S);
  });

  test('of a newer version is refused with one line', async () => {
    const installation = await make();
    await withInstallation(installation, ({ db }) =>
      sql`insert into kysely_migration values ('9999_from_the_future', '2030-01-01T00:00:00Z')`.execute(db),
    );
    const server = await startServer(installation.env);
    expect(await server.ended).toBe(1);
    expect(server.stderr()).toBe(
      'Databasen har skapats av en nyare version av Styrbord (9999_from_the_future). Uppdatera servern och starta igen.\n',
    );
    expect(server.stdout()).toBe('');
  });
});
