import { sql } from 'kysely';
import type { Side } from './readRows';
import type { CopiedTable } from './tables';

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
export async function copyGivenIds(from: Side, to: Side, tables: readonly CopiedTable[]): Promise<void> {
  for (const { name, givesIds } of tables) if (givesIds) await setLastGiven(to, name, await lastGiven(from, name));
}
