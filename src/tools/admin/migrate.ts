import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Command } from 'commander';
import { readConfig, type Config } from '../../server/config';
import { connectDatabase, type Connection } from '../../server/db/connect';
import { migrationState, tryMigrations } from '../../server/db/migrate';
import { SQLITE_FILE } from '../../server/db/sqlite';
import { upgrade } from '../../server/db/upgrade';
import { keptSecret } from '../../server/jwtSecret';
import { StartError } from '../../server/startError';
import { doing } from './command';
import { adminTexts } from './texts';

/**
 * Opens an existing database without creating or migrating it, and closes it afterwards. Throws an error with one
 * readable line where there is none.
 */
export async function onPresentDatabase<T>(work: (connection: Connection, config: Config) => Promise<T>): Promise<T> {
  const config = readConfig(process.env);
  if (config.databaseUrl === undefined && !existsSync(join(config.dataDir, SQLITE_FILE)))
    throw new StartError(adminTexts.noSqlite(config.dataDir));
  const connection = await connectDatabase(config);
  try {
    return await work(connection, config);
  } finally {
    await connection.close();
  }
}

interface Options {
  dryRun?: boolean;
}

interface Migrations {
  dryRun: boolean;
  migrations: string[];
  /** The copy of the database before the migration. */
  backup: string | null;
}

const run = ({ dryRun = false }: Options): Promise<Migrations> =>
  onPresentDatabase(async (connection, { dataDir }) => {
    const { waiting } = await migrationState(connection);
    if (waiting.length === 0) return { dryRun, migrations: [], backup: null };
    try {
      if (dryRun) return { dryRun, migrations: await tryMigrations(connection), backup: null };
      const upgraded = await upgrade(connection, { dataDir, jwtSecret: keptSecret(dataDir), now: new Date() });
      return { dryRun, migrations: upgraded?.migrations ?? waiting, backup: upgraded?.backup ?? null };
    } catch (error) {
      if (error instanceof StartError || !(error instanceof Error)) throw error;
      throw new StartError(adminTexts.migrationFails(error.message));
    }
  });

function linesOf({ dryRun, migrations, backup }: Migrations): string[] {
  if (migrations.length === 0) return [adminTexts.upToDate];
  const names = migrations.map(adminTexts.migration);
  return [
    dryRun ? adminTexts.wouldMigrate : adminTexts.migrated,
    ...names,
    ...(backup === null ? [] : [adminTexts.keptAside(backup)]),
  ];
}

export function migrateCommand(program: Command): void {
  doing(
    program
      .command('migrate')
      .description('uppdaterar databasens tabeller, som servern annars gör när den startar')
      .option(
        '--dry-run',
        'visa vilka migreringar som väntar, och prova dem utan att ändra något; den som skriver får vänta så länge',
      ),
    { run, lines: linesOf },
  );
}
