import { expect } from '@playwright/test';
import { faultsInBothSchemes } from './faults';
import { openPage } from './login';
import { seasonPages } from './seasonPages';
import { test } from './storyTest';

test.use({ withDemo: true });

test('axe finds no fault in results, series, starts and the finish sheet, light and dark', async ({ club, openScreen }) => {
  // Eleven pages, each looked through twice.
  test.slow();
  const page = await openScreen();
  await openPage(page, club, `/clubs/${club.slug}/sailings`);
  for (const { name, path, isThere } of await seasonPages(club)) {
    await test.step(name, async () => {
      await page.goto(path);
      await isThere(page);
      expect.soft(await faultsInBothSchemes(page)).toEqual([]);
    });
  }
});
