import { useEffect } from 'react';
import { PREFETCH_IDLE_MS } from '../../shared/limits';
import { afterPage } from './wait';

interface Network {
  saveData?: boolean;
  effectiveType?: string;
}

/** True when the user saves data or the network is slow, so that nothing is fetched in advance. */
export function isCostly(browser: Window = window): boolean {
  const { connection = {} } = browser.navigator as Navigator & { connection?: Network };
  return connection.saveData === true || /(^|-)2g$/.test(connection.effectiveType ?? '');
}

/**
 * Fetches what is likely to be needed next, once the page has loaded and the browser is idle; waits at most 2 s for
 * idle time. Does nothing on 2g or in data-saving mode. Returns a cancel function.
 */
export function prefetchWhenIdle(load: () => Promise<unknown>, browser: Window = window): () => void {
  if (isCostly(browser)) return () => undefined;
  // A failed prefetch is fetched again, and its error reported, when the part is needed.
  const start = () => void load().catch(() => undefined);
  if (!('requestIdleCallback' in browser)) {
    const timer = setTimeout(start, PREFETCH_IDLE_MS);
    return () => clearTimeout(timer);
  }
  return afterPage(start, { within: PREFETCH_IDLE_MS, browser });
}

/** Fetches what the users of a part are likely to need next, once the part is shown. `load` must stay the same. */
export function usePrefetch(load: () => Promise<unknown>, isLikely = true): void {
  useEffect(() => (isLikely ? prefetchWhenIdle(load) : undefined), [load, isLikely]);
}
