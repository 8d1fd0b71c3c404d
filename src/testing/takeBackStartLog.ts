import { sql } from 'kysely';
import type { Connection } from '../server/db/connect';

const COLUMNS = ['start_state', 'prep_flag', 'attempt', 'start_shift_ms', 'planned_start', 'planned_prep'];
const OF_TABLE = {
  start_groups: [...COLUMNS, 'class_flag'],
  sailings: [...COLUMNS, 'custom_start_datetime', 'start_sequence', 'start_interval_s', 'recall_order'],
};

/** The tables as they were before the start log. */
export async function takeBackStartLog({ db }: Pick<Connection, 'db'>): Promise<void> {
  await db.schema.dropTable('start_log').execute();
  for (const [table, columns] of Object.entries(OF_TABLE)) {
    for (const column of columns) await db.schema.alterTable(table).dropColumn(column).execute();
  }
  await sql`delete from kysely_migration where name >= '0009'`.execute(db);
}
