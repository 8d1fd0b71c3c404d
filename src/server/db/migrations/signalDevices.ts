import type { Migration } from 'kysely/migration';
import type { Engine } from '../connect';
import { TEXT, newTable, reference, type Migrating } from './tables';

/** When the device that sounds the signals of a sailing was last heard of, so that the others know when it is lost. */
export const signalDevices = (engine: Engine): Migration => ({
  async up(db: Migrating) {
    await newTable(db, engine, 'signal_devices')
      .$call(reference('sailing_id', 'sailings', { onDelete: 'cascade', required: true }))
      .addColumn('device', TEXT, (column) => column.notNull())
      .addColumn('heard_at', TEXT, (column) => column.notNull())
      .addPrimaryKeyConstraint('signal_devices_pk', ['sailing_id'])
      .execute();
  },
});
