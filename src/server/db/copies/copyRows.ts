import { sql } from 'kysely';
import { readRows, valuesOf, type Row, type Side } from './readRows';
import type { CopiedColumn, CopiedTable } from './tables';

/** Empties the tables, those first whose rows need others. */
export async function clearTables({ tx, engine }: Side, tables: readonly CopiedTable[]): Promise<void> {
  if (engine === 'postgres') {
    await sql`truncate ${sql.join(tables.map(({ name }) => sql.table(name)))}`.execute(tx);
    return;
  }
  for (const { name } of [...tables].reverse()) await sql`delete from ${sql.table(name)}`.execute(tx);
}

/** Copies all rows into tables that are empty. `tables` in the order of `tablesInOrder`. */
export async function copyRows(from: Side, to: Side, tables: readonly CopiedTable[]): Promise<void> {
  for (const table of tables) {
    const first = {
      ...table,
      columns: table.columns.filter(({ name }) => !table.later.some((later) => later.name === name)),
    };
    for await (const rows of readRows(from, first)) await insert(to, first, rows);
  }
  for (const table of tables) for (const column of table.later) await copyLater(from, to, { table, column });
}

async function insert({ tx }: Side, { name, columns }: CopiedTable, rows: Row[]): Promise<void> {
  const values = sql.join(rows.map((row) => sql`(${sql.join(valuesOf(row, columns))})`));
  await sql`insert into ${sql.table(name)} (${sql.join(columns.map((column) => sql.ref(column.name)))}) values ${values}`.execute(
    tx,
  );
}

/** Writes a column whose rows had to wait for those that they point at. */
async function copyLater(
  from: Side,
  to: Side,
  { table, column }: { table: CopiedTable; column: CopiedColumn },
): Promise<void> {
  const { name, key } = table;
  for await (const rows of readRows(from, { ...table, columns: [...key, column] })) {
    const pointing = rows.filter((row) => row[column.name] !== null);
    for (const row of pointing) {
      const isIt = sql.join(
        key.map((part) => sql`${sql.ref(part.name)} = ${row[part.name]}`),
        sql` and `,
      );
      await sql`update ${sql.table(name)} set ${sql.ref(column.name)} = ${row[column.name]} where ${isIt}`.execute(
        to.tx,
      );
    }
  }
}
