import type { Migration } from 'kysely/migration';
import { TEXT, type Migrating } from './tables';

/**
 * A club's own start sequences as JSON, and in each sailing its copy of the steps; null where it has a sequence that
 * every club has. Until now no club had one of its own.
 */
export const startSequences: Migration = {
  async up(db: Migrating) {
    await db.schema
      .alterTable('clubs')
      .addColumn('start_sequences', TEXT, (column) => column.notNull().defaultTo('[]'))
      .execute();
    await db.schema.alterTable('sailings').addColumn('start_steps', TEXT).execute();
  },
};
