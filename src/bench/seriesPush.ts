import { randomUUID } from 'node:crypto';
import { competitorPaths } from '../shared/contract/competitors';
import { sailingPaths } from '../shared/contract/sailings';
import { seriePaths, type Serie } from '../shared/contract/series';
import { official, withBrowser } from './browser';
import { quantile } from '../testing/quantile';
import type { Figure } from './figure';
import { shownAt } from './push';
import { makeWorld, officialOf } from './world';

const BOATS = 24;
/** Issue 3: a single new finish reaches another browser's series table in under a second. */
const GOAL_MS = 1_000;

const numberOf = (index: number): string => `SWE ${index + 1}`;
const elapsedOf = (index: number): string => `01:${String(index).padStart(2, '0')}:00`;

/**
 * In the page: keeps in `window.shownAt` the promise of the time at which the frame with points for this boat was
 * drawn.
 */
function watchFor(sailNumber: string): void {
  const rowOfBoat = () =>
    [...document.querySelectorAll('tbody tr')].find((row) =>
      [...row.querySelectorAll('span')].some((span) => span.textContent === sailNumber),
    );
  const hasPoints = () => rowOfBoat()?.textContent.includes('DNC') === false;
  const shownAt = new Promise<number>((resolve) => {
    const observer = new MutationObserver(() => {
      if (!hasPoints()) return;
      observer.disconnect();
      // The first task after the frame has been handed over.
      requestAnimationFrame(() => setTimeout(() => resolve(performance.timeOrigin + performance.now())));
    });
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  });
  Object.assign(window, { shownAt });
}

/** From the answer to a finish until another browser has drawn the boat's points in the table of the series. */
export async function measureSeriesPush(): Promise<Figure[]> {
  const world = await makeWorld(BOATS);
  try {
    return await withBrowser(async (browser) => {
      const { call } = await officialOf(world);
      const { id: serie } = await call<Serie>('POST', seriePaths.list, { name: 'Kvällsserien' });
      await call('PATCH', sailingPaths.one(world.sailing), { serie, status: 'ongoing' });
      const finish = (index: number) =>
        call(
          'PATCH',
          competitorPaths.elapsedTime(world.boats[index] ?? 0),
          { elapsed_time: elapsedOf(index) },
          randomUUID(),
        );
      await finish(0);

      const page = await (await official(browser, world)).newPage();
      await page.goto(`${world.app.url}/clubs/${world.slug}/series/${serie}/result`, { waitUntil: 'networkidle' });
      await page.getByText('Live', { exact: true }).first().waitFor();
      await page.getByRole('table').first().waitFor();

      const waits: number[] = [];
      for (let index = 1; index < BOATS; index += 1) {
        await page.evaluate(watchFor, numberOf(index));
        await finish(index);
        const acknowledged = performance.timeOrigin + performance.now();
        waits.push((await shownAt(page)) - acknowledged);
      }
      const what = `finish, ${waits.length} boats: answer to pixels in another browser's series table`;
      return [
        { name: `${what}, median`, value: quantile(waits), unit: 'ms' },
        { name: `${what}, slowest`, value: Math.max(...waits), unit: 'ms', goal: GOAL_MS },
      ];
    });
  } finally {
    await world.app.close();
  }
}
