import { useEffect, useState } from 'react';
import type { RowKey } from './column';

/** How long a row that changed stays marked. */
export const CHANGED_MS = 2_000;

const NONE: ReadonlySet<RowKey> = new Set();

/**
 * Keys of the rows that have just changed or come. Rows are compared by identity, as the cache keeps those that are unchanged.
 * `topic` says which list it is: another list is no news.
 */
export function useChangedRows<Row>(rows: readonly Row[], keyOf: (row: Row) => RowKey, topic: string): ReadonlySet<RowKey> {
  const [seen, setSeen] = useState({ rows, topic });
  const [changed, setChanged] = useState(NONE);

  if (seen.rows !== rows || seen.topic !== topic) {
    setSeen({ rows, topic });
    const known = new Set(seen.rows);
    const news = seen.topic === topic && seen.rows.length > 0 ? rows.filter((row) => !known.has(row)) : [];
    if (news.length > 0) setChanged(new Set([...changed, ...news.map(keyOf)]));
  }

  useEffect(() => {
    if (changed === NONE) return;
    const timer = setTimeout(() => setChanged(NONE), CHANGED_MS);
    return () => clearTimeout(timer);
  }, [changed]);

  return changed;
}
