import type { Connection } from '../../../server/db/connect';
import { brokenReferences, countMessages, databaseClockMs, integrityProblems } from '../../../server/db/examine';
import { migrationState } from '../../../server/db/migrate';
import { differenceText, schemaDifference } from '../../../server/db/schemaCheck';
import { StartError } from '../../../server/startError';
import { failure, ok, warning, type Check } from './check';
import { doctorTexts as texts } from './texts';

const SKEW_MS = { tight: 2_000, gone: 30_000 } as const;
const LATE_MS = 10 * 60 * 1000;

export async function checkMigrations(connection: Connection): Promise<Check> {
  try {
    const { done, waiting } = await migrationState(connection);
    if (waiting.length > 0) return warning(texts.migrations, texts.waiting(waiting), texts.migrate);
    const difference = differenceText(await schemaDifference(connection));
    if (difference !== '') return failure(texts.migrations, difference, texts.otherTables);
    return ok(texts.migrations, done.at(-1) ?? '');
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    return failure(texts.migrations, error.message, texts.newerVersion);
  }
}

const whole = (name: string, problems: string[]): Check =>
  problems.length === 0 ? ok(name, texts.whole) : failure(name, problems.slice(0, 5).join('; '), texts.restore);

/** Nodes decide by their own clocks when tokens expire and races start, so the clocks should agree. */
async function checkClock({ db }: Connection): Promise<Check> {
  const before = Date.now();
  const there = await databaseClockMs(db);
  const skewMs = Math.round(Math.abs(there - (before + Date.now()) / 2));
  const found = texts.skew(skewMs);
  if (skewMs > SKEW_MS.gone) return failure(texts.clock, found, texts.setClock);
  return skewMs > SKEW_MS.tight ? warning(texts.clock, found, texts.setClock) : ok(texts.clock, found);
}

/** Checks that apply to one engine only. */
export async function engineChecks(connection: Connection): Promise<Check[]> {
  if (connection.engine === 'postgres') return [await checkClock(connection)];
  const { db } = connection;
  return [whole(texts.integrity, await integrityProblems(db)), whole(texts.references, await brokenReferences(db))];
}

/** Mails that are overdue, and mails that were given up. */
export async function checkMails({ db }: Connection, now: Date): Promise<Check> {
  const counts = await countMessages(db, new Date(now.getTime() - LATE_MS));
  const found = texts.mails(counts);
  return counts.late + counts.failed > 0 ? warning(texts.mail, found, texts.lookAtMail) : ok(texts.mail, found);
}
