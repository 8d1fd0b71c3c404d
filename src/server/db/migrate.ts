import { DEFAULT_MIGRATION_TABLE, Migrator, type Migration } from 'kysely/migration';
import type { Connection, Engine } from './connect';
import { StartError } from '../startError';
import { accessKeysAndWebhooks } from './migrations/accessKeysAndWebhooks';
import { autoGroup } from './migrations/autoGroup';
import { calendars } from './migrations/calendars';
import { courses } from './migrations/courses';
import { entryDetails } from './migrations/entryDetails';
import { entryImports } from './migrations/entryImports';
import { finishDecisions } from './migrations/finishDecisions';
import { finishObservations } from './migrations/finishObservations';
import { initial } from './migrations/initial';
import { limits } from './migrations/limits';
import { mail } from './migrations/mail';
import { membership } from './migrations/membership';
import { people } from './migrations/people';
import { presence } from './migrations/presence';
import { publications } from './migrations/publications';
import { repairs } from './migrations/repairs';
import { results } from './migrations/results';
import { roles } from './migrations/roles';
import { serieImports } from './migrations/serieImports';
import { signalDevices } from './migrations/signalDevices';
import { srsTables } from './migrations/srsTables';
import { startLog } from './migrations/startLog';
import { startSequences } from './migrations/startSequences';

/** Every migration, oldest first by name. Written once for both engines; what has been merged never changes. */
const migrationsFor = (engine: Engine): Record<string, Migration> => ({
  '0001_initial': initial(engine),
  '0002_results': results(engine),
  '0003_people': people(engine),
  '0004_mail': mail(engine),
  '0005_courses': courses(engine),
  '0006_limits': limits(engine),
  '0007_repairs': repairs,
  '0008_membership': membership,
  '0009_start_log': startLog(engine),
  '0010_finish_observations': finishObservations(engine),
  '0011_finish_decisions': finishDecisions,
  '0012_presence': presence,
  '0013_roles': roles(engine),
  '0014_start_sequences': startSequences,
  '0015_entry_imports': entryImports(engine),
  '0016_auto_group': autoGroup,
  '0017_entry_details': entryDetails,
  '0018_signal_devices': signalDevices(engine),
  '0019_srs_tables': srsTables,
  '0020_publications': publications(engine),
  '0021_calendar_links': calendars(engine),
  '0022_serie_imports': serieImports(engine),
  '0023_access_keys_and_webhooks': accessKeysAndWebhooks(engine),
});

/** Where a database stands among the migrations. */
export interface MigrationState {
  done: string[];
  /** Still to be run, in their order. */
  waiting: string[];
}

type Migrated = Pick<Connection, 'db' | 'engine'>;

/** Throws one readable line when the database was written by a newer version. */
export async function migrationState({ db, engine }: Migrated): Promise<MigrationState> {
  const migrations = migrationsFor(engine);
  const done = await executedMigrations(db);
  const unknown = done.find((name) => !(name in migrations));
  if (unknown) {
    throw new StartError(
      `Databasen har skapats av en nyare version av Styrbord (${unknown}). Uppdatera servern och starta igen.`,
    );
  }
  return { done, waiting: Object.keys(migrations).filter((name) => !done.includes(name)) };
}

/**
 * Brings the tables up to date: all of it or nothing, and one process at a time (the transaction on SQLite, an advisory
 * lock on PostgreSQL). With `upTo` no further than that. Resolves with the migrations that it ran. Throws one readable
 * line when the database was written by a newer version.
 */
export async function migrate({ db, engine }: Migrated, upTo?: string): Promise<string[]> {
  const migrations = migrationsFor(engine);
  // Kysely knows their order by when they were run, and would refuse a database whose clock was set back between two.
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
    allowUnorderedMigrations: true,
  });

  const { error, results = [] } = await (upTo === undefined ? migrator.migrateToLatest() : migrator.migrateTo(upTo));
  if (!error) return results.map(({ migrationName }) => migrationName);
  await migrationState({ db, engine });
  throw error;
}

/** Thrown to undo a trial. */
class Undone extends Error {}

/**
 * Runs the migrations that wait, and undoes them: nothing is changed. Resolves with their names; throws what the one
 * that failed threw.
 */
export async function tryMigrations({ db, engine }: Migrated): Promise<string[]> {
  const migrations = migrationsFor(engine);
  const { waiting } = await migrationState({ db, engine });
  const trial = db
    .withoutPlugins()
    .transaction()
    .execute(async (tx) => {
      for (const name of waiting) await migrations[name]?.up(tx);
      throw new Undone();
    });
  await trial.catch((error: unknown) => {
    if (!(error instanceof Undone)) throw error;
  });
  return waiting;
}

/** The names of the migrations that a database has had, oldest first; none where it has no tables. */
export async function executedMigrations(db: Connection['db']): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return [];
  const rows = await db
    .withTables<{ [DEFAULT_MIGRATION_TABLE]: { name: string } }>()
    .selectFrom(DEFAULT_MIGRATION_TABLE)
    .select('name')
    .orderBy('name')
    .execute();
  return rows.map(({ name }) => name);
}
