import { expect } from '@playwright/test';
import { faultsOn } from './faults';
import { openPage } from './login';
import { seasonPages } from './seasonPages';
import { test } from './storyTest';

test.use({ withDemo: true });

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds no fault in results, series, starts and the finish sheet, ${colorScheme}`, async ({ club, openScreen }) => {
    const page = await openScreen({ colorScheme });
    await openPage(page, club, `/clubs/${club.slug}/sailings`);
    for (const { name, path, isThere } of await seasonPages(club)) {
      await test.step(name, async () => {
        await page.goto(path);
        await isThere(page);
        expect.soft(await faultsOn(page)).toEqual([]);
      });
    }
  });
}
