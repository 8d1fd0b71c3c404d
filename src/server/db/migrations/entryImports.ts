import type { Migration } from 'kysely/migration';
import type { Engine } from '../connect';
import { INTEGER, TEXT, newTable, newTableWithId, reference, type Migrating } from './tables';

/**
 * Entry lists that were pasted in, so that they can be taken back: the boats of each, as they were then. And what a club
 * has said that the columns of its lists hold.
 */
export const entryImports = (engine: Engine): Migration => ({
  async up(db: Migrating) {
    await newTableWithId(db, engine, 'entry_imports')
      .$call(reference('sailing_id', 'sailings', { onDelete: 'cascade', required: true }))
      .addColumn('made_at', TEXT, (column) => column.notNull())
      .execute();
    await db.schema.createIndex('entry_imports_sailing').on('entry_imports').column('sailing_id').execute();

    await newTable(db, engine, 'entry_import_boats')
      .$call(reference('import_id', 'entry_imports', { onDelete: 'cascade', required: true }))
      .$call(reference('competitor_id', 'competitors', { onDelete: 'cascade', required: true }))
      .addColumn('version', INTEGER, (column) => column.notNull())
      .addPrimaryKeyConstraint('entry_import_boats_pk', ['competitor_id'])
      .execute();
    await db.schema.createIndex('entry_import_boats_import').on('entry_import_boats').column('import_id').execute();

    await newTable(db, engine, 'entry_import_mappings')
      .$call(reference('club_id', 'clubs', { onDelete: 'cascade', required: true }))
      .addColumn('mapping', TEXT, (column) => column.notNull())
      .addPrimaryKeyConstraint('entry_import_mappings_pk', ['club_id'])
      .execute();
  },
});
