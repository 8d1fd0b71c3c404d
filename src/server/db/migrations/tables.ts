import { sql, type ColumnDataType, type CreateTableBuilder, type Kysely, type Transaction } from 'kysely';
import type { Engine } from '../connect';

/** Migrations see the tables of their own time, not today's types. */
export type Migrating = Kysely<unknown> | Transaction<unknown>;
export type NewTable = CreateTableBuilder<string, string>;

/** The only column types that both databases treat alike. */
export const INTEGER: ColumnDataType = 'integer';
export const TEXT: ColumnDataType = 'text';

/** A table with the checks of its engine: SQLite looks at types only in a STRICT one. */
export function newTable(db: Migrating, engine: Engine, name: string): NewTable {
  const table = db.schema.createTable(name);
  return engine === 'sqlite' ? table.modifyEnd(sql`strict`) : table;
}

/** As `newTable`, with an `id` that is never used again after a deletion. */
export function newTableWithId(db: Migrating, engine: Engine, name: string): NewTable {
  return newTable(db, engine, name).addColumn('id', INTEGER, (column) =>
    engine === 'sqlite' ? column.primaryKey().autoIncrement() : column.primaryKey().generatedByDefaultAsIdentity(),
  );
}

export const stamps = (table: NewTable): NewTable =>
  table
    .addColumn('created_at', TEXT, (column) => column.notNull())
    .addColumn('updated_at', TEXT, (column) => column.notNull());

export const stampsAndVersion = (table: NewTable): NewTable =>
  stamps(table).addColumn('version', INTEGER, (column) => column.notNull());

export const flag =
  (name: string, initially: 0 | 1 = 0) =>
  (table: NewTable): NewTable =>
    table.addColumn(name, INTEGER, (column) =>
      column
        .notNull()
        .defaultTo(initially)
        .check(sql`${sql.ref(name)} in (0, 1)`),
    );

/** Text that is empty until somebody writes it. */
export const emptyText =
  (...names: string[]) =>
  (table: NewTable): NewTable =>
    names.reduce((built, name) => built.addColumn(name, TEXT, (column) => column.notNull().defaultTo('')), table);

/** One of a few words. */
export const choice =
  (name: string, words: readonly string[]) =>
  (table: NewTable): NewTable =>
    table.addColumn(name, TEXT, (column) =>
      column.notNull().check(sql`${sql.ref(name)} in (${sql.join(words.map((word) => sql.lit(word)))})`),
    );

export const nullable =
  (type: ColumnDataType, ...names: string[]) =>
  (table: NewTable): NewTable =>
    names.reduce((built, name) => built.addColumn(name, type), table);

/** What happens to the row when the row it points at goes away. */
type OnDelete = 'cascade' | 'set null' | 'restrict';

export const reference =
  (name: string, target: string, { onDelete, required }: { onDelete: OnDelete; required: boolean }) =>
  (table: NewTable): NewTable =>
    table.addColumn(name, INTEGER, (column) => {
      const pointing = column.references(`${target}.id`).onDelete(onDelete);
      return required ? pointing.notNull() : pointing;
    });

/** The four SRS numbers of a boat or a type, in thousandths. */
export const srsNumbers = nullable(
  INTEGER,
  'srs_thousandths',
  'srs_no_flying_thousandths',
  'srs_shorthanded_thousandths',
  'srs_shorthanded_no_flying_thousandths',
);
