import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../connect';
import { INTEGER, TEXT, choice, newTableWithId, reference, type Migrating } from './tables';

/** Profiles of sailors, certificates and clubs of boats, and what users write to the product team. */
export const people = (engine: Engine): Migration => ({
  async up(db: Migrating) {
    await profiles(db);
    await boats(db);
    await feedback(db, engine);
  },
});

async function profiles(db: Migrating): Promise<void> {
  await db.schema.alterTable('sailors').addColumn('phone', TEXT).execute();
  await db.schema
    .alterTable('sailors')
    .addColumn('default_boat_id', INTEGER, (column) => column.references('boats.id').onDelete('set null'))
    .execute();
}

async function boats(db: Migrating): Promise<void> {
  await db.schema
    .alterTable('boats')
    .addColumn('club_id', INTEGER, (column) => column.references('clubs.id').onDelete('set null'))
    .execute();
  await db.schema
    .alterTable('boats')
    .addColumn('certificate_number', TEXT, (column) => column.notNull().defaultTo(''))
    .execute();
  await db.schema
    .alterTable('boats')
    .addColumn('certificate_verified', INTEGER, (column) =>
      column
        .notNull()
        .defaultTo(0)
        .check(sql`certificate_verified in (0, 1)`),
    )
    .execute();
  await db.schema.alterTable('boats').addColumn('certificate_valid_until', TEXT).execute();
  await db.schema.alterTable('boats').addColumn('removed_at', TEXT).execute();
  await db.schema.createIndex('boats_club').on('boats').column('club_id').execute();
}

async function feedback(db: Migrating, engine: Engine): Promise<void> {
  await newTableWithId(db, engine, 'feedback')
    .$call(reference('user_id', 'users', { onDelete: 'set null', required: false }))
    .$call(choice('subject', ['Felrapport', 'Förbättringsförslag', 'Allmän feedback', 'Övrigt']))
    .addColumn('message', TEXT, (column) => column.notNull())
    .addColumn('created_at', TEXT, (column) => column.notNull())
    .execute();
}
