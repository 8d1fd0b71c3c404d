import type { Kysely, Transaction } from 'kysely';
import { assertOutsideWork, insideWork } from './insideWork';
import type { Database } from './schema';

/** Reads everything as it stood at one moment, also what several queries fetch. */
export function snapshot<T>(db: Kysely<Database>, read: (tx: Transaction<Database>) => Promise<T>): Promise<T> {
  assertOutsideWork();
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute((guarded) => insideWork(() => read(guarded.withoutPlugins())));
}
