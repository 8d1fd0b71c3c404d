import { expect, type Page } from '@playwright/test';
import { demoIds } from './demoIds';
import type { DemoIds } from './everyRoute';
import { CI_ONLY, faultsInEveryScheme, schemesAsked } from './faults';
import { openPage } from './login';
import { test } from './storyTest';

test.use({ withDemo: true });

interface Opened {
  page: (ids: DemoIds) => string;
  /** A button, or a key where it begins with "key:"; and then a choice of the menu that it opens. */
  presses: readonly [string | RegExp, string?];
  shows: 'dialog' | 'alertdialog' | 'menu';
}

const ofClub =
  (page: string) =>
  ({ club }: DemoIds): string =>
    `/clubs/${club}/${page}`;
const ofSailing = (name: string, page: string) => (ids: DemoIds) =>
  ofClub(`sailings/${ids.sailing(name)}/${page}`)(ids);
const BOARD = ofSailing('Onsdagscupen 8', 'competitors');
const SHEET = ofSailing('Onsdagscupen 7', 'finish');
const COURSE = (ids: DemoIds) => ofClub(`courses/${ids.course}`)(ids);

/** What the pages open when somebody asks for it. */
const OPENED: readonly Opened[] = [
  { page: ofClub('sailings'), presses: ['Meny'], shows: 'menu' },
  { page: ofClub('sailings'), presses: ['Meny', 'Feedback'], shows: 'dialog' },
  { page: ofClub('sailings'), presses: ['Sök'], shows: 'dialog' },
  { page: ofClub('sailings'), presses: ['key:Shift+?'], shows: 'dialog' },
  { page: ofClub('sailings'), presses: ['Skapa segling'], shows: 'dialog' },
  { page: ofClub('sailings'), presses: [/^Fler val för/, 'Ta bort'], shows: 'alertdialog' },
  { page: ofClub('series'), presses: ['Skapa serie'], shows: 'dialog' },
  { page: ({ club }) => `/clubs/${club}`, presses: ['Prenumerera på kalendern'], shows: 'dialog' },
  { page: COURSE, presses: ['Ändra'], shows: 'dialog' },
  { page: ofClub('profile'), presses: ['Ny startsekvens'], shows: 'dialog' },
  { page: BOARD, presses: ['Ny startgrupp'], shows: 'dialog' },
  { page: BOARD, presses: ['Lägg till från tidigare'], shows: 'dialog' },
  { page: BOARD, presses: ['Föreslå startgrupper'], shows: 'dialog' },
  { page: BOARD, presses: [/^Fler val för \S+ \d/], shows: 'menu' },
  { page: BOARD, presses: [/^Fler val för \S+ \d/, 'Redigera'], shows: 'dialog' },
  { page: BOARD, presses: [/^Fler val för \S+ \d/, 'Ta bort'], shows: 'alertdialog' },
  { page: SHEET, presses: ['Klistra in flera'], shows: 'dialog' },
  { page: SHEET, presses: ['Övriga DNF'], shows: 'dialog' },
];

async function press(page: Page, [name, choice]: Opened['presses']): Promise<void> {
  if (typeof name === 'string' && name.startsWith('key:')) {
    // Who listens to keys comes a moment after the page.
    await expect(async () => {
      await page.keyboard.press(name.slice(4));
      await expect(page.getByRole('dialog')).toBeVisible({ timeout: 1_000 });
    }).toPass();
  } else await page.getByRole('button', { name, exact: true }).first().click();
  if (choice !== undefined) await page.getByRole('menuitem', { name: choice, exact: true }).click();
}

test('axe finds no fault in what the pages open', CI_ONLY, async ({ app, club, openScreen }) => {
  const page = await openScreen({ reducedMotion: 'reduce' });
  const ids = await demoIds(app, club);
  await openPage(page, club, `/clubs/${club.slug}/sailings`);
  for (const { page: path, presses, shows } of OPENED) {
    await test.step(`${path(ids)}: ${presses.join(', ')}`, async () => {
      // A dialog that was left open at this address would be there again.
      await page.goto('about:blank');
      await page.goto(path(ids));
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await press(page, presses);
      await expect(page.getByRole(shows).first()).toBeVisible();
      await expect(page.locator('[role="dialog"] [aria-busy="true"]')).toHaveCount(0);
      expect.soft(await faultsInEveryScheme(page, schemesAsked()), presses.join(', ')).toEqual([]);
    });
  }
});
