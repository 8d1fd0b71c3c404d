import type { Locator, Page } from '@playwright/test';

interface Point {
  x: number;
  y: number;
}

interface Way {
  dx: number;
  dy: number;
}

/** One finger on a touch screen; the browser itself makes taps, holds and scrolls of what it does. */
export interface Finger {
  /** Puts it down and leaves it there. */
  press(on: Locator): Promise<void>;
  /** Moves it, where it lies, to the middle of this. */
  slideTo(to: Locator): Promise<void>;
  /**
   * Puts it down, moves it so many pixels in the same breath and lifts it. On a machine that stalls in mid-swipe the
   * finger lies still for as long as a hold: then `held` is on the page, nothing has been scrolled, and it is swiped
   * again.
   */
  swipe(from: Locator, way: Way, held: Locator): Promise<void>;
  lift(): Promise<void>;
}

/** A finger sets out slowly: its first move is smaller than what tells a scroll from a hold. */
const FIRST_STEP_PX = 5;
const ACCELERATION = 1.5;
const MOST_SWIPES = 5;

export async function fingerOn(page: Page): Promise<Finger> {
  const session = await page.context().newCDPSession(page);
  let at: Point = { x: 0, y: 0 };

  const touch = async (type: 'touchStart' | 'touchMove' | 'touchEnd', point?: Point) => {
    if (point) at = point;
    await session.send('Input.dispatchTouchEvent', { type, touchPoints: point ? [point] : [] });
  };
  const slide = async (to: Point) => {
    const from = at;
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    for (let gone = FIRST_STEP_PX; gone < length; gone *= ACCELERATION) {
      const share = gone / length;
      await touch('touchMove', { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share });
    }
    await touch('touchMove', to);
  };
  const press = async (on: Locator) => touch('touchStart', await touchable(on));
  const lift = () => touch('touchEnd');

  return {
    press,
    slideTo: async (to) => slide(await middleOf(to)),
    swipe: async (from, { dx, dy }, held) => {
      let isHold = true;
      for (let time = 0; isHold && time < MOST_SWIPES; time += 1) {
        await press(from);
        await slide({ x: at.x + dx, y: at.y + dy });
        isHold = await held.isVisible();
        await lift();
      }
    },
    lift,
  };
}

/** The middle of the place, once it stands still there and nothing lies over it, such as a dialog on its way out. */
async function touchable(place: Locator): Promise<Point> {
  await place.tap({ trial: true });
  return middleOf(place);
}

async function middleOf(place: Locator): Promise<Point> {
  const box = await place.boundingBox();
  if (!box) throw new Error(`${place.toString()} is not on the screen`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
