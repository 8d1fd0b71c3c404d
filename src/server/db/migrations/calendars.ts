import { randomBytes } from 'node:crypto';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../connect';
import { INTEGER, TEXT, newTable, newTableWithId, nullable, reference, type Migrating } from './tables';

const REQUIRED = { onDelete: 'cascade', required: true } as const;
const INSTALLATION_BYTES = 8;

/**
 * Calendars that people subscribe to: the addresses of their own, what has been taken away but still stands in their
 * telephones, and a name of the installation that no change of its address touches.
 */
export const calendars = (engine: Engine): Migration => ({
  async up(db: Migrating) {
    await newTableWithId(db, engine, 'calendar_links')
      .$call(reference('user_id', 'users', REQUIRED))
      .addColumn('number', INTEGER, (column) => column.notNull())
      .addColumn('token_hash', TEXT, (column) => column.notNull())
      .addColumn('made_at', TEXT, (column) => column.notNull())
      .addUniqueConstraint('calendar_links_user', ['user_id'])
      .addUniqueConstraint('calendar_links_token', ['token_hash'])
      .execute();

    await newTableWithId(db, engine, 'calendar_removals')
      // No reference: the sailing may be gone.
      .addColumn('sailing_id', INTEGER, (column) => column.notNull().unique())
      .$call(reference('club_id', 'clubs', REQUIRED))
      .$call(reference('serie_id', 'series', { onDelete: 'set null', required: false }))
      .addColumn('name', TEXT, (column) => column.notNull())
      .addColumn('start_date', TEXT, (column) => column.notNull())
      .$call(nullable(TEXT, 'first_start', 'last_start'))
      .addColumn('sequence', INTEGER, (column) => column.notNull())
      .addColumn('removed_at', TEXT, (column) => column.notNull())
      .execute();
    await db.schema.createIndex('calendar_removals_club').on('calendar_removals').column('club_id').execute();
    await db.schema.createIndex('calendar_removals_serie').on('calendar_removals').column('serie_id').execute();

    await newTable(db, engine, 'calendar_removal_sailors')
      .$call(reference('removal_id', 'calendar_removals', REQUIRED))
      .$call(reference('sailor_id', 'sailors', REQUIRED))
      .addPrimaryKeyConstraint('calendar_removal_sailors_pk', ['removal_id', 'sailor_id'])
      .execute();
    await db.schema
      .createIndex('calendar_removal_sailors_sailor')
      .on('calendar_removal_sailors')
      .column('sailor_id')
      .execute();

    await db
      .withTables<{ meta: { key: string; value: string } }>()
      .insertInto('meta')
      .values({ key: 'installation', value: randomBytes(INSTALLATION_BYTES).toString('hex') })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .execute();
  },
});
