import { useEffect, useState } from 'react';
import type { RowKey } from './column';

/** How long a row that changed stays marked. */
export const CHANGED_MS = 2_000;

const NONE: ReadonlySet<RowKey> = new Set();

interface Watched<Row> {
  rows: readonly Row[];
  keyOf: (row: Row) => RowKey;
  /** Which list it is: another list is no news. */
  topic: string;
  /** What makes a row news when it is another than before; the row itself when left out. */
  newsOf?: (row: Row) => unknown;
}

const itself = (row: unknown): unknown => row;

/** Keys of the rows that have just changed or come. Give it all rows, whether or not they are shown. */
export function useChangedRows<Row>({ rows, keyOf, topic, newsOf = itself }: Watched<Row>): ReadonlySet<RowKey> {
  const [seen, setSeen] = useState({ rows, topic });
  const [changed, setChanged] = useState(NONE);

  if (seen.rows !== rows || seen.topic !== topic) {
    setSeen({ rows, topic });
    const before = new Map(seen.rows.map((row) => [keyOf(row), newsOf(row)]));
    const isSameList = seen.topic === topic && seen.rows.length > 0;
    const news = isSameList ? rows.filter((row) => before.get(keyOf(row)) !== newsOf(row)) : [];
    if (news.length > 0) setChanged(new Set([...changed, ...news.map(keyOf)]));
  }

  useEffect(() => {
    if (changed === NONE) return;
    const timer = setTimeout(() => setChanged(NONE), CHANGED_MS);
    return () => clearTimeout(timer);
  }, [changed]);

  return changed;
}
