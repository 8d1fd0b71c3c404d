import { AsyncLocalStorage } from 'node:async_hooks';
import type { KyselyPlugin, Kysely, Transaction } from 'kysely';
import type { Database } from './schema';

const works = new AsyncLocalStorage<true>();

/** Runs `action` as the inside of a unit of work. */
export const insideWork = <T>(action: () => Promise<T>): Promise<T> => works.run(true, action);

/** Throws inside a unit of work: what is done there goes through its own transaction. */
export function assertOutsideWork(): void {
  if (!works.getStore()) return;
  throw new Error('The outer database was used inside a unit of work: use work.tx.');
}

/**
 * Put on the outer database. On SQLite such a query would wait for ever for the only connection, on PostgreSQL it would
 * silently run outside the transaction.
 */
export const outerUseGuard: KyselyPlugin = {
  transformQuery: ({ node }) => {
    assertOutsideWork();
    return node;
  },
  transformResult: async ({ result }) => result,
};

/** Reads everything as it stood at one moment, also what several queries fetch. */
export function snapshot<T>(db: Kysely<Database>, read: (tx: Transaction<Database>) => Promise<T>): Promise<T> {
  assertOutsideWork();
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute((guarded) => insideWork(() => read(guarded.withoutPlugins())));
}
