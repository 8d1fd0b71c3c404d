import type { CDPSession, Page } from '@playwright/test';
import { boardUrl, official, withBrowser } from './browser';
import { quantile } from '../testing/quantile';
import type { Figure } from './figure';
import { makeWorld } from './world';

const BOATS = 400;
const CPU_THROTTLE = 4;
const DRAGS = 20;
const MOVES_PER_DRAG = 40;
/** After this the page has fetched and run what it prefetches. */
const STILL_AFTER_MS = 3_000;
const FRAME_MS = 1000 / 60;
/** Shorter events are not reported by browsers at all. */
const SHORTEST_EVENT_MS = 16;
const GOAL_PER_MOVE_MS = 16;
const GOAL_INP_MS = 100;
const FIRST_BOAT = /^SWE 1\b/;

interface Observed {
  longTasks: number[];
  /** By interaction: the longest of its events. */
  interactions: Record<number, number>;
}

/** Keeps what the browser reports of long tasks and slow interactions in `window.observed`. */
function observe(shortestEventMs: number): void {
  const observed: Observed = { longTasks: [], interactions: {} };
  Object.assign(window, { observed });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) observed.longTasks.push(duration);
  }).observe({ type: 'longtask' });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { duration, interactionId } = entry as PerformanceEventTiming;
      if (interactionId)
        observed.interactions[interactionId] = Math.max(duration, observed.interactions[interactionId] ?? 0);
    }
  }).observe({ type: 'event', durationThreshold: shortestEventMs, buffered: true } as PerformanceObserverInit);
}

const observedIn = (page: Page): Promise<Observed> => page.evaluate(() => Reflect.get(window, 'observed') as Observed);

/** Time that the page's main thread has worked since it began; other programs on the machine do not count. */
async function taskMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}

interface Place {
  x: number;
  y: number;
}

async function middleOf(page: Page, selector: string): Promise<Place> {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`${selector} is not on the screen`);
  return { x: box.x + box.width / 2, y: box.y + Math.min(box.height / 2, 150) };
}

/**
 * From a boat's handle to the other column, one pointer move per frame. Resolves with the main thread's time over the
 * moves.
 */
async function drag(page: Page, session: CDPSession, from: Place, to: Place): Promise<number> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  const before = await taskMs(session);
  for (let step = 1; step <= MOVES_PER_DRAG; step += 1) {
    const share = step / MOVES_PER_DRAG;
    await page.mouse.move(from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share);
    await page.waitForTimeout(FRAME_MS);
  }
  const spent = (await taskMs(session)) - before;
  await page.mouse.up();
  return spent / MOVES_PER_DRAG;
}

const column = (group: number) => `[data-place="${group}"]`;

/** Boats dragged between two columns of a board of 400 on a processor four times slower, in Chromium. */
export async function measureDrag(): Promise<Figure[]> {
  const world = await makeWorld(BOATS);
  try {
    return await withBrowser(async (browser) => {
      const page = await (await official(browser, world)).newPage();
      await page.addInitScript(observe, SHORTEST_EVENT_MS);
      await page.goto(boardUrl(world), { waitUntil: 'networkidle' });
      await page.waitForTimeout(STILL_AFTER_MS);
      const session = await page.context().newCDPSession(page);
      await session.send('Performance.enable', { timeDomain: 'threadTicks' });
      await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_THROTTLE });

      const [first = 0, second = 0] = world.groups;
      const whileLoading = (await observedIn(page)).longTasks.length;
      const perMove: number[] = [];
      for (let index = 0; index < DRAGS; index += 1) {
        const [from, to] = index % 2 === 0 ? [first, second] : [second, first];
        const handle = await middleOf(page, `${column(from)} .boat .handle`);
        perMove.push(await drag(page, session, handle, await middleOf(page, column(to))));
        // The first of its column by sail number, so that the next drag takes it back.
        await page
          .locator(`${column(to)} .boat`)
          .first()
          .filter({ hasText: FIRST_BOAT })
          .waitFor();
      }
      return figuresOf(perMove, await observedIn(page), whileLoading);
    });
  } finally {
    await world.app.close();
  }
}

function figuresOf(perMove: number[], { longTasks, interactions }: Observed, whileLoading: number): Figure[] {
  const whileDragging = longTasks.slice(whileLoading);
  const durations = Object.values(interactions);
  const board = `board of ${BOATS} boats, ${CPU_THROTTLE}× slower`;
  return [
    {
      name: `drag, ${board}: main thread per pointer move`,
      value: quantile(perMove),
      unit: 'ms',
      goal: GOAL_PER_MOVE_MS,
    },
    { name: `drag, ${board}: long tasks in ${DRAGS} drags`, value: whileDragging.length, unit: '', goal: 0 },
    { name: `drag, ${board}: longest task over 50 ms`, value: Math.max(0, ...whileDragging), unit: 'ms' },
    {
      name: `drag, ${board}: INP p98 of ${durations.length} interactions`,
      value: quantile(durations, 0.98),
      unit: 'ms',
      goal: GOAL_INP_MS,
    },
  ];
}
