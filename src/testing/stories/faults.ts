import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * What axe finds wrong, as rule and place, once nothing on the page moves: a dialog half faded in has no contrast. All its rules, unless
 * some are named.
 */
export async function faultsOn(page: Page, rules?: string[]): Promise<string[]> {
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
  const axe = new AxeBuilder({ page });
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} (${failureSummary})`));
}
