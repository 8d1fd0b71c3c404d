import { sql, type ColumnDataType, type ColumnDefinitionBuilder } from 'kysely';
import type { Migration } from 'kysely/migration';
import { INTEGER, TEXT, type Migrating } from './tables';

type Definition = (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder;

const optional: Definition = (column) => column;
const boat: Definition = (column) => column.references('competitors.id').onDelete('set null');

/** SQLite adds one column a statement. */
const COLUMNS: [table: string, name: string, type: ColumnDataType, definition: Definition][] = [
  ['competitors', 'presence', TEXT, (column) => column.check(sql`presence in ('on_water', 'ashore')`)],
  ['competitors', 'presence_at', TEXT, optional],
  ['competitors', 'reported_at', TEXT, optional],
  ['competitors', 'report_uncertainty_ms', INTEGER, optional],
  ['competitors', 'report_before_id', INTEGER, boat],
  ['competitors', 'report_after_id', INTEGER, boat],
  ['competitors', 'report_note', TEXT, (column) => column.notNull().defaultTo('')],
  [
    'competitors',
    'is_late',
    INTEGER,
    (column) =>
      column
        .notNull()
        .defaultTo(0)
        .check(sql`is_late in (0, 1)`),
  ],
  ['sailings', 'report_deadline_minutes', INTEGER, optional],
];

/** Who is on the water, and what sailors report of their own finish. */
export const presence: Migration = {
  async up(db: Migrating) {
    for (const [table, name, type, definition] of COLUMNS)
      await db.schema.alterTable(table).addColumn(name, type, definition).execute();
    for (const column of ['report_before_id', 'report_after_id'])
      await db.schema
        .createIndex(`competitors_${column.replace('_id', '')}`)
        .on('competitors')
        .column(column)
        .execute();
  },
};
