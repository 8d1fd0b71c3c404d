import { CompiledQuery } from 'kysely';
import { connectFile, type Connection } from '../server/db/connect';
import { renewEpoch } from '../server/db/copies/epoch';
import { tablesInOrder } from '../server/db/copies/tables';
import { migratedImage } from './testApp';

/** Keeps what the migrations wrote there. */
const KEPT = 'meta';

let emptied: Promise<string[]> | undefined;

/** The tables, each before those that its rows need: the same on both engines. */
const tablesToEmpty = (): Promise<string[]> =>
  (emptied ??= (async () => {
    const connection = await connectFile(await migratedImage());
    const tables = await tablesInOrder(connection.db);
    await connection.close();
    return tables.map(({ name }) => name).filter((name) => name !== KEPT);
  })().then((names) => names.reverse()));

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
  const deletes = (await tablesToEmpty()).map((name) => `delete from "${name}"`);
  const statements = keepsCounting ? deletes : [...deletes, RESTART[engine]];
  // PostgreSQL takes them in one message.
  const messages = engine === 'postgres' ? [statements.join(';')] : statements;
  for (const message of messages) await db.executeQuery(CompiledQuery.raw(message));
  await renewEpoch(db);
}
