import { expect, type Locator, type Page } from '@playwright/test';
import { openPage } from './login';
import { PHONE } from './screens';
import { makeSeason, sailingPage } from './season';
import { rowsOf, startTyping, typeFinish } from './sheet';
import { test } from './storyTest';

const sheet = (page: Page, title: string) => page.getByRole('table', { name: title });

test('an official writes the finishes of an evening on a phone, and the result is right', async ({
  club,
  openScreen,
}) => {
  const { tonight } = await makeSeason(club);
  const page = await openScreen(PHONE);
  await openPage(page, club, sailingPage(club, tonight, 'finish'));

  await test.step('times and a number that nobody knows, without leaving the keys', async () => {
    await startTyping(page);
    await typeFinish(page, '101', '19.30.00');
    await typeFinish(page, '999', '193210');
    await typeFinish(page, '103', 'dnf');
    await expect(page.getByText('2 i mål · 1 med kod · 1 ute')).toBeVisible();
    await expect(sheet(page, 'I mål').getByText('Okänd båt')).toBeVisible();
  });

  await test.step('the unknown boat was misread, and is matched', async () => {
    await page.getByRole('button', { name: /^Fler val för .*999/ }).tap();
    await page.getByRole('menuitem', { name: 'Koppla till…' }).tap();
    const dialog = page.getByRole('dialog', { name: /^Koppla .*999/ });
    await dialog.getByRole('combobox', { name: 'Båt' }).selectOption('SWE 102 Bris');
    await dialog.getByRole('button', { name: 'Koppla', exact: true }).tap();
    await expect(dialog).toBeHidden();
    await expect(sheet(page, 'I mål').getByText('Okänd båt')).toBeHidden();
    await expect(page.getByText('2 i mål · 1 med kod · 0 ute')).toBeVisible();
  });

  await test.step('the sailing is ended, and the result verified', async () => {
    await page.getByRole('button', { name: 'Avsluta seglingen' }).tap();
    await page.getByRole('button', { name: 'Verifiera resultat' }).tap();
    await expect(page.getByText(/^Resultatet verifierades av /)).toBeVisible();
  });

  await test.step('the result page has places by corrected time', async () => {
    await page.getByRole('link', { name: 'Resultat', exact: true }).tap();
    await expect(page.getByText('Verifierat resultat')).toBeVisible();
    const list = page.getByRole('table', { name: /^Resultat, Kväll 2/ });
    const topOf = async (what: Locator) => (await what.boundingBox())?.y ?? 0;
    const head =
      (await topOf(list.getByRole('rowheader').first())) - (await topOf(page.getByText('Verifierat resultat')));
    expect(head).toBeLessThan(250);
    const rows = await rowsOf(list);
    expect(rows.map((cells) => cells.join(' '))).toEqual([
      expect.stringMatching(/^1 SWE 102 .*0:55:57/),
      expect.stringMatching(/^2 SWE 101 .*1:00:00/),
      expect.stringMatching(/SWE 103 .*DNF/),
    ]);
  });
});
