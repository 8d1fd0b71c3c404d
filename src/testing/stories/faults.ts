import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * What axe finds wrong, as rule and place, once nothing on the page moves: a dialog half faded in has no contrast. All its rules, unless
 * some are named.
 */
async function faultsOn(page: Page, rules?: string[]): Promise<string[]> {
  // What has just been asked for begins to move with the next frame.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
  const axe = new AxeBuilder({ page });
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} (${failureSummary})`));
}

/** The same in light and in dark, where only colours are others. */
export async function faultsInBothSchemes(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await faultsOn(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await faultsOn(page, ['color-contrast']);
  return [...light, ...dark.map((fault) => `dark: ${fault}`)];
}
