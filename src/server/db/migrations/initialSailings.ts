import { sql } from 'kysely';
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
  stampsAndVersion,
  type Migrating,
} from './tables';

/** Series, sailings, start groups and competitors. */
export async function sailingTables(db: Migrating, engine: Engine): Promise<void> {
  await newTableWithId(db, engine, 'series')
    .$call(reference('club_id', 'clubs', { onDelete: 'restrict', required: true }))
    .addColumn('name', TEXT, (column) => column.notNull())
    .$call(stampsAndVersion)
    .execute();
  await db.schema.createIndex('series_club').on('series').column('club_id').execute();

  await sailings(db, engine);
  await startGroups(db, engine);
  await competitors(db, engine);
}

async function sailings(db: Migrating, engine: Engine): Promise<void> {
  await newTableWithId(db, engine, 'sailings')
    .$call(reference('club_id', 'clubs', { onDelete: 'restrict', required: true }))
    .$call(reference('serie_id', 'series', { onDelete: 'set null', required: false }))
    .addColumn('name', TEXT, (column) => column.notNull())
    .$call(emptyText('description'))
    .$call(choice('status', ['unpublished', 'upcoming', 'ongoing', 'finished', 'cancelled']))
    .$call(flag('verified_result'))
    .addColumn('start_date', TEXT, (column) => column.notNull())
    .$call(nullable(TEXT, 'start_time'))
    .$call(choice('start_type', ['common', 'groups', 'individual']))
    .$call(choice('result_method', ['corrected', 'elapsed', 'finish_order']))
    .$call(flag('registration_open', 1))
    .$call(nullable(TEXT, 'registration_deadline'))
    .$call(choice('registration_scope', ['open', 'club']))
    .$call(flag('self_reporting', 1))
    .$call(flag('entry_approval'))
    .$call(stampsAndVersion)
    .execute();
  await db.schema.createIndex('sailings_club').on('sailings').columns(['club_id', 'start_date']).execute();
  await db.schema.createIndex('sailings_serie').on('sailings').column('serie_id').execute();
}

async function startGroups(db: Migrating, engine: Engine): Promise<void> {
  await newTableWithId(db, engine, 'start_groups')
    .$call(reference('sailing_id', 'sailings', { onDelete: 'cascade', required: true }))
    .$call(emptyText('name'))
    .$call(nullable(TEXT, 'start_time', 'custom_start_datetime'))
    .$call(nullable(INTEGER, 'min_rating_thousandths', 'max_rating_thousandths'))
    .addColumn('order', INTEGER, (column) => column.notNull().defaultTo(0))
    .$call(stampsAndVersion)
    .execute();
  await db.schema.createIndex('start_groups_sailing').on('start_groups').column('sailing_id').execute();
}

async function competitors(db: Migrating, engine: Engine): Promise<void> {
  await newTableWithId(db, engine, 'competitors')
    .$call(reference('sailing_id', 'sailings', { onDelete: 'cascade', required: true }))
    .$call(reference('start_group_id', 'start_groups', { onDelete: 'set null', required: false }))
    .$call(reference('sailor_id', 'sailors', { onDelete: 'set null', required: false }))
    .$call(reference('boat_id', 'boats', { onDelete: 'set null', required: false }))
    .addColumn('skipper_name', TEXT, (column) => column.notNull())
    .$call(emptyText('crew_names', 'sail_number', 'boat_name', 'club_name'))
    .addColumn('crew_count', INTEGER, (column) =>
      column
        .notNull()
        .defaultTo(1)
        .check(sql`crew_count >= 1`),
    )
    .$call(reference('boat_model_id', 'boat_models', { onDelete: 'set null', required: false }))
    .$call(choice('rating_type', ['srs', 'srs_no_flying', 'srs_shorthanded', 'srs_shorthanded_no_flying', 'custom']))
    .$call(nullable(INTEGER, 'base_rating_thousandths', 'rating_thousandths'))
    .$call(nullable(TEXT, 'start_at', 'finish_at'))
    .addColumn('elapsed_s', INTEGER, (column) => column.check(sql`elapsed_s >= 0`))
    .$call(nullable(TEXT, 'score_code'))
    .$call(nullable(INTEGER, 'score_points_tenths'))
    .$call(flag('approved', 1))
    .addColumn('reported_by', TEXT, (column) => column.check(sql`reported_by in ('club', 'sailor')`))
    .$call(stampsAndVersion)
    .addUniqueConstraint('competitors_sailor', ['sailing_id', 'sailor_id'])
    .addUniqueConstraint('competitors_boat', ['sailing_id', 'boat_id'])
    .execute();
  await db.schema.createIndex('competitors_group').on('competitors').column('start_group_id').execute();
  await db.schema.createIndex('competitors_of_sailor').on('competitors').column('sailor_id').execute();
  await db.schema.createIndex('competitors_of_boat').on('competitors').column('boat_id').execute();
}
