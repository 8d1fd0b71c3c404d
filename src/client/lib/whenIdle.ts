/** Asks to be called when the browser has nothing better to do. Returns what calls it off. */
export function whenIdle(run: () => void, browser: Window = window): () => void {
  if ('requestIdleCallback' in browser) {
    const idle = browser.requestIdleCallback(run);
    return () => browser.cancelIdleCallback(idle);
  }
  // Safari has none.
  const timer = setTimeout(run, 50);
  return () => clearTimeout(timer);
}
