import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Command } from 'commander';
import { readConfig } from '../server/config';
import type { Fingerprint } from '../server/db/copies/fingerprint';
import { moveToPostgres } from '../server/db/copies/moveToPostgres';
import { SQLITE_FILE } from '../server/db/sqlite';
import { keptSecret } from '../server/jwtSecret';
import { StartError } from '../server/startError';
import { accountCommands } from './admin/account';
import { backupCommands } from './admin/backup';
import { boatModelCommands } from './admin/boatModels';
import { clubCommands } from './admin/club';
import { doing } from './admin/command';
import { doctorCommand } from './admin/doctor';
import { migrateCommand } from './admin/migrate';
import { adminTexts } from './admin/texts';
import { swedishProgram } from './cli/swedishProgram';

async function move(url: string): Promise<{ tables: Fingerprint[] }> {
  const { dataDir, databaseUrl } = readConfig(process.env);
  if (databaseUrl !== undefined) throw new StartError(adminTexts.onPostgres);
  if (!existsSync(join(dataDir, SQLITE_FILE))) throw new StartError(adminTexts.noSqlite(dataDir));
  if (!/^postgres(ql)?:$/.test(URL.parse(url)?.protocol ?? '')) throw new StartError(adminTexts.noDatabaseUrl);
  return { tables: await moveToPostgres({ dataDir, databaseUrl: url, jwtSecret: keptSecret(dataDir) }) };
}

const rowsOf = (tables: Fingerprint[]): number => tables.reduce((sum, { rows }) => sum + rows, 0);

function toPostgresCommand(program: Command): void {
  doing(
    program
      .command('to-postgres')
      .description('flyttar hela installationen från SQLite till en tom PostgreSQL, och visar att båda är lika')
      .argument('<adress>', 'postgres://användare:lösenord@värd:port/databas'),
    {
      run: (_options: object, [url = '']) => move(url),
      lines: ({ tables }) => [
        ...tables.map(({ table, rows, hash }) => adminTexts.table(table, rows, hash)),
        adminTexts.moved(rowsOf(tables)),
        adminTexts.movedNext,
      ],
    },
  );
}

const program = swedishProgram('npm run admin --', adminTexts.about);
const commands = [
  clubCommands,
  accountCommands,
  boatModelCommands,
  backupCommands,
  doctorCommand,
  toPostgresCommand,
  migrateCommand,
];
for (const add of commands) add(program);

await program.parseAsync();
