import { useEffect } from 'react';
import { PREFETCH_IDLE_MS } from '../../shared/limits';
import { afterPage, whenIdle } from './wait';

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

type Part = () => Promise<unknown>;

/**
 * Fetches what the pages need that the links in sight lead to, also links that appear later: each part once, as
 * `prefetchWhenIdle` does. `partsAt` says what an address of this site needs. Returns a cancel function.
 */
export function prefetchLinksInSight(partsAt: (pathname: string) => readonly Part[]): () => void {
  if (isCostly() || typeof IntersectionObserver === 'undefined') return () => undefined;
  const asked = new Map<Part, () => void>();
  const sight = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries)
      if (isIntersecting && target instanceof HTMLAnchorElement)
        for (const part of partsAt(target.pathname)) if (!asked.has(part)) asked.set(part, prefetchWhenIdle(part));
  });
  let callOff: (() => void) | undefined;
  const look = () => {
    callOff = undefined;
    // A link that is watched already stays so.
    for (const link of document.links) if (link.origin === location.origin) sight.observe(link);
  };
  const lookLater = () => (callOff ??= whenIdle(look, { within: PREFETCH_IDLE_MS }));
  const changes = new MutationObserver(lookLater);
  changes.observe(document.body, { childList: true, subtree: true });
  lookLater();
  return () => {
    changes.disconnect();
    sight.disconnect();
    callOff?.();
    for (const cancel of asked.values()) cancel();
  };
}
