import { PREFETCH_IDLE_MS } from '../../shared/limits';

interface Network {
  saveData?: boolean;
  effectiveType?: string;
}

/** Every byte that is not asked for is one too many: the person saves data, or the network is slow. */
export function isCostly(browser: Window = window): boolean {
  const { connection = {} } = browser.navigator as Navigator & { connection?: Network };
  return connection.saveData === true || /(^|-)2g$/.test(connection.effectiveType ?? '');
}

/** A page that is on its way has moments when it waits itself: what is asked for then holds it up. */
const PAGE_FIRST_MS = 1_000;

/**
 * Fetches what is likely to be wanted next once the page has had its time and the browser nothing better to do, for which it is waited
 * 2 s at the most; never on 2g or where the person saves data. Returns what calls it off.
 */
export function prefetchWhenIdle(load: () => Promise<unknown>, browser: Window = window): () => void {
  if (isCostly(browser)) return () => undefined;
  // What could not be fetched now is fetched, and complained about, when it is needed.
  const start = () => void load().catch(() => undefined);
  if (!('requestIdleCallback' in browser)) {
    const timer = setTimeout(start, PREFETCH_IDLE_MS);
    return () => clearTimeout(timer);
  }
  let idle: number | undefined;
  const timer = setTimeout(() => (idle = browser.requestIdleCallback(start, { timeout: PREFETCH_IDLE_MS })), PAGE_FIRST_MS);
  return () => {
    clearTimeout(timer);
    if (idle !== undefined) browser.cancelIdleCallback(idle);
  };
}
