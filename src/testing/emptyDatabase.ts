import { CompiledQuery } from 'kysely';
import { connectFile, type Connection } from '../server/db/connect';
import { renewEpoch } from '../server/db/copies/epoch';
import { tablesInOrder } from '../server/db/copies/tables';
import { migratedImage } from './testApp';

/** The rows of `meta` that no migration wrote. */
const WRITTEN_LATER = "where key not in ('epoch', 'installation')";

async function readDeletes(): Promise<string[]> {
  const connection = await connectFile(await migratedImage());
  const tables = await tablesInOrder(connection.db);
  await connection.close();
  return tables.reverse().map(({ name }) => `delete from "${name}" ${name === 'meta' ? WRITTEN_LATER : ''}`);
}

let deletes: Promise<string[]> | undefined;

/** One for each table, before those that its rows need. The tables are the same on both engines. */
const allDeletes = (): Promise<string[]> => (deletes ??= readDeletes());

/** Counts from 1 again. */
const RESTART = {
  sqlite: 'delete from sqlite_sequence',
  postgres: `select setval(quote_ident(sequencename)::regclass, 1, false)
    from pg_sequences where schemaname = 'public' and last_value is not null`,
} as const;

interface Emptying {
  /** No id comes again, for whoever may still remember one. */
  keepsCounting?: boolean;
}

/**
 * Makes a database as it was when it was migrated, with a new epoch: nothing that was derived from the rows before
 * counts. Not TRUNCATE: it makes new files, which takes thirty times as long for the few rows of a test.
 */
export async function emptyDatabase(
  { db, engine }: Pick<Connection, 'db' | 'engine'>,
  { keepsCounting = false }: Emptying = {},
): Promise<void> {
  const statements = [...(await allDeletes()), ...(keepsCounting ? [] : [RESTART[engine]])];
  // PostgreSQL takes them in one message.
  const messages = engine === 'postgres' ? [statements.join(';')] : statements;
  for (const message of messages) await db.executeQuery(CompiledQuery.raw(message));
  await renewEpoch(db);
}
