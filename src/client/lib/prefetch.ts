import { PREFETCH_IDLE_MS } from '../../shared/limits';
import { afterPage } from './whenIdle';

interface Network {
  saveData?: boolean;
  effectiveType?: string;
}

/** Every byte that is not asked for is one too many: the person saves data, or the network is slow. */
export function isCostly(browser: Window = window): boolean {
  const { connection = {} } = browser.navigator as Navigator & { connection?: Network };
  return connection.saveData === true || /(^|-)2g$/.test(connection.effectiveType ?? '');
}

/**
 * Fetches what is likely to be wanted next once the page has had its time and the browser nothing better to do, for
 * which it is waited 2 s at the most; never on 2g or where the person saves data. Returns what calls it off.
 */
export function prefetchWhenIdle(load: () => Promise<unknown>, browser: Window = window): () => void {
  if (isCostly(browser)) return () => undefined;
  // What could not be fetched now is fetched, and complained about, when it is needed.
  const start = () => void load().catch(() => undefined);
  if (!('requestIdleCallback' in browser)) {
    const timer = setTimeout(start, PREFETCH_IDLE_MS);
    return () => clearTimeout(timer);
  }
  return afterPage(start, { within: PREFETCH_IDLE_MS, browser });
}
