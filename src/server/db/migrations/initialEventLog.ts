import type { Engine } from '../connect';
import { INTEGER, TEXT, choice, newTable, nullable, reference, type Migrating } from './tables';

/** The event log, and what the server remembers of its actors: cookie sessions and answers already given. */
export async function eventLogTables(db: Migrating, engine: Engine): Promise<void> {
  await newTable(db, engine, 'events')
    .$call(reference('club_id', 'clubs', { onDelete: 'cascade', required: true }))
    .addColumn('version', INTEGER, (column) => column.notNull())
    .addColumn('model', TEXT, (column) => column.notNull())
    .addColumn('object_id', INTEGER, (column) => column.notNull())
    .$call(choice('change', ['created', 'updated', 'deleted', 'results_updated']))
    .$call(nullable(TEXT, 'data'))
    .$call(choice('visibility', ['everyone', 'club', 'withdrawn']))
    .addColumn('at', TEXT, (column) => column.notNull())
    .addPrimaryKeyConstraint('events_key', ['club_id', 'version'])
    .execute();
  await db.schema.createIndex('events_at').on('events').column('at').execute();

  await newTable(db, engine, 'sessions')
    .addColumn('id', TEXT, (column) => column.primaryKey().notNull())
    .$call(reference('user_id', 'users', { onDelete: 'cascade', required: true }))
    .addColumn('generation', INTEGER, (column) => column.notNull())
    .addColumn('rotated_at', TEXT, (column) => column.notNull())
    .addColumn('created_at', TEXT, (column) => column.notNull())
    .$call(nullable(TEXT, 'ended_at'))
    .execute();
  await db.schema.createIndex('sessions_user').on('sessions').column('user_id').execute();

  await newTable(db, engine, 'idempotency_keys')
    .$call(reference('user_id', 'users', { onDelete: 'cascade', required: true }))
    .addColumn('key', TEXT, (column) => column.notNull())
    .$call(nullable(INTEGER, 'status'))
    .$call(nullable(TEXT, 'body'))
    .addColumn('created_at', TEXT, (column) => column.notNull())
    .addPrimaryKeyConstraint('idempotency_keys_key', ['user_id', 'key'])
    .execute();
  await db.schema.createIndex('idempotency_keys_at').on('idempotency_keys').column('created_at').execute();
}
