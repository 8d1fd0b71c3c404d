import { expect, type Page } from '@playwright/test';
import { demoIds } from './demoIds';
import { EVERY_ROUTE } from './everyRoute';
import { faultsInEveryScheme, schemesAsked } from './faults';
import { openPage } from './login';
import { demoSailor } from './storyClub';
import { test } from './storyTest';

test.use({ withDemo: true });

/** One that has been drawn: nothing of it is still on its way. */
async function isDrawn(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  // The catalogue shows skeletons for what they are.
  if (!page.url().endsWith('/design-system')) await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

const isWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

test('axe finds no fault on any route, and none needs scrolling sideways on a phone', async ({
  app,
  club,
  openScreen,
}) => {
  // Fifty pages.
  test.setTimeout(600_000);
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

  const pages = Object.values(EVERY_ROUTE).flatMap((ofRoute) => ofRoute ?? []);
  for (const { as, path } of pages) {
    await test.step(`${path(ids)} as ${as}`, async () => {
      const page = screens[as];
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto(path(ids));
      await isDrawn(page);
      expect.soft(await faultsInEveryScheme(page, schemesAsked()), path(ids)).toEqual([]);
      await page.setViewportSize({ width: 320, height: 640 });
      expect.soft(await isWide(page), `${path(ids)} is wider than a phone`).toBe(false);
    });
  }
});
