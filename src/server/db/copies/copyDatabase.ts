import type { Connection } from '../connect';
import { clearTables, copyRows } from './copyRows';
import { differences, fingerprints, type Fingerprint } from './fingerprint';
import { copyGivenIds } from './givenIds';
import type { Side } from './readRows';
import { tablesInOrder } from './tables';

export interface CopyOptions {
  from: Connection;
  /** Of the same migrations. What it holds is replaced. */
  to: Connection;
  /** Runs in the same transaction when the rows are known to be equal. */
  finish?: (side: Side) => Promise<void>;
}

/**
 * Makes `to` hold what `from` holds at this moment, whichever engine either is: one of them is SQLite, which is where
 * the tables are read from. Counts and hashes of both sides are compared before anything is saved; throws, and changes
 * nothing, when they differ.
 */
export async function copyDatabase({ from, to, finish }: CopyOptions): Promise<Fingerprint[]> {
  const sqlite = [from, to].find(({ engine }) => engine === 'sqlite');
  if (!sqlite) throw new Error('One side of a copy is an SQLite file.');
  const tables = await tablesInOrder(sqlite.db);

  // Two databases are at work at once, which the guard of the outer database would take for a mistake.
  const reading = from.db
    .withoutPlugins()
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only');
  return reading.execute((source) =>
    to.db
      .withoutPlugins()
      .transaction()
      .execute(async (target) => {
        const sides = { from: { tx: source, engine: from.engine }, to: { tx: target, engine: to.engine } };
        await clearTables(sides.to, tables);
        await copyRows(sides.from, sides.to, tables);
        await copyGivenIds(sides.from, sides.to, tables);
        const copied = await fingerprints(sides.to, tables);
        const different = differences(await fingerprints(sides.from, tables), copied);
        if (different.length > 0)
          throw new Error(`The copy differs in ${different.join(', ')}; nothing has been saved.`);
        await finish?.(sides.to);
        return copied;
      }),
  );
}
