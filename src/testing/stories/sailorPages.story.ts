import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { sailingPaths, type Sailing } from '../../shared/contract/sailings';
import type { SailorEntry } from '../../shared/contract/sailors';
import { CI_ONLY, expectNoFaults, faultsInEveryScheme } from './faults';
import { logIn } from './login';
import { demoSailor } from './storyClub';
import { test } from './storyTest';

test.use({ withDemo: true });

/** Presses a button that saves a file, and reads it. */
async function savedBy(page: Page, button: string): Promise<string> {
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: button }).click()]);
  return readFile(await file.path(), 'utf8');
}

interface SavedData {
  account: { email: string };
  entries: SailorEntry[];
}

function sailedEntry({ entries }: SavedData): SailorEntry {
  const entry = entries.find(({ sailing }) => sailing.status === 'finished');
  if (!entry) throw new Error('He has sailed nothing.');
  return entry;
}

test('a sailor sees their pages, edits boats, saves data, and leaves', CI_ONLY, async ({ app, club, openScreen }) => {
  const sailor = await demoSailor(app);
  const page = await openScreen({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
  await page.goto('/login');
  await logIn(page, sailor);
  await expect(page).toHaveURL('/clubs/exempel-ss/sailings');

  await test.step('the latest results say why', async () => {
    await page.goto('/sailors?go=sailings');
    await page.getByRole('navigation', { name: 'Dina sidor' }).getByRole('link', { name: 'Hem' }).click();
    const latest = page.getByRole('region', { name: 'Dina senaste resultat' });
    await latest
      .getByRole('button', { name: /^Varför/ })
      .first()
      .click();
    await expect(latest.getByText(/\(A4\)/)).toBeVisible();
    await expectNoFaults(page);
  });

  await test.step('the evening of their own stands first in the result', async () => {
    const latest = page.getByRole('region', { name: 'Dina senaste resultat' });
    await latest
      .getByRole('link', { name: /^Torsdagsserien/ })
      .first()
      .click();
    const evening = page.getByRole('region', { name: /^Din kväll, / });
    await evening.getByRole('button', { name: 'Mer om kvällen' }).click();
    await expect(evening.getByText('Räkneexempel')).toBeVisible();
    expect(await faultsInEveryScheme(page)).toEqual([]);
    await page.goBack();
  });

  await test.step('the series lead to what it takes', async () => {
    await page.getByRole('link', { name: 'Serier', exact: true }).click();
    await expect(page.getByRole('img', { name: /^Plats efter varje segling/ }).first()).toBeVisible();
    await expectNoFaults(page);
    await page
      .getByRole('link', { name: /^Vad krävs/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { name: 'Vad krävs?' })).toBeVisible();
    await page.goBack();
  });

  await test.step('a boat is added', async () => {
    await page.getByRole('link', { name: 'Inställningar' }).click();
    await page.getByRole('button', { name: 'Lägg till båt' }).click();
    const dialog = page.getByRole('dialog', { name: 'Ny båt' });
    await dialog.getByRole('textbox', { name: 'Segelnummer' }).fill('SWE 4711');
    await dialog.getByRole('combobox', { name: 'Båttyp' }).click();
    await page.getByRole('listbox').getByRole('option').first().click();
    await expect(dialog.getByText('Båttypens tal').first()).toBeVisible();
    await expectNoFaults(page);
    await page.reload();
    await expect(dialog.getByRole('textbox', { name: 'Segelnummer' })).toHaveValue('SWE 4711');
    await dialog.getByRole('button', { name: 'Spara båten' }).click();
    await expect(page.getByRole('heading', { level: 3, name: 'SWE 4711' })).toBeVisible();
    await expect(dialog).toBeHidden();
    await expectNoFaults(page);
  });

  const csv = await test.step('their data are saved, for a spreadsheet and for programs', () =>
    savedBy(page, 'Spara för Excel (CSV)'));
  const saved = JSON.parse(await savedBy(page, 'Spara för andra program (JSON)')) as SavedData;
  const { sailing, competitor } = sailedEntry(saved);
  expect(saved.account.email).toBe(sailor.email);
  expect(csv).toContain(`Konto;E-post;${sailor.email}`);
  expect(csv).toContain(`Segling ${sailing.name}`);
  expect(csv).toContain(`Segelnummer;${competitor.sail_number}`);

  await test.step('the account is deleted, and lets nobody in', async () => {
    await page.getByRole('button', { name: 'Ta bort kontot' }).click();
    const dialog = page.getByRole('dialog', { name: 'Ta bort ditt konto?' });
    await dialog.getByLabel('Lösenord', { exact: true }).fill(sailor.password);
    await expectNoFaults(page);
    await dialog.getByRole('button', { name: 'Ta bort kontot för gott' }).click();
    await expect(page.getByText('Ditt konto är borttaget. Tack för att du har seglat med Styrbord.')).toBeVisible();
    await page.goto('/sailors');
    await expect(page).toHaveURL(`${app.url}/`);
    await page.goto('/login');
    await logIn(page, sailor);
    await expect(page.getByRole('dialog').getByRole('alert')).toContainText(
      'Inget aktivt konto hittades med de angivna användaruppgifterna',
    );
  });

  await test.step('their name stays in the results, as the page said', async () => {
    const { competitors } = await club.call<Sailing>('GET', sailingPaths.one(sailing.id));
    const { elapsed_time } = competitor;
    expect(competitors.find(({ id }) => id === competitor.id)).toMatchObject({
      skipper_name: sailor.name,
      elapsed_time,
    });
  });
});
