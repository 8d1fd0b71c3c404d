import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { INTEGER, TEXT, type Migrating } from './tables';

/** Where the objects of the event log stand. */
const TABLES = {
  competitor: 'competitors',
  start_group: 'start_groups',
  race_class: 'race_classes',
  sailing: 'sailings',
  serie: 'series',
  course: 'courses',
} as const;

/** The rows of sailings that are not published, and of what is in them. */
const UNPUBLISHED = {
  sailing: sql`select id from sailings where status = 'unpublished'`,
  competitor: sql`select c.id from competitors c join sailings s on s.id = c.sailing_id where s.status = 'unpublished'`,
  start_group: sql`select g.id from start_groups g join sailings s on s.id = g.sailing_id where s.status = 'unpublished'`,
  race_class: sql`select r.id from race_classes r join sailings s on s.id = r.sailing_id where s.status = 'unpublished'`,
  serie: sql`select id from series where is_published = 0`,
} as const;

async function columnsOf(db: Migrating, table: string): Promise<string[]> {
  const tables = await db.introspection.getTables();
  return tables.find(({ name }) => name === table)?.columns.map(({ name }) => name) ?? [];
}

/**
 * Two migrations were changed after they had been merged, so databases from between have other columns: brings those to
 * what the others have.
 */
async function repairColumns(db: Migrating): Promise<void> {
  if ((await columnsOf(db, 'files')).includes('created_at'))
    await sql`alter table files rename column created_at to kept_at`.execute(db);
  if (!(await columnsOf(db, 'users')).includes('invited_by_club_id'))
    await db.schema.alterTable('users').addColumn('invited_by_club_id', INTEGER).execute();
}

/**
 * The event log forgets what has been deleted, and shows what is no longer published to the club alone; later deletions
 * find their events by object.
 */
async function cleanEvents(db: Migrating): Promise<void> {
  await db.schema.createIndex('events_object').on('events').columns(['model', 'object_id']).execute();
  for (const [model, table] of Object.entries(TABLES)) {
    const isGone = sql`model = ${model} and object_id not in (select id from ${sql.table(table)})`;
    await sql`delete from events where ${isGone} and change != 'deleted' and visibility != 'withdrawn'`.execute(db);
    await sql`update events set data = null where ${isGone}`.execute(db);
  }
  for (const [model, ids] of Object.entries(UNPUBLISHED)) {
    const isHidden = sql`model = ${model} and visibility = 'everyone' and object_id in (${ids})`;
    await sql`update events set visibility = 'club' where ${isHidden}`.execute(db);
  }
}

/**
 * Also what was sent under an Idempotency-Key, and which of a session's tokens has come back last: null for those that
 * are older than this.
 */
export const repairs: Migration = {
  async up(db: Migrating) {
    await repairColumns(db);
    await cleanEvents(db);
    await db.schema.alterTable('idempotency_keys').addColumn('fingerprint', TEXT).execute();
    await db.schema.alterTable('sessions').addColumn('held_generation', INTEGER).execute();
  },
};
