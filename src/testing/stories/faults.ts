import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const SCHEMES = ['light', 'dark', 'sunlight'] as const;
type Scheme = (typeof SCHEMES)[number];

/** Parts that are out of sight are painted as well: the browser gives them no new colours before they are seen. */
const drawAll = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets = [sheet];
  });

/** What moves and can be seen: within something closed an animation stands still for ever. */
const countMoving = () =>
  document.getAnimations().filter(({ effect }) => effect instanceof KeyframeEffect && effect.target?.checkVisibility())
    .length;

/**
 * An open menu hides all else from those who do not see, and belongs to no part of the page; axe knows that of dialogs
 * only.
 */
const axeOptions = () => ({
  resultTypes: ['violations' as const],
  checks: { region: { options: { regionMatcher: 'dialog, [role=dialog], [role=alertdialog], [role=menu], svg' } } },
});

/**
 * What axe finds wrong, as rule and place, once nothing on the page moves: a dialog half faded in has no contrast. All
 * its rules, unless some are named.
 */
async function faultsOn(page: Page, rules?: string[]): Promise<string[]> {
  // What has just been asked for begins to move with the next frame.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  await expect.poll(() => page.evaluate(countMoving)).toBe(0);
  // Without frames there is nothing to put together on a blank page.
  const axe = new AxeBuilder({ page }).options(axeOptions()).setLegacyMode();
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} (${failureSummary})`),
  );
}

/** Every page and dialog, which takes minutes: where CI is true, and with EVERY_SCHEME=true. Else a few of each kind. */
export const everythingAsked = (): boolean => process.env.CI === 'true' || process.env.EVERY_SCHEME === 'true';

/** A story that is axe or paper alone, or whose steps feature tests or another story play: by hand it is left out. */
export const CI_ONLY = { tag: '@ci' };

/**
 * Where there are many pages: light alone, since the other schemes differ in colours only, whose contrast the tests of
 * the theme's tokens and a few pages show. All three with EVERY_SCHEME=true, which takes minutes.
 */
export const schemesAsked = (): readonly Scheme[] => (process.env.EVERY_SCHEME === 'true' ? SCHEMES : ['light']);

/** On a page that a story passes, where everything is asked for. */
export async function expectNoFaults(page: Page): Promise<void> {
  if (everythingAsked()) expect(await faultsInEveryScheme(page)).toEqual([]);
}

/** The same in each scheme, where only colours are others. */
export async function faultsInEveryScheme(page: Page, schemes: readonly Scheme[] = SCHEMES): Promise<string[]> {
  await drawAll(page);
  const faults: string[] = [];
  for (const scheme of schemes) {
    await page.evaluate((name) => document.documentElement.setAttribute('data-color-scheme', name), scheme);
    const found = await faultsOn(page, scheme === 'light' ? undefined : ['color-contrast']);
    faults.push(...found.map((fault) => `${scheme}: ${fault}`));
  }
  return faults;
}
