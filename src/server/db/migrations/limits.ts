import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../connect';
import { INTEGER, TEXT, newTable, type Migrating } from './tables';

/**
 * What is counted against limits by all nodes together; who made an entry, and which club an account: a club knows the
 * address of those who came to it themselves, and of those whom it made an account with it.
 */
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
    await db.schema.alterTable('users').addColumn('invited_by_club_id', INTEGER).execute();
  },
});
