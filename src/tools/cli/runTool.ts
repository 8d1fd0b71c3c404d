import { readConfig, type Config } from '../../server/config';
import type { Connection } from '../../server/db/connect';
import type { UnitOfWorkDeps } from '../../server/db/unitOfWork';
import { HttpError } from '../../server/errors';
import { openDatabase } from '../../server/main';
import { busInProcess, type Bus } from '../../server/db/bus';
import { busPostgres } from '../../server/push/busPostgres';
import { StartError } from '../../server/startError';
import { startTexts } from '../start/texts';
import { troubleLine } from './troubleLine';

/** On SQLite a running server notices by polling, within a second. */
const busOf = ({ databaseUrl }: Config): Bus =>
  databaseUrl ? busPostgres({ databaseUrl, log: { warn: () => {} } }) : busInProcess();

/** Opens the installation's database, also beside a running server, and closes it afterwards. */
export async function withDatabase<T>(
  work: (deps: UnitOfWorkDeps, config: Config, connection: Connection) => Promise<T>,
): Promise<T> {
  const config = readConfig(process.env);
  const connection = await openDatabase(config, (upgrade) => console.error(startTexts.upgraded(upgrade)));
  const bus = busOf(config);
  try {
    return await work({ db: connection.db, bus, now: () => new Date() }, config, connection);
  } finally {
    await bus.close();
    await connection.close();
  }
}

function linesOf(body: object, nameOf: (field: string) => string): string[] {
  return Object.entries(body).flatMap(([field, texts]: [string, unknown]) =>
    [texts]
      .flat()
      .map((text) =>
        field === 'detail' || field === 'non_field_errors' ? String(text) : `${nameOf(field)}: ${String(text)}`,
      ),
  );
}

/** Runs a command. Errors that the operator can fix are reported in one line each, with exit code 1. */
export async function runTool(
  action: () => Promise<void>,
  nameOf: (field: string) => string = (field) => field,
): Promise<void> {
  try {
    await action();
  } catch (error) {
    process.exitCode = 1;
    if (error instanceof StartError) console.error(error.message);
    else if (error instanceof HttpError) linesOf(error.body, nameOf).forEach((line) => console.error(line));
    else console.error(troubleLine(error) ?? error);
  }
}
