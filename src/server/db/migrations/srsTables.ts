import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { INTEGER, type Migrating } from './tables';

/** Types that the latest table of SRS numbers lacks stay for the boats that are of them, and are offered no more. */
export const srsTables: Migration = {
  async up(db: Migrating) {
    await db.schema
      .alterTable('boat_models')
      .addColumn('is_current', INTEGER, (column) =>
        column
          .notNull()
          .defaultTo(1)
          .check(sql`is_current in (0, 1)`),
      )
      .execute();
  },
};
