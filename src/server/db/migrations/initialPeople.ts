import type { Engine } from '../connect';
import {
  INTEGER,
  TEXT,
  choice,
  emptyText,
  flag,
  newTableWithId,
  nullable,
  reference,
  srsNumbers,
  stamps,
  type Migrating,
} from './tables';

/** Clubs, accounts, sailors, and their boats. */
export async function peopleTables(db: Migrating, engine: Engine): Promise<void> {
  await newTableWithId(db, engine, 'clubs')
    .addColumn('slug', TEXT, (column) => column.notNull().unique())
    .addColumn('name', TEXT, (column) => column.notNull())
    .$call(emptyText('short_name', 'website', 'email', 'phone', 'city', 'description'))
    .$call(nullable(TEXT, 'default_start_time'))
    .$call(flag('self_reporting', 1))
    .addColumn('counter', INTEGER, (column) => column.notNull().defaultTo(0))
    .$call(stamps)
    .execute();

  await newTableWithId(db, engine, 'users')
    .addColumn('email', TEXT, (column) => column.notNull().unique())
    .$call(nullable(TEXT, 'password_hash'))
    .$call(emptyText('first_name', 'last_name'))
    .$call(reference('club_id', 'clubs', { onDelete: 'restrict', required: false }))
    .$call(flag('is_staff'))
    .$call(flag('is_active', 1))
    .$call(stamps)
    .execute();

  await newTableWithId(db, engine, 'sailors')
    .$call(reference('user_id', 'users', { onDelete: 'set null', required: false }))
    .$call(reference('club_id', 'clubs', { onDelete: 'set null', required: false }))
    .$call(emptyText('first_name', 'last_name'))
    .$call(stamps)
    .addUniqueConstraint('sailors_user', ['user_id'])
    .execute();
  await db.schema.createIndex('sailors_club').on('sailors').column('club_id').execute();

  await newTableWithId(db, engine, 'boat_models')
    .addColumn('name', TEXT, (column) => column.notNull().unique())
    .$call(choice('kind', ['monohull', 'multihull', 'dinghy']))
    .$call(srsNumbers)
    .addColumn('srs_year', INTEGER, (column) => column.notNull())
    .execute();

  await newTableWithId(db, engine, 'boats')
    .$call(reference('owner_id', 'sailors', { onDelete: 'set null', required: false }))
    .$call(emptyText('name'))
    .addColumn('sail_number', TEXT, (column) => column.notNull())
    .$call(reference('boat_model_id', 'boat_models', { onDelete: 'set null', required: false }))
    .$call(srsNumbers)
    .$call(stamps)
    .execute();
  await db.schema.createIndex('boats_owner').on('boats').column('owner_id').execute();
}
