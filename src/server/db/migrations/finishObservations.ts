import type { Migration } from 'kysely/migration';
import type { Engine } from '../connect';
import { INTEGER, TEXT, choice, emptyText, flag, newTableWithId, nullable, reference, type Migrating } from './tables';

/**
 * Boats that were seen to cross the line, before or after it is known which they are. The uuid is given by the device;
 * the number is what the event log names them by.
 */
export const finishObservations = (engine: Engine): Migration => ({
  async up(db: Migrating) {
    await newTableWithId(db, engine, 'finish_observations')
      .addColumn('uuid', TEXT, (column) => column.notNull().unique())
      .addColumn('fingerprint', TEXT, (column) => column.notNull())
      .$call(reference('sailing_id', 'sailings', { onDelete: 'cascade', required: true }))
      .$call(reference('competitor_id', 'competitors', { onDelete: 'set null', required: false }))
      .addColumn('at', TEXT, (column) => column.notNull())
      .addColumn('raw_at', TEXT, (column) => column.notNull())
      .$call(nullable(INTEGER, 'uncertainty_ms'))
      .$call(choice('list', ['main', 'reserve']))
      .$call(emptyText('device', 'sail_number', 'note'))
      .$call(flag('order_only'))
      .$call(flag('undone'))
      .$call(flag('anyway'))
      .$call(nullable(TEXT, 'written_finish_at', 'replaced'))
      .$call(reference('user_id', 'users', { onDelete: 'set null', required: false }))
      .addColumn('made_by_name', TEXT, (column) => column.notNull())
      .addColumn('made_at', TEXT, (column) => column.notNull())
      .addColumn('version', INTEGER, (column) => column.notNull())
      .execute();
    for (const column of ['sailing_id', 'competitor_id', 'user_id'])
      await db.schema
        .createIndex(`finish_observations_${column.replace('_id', '')}`)
        .on('finish_observations')
        .column(column)
        .execute();
  },
});
