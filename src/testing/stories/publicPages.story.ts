import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { CI_ONLY } from './faults';
import { openPage } from './login';
import { PHONE } from './screens';
import { test } from './storyTest';
import { tapsOf } from './taps';

test.use({ withDemo: true });

const FRONT = '/r/exempel-ss/';

/** Opens the latest result from the club's front. */
async function openLatest(page: Page): Promise<void> {
  await page.goto(FRONT);
  await page.getByRole('heading', { name: 'Senaste vinnare' }).waitFor();
  await page.locator('a.winner').first().click();
  await expect(page).toHaveURL(/\/r\/exempel-ss\/segling\/\d+-/);
}

test('a stranger with a phone and without script reads a result, the series and the calendar', async ({
  app,
  openScreen,
}) => {
  const page = await openScreen({ ...PHONE, javaScriptEnabled: false });
  await page.goto(FRONT);
  await expect(page.getByRole('heading', { level: 1, name: 'Exempel Segelsällskap' })).toBeVisible();
  await page
    .getByRole('link', { name: /^Torsdagsserien 9/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Torsdagsserien 9' })).toBeVisible();
  await expect(page.getByText(/^(Preliminärt|Slutgiltigt), version 1$/)).toBeVisible();
  await expect(page.locator('.podium li').first()).toContainText(/\d:\d\d:\d\d/);
  const width = PHONE.viewport?.width ?? 0;
  expect(
    await page
      .locator('table')
      .first()
      .evaluate((table) => table.getBoundingClientRect().width),
  ).toBeLessThan(width);

  await page.getByRole('link', { name: 'Hela ställningen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Torsdagsserien' })).toBeVisible();
  await expect(page.getByText(/leder med .* poäng efter/)).toBeVisible();
  await page.getByRole('link', { name: 'Exempel Segelsällskap' }).first().click();
  const calendar = await page.getByRole('link', { name: 'Prenumerera på kalendern' }).getAttribute('href');
  const feed = await fetch(`${app.url}${calendar}`);
  expect([feed.status, feed.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8']);
});

test('an official has the link of a result by two taps', CI_ONLY, async ({ app, club, openScreen }) => {
  const page = await openScreen({ permissions: ['clipboard-read', 'clipboard-write'] });
  await openPage(page, club, '/clubs/exempel-ss/sailings');
  const sailings = await club.call<{ id: number; status: string }[]>('GET', '/api/sailings/?club=exempel-ss');
  const sailed = sailings.findLast(({ status }) => status === 'finished');
  await page.goto(`/clubs/exempel-ss/sailings/${sailed?.id}/result`);
  await page.getByRole('button', { name: 'Dela resultatet' }).waitFor();
  const taps = await tapsOf(page, async () => {
    await page.getByRole('button', { name: 'Dela resultatet' }).click();
    await page.getByRole('button', { name: 'Kopiera länken' }).click();
    await expect(page.getByText('Kopierat.')).toBeVisible();
  });
  expect(taps).toBe(2);
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(new RegExp(`^${app.url}/r/exempel-ss/segling/${sailed?.id}-`));
  expect((await fetch(link)).status).toBe(200);
});

test(
  'a page of another origin frames what is meant for frames, and nothing else',
  CI_ONLY,
  async ({ app, openScreen }) => {
    const page = await openScreen();
    await openLatest(page);
    const { pathname } = new URL(page.url());
    const name = await page.getByRole('heading', { level: 1 }).textContent();
    const site = createServer((_request, reply) =>
      reply
        .setHeader('Content-Type', 'text/html; charset=utf-8')
        .end(
          `<iframe id="open" src="${app.url}${pathname}?inbaddad=1" height="300"></iframe>` +
            `<iframe id="shut" src="${app.url}${pathname}" height="300"></iframe><script src="${app.url}/r/embed.js"></script>`,
        ),
    ).listen(0, '127.0.0.1');
    await new Promise((resolve) => site.once('listening', resolve));
    const { port } = site.address() as AddressInfo;
    await page.goto(`http://127.0.0.1:${port}/`);
    await expect(page.frameLocator('#open').getByRole('heading', { level: 1, name: name ?? '' })).toBeVisible();
    await expect(page.frameLocator('#shut').getByRole('heading', { level: 1, name: name ?? '' })).toBeHidden();
    await expect.poll(async () => (await page.locator('#open').boundingBox())?.height ?? 0).toBeGreaterThan(400);
    site.close();
  },
);

test('public pages are accessible, light and dark, on a phone and on a desk', CI_ONLY, async ({ openScreen }) => {
  for (const screen of [PHONE, { viewport: { width: 1280, height: 800 } }])
    for (const colorScheme of ['light', 'dark'] as const) {
      const page = await openScreen({ ...screen, colorScheme });
      await page.goto(FRONT);
      const serie = await page.getByRole('link', { name: 'Hela ställningen' }).getAttribute('href');
      const result = await page.locator('a.winner').first().getAttribute('href');
      for (const path of [FRONT, serie ?? '', result ?? '']) {
        await page.goto(path);
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect([path, colorScheme, violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)]).toEqual([
          path,
          colorScheme,
          [],
        ]);
      }
      await page.close();
    }
});
