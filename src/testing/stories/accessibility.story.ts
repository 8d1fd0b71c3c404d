import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { handleOf } from './board';
import { logIn } from './login';
import { boardPath, makeSailing } from './storyClub';
import { test } from './storyTest';

/** What axe finds wrong, as rule and place, once nothing on the page moves: a dialog half faded in has no contrast. */
async function faultsOn(page: Page): Promise<string[]> {
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} (${failureSummary})`));
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds no fault in any page or dialog, ${colorScheme}`, async ({ club, openScreen }) => {
    const boats = ['SWE 101 Vind', 'SWE 102 Bris', 'SWE 103 Kuling'];
    const sailing = await makeSailing(club, { groups: ['Röd', 'Gul'], boats });
    const page = await openScreen({ colorScheme });

    await test.step('start page', async () => {
      await page.goto('/');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await faultsOn(page)).toEqual([]);
    });

    await test.step('login dialog', async () => {
      await page.goto('/login');
      await expect(page.getByRole('dialog', { name: 'Logga in' })).toBeVisible();
      expect(await faultsOn(page)).toEqual([]);
    });

    await test.step('sailings', async () => {
      await logIn(page, club);
      await expect(page.getByRole('link', { name: 'Onsdag 3' })).toBeVisible();
      expect(await faultsOn(page)).toEqual([]);
    });

    await test.step('information about a sailing', async () => {
      await page.getByRole('link', { name: 'Onsdag 3' }).click();
      await expect(page.getByRole('heading', { name: 'Uppgifter' })).toBeVisible();
      expect(await faultsOn(page)).toEqual([]);
    });

    await test.step('board', async () => {
      await page.goto(boardPath(club, sailing));
      await expect(handleOf(page, 'SWE 101 Vind')).toBeVisible();
      expect(await faultsOn(page)).toEqual([]);
    });

    await test.step('dialog with a form', async () => {
      await page.getByRole('button', { name: 'Lägg till deltagare' }).click();
      await expect(page.getByRole('dialog', { name: 'Lägg till deltagare' })).toBeVisible();
      expect(await faultsOn(page)).toEqual([]);
    });
  });
}
