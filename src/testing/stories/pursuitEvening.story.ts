import { expect, type Page } from '@playwright/test';
import { competitorPaths } from '../../shared/contract/competitors';
import { sailingPaths, type Sailing } from '../../shared/contract/sailings';
import { localDateOf, localTimeOf, timeTextOf } from '../../shared/domain/time';
import { CI_ONLY } from './faults';
import { openPage } from './login';
import { PHONE } from './screens';
import { sailingPage } from './season';
import { rowsOf } from './sheet';
import type { StoryClub } from './storyClub';
import { test } from './storyTest';
import { tapsOf } from './taps';

const SECOND_MS = 1000;
/** Long enough to save the plan and read the list. */
const AHEAD_MS = 60 * SECOND_MS;
const ALL_STARTED = { timeout: 90_000 };

/** A course of a minute for the slowest, so that all have started soon: seconds after the first, by SRS number. */
const FLEET = [
  { boat: 'SWE 101', name: 'Vind', rating: '0.800', afterS: 0 },
  { boat: 'SWE 102', name: 'Bris', rating: '0.900', afterS: 7 },
  { boat: 'SWE 103', name: 'Kuling', rating: '1.000', afterS: 12 },
  { boat: 'SWE 104', name: 'Storm', rating: '1.100', afterS: 16 },
];
const FINISHES = ['SWE 103', 'SWE 101', 'SWE 104', 'SWE 102'];

/** A sailing whose boats have starts of their own, once they are reckoned; entered slow and fast by turns. */
async function aPursuit({ call, slug }: StoryClub, start: number): Promise<number> {
  const { id: club } = await call<{ id: number }>('GET', `/api/clubs/${slug}/`);
  const race = { club, name: 'Jaktstarten', start_date: localDateOf(start), start_type: 'individual' };
  const { id: sailing } = await call<Sailing>('POST', sailingPaths.list, race);
  for (const { boat, name, rating } of [...FLEET].reverse()) {
    const entry = { sailing, sail_number: boat, boat_name: name, skipper_name: `Rorsman på ${name}` };
    await call('POST', competitorPaths.list, { ...entry, rating });
  }
  return sailing;
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).tap();
const row = (page: Page, boat: string) =>
  page.getByRole('table', { name: /i startordning$/ }).getByRole('row', { name: new RegExp(boat) });
const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Seglingens sidor' }).getByRole('link', { name, exact: true });

/** The boat crosses the line, more than a second after the one before: the order is by whole seconds. */
async function finish(page: Page, boat: string): Promise<void> {
  const before = Date.now();
  await expect.poll(() => Date.now() - before).toBeGreaterThan(SECOND_MS);
  const tile = page.getByRole('list', { name: 'Båtar' }).getByRole('button', { name: boat });
  const taps = await tapsOf(page, async () => {
    await tile.tap();
    await press(page, 'Målgång');
    await expect(tile).toHaveAccessibleName(/, i mål /);
  });
  expect(taps).toBe(2);
}

test(
  'a pursuit on a phone: planned, started, finished in another order, and verified',
  CI_ONLY,
  async ({ club, openScreen }) => {
    const page = await openScreen(PHONE);
    const sailing = await aPursuit(club, Date.now() + AHEAD_MS);
    await openPage(page, club, sailingPage(club, sailing, 'start-list'));
    const first = Math.ceil((Date.now() + AHEAD_MS) / SECOND_MS) * SECOND_MS;
    const starts = FLEET.map(({ boat, afterS }) => [timeTextOf(first + afterS * SECOND_MS), boat]);
    /** Clock and boat of each line. */
    const shown = async () =>
      (await rowsOf(page.getByRole('table', { name: /i startordning$/ }))).map(([start, , boat]) => [
        start?.slice(0, 8),
        boat?.slice(0, 7),
      ]);

    await test.step('the starts are planned, and seen before they are published', async () => {
      await press(page, 'Räkna ut startlistan');
      await page.getByRole('textbox', { name: 'Förväntad seglad tid' }).fill('000100');
      await page.getByRole('textbox', { name: 'Referensbåten startar' }).fill(localTimeOf(first));
      await page.getByRole('combobox', { name: 'Resultatet som gäller' }).selectOption('Först över linjen vinner');
      await expect(page.getByRole('region', { name: 'Förhandsvisning' })).toContainText('0:16 emellan.');
      await press(page, 'Spara och visa för alla');
      await expect(page.getByText('Startlistan är publicerad.')).toBeVisible();
    });

    await test.step('the list has the slowest first, and the others as long after as they are faster', async () => {
      await expect.poll(shown).toEqual(starts);
      await expect(page.getByText('Först över linjen vinner.')).toBeVisible();
      await expect(row(page, 'SWE 101').getByText(/^Näst på tur om/)).toBeVisible();
    });

    await test.step('the first starts, then the next, until all are away', async () => {
      await expect(row(page, 'SWE 101').getByText('Har startat')).toBeAttached(ALL_STARTED);
      await expect(row(page, 'SWE 104').getByText('Har startat')).toBeAttached(ALL_STARTED);
      await expect(page.getByText(/^Näst på tur/)).toBeHidden();
    });

    await test.step('they finish in another order, two presses each', async () => {
      await tab(page, 'Målgång').tap();
      await page.getByRole('link', { name: 'Målgångsläge' }).tap();
      for (const boat of FINISHES) await finish(page, boat);
      await press(page, 'Stäng målgångsläget');
      await expect(page.getByText('Klart? 4 i mål, 0 koder, 0 kvar')).toBeVisible();
    });

    await test.step('the sailing is ended and the result verified, a press each', async () => {
      const taps = await tapsOf(page, async () => {
        await press(page, 'Avsluta seglingen');
        await press(page, 'Verifiera resultat');
        await expect(page.getByText(/^Resultatet verifierades av /)).toBeVisible();
      });
      expect(taps).toBe(2);
    });

    await test.step('the result has them in the order of their finish', async () => {
      await tab(page, 'Resultat').tap();
      await expect(page.getByText('Verifierat resultat')).toBeVisible();
      await expect(page.getByText('Målgångsordningen räknas: först över linjen vinner.')).toBeVisible();
      const rows = await rowsOf(page.getByRole('table', { name: /^Resultat, Jaktstarten/ }));
      expect(rows.map(([place, boat]) => `${place} ${boat?.slice(0, 7)}`)).toEqual(
        FINISHES.map((boat, index) => `${index + 1} ${boat}`),
      );
    });
  },
);
