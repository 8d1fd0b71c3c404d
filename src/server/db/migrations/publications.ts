import { sql, type ColumnDataType, type ColumnDefinitionBuilder } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../connect';
import { INTEGER, TEXT, choice, emptyText, newTableWithId, nullable, reference, type Migrating } from './tables';

type Definition = (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder;

const word =
  (name: string, initially: string, words: readonly string[]): Definition =>
  (column) =>
    column
      .notNull()
      .defaultTo(initially)
      .check(sql`${sql.ref(name)} in (${sql.join(words.map((one) => sql.lit(one)))})`);

const flag =
  (name: string): Definition =>
  (column) =>
    column
      .notNull()
      .defaultTo(0)
      .check(sql`${sql.ref(name)} in (0, 1)`);

const number: Definition = (column) => column.notNull().defaultTo(0);

/** SQLite adds one column a statement. */
const COLUMNS: [table: string, name: string, type: ColumnDataType, definition: Definition][] = [
  ['clubs', 'publish', TEXT, word('publish', 'at_once', ['off', 'at_once', 'verified', 'manual'])],
  ['clubs', 'publish_names', TEXT, word('publish_names', 'skipper', ['skipper', 'initials', 'none'])],
  ['clubs', 'publish_crew', INTEGER, flag('publish_crew')],
  ['clubs', 'publish_indexed', INTEGER, flag('publish_indexed')],
  ['clubs', 'publish_after', INTEGER, number],
  ['clubs', 'publish_stamp', INTEGER, number],
  ['sailings', 'published_version', INTEGER, number],
  ['series', 'published_version', INTEGER, number],
  ['sailors', 'hide_name', INTEGER, flag('hide_name')],
  ['sailors', 'is_minor', INTEGER, flag('is_minor')],
  ['competitors', 'hide_name', INTEGER, flag('hide_name')],
  ['competitors', 'is_minor', INTEGER, flag('is_minor')],
];

/**
 * Results that clubs make public. The clubs of before have not been asked, so theirs stay behind the login until they
 * say otherwise.
 */
export const publications = (engine: Engine): Migration => ({
  async up(db: Migrating) {
    for (const [table, name, type, definition] of COLUMNS)
      await db.schema.alterTable(table).addColumn(name, type, definition).execute();
    const known = db.withTables<{
      clubs: { publish: string };
      sailors: { user_id: number | null; hide_name: number };
    }>();
    await known.updateTable('clubs').set({ publish: 'off' }).execute();
    // Sailors who have ended their account.
    await known.updateTable('sailors').set({ hide_name: 1 }).where('user_id', 'is', null).execute();

    await newTableWithId(db, engine, 'publications')
      .$call(reference('sailing_id', 'sailings', { onDelete: 'cascade', required: false }))
      .$call(reference('serie_id', 'series', { onDelete: 'cascade', required: false }))
      .addColumn('number', INTEGER, (column) => column.notNull())
      .$call(choice('state', ['preliminary', 'final']))
      .addColumn('made_at', TEXT, (column) => column.notNull())
      .$call(reference('user_id', 'users', { onDelete: 'set null', required: false }))
      .$call(nullable(TEXT, 'made_by_name'))
      .$call(emptyText('note'))
      .addColumn('changes', TEXT, (column) => column.notNull())
      .$call(nullable(TEXT, 'data'))
      .addUniqueConstraint('publications_sailing_number', ['sailing_id', 'number'])
      .addUniqueConstraint('publications_serie_number', ['serie_id', 'number'])
      .addCheckConstraint('publications_subject', sql`(sailing_id is null) <> (serie_id is null)`)
      .execute();
    await db.schema.createIndex('publications_user').on('publications').column('user_id').execute();
  },
});
