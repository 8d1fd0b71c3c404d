import type { Page } from '@playwright/test';

/** How often a finger comes down on the page, which is not left meanwhile, while something is done. */
export async function tapsOf(page: Page, act: () => Promise<void>): Promise<number> {
  const counter = await page.evaluateHandle(() => {
    const ending = new AbortController();
    const count = { taps: 0, ending };
    addEventListener('pointerdown', () => (count.taps += 1), { capture: true, signal: ending.signal });
    return count;
  });
  await act();
  return counter.evaluate(({ taps, ending }) => {
    ending.abort();
    return taps;
  });
}
