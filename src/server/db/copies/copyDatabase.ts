import { sql } from 'kysely';
import type { Connection } from '../connect';
import { clearTables, copyRows } from './copyRows';
import { differences, fingerprints, type Fingerprint } from './fingerprint';
import type { Side } from './readRows';
import { tablesInOrder, type CopiedTable } from './tables';

/** The highest id that a table has ever given out, deleted rows included: none is given twice. 0: none yet. */
async function lastGiven({ tx, engine }: Side, table: string): Promise<number> {
  if (engine === 'sqlite') {
    const { rows } = await sql<{ seq: number }>`select seq from sqlite_sequence where name = ${table}`.execute(tx);
    return rows[0]?.seq ?? 0;
  }
  const { rows } = await sql<{ last: number }>`
    select case when is_called then last_value else 0 end as last from ${sql.raw(await sequenceOf({ tx, engine }, table))}
  `.execute(tx);
  return rows[0]?.last ?? 0;
}

/** PostgreSQL's own name of it, quoted where that is needed. */
async function sequenceOf({ tx }: Side, table: string): Promise<string> {
  const { rows } = await sql<{ name: string }>`select pg_get_serial_sequence(${table}, 'id') as name`.execute(tx);
  if (!rows[0]) throw new Error(`${table} gives out no ids.`);
  return rows[0].name;
}

async function setLastGiven({ tx, engine }: Side, table: string, last: number): Promise<void> {
  if (engine === 'postgres') {
    await sql`select setval(pg_get_serial_sequence(${table}, 'id'), ${Math.max(last, 1)}, ${last > 0})`.execute(tx);
    return;
  }
  await sql`delete from sqlite_sequence where name = ${table}`.execute(tx);
  if (last > 0) await sql`insert into sqlite_sequence (name, seq) values (${table}, ${last})`.execute(tx);
}

/** Lets every table of `to` go on giving ids where that of `from` stands. */
async function copyGivenIds(from: Side, to: Side, tables: readonly CopiedTable[]): Promise<void> {
  for (const { name, givesIds } of tables) if (givesIds) await setLastGiven(to, name, await lastGiven(from, name));
}

export interface CopyOptions {
  from: Connection;
  /** Of the same migrations. What it holds is replaced. */
  to: Connection;
  /** Runs in the same transaction when the rows are known to be equal. */
  finish?: (side: Side) => Promise<void>;
}

/**
 * Makes `to` hold what `from` holds at this moment, whichever engine either is: one of them is SQLite, which is where
 * the tables are read from. Counts and hashes of both sides are compared before anything is saved; throws, and changes
 * nothing, when they differ.
 */
export async function copyDatabase({ from, to, finish }: CopyOptions): Promise<Fingerprint[]> {
  const sqlite = [from, to].find(({ engine }) => engine === 'sqlite');
  if (!sqlite) throw new Error('One side of a copy is an SQLite file.');
  const tables = await tablesInOrder(sqlite.db);

  // Two databases are at work at once, which the guard of the outer database would take for a mistake.
  const reading = from.db
    .withoutPlugins()
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only');
  return reading.execute((source) =>
    to.db
      .withoutPlugins()
      .transaction()
      .execute(async (target) => {
        const sides = { from: { tx: source, engine: from.engine }, to: { tx: target, engine: to.engine } };
        await clearTables(sides.to, tables);
        await copyRows(sides.from, sides.to, tables);
        await copyGivenIds(sides.from, sides.to, tables);
        const copied = await fingerprints(sides.to, tables);
        const different = differences(await fingerprints(sides.from, tables), copied);
        if (different.length > 0)
          throw new Error(`The copy differs in ${different.join(', ')}; nothing has been saved.`);
        await finish?.(sides.to);
        return copied;
      }),
  );
}
