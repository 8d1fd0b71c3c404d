import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { fillInstallation } from '../../../testing/aFullInstallation';
import {
  describeEachInstallation,
  installations,
  testServer,
  withInstallation,
  type Installation,
} from '../../../testing/installations';
import { connectDatabase, connectFile, type Connection } from '../connect';
import { migrate } from '../migrate';
import { SQLITE_FILE } from '../sqlite';
import { backUp } from './backUp';
import { fingerprints, type Fingerprint } from './fingerprint';
import { moveToPostgres } from './moveToPostgres';
import { restore } from './restore';
import { secretIn } from './secret';
import { tablesInOrder } from './tables';

jest.setTimeout(60_000);

const SECRET = 'a secret that only tests know, long enough';
const NOW = new Date('2026-11-20T13:15:00Z');

const epochOf = async ({ db }: Connection) =>
  (await db.selectFrom('meta').select('value').where('key', '=', 'epoch').executeTakeFirstOrThrow()).value;

/** Everything but what a restore replaces with new values. */
async function contentOf({ db, engine }: Connection): Promise<Fingerprint[]> {
  const file = await connectDatabase({ dataDir: ':memory:' });
  await migrate(file);
  const tables = (await tablesInOrder(file.db)).filter(({ name }) => name !== 'meta');
  await file.close();
  return db
    .withoutPlugins()
    .transaction()
    .execute((tx) => fingerprints({ tx, engine }, tables));
}

const setCity = ({ db }: Connection, city: string) => db.updateTable('clubs').set({ city }).execute();
const cityOf = async ({ db }: Connection) =>
  (await db.selectFrom('clubs').select('city').executeTakeFirstOrThrow()).city;

describeEachInstallation('a backup', (make, engine) => {
  let installation: Installation;
  const fileIn = (name: string) => join(installation.dataDir, name);
  const backUpTo = (name: string) =>
    withInstallation(installation, (connection) =>
      backUp({ connection, dataDir: installation.dataDir, jwtSecret: SECRET }, fileIn(name)),
    );
  const restoreFrom = (name: string, force = false) =>
    restore(fileIn(name), { ...installation, force, now: new Date(), jwtSecret: SECRET });

  beforeAll(async () => {
    installation = await make();
    await withInstallation(installation, (connection) => fillInstallation(connection, installation.dataDir));
  });

  test('is one file with everything, for its owner only', async () => {
    const content = await withInstallation(installation, contentOf);
    await backUpTo('one.sqlite');

    const copy = await connectFile(fileIn('one.sqlite'));
    expect(await contentOf(copy)).toEqual(content);
    const secret = await copy.db.selectFrom('meta').select('value').where('key', '=', 'jwt_secret').executeTakeFirst();
    expect(secret?.value).toBe(SECRET);
    await copy.close();
    expect(readdirSync(installation.dataDir).filter((name) => name.startsWith('one'))).toEqual(['one.sqlite']);
    expect(statSync(fileIn('one.sqlite')).mode & 0o777).toBe(0o600);
  });

  test('never takes the place of another file', async () => {
    writeFileSync(fileIn('taken.sqlite'), 'Något annat');
    await expect(backUpTo('taken.sqlite')).rejects.toMatchObject({ code: 'EEXIST' });
    expect(readFileSync(fileIn('taken.sqlite'), 'utf8')).toBe('Något annat');
  });

  test('brings back what it holds, under a new epoch, and keeps what was there', async () => {
    const content = await withInstallation(installation, contentOf);
    const epoch = await withInstallation(installation, epochOf);
    await backUpTo('back.sqlite');
    await withInstallation(installation, (connection) => setCity(connection, 'Ändrad efteråt'));

    const { aside, serverRuns, jwtSecret } = await restoreFrom('back.sqlite', engine === 'postgres');

    expect(serverRuns).toBe(false);
    // Beside an SQLite file it is a file of its own, in PostgreSQL it stays with the rows.
    expect(jwtSecret).toBe(engine === 'sqlite' ? SECRET : null);
    expect(await withInstallation(installation, ({ db }) => secretIn(db))).toBe(engine === 'sqlite' ? null : SECRET);
    await withInstallation(installation, async (connection) => {
      expect(await contentOf(connection)).toEqual(content);
      expect(await epochOf(connection)).not.toBe(epoch);
    });
    const kept = await connectFile(aside ?? '');
    expect(await cityOf(kept)).toBe('Ändrad efteråt');
    await kept.close();
  });

  test('lets ids go on where they were, also those of deleted rows', async () => {
    await backUpTo('ids.sqlite');
    const nextId = ({ db }: Connection) =>
      db
        .insertInto('series')
        .values({ club_id: 1, name: 'Ny', version: 1, created_at: NOW.toISOString(), updated_at: NOW.toISOString() })
        .returning('id')
        .executeTakeFirstOrThrow();
    const wanted = await withInstallation(installation, nextId);

    await restoreFrom('ids.sqlite', engine === 'postgres');

    expect(await withInstallation(installation, nextId)).toEqual(wanted);
  });

  test('is not brought back under a running server, unless that is wanted', async () => {
    await withInstallation(installation, (connection) => setCity(connection, 'I kopian'));
    await backUpTo('running.sqlite');
    await withInstallation(installation, async (server) => {
      await setCity(server, 'Nu');
      await expect(restoreFrom('running.sqlite')).rejects.toThrow('En server arbetar på databasen. Stoppa den först.');
      expect(await cityOf(server)).toBe('Nu');

      const { aside, serverRuns } = await restoreFrom('running.sqlite', true);

      expect(serverRuns).toBe(true);
      expect(await cityOf(server)).toBe('I kopian');
      const kept = await connectFile(aside ?? '');
      expect(await cityOf(kept)).toBe('Nu');
      await kept.close();
    });
  });

  test('that is damaged, foreign, newer or missing changes nothing', async () => {
    await withInstallation(installation, (connection) => setCity(connection, 'Orörd'));
    await backUpTo('good.sqlite');
    writeFileSync(fileIn('text.sqlite'), 'Det här är ingen databas, hur man än vänder på den. '.repeat(100));
    const bytes = readFileSync(fileIn('good.sqlite'));
    bytes.fill(170, bytes.length / 2, bytes.length / 2 + 20_000);
    writeFileSync(fileIn('damaged.sqlite'), bytes);
    const other = await connectFile(fileIn('other.sqlite'));
    await sql`create table strangers (id integer)`.execute(other.db);
    await other.close();
    await backUpTo('newer.sqlite');
    const newer = await connectFile(fileIn('newer.sqlite'));
    await sql`insert into kysely_migration values ('9999_from_the_future', '2030-01-01')`.execute(newer.db);
    await newer.close();

    await expect(restoreFrom('text.sqlite', true)).rejects.toThrow('är ingen säkerhetskopia av Styrbord.');
    await expect(restoreFrom('other.sqlite', true)).rejects.toThrow('är ingen säkerhetskopia av Styrbord.');
    await expect(restoreFrom('damaged.sqlite', true)).rejects.toThrow('är skadad och återställs inte');
    await expect(restoreFrom('newer.sqlite', true)).rejects.toThrow(
      'Databasen har skapats av en nyare version av Styrbord (9999_from_the_future).',
    );
    await expect(restoreFrom('missing.sqlite', true)).rejects.toThrow('finns inte eller går inte att läsa.');
    expect(await withInstallation(installation, cityOf)).toBe('Orörd');
    expect(readdirSync(installation.dataDir).filter((name) => name.includes('.part'))).toEqual([]);
  });
});

describe('a database that is damaged', () => {
  const make = installations();

  test('is kept as it is and replaced by its backup, which cannot be overwritten by a backup of the damage', async () => {
    const { dataDir, databaseUrl, ...rest } = await make('sqlite');
    const installation = { dataDir, databaseUrl, ...rest };
    const backup = join(dataDir, 'backup.sqlite');
    await withInstallation(installation, async (connection) => {
      await fillInstallation(connection, dataDir);
      await backUp({ connection, dataDir, jwtSecret: null }, backup);
    });
    const damaged = Buffer.alloc(8192, 7);
    writeFileSync(join(dataDir, SQLITE_FILE), damaged);

    const { aside } = await restore(backup, { ...installation, force: false, now: NOW, jwtSecret: null });

    expect(readFileSync(aside ?? '').equals(damaged)).toBe(true);
    expect(await withInstallation(installation, ({ db }) => db.selectFrom('clubs').select('slug').execute())).toEqual([
      { slug: 'exempel-ss' },
    ]);
    expect(existsSync(backup)).toBe(true);
  });
});

const describePostgres = testServer ? describe : describe.skip;

describePostgres('moving from SQLite to PostgreSQL', () => {
  const make = installations();

  test('carries every row, proves it, and begins a new epoch', async () => {
    const from = await make('sqlite');
    const to = await make('postgres');
    const epoch = await withInstallation(from, async (connection) => {
      await fillInstallation(connection, from.dataDir);
      return epochOf(connection);
    });

    const moved = await moveToPostgres({ dataDir: from.dataDir, databaseUrl: to.databaseUrl ?? '', jwtSecret: SECRET });

    const content = await withInstallation(from, contentOf);
    expect(moved.filter(({ table }) => table !== 'meta')).toEqual(content);
    await withInstallation(to, async (connection) => {
      expect(await contentOf(connection)).toEqual(content);
      expect(await epochOf(connection)).not.toBe(epoch);
      const { id } = await connection.db
        .insertInto('series')
        .values({ club_id: 1, name: 'Ny', version: 1, created_at: NOW.toISOString(), updated_at: NOW.toISOString() })
        .returning('id')
        .executeTakeFirstOrThrow();
      expect(id).toBeGreaterThan((await connection.db.selectFrom('series').select('id').execute()).length);
    });
  });

  test('goes to an empty database only, and not while a server works', async () => {
    const from = await make('sqlite');
    const to = await make('postgres');
    const move = () => moveToPostgres({ dataDir: from.dataDir, databaseUrl: to.databaseUrl ?? '', jwtSecret: null });
    await withInstallation(from, async (connection) => {
      await fillInstallation(connection, from.dataDir);
      await expect(move()).rejects.toThrow(
        'En server arbetar på databasen. Stoppa den först: det som skrivs under flytten följer inte med.',
      );
    });
    await move();
    await expect(move()).rejects.toThrow('Databasen som adressen anger är inte tom.');
  });
});
