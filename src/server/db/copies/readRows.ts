import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { Engine } from '../connect';
import type { Database } from '../schema';
import type { CopiedColumn, CopiedTable } from './tables';

/** A transaction of either engine: it sees the same rows from its beginning to its end. */
export interface Side {
  tx: Transaction<Database>;
  engine: Engine;
}

export type Value = string | number | null | Buffer;
export type Row = Record<string, Value>;

const ROWS_AT_ONCE = 400;
/** A file may be some megabytes. */
const FILES_AT_ONCE = 4;

const rowsAtOnce = ({ columns }: CopiedTable): number =>
  columns.some(({ type }) => type === 'blob') ? FILES_AT_ONCE : ROWS_AT_ONCE;

const rowsOf = ({ name, columns }: CopiedTable): RawBuilder<Row> =>
  sql<Row>`select ${list(columns)} from ${sql.table(name)}`;

const list = (columns: CopiedColumn[]) => sql.join(columns.map(({ name }) => sql.ref(name)));

/** All rows of a table in the order of its key, some at a time: what does not fit in memory can be copied as well. */
export function readRows(side: Side, table: CopiedTable): AsyncGenerator<Row[]> {
  return side.engine === 'postgres' ? fromCursor(side.tx, table) : fromKeys(side.tx, table);
}

/** PostgreSQL: its index of a text key is in another order, so it sorts once. */
async function* fromCursor(tx: Side['tx'], table: CopiedTable): AsyncGenerator<Row[]> {
  const order = sql.join(table.key.map(byCodePoint));
  await sql`declare styrbord_rows no scroll cursor for ${rowsOf(table)} order by ${order}`.execute(tx);
  for (;;) {
    const { rows } = await sql<Row>`fetch forward ${sql.lit(rowsAtOnce(table))} from styrbord_rows`.execute(tx);
    if (rows.length === 0) break;
    yield rows;
  }
  await sql`close styrbord_rows`.execute(tx);
}

const byCodePoint = ({ name, type }: CopiedColumn): RawBuilder<unknown> =>
  type === 'text' ? sql`${sql.ref(name)} collate "C"` : sql.ref(name);

/** SQLite: page by page along the key. */
async function* fromKeys(tx: Side['tx'], table: CopiedTable): AsyncGenerator<Row[]> {
  const page = sql`order by ${list(table.key)} limit ${rowsAtOnce(table)}`;
  let last: Row | undefined;
  do {
    const after = last ? sql`where (${list(table.key)}) > (${sql.join(valuesOf(last, table.key))})` : sql``;
    const { rows } = await sql<Row>`${rowsOf(table)} ${after} ${page}`.execute(tx);
    if (rows.length > 0) yield rows;
    last = rows.at(-1);
  } while (last);
}

/** The values of some columns, in their order. */
export const valuesOf = (row: Row, columns: CopiedColumn[]): Value[] => columns.map(({ name }) => row[name] ?? null);
