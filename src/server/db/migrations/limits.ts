import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../connect';
import { INTEGER, TEXT, newTable, type Migrating } from './tables';

/** What is counted against limits by all nodes together, and who made an entry: a club knows the address of those who came to it themselves. */
export const limits = (engine: Engine): Migration => ({
  async up(db: Migrating) {
    await newTable(db, engine, 'rate_limits')
      .addColumn('key', TEXT, (column) => column.primaryKey())
      .addColumn('spent', INTEGER, (column) => column.notNull())
      .addColumn('resets_at', TEXT, (column) => column.notNull())
      .execute();
    // Counts may be lost in a crash, and cost no write of the log.
    if (engine === 'postgres') await sql`alter table rate_limits set unlogged`.execute(db);

    await db.schema
      .alterTable('competitors')
      .addColumn('entered_by', TEXT, (column) => column.check(sql`entered_by in ('club', 'sailor')`))
      .execute();
  },
});
