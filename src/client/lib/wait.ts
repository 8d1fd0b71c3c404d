/** A loading page is idle while it waits; work that starts then delays it. */
const PAGE_FIRST_MS = 1_000;

interface Patience {
  /** The longest wait for idle time, in ms. */
  within?: number;
  browser?: Window;
}

/** Calls `run` when the browser is idle. Returns a cancel function. */
export function whenIdle(run: () => void, { within, browser = window }: Patience = {}): () => void {
  if ('requestIdleCallback' in browser) {
    const idle = browser.requestIdleCallback(run, within === undefined ? undefined : { timeout: within });
    return () => browser.cancelIdleCallback(idle);
  }
  // Safari has no requestIdleCallback.
  const timer = setTimeout(run, 50);
  return () => clearTimeout(timer);
}

/** Like `whenIdle`, but starts waiting one second later. Returns a cancel function. */
export function afterPage(run: () => void, patience?: Patience): () => void {
  let callOff: (() => void) | undefined;
  const timer = setTimeout(() => (callOff = whenIdle(run, patience)), PAGE_FIRST_MS);
  return () => {
    clearTimeout(timer);
    callOff?.();
  };
}

/** Resolves after `ms` milliseconds. */
export const delay = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));
