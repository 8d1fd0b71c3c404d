import { expect, type Page } from '@playwright/test';
import { CI_ONLY } from './faults';
import { openPage } from './login';
import { seasonPages } from './seasonPages';
import { test } from './storyTest';

test.use({ withDemo: true });

const ON_PAPER = ['series: standings', 'sailing: result', 'pursuit: start list', 'pursuit: result'];
const MM_PX = 96 / 25.4;
const MARGINS_MM = 24;
/** Points, as a PDF counts; browsers round to some hundredths. */
const A4_PT = { short: 595, long: 842 };

/** The part of the program that makes the sheet is fetched when the page has been shown. */
async function sheetIsReady(page: Page): Promise<void> {
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    await expect(page.locator('#print article')).toHaveCount(1, { timeout: 100 });
  }).toPass();
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
}

/** Lays the page out for paper of this width, as the browser does when it prints. */
async function layOut(page: Page, widthMm: number): Promise<void> {
  await page.setViewportSize({ width: Math.floor((widthMm - MARGINS_MM) * MM_PX), height: 900 });
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
}

/** Texts of the sheet that reach beyond the paper's right edge. */
const beyondTheEdge = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('#print :is(h1, h2, p, th, td)')]
      .filter(
        (element) =>
          element.getBoundingClientRect().right > window.innerWidth + 1 ||
          element.scrollWidth > element.clientWidth + 1,
      )
      .map((element) => element.textContent),
  );

/** Width and height of each page of a PDF, in points. */
const pageSizes = (pdf: Buffer): number[][] =>
  [...pdf.toString('latin1').matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, width, height]) => [
    Math.round(Number(width)),
    Math.round(Number(height)),
  ]);

test('results, standings and start lists fit on A4', CI_ONLY, async ({ club, openScreen }) => {
  const page = await openScreen();
  await openPage(page, club, `/clubs/${club.slug}/sailings`);
  for (const { name, path, isThere } of await seasonPages(club)) {
    if (!ON_PAPER.includes(name)) continue;
    await test.step(name, async () => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.emulateMedia({ media: 'screen' });
      await page.goto(path);
      await isThere(page);
      await sheetIsReady(page);
      const [first = []] = pageSizes(await page.pdf({ preferCSSPageSize: true }));
      const [width = 0] = first;
      expect(first.toSorted((a, b) => a - b)).toEqual([A4_PT.short, A4_PT.long]);

      await layOut(page, width === A4_PT.long ? 297 : 210);
      await expect(page.locator('#print article')).toBeVisible();
      await expect(page.locator('#root')).toBeHidden();
      expect(await beyondTheEdge(page)).toEqual([]);
    });
  }
});
