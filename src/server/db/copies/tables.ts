import { sql, type Kysely } from 'kysely';
import type { Database } from '../schema';

type Db = Kysely<Database>;

type ColumnType = 'integer' | 'text' | 'blob';

export interface CopiedColumn {
  name: string;
  type: ColumnType;
}

/** What copying has to know of a table; it is read from the database, so that a new table needs nothing here. */
export interface CopiedTable {
  name: string;
  columns: CopiedColumn[];
  key: CopiedColumn[];
  /** Point at rows that come later: themselves, or of a table further on. They are written when all rows are there. */
  later: CopiedColumn[];
  /** Its ids are given out by the database, each only once. */
  givesIds: boolean;
}

interface Reference {
  column: string;
  target: string;
}

interface FoundTable extends Omit<CopiedTable, 'later'> {
  references: Reference[];
  required: Set<string>;
}

const TYPES: Record<string, ColumnType> = { integer: 'integer', text: 'text', blob: 'blob' };

function columnType(table: string, declared: string): ColumnType {
  const type = TYPES[declared.toLowerCase()];
  if (!type) throw new Error(`A column of ${table} has the type ${declared}, which cannot be copied.`);
  return type;
}

async function findTable(db: Db, name: string, definition: string): Promise<FoundTable> {
  const columns = await sql<{
    name: string;
    type: string;
    notnull: number;
    pk: number;
  }>`select * from pragma_table_info(${name})`.execute(db);
  const keys = await sql<{ table: string; from: string }>`select * from pragma_foreign_key_list(${name})`.execute(db);
  const found = columns.rows.map((row) => ({ ...row, type: columnType(name, row.type) }));
  return {
    name,
    columns: found.map((column) => ({ name: column.name, type: column.type })),
    key: found
      .filter(({ pk }) => pk > 0)
      .sort((one, other) => one.pk - other.pk)
      .map((column) => ({ name: column.name, type: column.type })),
    references: keys.rows.map(({ table, from }) => ({ column: from, target: table })),
    required: new Set(found.filter(({ notnull }) => notnull === 1).map((column) => column.name)),
    givesIds: /autoincrement/i.test(definition),
  };
}

const ownTables = (db: Db) =>
  sql<{ name: string; sql: string }>`
    select name, sql from sqlite_master
    where type = 'table' and name not like 'sqlite~_%' escape '~' and name not like 'kysely~_%' escape '~'
    order by name
  `.execute(db);

/**
 * The tables of an SQLite database, each after those that its rows need; the same tables are in a PostgreSQL of the
 * same migrations.
 */
export async function tablesInOrder(sqlite: Db): Promise<CopiedTable[]> {
  const { rows } = await ownTables(sqlite);
  const waiting: FoundTable[] = [];
  for (const row of rows) waiting.push(await findTable(sqlite, row.name, row.sql));
  return inOrder(waiting);
}

function inOrder(tables: FoundTable[]): CopiedTable[] {
  const waiting = [...tables];
  const placed: CopiedTable[] = [];
  const names = new Set<string>();
  while (waiting.length > 0) {
    const table = nextOf(waiting, names);
    waiting.splice(waiting.indexOf(table), 1);
    const { references, required: _required, ...copied } = table;
    const lateColumns = new Set(references.filter(({ target }) => !names.has(target)).map(({ column }) => column));
    placed.push({ ...copied, later: copied.columns.filter(({ name }) => lateColumns.has(name)) });
    names.add(table.name);
  }
  return placed;
}

/** One that needs no table still waiting; else one that can do without it for a while. */
function nextOf(waiting: FoundTable[], placed: ReadonlySet<string>): FoundTable {
  const missing = ({ references }: FoundTable) => references.filter(({ target }) => !placed.has(target));
  const next =
    waiting.find((table) => missing(table).every(({ target }) => target === table.name && !isRequired(table))) ??
    waiting.find((table) => missing(table).every(({ column }) => !table.required.has(column)));
  if (!next) throw new Error(`No order of copying: ${waiting.map(({ name }) => name).join(', ')} need each other.`);
  return next;
}

const isRequired = ({ name, references, required }: FoundTable): boolean =>
  references.some(({ target, column }) => target === name && required.has(column));
