import { useEffect, useRef } from 'react';
import type { ResultRow, SailingResults } from '../../../../shared/contract/sailings';
import { announce } from '../../../ui/announcements';
import type { RowKey } from '../../../ui/data-table/column';
import { useChangedRows } from '../../../ui/data-table/useChangedRows';
import { keyOfResult } from '../table/ResultTable';
import { texts } from '../texts';

/** A screen reader hears of news at most this often. */
const QUIET_MS = 10_000;

const NO_ROWS: readonly ResultRow[] = [];

/** A boat is news when something was written down for her; that others move up or down for it is not. */
const written = ({ start, finish_time, elapsed_time, score_code }: ResultRow): string =>
  [start, finish_time, elapsed_time, score_code].join(' ');

/** Boats that have just got a result, or another one. Each burst is also said, in one sentence. */
export function useNews(results: SailingResults | undefined, category: string): ReadonlySet<RowKey> {
  const topic = `${results?.sailing} ${results?.list} ${category}`;
  const changed = useChangedRows({ rows: results?.results ?? NO_ROWS, keyOf: keyOfResult, topic, newsOf: written });
  const news = useRef({ unsaid: 0, quietUntil: 0 });

  useEffect(() => {
    if (changed.size === 0) return;
    news.current.unsaid += changed.size;
    const timer = setTimeout(
      () => {
        announce(texts.news(news.current.unsaid));
        news.current = { unsaid: 0, quietUntil: Date.now() + QUIET_MS };
      },
      Math.max(0, news.current.quietUntil - Date.now()),
    );
    return () => clearTimeout(timer);
  }, [changed]);

  return changed;
}
