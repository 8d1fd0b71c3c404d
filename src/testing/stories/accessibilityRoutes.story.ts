import { expect, type Page } from '@playwright/test';
import { demoIds } from './demoIds';
import { EVERY_ROUTE } from './everyRoute';
import { everythingAsked, faultsInEveryScheme, schemesAsked } from './faults';
import { openPage } from './login';
import { demoSailor } from './storyClub';
import { test } from './storyTest';

test.use({ withDemo: true });

const ofSailing = (page: string) => `/clubs/:club/sailings/:sailing/${page}`;

/** What it finds wrong fails the story at its end, so that all pages are looked at. */
const softly = expect.configure({ soft: true });

/** One page of each kind: the start page, a list, the board, the finish sheet and a table of results. */
const ALWAYS = ['/', '/clubs/:club/sailings', ...['competitors', 'finish', 'result'].map(ofSailing)];

/** A page that is fully rendered: nothing of it is still on its way. */
async function isDrawn(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  // The catalogue shows skeletons for what they are.
  if (!page.url().endsWith('/design-system')) await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

const isWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

const routes = everythingAsked() ? Object.keys(EVERY_ROUTE) : ALWAYS;
const pages = routes.flatMap((route) => EVERY_ROUTE[route]?.slice(0, everythingAsked() ? undefined : 1) ?? []);

// Without pages there would be no story to fail.
if (pages.length < ALWAYS.length) throw new Error(`Only ${pages.length} pages are looked at.`);

/** In parts that are played beside one another: one after the other they take as long as all other stories. */
const PART = 20;
const parts = Array.from({ length: Math.ceil(pages.length / PART) }, (_, part) =>
  pages.slice(part * PART, (part + 1) * PART),
);
test.describe.configure({ mode: 'parallel' });

for (const [index, part] of parts.entries()) {
  const title = `axe finds no fault on the routes, and none scrolls sideways on a phone (${index + 1} of ${parts.length})`;
  test(title, async ({ app, club, openScreen }) => {
    const ids = await demoIds(app, club);
    // The skeletons of the catalogue breathe for ever otherwise.
    const still = { reducedMotion: 'reduce' } as const;
    const screens = {
      nobody: await openScreen(still),
      official: await openScreen(still),
      sailor: await openScreen(still),
    };
    await openPage(screens.official, club, `/clubs/${club.slug}/sailings`);
    await openPage(screens.sailor, { ...club, ...(await demoSailor(app)) }, `/clubs/${club.slug}/sailings`);

    for (const { as, path } of part) {
      await test.step(`${path(ids)} as ${as}`, async () => {
        const page = screens[as];
        await page.setViewportSize({ width: 1280, height: 800 });
        await page.goto(path(ids));
        await isDrawn(page);
        softly(await faultsInEveryScheme(page, schemesAsked()), path(ids)).toEqual([]);
        await page.setViewportSize({ width: 320, height: 640 });
        // What depends on the width is drawn again a moment later.
        await softly.poll(() => isWide(page), { message: `${path(ids)} is wider than a phone` }).toBe(false);
      });
    }
  });
}
