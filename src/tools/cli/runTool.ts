import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { readConfig, type Config } from '../../server/config';
import { busInProcess, type Bus } from '../../server/db/bus';
import type { Connection } from '../../server/db/connect';
import { storageTroubleOf, type StorageTrouble } from '../../server/db/storageTrouble';
import type { UnitOfWorkDeps } from '../../server/db/unitOfWork';
import { errorCode } from '../../server/errorCode';
import { HttpError } from '../../server/errors';
import { openDatabase } from '../../server/main';
import { busPostgres } from '../../server/push/busPostgres';
import { StartError } from '../../server/startError';
import type { Actor } from '../../shared/domain/permissions';
import { startTexts } from '../start/texts';

const AWAY = 'Databasen går inte att nå. Kontrollera adressen och att PostgreSQL är igång.';

const STORAGE: Record<StorageTrouble, string> = {
  full: 'Disken är full. Frigör utrymme och kör kommandot igen.',
  busy: 'Databasen är upptagen av andra. Vänta en stund och kör kommandot igen.',
  failing: 'Det går inte att läsa eller skriva på disken. Kontrollera disken och rättigheterna i DATA_DIR.',
  away: AWAY,
};

/** Errors that a retry does not cure. Class 28: PostgreSQL refuses the user. 3D000: there is no such database. */
const OTHERS: readonly (readonly [RegExp, string])[] = [
  [/^(28|3D000)/, AWAY],
  [/^SQLITE_(NOTADB|CORRUPT)/, 'Databasen är skadad. Återställ den senaste säkerhetskopian med restore.'],
  [
    /^(EACCES|EPERM|ENOTDIR|ENOENT|EISDIR)/,
    'Det går inte att läsa eller skriva en fil. Kontrollera sökvägen och rättigheterna.',
  ],
  [/^EEXIST/, 'Filen finns redan. Välj ett annat namn.'],
];

/** One line of advice about an error of the machine or the database; undefined for other errors. */
function troubleLine(error: unknown): string | undefined {
  const code = errorCode(error);
  const trouble = storageTroubleOf(error);
  const line = trouble ? STORAGE[trouble] : OTHERS.find(([pattern]) => pattern.test(code))?.[1];
  return line !== undefined && code !== '' ? `${line} (${code})` : line;
}

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

/** The operator: anybody with a shell on the server runs the platform. */
export const OPERATOR: Actor = { is_staff: true, club: null, sailor: null };

/** Paths are relative to the folder where `npm run` was called. */
export const typedPath = (path: string): string => resolve(process.env.INIT_CWD ?? '', path);

/** Reads a file named on the command line. Throws an error with one readable line when it cannot be read. */
export async function readTyped(path: string): Promise<Buffer> {
  try {
    return await readFile(typedPath(path));
  } catch (error) {
    throw new StartError(`Filen ${path} går inte att läsa (${errorCode(error)}).`);
  }
}
