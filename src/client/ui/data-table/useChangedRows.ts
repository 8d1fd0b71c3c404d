import { useEffect, useState, useRef } from 'react';
import { announce } from '../messages/LiveRegion';
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

/** A screen reader hears of news at most this often. */
const QUIET_MS = 10_000;

/** Says how many rows have changed, of `useChangedRows`: each burst in one sentence. Keep the identity of `say`. */
export function useSaidNews(changed: ReadonlySet<RowKey>, say: (count: number) => string): void {
  const news = useRef({ unsaid: 0, quietUntil: 0 });
  useEffect(() => {
    if (changed.size === 0) return;
    news.current.unsaid += changed.size;
    const timer = setTimeout(
      () => {
        announce(say(news.current.unsaid));
        news.current = { unsaid: 0, quietUntil: Date.now() + QUIET_MS };
      },
      Math.max(0, news.current.quietUntil - Date.now()),
    );
    return () => clearTimeout(timer);
  }, [changed, say]);
}
