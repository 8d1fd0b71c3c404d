import { expect } from '@playwright/test';
import { faultsOn } from './faults';
import { openPage } from './login';
import { seasonPages } from './seasonPages';
import { test } from './storyTest';

test.use({ withDemo: true });

test('axe finds no fault in results, series, starts and the finish sheet, light and dark', async ({ club, openScreen }) => {
  // Eleven pages, each looked through twice.
  test.slow();
  const page = await openScreen({ colorScheme: 'light' });
  await openPage(page, club, `/clubs/${club.slug}/sailings`);
  for (const { name, path, isThere } of await seasonPages(club)) {
    await test.step(name, async () => {
      await page.emulateMedia({ colorScheme: 'light' });
      await page.goto(path);
      await isThere(page);
      expect.soft(await faultsOn(page)).toEqual([]);
      // Only colours are others in the dark.
      await page.emulateMedia({ colorScheme: 'dark' });
      expect.soft(await faultsOn(page, ['color-contrast'])).toEqual([]);
    });
  }
});
