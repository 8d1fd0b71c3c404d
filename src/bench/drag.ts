import type { CDPSession, Page } from '@playwright/test';
import { boardUrl, official, withBrowser, taskMs } from './browser';
import { quantile } from '../testing/quantile';
import type { Figure } from './figure';
import { makeWorld } from './world';

const BOATS = 400;
const CPU_THROTTLE = 4;
const DRAGS = 20;
const MOVES_PER_DRAG = 40;
/** After this the page has fetched and run what it prefetches. */
const STILL_AFTER_MS = 3_000;
/** After a drop what it has set off is done. */
const SETTLED_AFTER_MS = 200;
const FRAME_MS = 1000 / 60;
/** Shorter events are not reported by browsers at all. */
const SHORTEST_EVENT_MS = 16;
/** Of the bare element's time. */
const GOAL_RATIO = 2;
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

/** The least that a page can do for a drag: an element as large as a row follows the pointer, and the board hears nothing. */
function followBare(): void {
  const follower = document.createElement('div');
  follower.style.cssText =
    'position:fixed;left:0;top:0;width:280px;height:40px;z-index:999;background:#fff;will-change:transform;pointer-events:none;display:none';
  document.body.append(follower);
  const follow = ({ clientX, clientY }: MouseEvent) => {
    follower.style.transform = `translate3d(${clientX - 140}px, ${clientY - 20}px, 0)`;
  };
  const press = (event: Event) => {
    event.stopPropagation();
    if (event.type !== 'mousedown') return;
    follower.style.display = 'block';
    addEventListener('mousemove', follow);
  };
  const release = () => {
    follower.style.display = 'none';
    removeEventListener('mousemove', follow);
  };
  const useBare = (isBare: boolean) => {
    const change = isBare ? addEventListener : removeEventListener;
    for (const name of ['pointerdown', 'mousedown']) change(name, press, true);
    change('mouseup', release);
  };
  Object.assign(window, { useBare });
}

const useBare = (page: Page, isBare: boolean): Promise<void> =>
  page.evaluate((is) => (Reflect.get(window, 'useBare') as (isBare: boolean) => void)(is), isBare);

const column = (group: number) => `[data-place="${group}"]`;

/** What the drags of one kind took. */
interface Drags {
  perMove: number[];
  longTasks: number[];
}

/**
 * Boats dragged between two columns of a board of 400 on a processor four times slower, in Chromium, and between these
 * drags a bare element that is dragged along the same way over the same rows.
 */
export async function measureDrag(): Promise<Figure[]> {
  const world = await makeWorld(BOATS);
  try {
    return await withBrowser(async (browser) => {
      const page = await (await official(browser, world)).newPage();
      await page.addInitScript(observe, SHORTEST_EVENT_MS);
      await page.goto(boardUrl(world), { waitUntil: 'networkidle' });
      await page.evaluate(followBare);
      await page.waitForTimeout(STILL_AFTER_MS);
      const session = await page.context().newCDPSession(page);
      await session.send('Performance.enable', { timeDomain: 'threadTicks' });
      await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_THROTTLE });

      const [first = 0, second = 0] = world.groups;
      const ours: Drags = { perMove: [], longTasks: [] };
      const bare: Drags = { perMove: [], longTasks: [] };
      const measured = async (drags: Drags, from: Place, to: Place, settled: () => Promise<void>) => {
        const before = (await observedIn(page)).longTasks.length;
        drags.perMove.push(await drag(page, session, from, to));
        await settled();
        drags.longTasks.push(...(await observedIn(page)).longTasks.slice(before));
      };
      for (let index = 0; index < DRAGS; index += 1) {
        const [from, to] = index % 2 === 0 ? [first, second] : [second, first];
        const start = await middleOf(page, `${column(from)} .boat .handle`);
        const end = await middleOf(page, column(to));
        await useBare(page, true);
        await measured(bare, start, end, () => page.waitForTimeout(SETTLED_AFTER_MS));
        await useBare(page, false);
        // The first of its column by sail number, so that the next drag takes it back.
        const dropped = page
          .locator(`${column(to)} .boat`)
          .first()
          .filter({ hasText: FIRST_BOAT });
        await measured(ours, start, end, async () => {
          await dropped.waitFor();
          await page.waitForTimeout(SETTLED_AFTER_MS);
        });
      }
      return figuresOf(ours, bare, Object.values((await observedIn(page)).interactions));
    });
  } finally {
    await world.app.close();
  }
}

function figuresOf(ours: Drags, bare: Drags, interactions: readonly number[]): Figure[] {
  const board = `drag, board of ${BOATS} boats, ${CPU_THROTTLE}× slower`;
  const [ourTime, bareTime] = [quantile(ours.perMove), quantile(bare.perMove)];
  return [
    {
      name: `${board}: main thread per pointer move, of a bare element's`,
      value: ourTime / bareTime,
      unit: '×',
      goal: GOAL_RATIO,
    },
    { name: `${board}: main thread per pointer move`, value: ourTime, unit: 'ms' },
    { name: `${board}: a bare element's main thread per pointer move`, value: bareTime, unit: 'ms' },
    {
      name: `${board}: long tasks in ${DRAGS} drags beyond the ${bare.longTasks.length} of the bare element`,
      value: Math.max(0, ours.longTasks.length - bare.longTasks.length),
      unit: '',
      goal: 0,
    },
    { name: `${board}: longest task over 50 ms`, value: Math.max(0, ...ours.longTasks), unit: 'ms' },
    {
      name: `${board}: INP p98 of ${interactions.length} interactions`,
      value: quantile(interactions, 0.98),
      unit: 'ms',
      goal: GOAL_INP_MS,
    },
  ];
}
