import { useEffect, useRef } from 'react';
import { announce } from '../messages/LiveRegion';
import type { RowKey } from './column';

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
