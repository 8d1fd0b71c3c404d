import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { connectDatabase } from './connect';
import { assertSqliteRunsOn, openSqlite, SQLITE_FILE } from './sqlite';

describe('SQLite', () => {
  const parent = mkdtempSync(join(tmpdir(), 'styrbord-'));
  afterAll(() => rmSync(parent, { recursive: true }));

  test('keeps what it has acknowledged, and its references whole', async () => {
    const { db, close } = await connectDatabase({ dataDir: join(parent, 'durable') });
    const pragma = async (name: string) =>
      (await sql<Record<string, unknown>>`pragma ${sql.raw(name)}`.execute(db)).rows[0];

    expect(await pragma('journal_mode')).toEqual({ journal_mode: 'wal' });
    expect(await pragma('synchronous')).toEqual({ synchronous: 2 });
    expect(await pragma('foreign_keys')).toEqual({ foreign_keys: 1 });
    expect(await pragma('trusted_schema')).toEqual({ trusted_schema: 0 });
    expect(await pragma('busy_timeout')).toEqual({ timeout: 0 });
    await close();
  });

  test('binds values as expressions, which keep their type', async () => {
    const { db, close } = await connectDatabase({ dataDir: join(parent, 'values') });
    const query = sql<Record<string, unknown>>`select ${'007'} as text, ${7} as number, ${null} as missing,
      ${Buffer.from([0, 7])} as bytes, ${'a'} || ${'b'} as joined`;
    expect(query.compile(db).sql.match(/\?/g)).toHaveLength(6);
    expect(query.compile(db).sql.match(/\+\?/g)).toHaveLength(6);
    const [row] = (await query.execute(db)).rows;
    expect(row).toEqual({ text: '007', number: 7, missing: null, bytes: Buffer.from([0, 7]), joined: 'ab' });

    await sql`create table notes (text text, number integer) strict`.execute(db);
    await sql`insert into notes values (${'12'}, ${12})`.execute(db);
    const found = sql`select * from notes where text = ${'12'} and number in (${11}, ${12}) limit ${1}`;
    expect((await found.execute(db)).rows).toEqual([{ text: '12', number: 12 }]);
    await close();
  });

  test('makes its directory for its owner only', async () => {
    const dataDir = join(parent, 'made', 'here');
    const { close } = await connectDatabase({ dataDir });

    expect(statSync(dataDir).mode & 0o077).toBe(0);
    await close();
  });

  test('lets nobody else read its files in a directory that others may read', async () => {
    const dataDir = join(parent, 'open');
    mkdirSync(dataDir, { mode: 0o755 });
    writeFileSync(join(dataDir, SQLITE_FILE), '', { mode: 0o644 });
    const { db, close } = await connectDatabase({ dataDir });
    await sql`create table counters (value integer) strict`.execute(db);

    const modes = readdirSync(dataDir).map((file) => [file, statSync(join(dataDir, file)).mode & 0o777]);
    expect(modes).toEqual(['', '-shm', '-wal'].map((suffix) => [`${SQLITE_FILE}${suffix}`, 0o600]));
    await close();
  });

  test('takes the write lock when a transaction begins', async () => {
    const dataDir = join(parent, 'locks');
    const one = await connectDatabase({ dataDir });
    const other = await connectDatabase({ dataDir });
    await sql`create table counters (value integer) strict`.execute(one.db);
    await sql`insert into counters values (0)`.execute(one.db);
    const order: string[] = [];

    const first = one.db.transaction().execute(async (tx) => {
      await sql`update counters set value = 1`.execute(tx);
      await setTimeout(100);
      order.push('first');
    });
    await setTimeout(10);
    const second = other.db.transaction().execute(async (tx) => {
      order.push('second');
      expect((await sql`select value from counters`.execute(tx)).rows).toEqual([{ value: 1 }]);
    });

    await Promise.all([first, second]);
    expect(order).toEqual(['first', 'second']);
    await one.close();
    await other.close();
  });

  test('goes on reading while a write waits for the lock of another process, and saves it then', async () => {
    const dataDir = join(parent, 'locked');
    const { db, close } = await connectDatabase({ dataDir });
    await sql`create table counters (value integer) strict`.execute(db);
    const another = await openSqlite(join(dataDir, SQLITE_FILE));
    another.exec('begin immediate');
    const saved: string[] = [];
    const writes = [
      sql`insert into counters values (1)`.execute(db).then(() => saved.push('statement')),
      db
        .transaction()
        .execute((tx) => sql`insert into counters values (2)`.execute(tx))
        .then(() => saved.push('transaction')),
    ];

    for (let read = 0; read < 20; read += 1)
      expect((await sql`select count(*) as count from counters`.execute(db)).rows).toEqual([{ count: 0 }]);
    await setTimeout(100);
    expect(saved).toEqual([]);

    another.exec('rollback');
    another.close();
    await Promise.all(writes);
    expect(saved.toSorted()).toEqual(['statement', 'transaction']);
    expect((await sql`select count(*) as count from counters`.execute(db)).rows).toEqual([{ count: 2 }]);
    await close();
  });

  test('says that there is no room, undoes the whole write, and goes on when there is room again', async () => {
    const { db, close } = await connectDatabase({ dataDir: join(parent, 'full') });
    await sql`create table notes (text text) strict`.execute(db);
    await sql`pragma max_page_count = 4`.execute(db);
    const write = (length: number) =>
      db.transaction().execute(async (tx) => {
        await sql`insert into notes values ('small')`.execute(tx);
        await sql`insert into notes values (${'x'.repeat(length)})`.execute(tx);
      });

    await expect(write(100_000)).rejects.toMatchObject({ code: 'SQLITE_FULL' });
    expect((await sql`select * from notes`.execute(db)).rows).toEqual([]);

    await sql`pragma max_page_count = 1000`.execute(db);
    await write(100_000);
    expect((await sql`select * from notes`.execute(db)).rows).toHaveLength(2);
    await close();
  });

  test.each([['9'], [undefined]])('says what is wrong on a Node with Node-API %s', (version) => {
    expect(() => assertSqliteRunsOn(version)).toThrow('SQLite kräver Node 22.14 eller nyare.');
  });

  test('runs on this Node', () => {
    expect(() => assertSqliteRunsOn('10')).not.toThrow();
  });
});
