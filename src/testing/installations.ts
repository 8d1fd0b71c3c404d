import { sql } from 'kysely';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Connection, Engine } from '../server/db/connect';
import { openDatabase } from '../server/main';
import { describeInCi } from './inCi';
import { addressOf, createMissing, newDatabase } from './testDatabases';

/** Where an installation keeps what it knows, as its settings say it. */
export interface Installation {
  dataDir: string;
  databaseUrl: string | undefined;
  /** The same for a process of its own. */
  env: { DATA_DIR: string; DATABASE_URL?: string };
}

/** Lets `use` work on a connection to it, with its tables up to date. */
export async function withInstallation<T>(
  installation: Installation,
  use: (connection: Connection) => Promise<T>,
): Promise<T> {
  const connection = await openDatabase(installation);
  try {
    return await use(connection);
  } finally {
    await connection.close();
  }
}

export type MakeInstallation = (engine: Engine) => Promise<Installation>;

export const testServer = process.env.TEST_DATABASE_URL;

/**
 * Makes empty installations, each with a folder of its own, which is removed after the suite, and a database of its own
 * on the test server, which is dropped after the run.
 */
export function installations(): MakeInstallation {
  const removals: (() => Promise<unknown>)[] = [];
  afterAll(async () => {
    for (const remove of removals) await remove();
  });

  return async (engine) => {
    const dataDir = await mkdtemp(join(tmpdir(), 'styrbord-installation-'));
    removals.push(() => rm(dataDir, { recursive: true }));
    if (engine === 'sqlite') return { dataDir, databaseUrl: undefined, env: { DATA_DIR: dataDir } };

    const server = testServer ?? '';
    const database = newDatabase();
    await createMissing(server, database);
    const databaseUrl = addressOf(server, database);
    return { dataDir, databaseUrl, env: { DATA_DIR: dataDir, DATABASE_URL: databaseUrl } };
  };
}

/**
 * Runs a suite with installations on SQLite, and on PostgreSQL where CI is true and TEST_DATABASE_URL names a server.
 */
export function describeEachInstallation(
  name: string,
  suite: (make: () => Promise<Installation>, engine: Engine) => void,
): void {
  describe(`${name} (SQLite)`, () => {
    const make = installations();
    suite(() => make('sqlite'), 'sqlite');
  });
  const inPostgres = () => {
    const make = installations();
    suite(() => make('postgres'), 'postgres');
  };
  describeInCi(`${name} (PostgreSQL)`, inPostgres, testServer ? describe : describe.skip);
}

const COLUMNS = ['start_state', 'prep_flag', 'attempt', 'start_shift_ms', 'planned_start', 'planned_prep'];
const OF_TABLE = {
  start_groups: [...COLUMNS, 'class_flag'],
  sailings: [...COLUMNS, 'custom_start_datetime', 'start_sequence', 'start_interval_s', 'recall_order'],
};

/** The tables as they were before the start log. */
export async function takeBackStartLog({ db }: Pick<Connection, 'db'>): Promise<void> {
  await db.schema.dropTable('start_log').execute();
  for (const [table, columns] of Object.entries(OF_TABLE)) {
    for (const column of columns) await db.schema.alterTable(table).dropColumn(column).execute();
  }
  await sql`delete from kysely_migration where name >= '0009'`.execute(db);
}

const OF_REPORTS = ['report_uncertainty_ms', 'report_before_id', 'report_after_id', 'report_note'];

/** The tables as they were before it was known who is on the water. */
export async function takeBackPresence({ db }: Pick<Connection, 'db'>): Promise<void> {
  for (const index of ['competitors_report_before', 'competitors_report_after'])
    await db.schema.dropIndex(index).execute();
  for (const column of ['presence', 'presence_at', 'reported_at', ...OF_REPORTS, 'is_late'])
    await db.schema.alterTable('competitors').dropColumn(column).execute();
  await db.schema.alterTable('sailings').dropColumn('report_deadline_minutes').execute();
  await sql`delete from kysely_migration where name >= '0012'`.execute(db);
}

/** The tables as they were before other programs could act for a club or be told what happens in it. */
export async function takeBackAccessKeys({ db }: Pick<Connection, 'db'>): Promise<void> {
  for (const table of ['access_keys', 'webhook_outbox', 'webhooks', 'rrs_events'])
    await db.schema.dropTable(table).execute();
  await sql`delete from kysely_migration where name >= '0023'`.execute(db);
}

/** The tables as they were before people could subscribe to calendars. */
export async function takeBackCalendars({ db }: Pick<Connection, 'db'>): Promise<void> {
  for (const table of ['calendar_removal_sailors', 'calendar_removals', 'calendar_links'])
    await db.schema.dropTable(table).execute();
  await sql`delete from meta where key = 'installation'`.execute(db);
  await sql`delete from kysely_migration where name >= '0021'`.execute(db);
}

const OF_PUBLICATION: [table: string, columns: string[]][] = [
  ['clubs', ['publish', 'publish_names', 'publish_crew', 'publish_indexed', 'publish_after', 'publish_stamp']],
  ['sailings', ['published_version']],
  ['series', ['published_version']],
  ['sailors', ['hide_name', 'is_minor']],
  ['competitors', ['hide_name', 'is_minor']],
];

/** The tables as they were before results could be made public. */
export async function takeBackPublications({ db }: Pick<Connection, 'db'>): Promise<void> {
  await db.schema.dropTable('publications').execute();
  for (const [table, columns] of OF_PUBLICATION)
    for (const column of columns) await db.schema.alterTable(table).dropColumn(column).execute();
  await sql`delete from kysely_migration where name >= '0020'`.execute(db);
}

/** The tables as they were before types of boats could be gone from the table of SRS numbers. */
export async function takeBackSrsTables({ db }: Pick<Connection, 'db'>): Promise<void> {
  await db.schema.alterTable('boat_models').dropColumn('is_current').execute();
  await sql`delete from kysely_migration where name >= '0019'`.execute(db);
}

/** The tables as they were before the device that sounds the signals said so. */
export async function takeBackSignalDevices({ db }: Pick<Connection, 'db'>): Promise<void> {
  await db.schema.dropTable('signal_devices').execute();
  await sql`delete from kysely_migration where name >= '0018'`.execute(db);
}

/** The tables as they were before an entry had a type in words and contacts. */
export async function takeBackEntryDetails({ db }: Pick<Connection, 'db'>): Promise<void> {
  for (const column of ['model_text', 'contact_email', 'contact_phone'])
    await db.schema.alterTable('competitors').dropColumn(column).execute();
  await sql`delete from kysely_migration where name >= '0017'`.execute(db);
}

/** The tables as they were before boats went into start groups by themselves. */
export async function takeBackAutoGroup({ db }: Pick<Connection, 'db'>): Promise<void> {
  await db.schema.alterTable('sailings').dropColumn('auto_group').execute();
  await db.schema.alterTable('competitors').dropColumn('group_chosen').execute();
  await sql`delete from kysely_migration where name >= '0016'`.execute(db);
}

/** The tables as they were before series could come from files of Sailwave. */
export async function takeBackSerieImports({ db }: Pick<Connection, 'db'>): Promise<void> {
  await db.schema.dropTable('serie_imports').execute();
  await sql`delete from kysely_migration where name >= '0022'`.execute(db);
}

/** The tables as they were before entry lists could be pasted in. */
export async function takeBackEntryImports({ db }: Pick<Connection, 'db'>): Promise<void> {
  for (const table of ['entry_import_boats', 'entry_imports', 'entry_import_mappings'])
    await db.schema.dropTable(table).execute();
  await sql`delete from kysely_migration where name >= '0015'`.execute(db);
}

/** The tables as they were before clubs had start sequences of their own. */
export async function takeBackSequences({ db }: Pick<Connection, 'db'>): Promise<void> {
  await db.schema.alterTable('clubs').dropColumn('start_sequences').execute();
  await db.schema.alterTable('sailings').dropColumn('start_steps').execute();
  await sql`delete from kysely_migration where name >= '0014'`.execute(db);
}

/** The tables as they were before people had roles in clubs, and helpers had links. */
export async function takeBackRoles({ db }: Pick<Connection, 'db'>): Promise<void> {
  for (const table of ['evening_sessions', 'evening_links', 'club_roles']) await db.schema.dropTable(table).execute();
  await db.schema.alterTable('result_log').dropColumn('evening_link').execute();
  await db.schema.alterTable('events').dropColumn('sailing_id').execute();
  await sql`delete from kysely_migration where name >= '0013'`.execute(db);
}
