import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Command } from 'commander';
import { readConfig, type Config } from '../../server/config';
import { connectDatabase, type Connection } from '../../server/db/connect';
import { SQLITE_FILE } from '../../server/db/sqlite';
import { errorCode } from '../../server/errorCode';
import { doing } from './command';
import { failure, ok, warning, type Check } from './doctor/check';
import { checkMails, checkMigrations, engineChecks } from './doctor/database';
import { checkDisk, checkNode, checkRoom } from './doctor/machine';
import { checkAddress, checkMailServer, checkSecret } from './doctor/settings';
import { doctorTexts as texts } from './doctor/texts';

/** The checks in their order; those that need the current tables run only where these exist. */
async function askDatabase(connection: Connection): Promise<Check[]> {
  const migrations = await checkMigrations(connection);
  const checks = [migrations, ...(await engineChecks(connection))];
  return migrations.state === 'ok' ? [...checks, await checkMails(connection, new Date())] : checks;
}

async function checkDatabase(config: Config): Promise<Check[]> {
  const { dataDir, databaseUrl } = config;
  if (databaseUrl === undefined && !existsSync(join(dataDir, SQLITE_FILE))) {
    return [warning(texts.database, texts.noDatabase(dataDir), texts.startFirst)];
  }
  let connection: Connection | undefined;
  try {
    connection = await connectDatabase(config);
    const checks = await askDatabase(connection);
    return [ok(texts.database, databaseUrl === undefined ? texts.sqlite(dataDir) : texts.postgres), ...checks];
  } catch (error) {
    return [failure(texts.database, errorCode(error) || String(error), texts.cannotOpen)];
  } finally {
    await connection?.close();
  }
}

async function examine(): Promise<{ checks: Check[] }> {
  const config = readConfig(process.env);
  const { dataDir } = config;
  const checks = [
    checkNode(),
    checkRoom(dataDir),
    checkDisk(dataDir),
    ...(await checkDatabase(config)),
    checkAddress(config),
    await checkMailServer(config),
    checkSecret(config),
  ];
  if (checks.some(({ state }) => state === 'fel')) process.exitCode = 1;
  return { checks };
}

const linesOf = ({ name, state, found, todo }: Check): string[] => [
  texts.line(state, name, found),
  ...(todo === '' ? [] : [texts.todo(todo)]),
];

export function doctorCommand(program: Command): void {
  doing(
    program
      .command('doctor')
      .description('undersöker maskinen, databasen och inställningarna, och säger vad som bör göras'),
    {
      run: examine,
      lines: ({ checks }) => checks.flatMap(linesOf),
    },
  );
}
