import type { Migration } from 'kysely/migration';
import { TEXT, type Migrating } from './tables';

const COLUMNS = ['model_text', 'contact_email', 'contact_phone'];

/**
 * A type that is not in the table is kept as it was written, and so is how to reach the people of a boat on a list that
 * the club has read in.
 */
export const entryDetails: Migration = {
  async up(db: Migrating) {
    for (const name of COLUMNS)
      await db.schema
        .alterTable('competitors')
        .addColumn(name, TEXT, (column) => column.notNull().defaultTo(''))
        .execute();
  },
};
