import type { Migration } from 'kysely/migration';
import { TEXT, type Migrating } from './tables';

/** What somebody decided about a crossing that two lists tell differently stands with what was seen of it. */
export const finishDecisions: Migration = {
  async up(db: Migrating) {
    await db.schema.alterTable('finish_observations').addColumn('decision', TEXT).execute();
  },
};
