import { DEFAULT_MIGRATION_TABLE, Migrator, type Migration } from 'kysely/migration';
import type { Connection, Engine } from './connect';
import { StartError } from '../startError';
import { courses } from './migrations/courses';
import { initial } from './migrations/initial';
import { limits } from './migrations/limits';
import { mail } from './migrations/mail';
import { people } from './migrations/people';
import { results } from './migrations/results';

/** Every migration, oldest first by name. Written once for both engines; what has been released never changes. */
const migrationsFor = (engine: Engine): Record<string, Migration> => ({
  '0001_initial': initial(engine),
  '0002_results': results(engine),
  '0003_people': people(engine),
  '0004_mail': mail(engine),
  '0005_courses': courses(engine),
  '0006_limits': limits(engine),
});

/**
 * Brings the tables up to date: all of it or nothing, and one process at a time (the transaction on SQLite, an advisory
 * lock on PostgreSQL). Throws one readable line when the database was written by a newer version.
 */
export async function migrate({ db, engine }: Pick<Connection, 'db' | 'engine'>): Promise<void> {
  const migrations = migrationsFor(engine);
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });

  const { error } = await migrator.migrateToLatest();
  if (!error) return;
  const unknown = (await executedNames(db)).find((name) => !(name in migrations));
  if (unknown) {
    throw new StartError(`Databasen har skapats av en nyare version av Styrbord (${unknown}). Uppdatera servern och starta igen.`);
  }
  throw error;
}

async function executedNames(db: Connection['db']): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return [];
  const rows = await db
    .withTables<{ [DEFAULT_MIGRATION_TABLE]: { name: string } }>()
    .selectFrom(DEFAULT_MIGRATION_TABLE)
    .select('name')
    .execute();
  return rows.map(({ name }) => name);
}
