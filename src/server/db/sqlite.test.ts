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
    const pragma = async (name: string) => (await sql<Record<string, unknown>>`pragma ${sql.raw(name)}`.execute(db)).rows[0];

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

  test.each([['9'], [undefined]])('says what is wrong on a Node with Node-API %s', (version) => {
    expect(() => assertSqliteRunsOn(version)).toThrow('SQLite kräver Node 22.14 eller nyare.');
  });

  test('runs on this Node', () => {
    expect(() => assertSqliteRunsOn('10')).not.toThrow();
  });
});
