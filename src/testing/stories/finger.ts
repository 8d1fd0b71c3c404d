import type { Locator, Page } from '@playwright/test';

interface Point {
  x: number;
  y: number;
}

/** One finger on a touch screen; the browser itself makes taps, holds and scrolls of what it does. */
export interface Finger {
  /** Puts it down, and in the same breath moves it to the other place and lifts it: nothing is held. */
  swipe(from: Locator, to: Locator | Point): Promise<void>;
  /** Puts it down and leaves it there. */
  press(on: Locator): Promise<void>;
  /** Moves it, where it lies, to the middle of this. */
  slideTo(to: Locator): Promise<void>;
  lift(): Promise<void>;
}

/** A finger sets out slowly: the first moves are smaller than what tells a scroll from a hold. */
const STEP_PX = 5;

export async function fingerOn(page: Page): Promise<Finger> {
  const session = await page.context().newCDPSession(page);
  let at: Point = { x: 0, y: 0 };

  const touch = async (type: 'touchStart' | 'touchMove' | 'touchEnd', point?: Point) => {
    if (point) at = point;
    await session.send('Input.dispatchTouchEvent', { type, touchPoints: point ? [point] : [] });
  };
  const slide = async (to: Point) => {
    const from = at;
    const steps = Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / STEP_PX);
    for (let step = 1; step <= steps; step += 1) {
      const share = step / steps;
      await touch('touchMove', { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share });
    }
  };
  const lift = () => touch('touchEnd');

  return {
    swipe: async (from, to) => {
      const [start, end] = [await middleOf(from), 'x' in to ? to : await middleOf(to)];
      await touch('touchStart', start);
      await slide(end);
      await lift();
    },
    press: async (on) => touch('touchStart', await middleOf(on)),
    slideTo: async (to) => slide(await middleOf(to)),
    lift,
  };
}

async function middleOf(place: Locator): Promise<Point> {
  const box = await place.boundingBox();
  if (!box) throw new Error(`${place.toString()} is not on the screen`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
