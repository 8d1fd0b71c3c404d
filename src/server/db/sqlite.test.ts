import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { connectDatabase } from './connect';
import { assertSqliteRunsOn } from './sqlite';

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
    expect(await pragma('busy_timeout')).toEqual({ timeout: 5000 });
    await close();
  });

  test('makes its directory for its owner only', async () => {
    const dataDir = join(parent, 'made', 'here');
    const { close } = await connectDatabase({ dataDir });

    expect(statSync(dataDir).mode & 0o077).toBe(0);
    await close();
  });

  test('takes the write lock when a transaction begins', async () => {
    const dataDir = join(parent, 'locks');
    const one = await connectDatabase({ dataDir });
    const other = await connectDatabase({ dataDir });
    await sql`create table counters (value integer) strict`.execute(one.db);
    await sql`insert into counters values (0)`.execute(one.db);
    await sql`pragma busy_timeout = 0`.execute(other.db);

    const attempt = one.db.transaction().execute(async () => other.db.transaction().execute(async () => {}));

    await expect(attempt).rejects.toThrow('database is locked');
    await one.close();
    await other.close();
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
