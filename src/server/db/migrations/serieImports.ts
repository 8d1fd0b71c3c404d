import type { Migration } from 'kysely/migration';
import type { Engine } from '../connect';
import { INTEGER, TEXT, newTable, reference, type Migrating } from './tables';

/** Series that came from a file of another program, so that they can be taken away while nothing has been changed. */
export const serieImports = (engine: Engine): Migration => ({
  async up(db: Migrating) {
    await newTable(db, engine, 'serie_imports')
      .$call(reference('serie_id', 'series', { onDelete: 'cascade', required: true }))
      .addColumn('made_at', TEXT, (column) => column.notNull())
      .addColumn('serie_version', INTEGER, (column) => column.notNull())
      .addColumn('sailing_versions', TEXT, (column) => column.notNull())
      .addPrimaryKeyConstraint('serie_imports_pk', ['serie_id'])
      .execute();
  },
});
