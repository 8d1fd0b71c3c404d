import { join } from 'node:path';
import { sql } from 'kysely';
import { connectFile, type Connection } from '../../server/db/connect';
import { moveToPostgres } from '../../server/db/copies/moveToPostgres';
import { tablesInOrder } from '../../server/db/copies/tables';
import { SQLITE_FILE } from '../../server/db/sqlite';
import { describeEachInstallation, withInstallation, type Installation } from '../installations';
import { buildTestApp, type TestApp } from '../testApp';
import { FORMER, FORMER_AT, placeFormer, type Former } from './databases/fixture';
import { counted, measured } from './figures';
import { startServer } from './startedServer';

jest.setTimeout(180_000);

type Row = Record<string, unknown>;

interface Table {
  name: string;
  key: string[];
  rows: Row[];
}

const OFFICIAL = 'klubb@exempel.se';
const SAILOR = 'kerstin.forsberg@exempel.se';
/** Of each kind so many of the oldest and of the newest objects are asked for. */
const EACH_END = 4;

/** What is meant to be otherwise in the rows of today; everything else is as it was. */
const RENAMED: Readonly<Record<string, string>> = { 'files.created_at': 'kept_at' };

async function readTables({ db }: Connection, named?: readonly Table[]): Promise<Table[]> {
  const wanted = named ?? (await tablesInOrder(db)).map(({ name, key }) => ({ name, key: key.map((one) => one.name) }));
  const tables: Table[] = [];
  for (const { name, key } of wanted) {
    const { rows } = await sql<Row>`select * from ${sql.table(name)}`.execute(db);
    tables.push({ name, key, rows });
  }
  return tables;
}

const TABLE_OF: Readonly<Record<string, string>> = {
  competitor: 'competitors',
  start_group: 'start_groups',
  race_class: 'race_classes',
  sailing: 'sailings',
  serie: 'series',
  course: 'courses',
  club: 'clubs',
};

/** The log forgets what has been deleted: such events are gone, or have no data any more. */
function eventToday(event: Row, before: readonly Table[]): Row | null {
  const objects = before.find(({ name }) => name === TABLE_OF[String(event['model'])]);
  const isThere = objects?.rows.some(({ id }) => id === event['object_id']) ?? false;
  if (isThere) return event;
  const isTold = event['change'] === 'deleted' || event['visibility'] === 'withdrawn';
  return isTold ? { ...event, data: null } : null;
}

/** A database that is moved begins a new log. */
const isRenewed = (table: string, row: Row, engine: string) =>
  engine === 'postgres' && table === 'meta' && row['key'] === 'epoch';

function rowToday(table: string, row: Row, before: readonly Table[]): Row | null {
  const told = table === 'events' ? eventToday(row, before) : row;
  return (
    told &&
    Object.fromEntries(Object.entries(told).map(([name, value]) => [RENAMED[`${table}.${name}`] ?? name, value]))
  );
}

const nameOf = ({ name, key }: Table, row: Row): string => `${name} ${key.map((one) => String(row[one])).join('/')}`;

/** Every row that is not as it should be, and how many were looked at. */
function differencesOf(before: readonly Table[], after: readonly Table[], engine: string) {
  const different: string[] = [];
  let compared = 0;
  for (const table of before) {
    const today = after.find(({ name }) => name === table.name);
    const found = new Map(today?.rows.map((row) => [nameOf(table, row), row]));
    for (const row of table.rows) {
      if (isRenewed(table.name, row, engine)) continue;
      compared += 1;
      const wanted = rowToday(table.name, row, before);
      const held = found.get(nameOf(table, row));
      const isSame = wanted === null ? held === undefined : held !== undefined && holds(held, wanted);
      if (!isSame) different.push(`${nameOf(table, row)}: ${JSON.stringify(row)} is ${JSON.stringify(held)}`);
    }
  }
  return { different, compared };
}

/** Columns that are new do not count. */
const holds = (held: Row, wanted: Row): boolean =>
  Object.entries(wanted).every(([name, value]) =>
    Buffer.isBuffer(value) ? value.equals(held[name] as Buffer) : Object.is(held[name], value),
  );

const ends = (ids: readonly unknown[]): string[] =>
  [...new Set([...ids.slice(0, EACH_END), ...ids.slice(-EACH_END), 999_999])].map(String);

/** Every GET that the API document describes, with ids of objects that there are, and one that there is not. */
function urlsOf({ app }: TestApp, tables: readonly Table[]): string[] {
  const idsIn = (name: string, column = 'id') =>
    ends(tables.find((table) => table.name === name)?.rows.map((row) => row[column]) ?? []);
  const valuesOf = (path: string): string[] => {
    const [, noun = ''] = /^\/(?:api|auth)\/([\w-]+)\//.exec(path) ?? [];
    return path.startsWith('/media/') ? idsIn('files', 'hash') : idsIn(noun.replaceAll('-', '_'));
  };
  return [...app.policies.keys()]
    .filter((call) => /^GET \/(api|auth|media)\//.test(call))
    .map((call) => call.slice('GET '.length))
    .flatMap((path) => (/:\w+/.test(path) ? valuesOf(path).map((value) => path.replace(/:\w+/, value)) : [path]));
}

async function actorsOf({ app }: TestApp, former: Former): Promise<Record<string, object>> {
  const logIn = async (email: string, password: string) => {
    const reply = await app.inject({ method: 'POST', url: '/auth/jwt/create/', payload: { email, password } });
    return { authorization: `Bearer ${reply.json<{ access: string }>().access}` };
  };
  return {
    anonymous: {},
    sailor: await logIn(SAILOR, former.sailor),
    official: await logIn(OFFICIAL, former.official),
  };
}

/** Which answers are failures of the server, and what the club's account is not given of its own. */
async function askAll(connection: Connection, former: Former) {
  const test = await buildTestApp({ now: () => FORMER_AT }, { connection });
  const urls = urlsOf(test, await readTables(connection, await namesOf(connection)));
  const failures: string[] = [];
  let good = 0;
  for (const [actor, headers] of Object.entries(await actorsOf(test, former)))
    for (const url of urls) {
      const { statusCode, body } = await test.app.inject({ url, headers: { ...headers } });
      if (statusCode >= 500) failures.push(`${actor}: GET ${url}: ${statusCode} ${body}`);
      if (actor === 'official' && statusCode === 200) good += 1;
    }
  await test.app.close();
  return { failures, asked: urls.length, good };
}

async function namesOf({ db }: Connection): Promise<Table[]> {
  const tables = await db.introspection.getTables();
  return tables.map(({ name }) => ({ name, key: [], rows: [] }));
}

async function formerTables({ dataDir }: Installation): Promise<Table[]> {
  const connection = await connectFile(join(dataDir, SQLITE_FILE));
  try {
    return await readTables(connection);
  } finally {
    await connection.close();
  }
}

describeEachInstallation('data that a former commit wrote', (make, engine) => {
  test.each(FORMER)(
    '$commit: no row is lost or altered, every answer is one, and the server starts',
    async (former) => {
      const installation = await make();
      placeFormer(former, installation);
      const before = await formerTables(installation);
      const { dataDir, databaseUrl } = installation;
      if (databaseUrl !== undefined) await moveToPostgres({ dataDir, databaseUrl, jwtSecret: null });

      await withInstallation(installation, async (connection) => {
        const { different, compared } = differencesOf(before, await readTables(connection, before), engine);
        expect(different).toEqual([]);
        counted(`rows of ${former.commit} that differ, of ${compared} (${engine})`, different.length, 0);
        const { failures, asked, good } = await askAll(connection, former);
        expect(failures).toEqual([]);
        counted(`answers of 500 and more, ${asked} GETs each as three people`, failures.length, 0);
        measured('of them answered 200 to the official', good, '');
        expect(good).toBeGreaterThan(asked / 2);
      });

      const server = await startServer(installation.env);
      expect(await server.serving).toBe(true);
      expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
      await server.kill('SIGTERM');
    },
  );
});
