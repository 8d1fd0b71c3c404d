import { sql, type ColumnDataType, type ColumnDefinitionBuilder } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../connect';
import { INTEGER, TEXT, choice, newTableWithId, nullable, reference, stampsAndVersion, type Migrating } from './tables';

type Definition = (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder;

const optional: Definition = (column) => column;
const textOf =
  (initially: string): Definition =>
  (column) =>
    column.notNull().defaultTo(initially);
const numberOf =
  (initially: number): Definition =>
  (column) =>
    column.notNull().defaultTo(initially);
const flagOf =
  (name: string): Definition =>
  (column) =>
    column
      .notNull()
      .defaultTo(0)
      .check(sql`${sql.ref(name)} in (0, 1)`);

/** SQLite adds one column a statement. */
async function addColumns(
  db: Migrating,
  table: string,
  columns: [string, ColumnDataType, Definition][],
): Promise<void> {
  for (const [name, type, definition] of columns)
    await db.schema.alterTable(table).addColumn(name, type, definition).execute();
}

/** Rules of series, race classes, what is written at the finish, and the log of its changes. */
export const results = (engine: Engine): Migration => ({
  async up(db: Migrating) {
    await raceClasses(db, engine);
    await finishes(db);
    await series(db, engine);
    await resultLog(db, engine);
  },
});

async function raceClasses(db: Migrating, engine: Engine): Promise<void> {
  await newTableWithId(db, engine, 'race_classes')
    .$call(reference('sailing_id', 'sailings', { onDelete: 'cascade', required: true }))
    .addColumn('name', TEXT, (column) => column.notNull())
    .$call(choice('kind', ['srs', 'one_design', 'open']))
    .$call(reference('boat_model_id', 'boat_models', { onDelete: 'set null', required: false }))
    .$call(nullable(INTEGER, 'min_rating_thousandths', 'max_rating_thousandths'))
    .$call(nullable(TEXT, 'result_method'))
    .addColumn('order', INTEGER, (column) => column.notNull().defaultTo(0))
    .$call(stampsAndVersion)
    .addUniqueConstraint('race_classes_name', ['sailing_id', 'name'])
    .execute();
}

async function finishes(db: Migrating): Promise<void> {
  await addColumns(db, 'competitors', [
    ['race_class_id', INTEGER, (column) => column.references('race_classes.id').onDelete('set null')],
    ['score_percent', INTEGER, optional],
    ['score_times', INTEGER, numberOf(1)],
    ['redress', TEXT, (column) => column.check(sql`redress in ('all_others', 'before')`)],
    ['recorded', TEXT, (column) => column.check(sql`recorded in ('finish', 'elapsed')`)],
    ['categories', TEXT, textOf('[]')],
    ['is_unmatched', INTEGER, flagOf('is_unmatched')],
  ]);
  await db.schema.createIndex('competitors_class').on('competitors').column('race_class_id').execute();
  await db
    .withTables<{ competitors: { recorded: string | null; elapsed_s: number | null } }>()
    .updateTable('competitors')
    .set({ recorded: 'elapsed' })
    .where('elapsed_s', 'is not', null)
    .execute();
  await addColumns(db, 'sailings', [
    ['race_weight', INTEGER, numberOf(1)],
    ['must_count', INTEGER, flagOf('must_count')],
    ['pursuit', TEXT, optional],
    ['verified_at', TEXT, optional],
  ]);
}

async function series(db: Migrating, engine: Engine): Promise<void> {
  await addColumns(db, 'series', [
    ['description', TEXT, textOf('')],
    ['is_published', INTEGER, (column) => flagOf('is_published')(column).defaultTo(1)],
    ['rules', TEXT, textOf('{}')],
  ]);
  await newTableWithId(db, engine, 'serie_merges')
    .$call(reference('serie_id', 'series', { onDelete: 'cascade', required: true }))
    .addColumn('from_key', TEXT, (column) => column.notNull())
    .addColumn('into_key', TEXT, (column) => column.notNull())
    .addColumn('created_at', TEXT, (column) => column.notNull())
    .addUniqueConstraint('serie_merges_from', ['serie_id', 'from_key'])
    .execute();
}

async function resultLog(db: Migrating, engine: Engine): Promise<void> {
  await newTableWithId(db, engine, 'result_log')
    .$call(reference('sailing_id', 'sailings', { onDelete: 'cascade', required: true }))
    .$call(reference('competitor_id', 'competitors', { onDelete: 'set null', required: false }))
    .$call(reference('user_id', 'users', { onDelete: 'set null', required: false }))
    .$call(choice('action', ['result', 'match', 'start', 'verified', 'unlocked']))
    .addColumn('label', TEXT, (column) => column.notNull())
    .addColumn('by_name', TEXT, (column) => column.notNull())
    .addColumn('at', TEXT, (column) => column.notNull())
    .$call(nullable(TEXT, 'before', 'after'))
    .$call(reference('undone_by', 'result_log', { onDelete: 'set null', required: false }))
    .execute();
  await db.schema.createIndex('result_log_sailing').on('result_log').columns(['sailing_id', 'id']).execute();
  await db.schema.createIndex('result_log_competitor').on('result_log').column('competitor_id').execute();
}
