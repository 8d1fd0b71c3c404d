import type { Command } from 'commander';
import { migrationState, tryMigrations } from '../../server/db/migrate';
import { upgrade } from '../../server/db/upgrade';
import { keptSecret } from '../../server/jwtSecret';
import { StartError } from '../../server/startError';
import { doing } from './command';
import { onPresentDatabase } from './presentDatabase';
import { adminTexts } from './texts';

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
