import { sql, type ColumnDataType, type ColumnDefinitionBuilder } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../connect';
import { INTEGER, TEXT, choice, newTableWithId, nullable, reference, type Migrating } from './tables';

type Definition = (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder;

const STATES = ['scheduled', 'postponed', 'recalled', 'abandoned', 'cancelled', 'started'];
const PREPS = ['P', 'I', 'Z', 'U', 'black'];
const FLAGS = ['E', 'F', 'G', 'H', 'J', 'K', 'Q', 'R', 'T', 'W'];

const oneOf = (name: string, words: readonly string[]) =>
  sql`${sql.ref(name)} in (${sql.join(words.map((word) => sql.lit(word)))})`;
const wordOf =
  (name: string, words: readonly string[], initially: string): Definition =>
  (column) =>
    column.notNull().defaultTo(initially).check(oneOf(name, words));
const numberOf =
  (initially: number): Definition =>
  (column) =>
    column.notNull().defaultTo(initially);
const optional: Definition = (column) => column;

/** What the log makes of the start of a group, and of a sailing without groups; and the plan that it began from. */
const START_COLUMNS: [string, ColumnDataType, Definition][] = [
  ['start_state', TEXT, wordOf('start_state', STATES, 'scheduled')],
  ['prep_flag', TEXT, wordOf('prep_flag', PREPS, 'P')],
  ['attempt', INTEGER, numberOf(1)],
  ['start_shift_ms', INTEGER, numberOf(0)],
  ['planned_start', TEXT, optional],
  ['planned_prep', TEXT, optional],
];

/** The log of what the race committee does at the start, and what follows from it. */
export const startLog = (engine: Engine): Migration => ({
  async up(db: Migrating) {
    for (const table of ['start_groups', 'sailings']) await addColumns(db, table, START_COLUMNS);
    await addColumns(db, 'sailings', [
      ['custom_start_datetime', TEXT, optional],
      ['start_sequence', TEXT, (column) => column.notNull().defaultTo('5-4-1-0')],
      ['start_interval_s', INTEGER, numberOf(300)],
      ['recall_order', TEXT, wordOf('recall_order', ['follow', 'last'], 'follow')],
    ]);
    await addColumns(db, 'start_groups', [['class_flag', TEXT, (column) => column.check(oneOf('class_flag', FLAGS))]]);
    await classFlags(db);
    await log(db, engine);
  },
});

/** SQLite adds one column a statement. */
async function addColumns(
  db: Migrating,
  table: string,
  columns: [string, ColumnDataType, Definition][],
): Promise<void> {
  for (const [name, type, definition] of columns)
    await db.schema.alterTable(table).addColumn(name, type, definition).execute();
}

type Groups = {
  start_groups: { id: number; sailing_id: number; order: number; class_flag: string | null };
};

/** A group has had the flag of its place on the board until now. */
async function classFlags(db: Migrating): Promise<void> {
  const tables = db.withTables<Groups>();
  const groups = await tables
    .selectFrom('start_groups')
    .select(['id', 'sailing_id'])
    .orderBy('sailing_id')
    .orderBy('order')
    .orderBy('id')
    .execute();
  const places = new Map<number, number>();
  for (const { id, sailing_id } of groups) {
    const place = places.get(sailing_id) ?? 0;
    places.set(sailing_id, place + 1);
    const flag = FLAGS[place];
    if (flag) await tables.updateTable('start_groups').set({ class_flag: flag }).where('id', '=', id).execute();
  }
}

async function log(db: Migrating, engine: Engine): Promise<void> {
  await newTableWithId(db, engine, 'start_log')
    .addColumn('uuid', TEXT, (column) => column.notNull().unique())
    .$call(reference('sailing_id', 'sailings', { onDelete: 'cascade', required: true }))
    // The group may be gone: what was done stays done to it, and never becomes an act for all groups.
    .$call(nullable(INTEGER, 'start_group_id'))
    .$call(
      choice('kind', [
        'armed',
        'ap_up',
        'ap_down',
        'n_up',
        'n_down',
        'x_up',
        'x_down',
        'recall_up',
        'recall_down',
        'prep_set',
        'start_set',
        'shift',
        'shortened',
        'course_changed',
        'wind',
        'note',
        'undone',
      ]),
    )
    .addColumn('at', TEXT, (column) => column.notNull())
    .$call(nullable(INTEGER, 'uncertainty_ms'))
    .addColumn('device', TEXT, (column) => column.notNull())
    .addColumn('payload', TEXT, (column) => column.notNull())
    .$call(nullable(TEXT, 'undoes'))
    .$call(reference('user_id', 'users', { onDelete: 'set null', required: false }))
    .addColumn('by_name', TEXT, (column) => column.notNull())
    .addColumn('made_at', TEXT, (column) => column.notNull())
    .addColumn('version', INTEGER, (column) => column.notNull())
    .execute();
  await db.schema.createIndex('start_log_sailing').on('start_log').columns(['sailing_id', 'id']).execute();
  await db.schema.createIndex('start_log_user').on('start_log').column('user_id').execute();
}
