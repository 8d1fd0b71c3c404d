import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { competitorPaths } from '../shared/contract/competitors';
import { boardUrl, official, withBrowser } from './browser';
import { quantile } from '../testing/quantile';
import type { Figure } from './figure';
import { dealt, makeWorld, officialOf } from './world';

const BOATS = 40;
const MOVES = 40;
const GOAL_MS = 500;

/**
 * In the page: keeps in `window.shownAt` the promise of the time at which the frame with this boat in this column was
 * drawn.
 */
function watchFor({ column, sailNumber }: { column: string; sailNumber: string }): void {
  const isShown = () =>
    [...document.querySelectorAll(`${column} .boat b`)].some(({ textContent }) => textContent === sailNumber);
  const shownAt = new Promise<number>((resolve) => {
    const observer = new MutationObserver(() => {
      if (!isShown()) return;
      observer.disconnect();
      // The first task after the frame has been handed over.
      requestAnimationFrame(() => setTimeout(() => resolve(performance.timeOrigin + performance.now())));
    });
    observer.observe(document.body, { childList: true, subtree: true });
  });
  Object.assign(window, { shownAt });
}

/** When what `watchFor` waits for was drawn. */
export const shownAt = (page: Page): Promise<number> =>
  page.evaluate(() => Reflect.get(window, 'shownAt') as Promise<number>);

/**
 * From the answer to a move until another browser has drawn it. Negative where the push was there before the answer.
 */
export async function measurePush(): Promise<Figure[]> {
  const world = await makeWorld(BOATS);
  try {
    return await withBrowser(async (browser) => {
      const page = await (await official(browser, world)).newPage();
      await page.goto(boardUrl(world), { waitUntil: 'networkidle' });
      await page.getByText('Live', { exact: true }).first().waitFor();
      const { call } = await officialOf(world);

      const waits: number[] = [];
      for (let index = 0; index < MOVES; index += 1) {
        const at = index % BOATS;
        // The next boat's place, which is never its own.
        const start_group = dealt(world.groups, at + 1);
        await page.evaluate(watchFor, {
          column: `[data-place="${start_group ?? 'none'}"]`,
          sailNumber: `SWE ${at + 1}`,
        });
        await call(
          'POST',
          competitorPaths.move(world.sailing),
          { moves: [{ competitor: world.boats[at], start_group }] },
          randomUUID(),
        );
        const acknowledged = performance.timeOrigin + performance.now();
        waits.push((await shownAt(page)) - acknowledged);
      }
      return [
        {
          name: `push, ${MOVES} moves: answer to pixels in another browser, median`,
          value: quantile(waits),
          unit: 'ms',
        },
        { name: `push, ${MOVES} moves: the same, p95`, value: quantile(waits, 0.95), unit: 'ms', goal: GOAL_MS },
      ];
    });
  } finally {
    await world.app.close();
  }
}
