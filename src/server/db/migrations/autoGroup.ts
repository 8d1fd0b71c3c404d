import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { INTEGER, type Migrating } from './tables';

/**
 * Boats go by themselves into the start group that fits their number, also in the sailings of before. Those that are in
 * a group already have been put there by somebody, and stay.
 */
export const autoGroup: Migration = {
  async up(db: Migrating) {
    await db.schema
      .alterTable('sailings')
      .addColumn('auto_group', INTEGER, (column) =>
        column
          .notNull()
          .defaultTo(1)
          .check(sql`auto_group in (0, 1)`),
      )
      .execute();
    await db.schema
      .alterTable('competitors')
      .addColumn('group_chosen', INTEGER, (column) =>
        column
          .notNull()
          .defaultTo(0)
          .check(sql`group_chosen in (0, 1)`),
      )
      .execute();
    await db
      .withTables<{ competitors: { group_chosen: number; start_group_id: number | null } }>()
      .updateTable('competitors')
      .set({ group_chosen: 1 })
      .where('start_group_id', 'is not', null)
      .execute();
  },
};
