import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { connectDatabase } from '../../../server/db/connect';
import { migrate } from '../../../server/db/migrate';
import { SQLITE_FILE } from '../../../server/db/sqlite';
import { createPasswords } from '../../../server/resources/users/passwords';
import { seedDemo } from '../../../tools/demo/seedDemo';
import { TEST_PASSWORD_COST, buildTestApp, type TestApp } from '../../testApp';

/** The moment at which every fixture was made, and at which it is asked again. */
const AT = new Date('2026-06-04T10:00:00Z');
const SAILINGS = 2;

type Get = (path: string) => Promise<object | null>;

/** Calls as the demo club's account; null for a call that this version does not have. */
async function asOfficial({ app }: TestApp, account: { email: string; password: string }): Promise<Get> {
  const login = await app.inject({
    method: 'POST',
    url: '/auth/jwt/create/',
    payload: { email: account.email, password: account.password },
  });
  const { access } = login.json<{ access: string }>();
  return async (url) => {
    const reply = await app.inject({ url, headers: { authorization: `Bearer ${access}` } });
    return reply.statusCode === 200 ? reply.json<object>() : null;
  };
}

/** What this version answers about the finished sailings and the series of the club. */
async function answersOf(test: TestApp, get: Get): Promise<Record<string, object>> {
  const sailings = await test.db
    .selectFrom('sailings')
    .select('id')
    .where('status', '=', 'finished')
    .orderBy('id')
    .limit(SAILINGS)
    .execute();
  const series = await test.db.selectFrom('series').select('id').orderBy('id').execute();
  const paths = [
    ...sailings.flatMap(({ id }) => [`/api/sailings/${id}/`, `/api/sailings/${id}/results/`]),
    ...series.flatMap(({ id }) => [`/api/series/${id}/`, `/api/series/${id}/results/`]),
  ];
  const answers: Record<string, object> = {};
  for (const path of paths) {
    const answer = await get(path);
    if (answer) answers[path] = answer;
  }
  return answers;
}

/**
 * Writes NAME.sqlite.gz, a database as this version makes it, and NAME.json.gz, what this version answers from it:
 * `node --import tsx src/testing/faults/databases/make.ts NAME FOLDER`, in a checkout of the version. Later versions
 * are tested on them.
 */
async function make(name: string, folder: string): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'styrbord-fixture-'));
  const connection = await connectDatabase({ dataDir });
  await migrate(connection);
  const { accounts } = await seedDemo({
    ...connection,
    dataDir,
    now: () => AT,
    passwords: createPasswords(TEST_PASSWORD_COST),
  });
  const [account] = accounts;
  if (!account) throw new Error('The demo has no account.');

  const test = await buildTestApp({ now: () => AT }, { connection });
  const answers = await answersOf(test, await asOfficial(test, account));
  await sql`vacuum`.execute(test.db);
  await test.close();

  await writeFile(
    join(folder, `${name}.sqlite.gz`),
    gzipSync(await readFile(join(dataDir, SQLITE_FILE)), { level: 9 }),
  );
  await writeFile(
    join(folder, `${name}.json.gz`),
    gzipSync(JSON.stringify({ at: AT, account, answers }), { level: 9 }),
  );
  await rm(dataDir, { recursive: true });
}

const [name = '', folder = ''] = process.argv.slice(2);
void make(name, folder);
