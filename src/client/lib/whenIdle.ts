/** A page that is on its way has moments when it waits itself: what is begun then holds it up. */
const PAGE_FIRST_MS = 1_000;

interface Patience {
  /** ms after which the browser is to find the time. */
  within?: number;
  browser?: Window;
}

/** Asks to be called when the browser has nothing better to do. Returns what calls it off. */
export function whenIdle(run: () => void, { within, browser = window }: Patience = {}): () => void {
  if ('requestIdleCallback' in browser) {
    const idle = browser.requestIdleCallback(run, within === undefined ? undefined : { timeout: within });
    return () => browser.cancelIdleCallback(idle);
  }
  // Safari has none.
  const timer = setTimeout(run, 50);
  return () => clearTimeout(timer);
}

/** The same, once the page has had its time. */
export function afterPage(run: () => void, patience?: Patience): () => void {
  let callOff: (() => void) | undefined;
  const timer = setTimeout(() => (callOff = whenIdle(run, patience)), PAGE_FIRST_MS);
  return () => {
    clearTimeout(timer);
    callOff?.();
  };
}
