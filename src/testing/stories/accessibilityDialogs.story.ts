import { expect, type Page } from '@playwright/test';
import { demoIds } from './demoIds';
import type { DemoIds } from './everyRoute';
import { faultsInEveryScheme } from './faults';
import { openPage } from './login';
import { test } from './storyTest';

test.use({ withDemo: true });

interface Opened {
  page: (ids: DemoIds) => string;
  /** Buttons and choices of menus, one after the other; a key where it begins with "key:". */
  presses: readonly (string | RegExp)[];
  shows: 'dialog' | 'menu';
}

const ofClub =
  (page: string) =>
  ({ club }: DemoIds): string =>
    `/clubs/${club}/${page}`;
const ofSailing = (name: string, page: string) => (ids: DemoIds) => ofClub(`sailings/${ids.sailing(name)}/${page}`)(ids);
const BOARD = ofSailing('Onsdagscupen 8', 'competitors');
const SHEET = ofSailing('Onsdagscupen 7', 'finish');
const COURSE = (ids: DemoIds) => ofClub(`courses/${ids.course}`)(ids);

/** What the pages open when somebody asks for it. */
const OPENED: readonly Opened[] = [
  { page: ofClub('sailings'), presses: ['Meny'], shows: 'menu' },
  { page: ofClub('sailings'), presses: ['Meny', 'Feedback'], shows: 'dialog' },
  { page: ofClub('sailings'), presses: ['Sök'], shows: 'dialog' },
  { page: ofClub('sailings'), presses: ['key:?'], shows: 'dialog' },
  { page: ofClub('sailings'), presses: ['Skapa segling'], shows: 'dialog' },
  { page: ofClub('sailings'), presses: [/^Fler val för/, 'Ta bort'], shows: 'dialog' },
  { page: ofClub('series'), presses: ['Skapa serie'], shows: 'dialog' },
  { page: COURSE, presses: ['Ändra'], shows: 'dialog' },
  { page: BOARD, presses: ['Ny startgrupp'], shows: 'dialog' },
  { page: BOARD, presses: ['Lägg till från tidigare'], shows: 'dialog' },
  { page: BOARD, presses: ['Föreslå startgrupper'], shows: 'dialog' },
  { page: BOARD, presses: [/^Fler val för \S+ \d/], shows: 'menu' },
  { page: BOARD, presses: [/^Fler val för \S+ \d/, 'Redigera'], shows: 'dialog' },
  { page: BOARD, presses: [/^Fler val för \S+ \d/, 'Ta bort'], shows: 'dialog' },
  { page: SHEET, presses: ['Klistra in flera'], shows: 'dialog' },
  { page: SHEET, presses: ['Övriga DNF'], shows: 'dialog' },
];

async function press(page: Page, name: string | RegExp): Promise<void> {
  if (typeof name === 'string' && name.startsWith('key:')) await page.keyboard.press(name.slice(4));
  else await page.getByRole('button', { name }).or(page.getByRole('menuitem', { name })).first().click();
}

test('axe finds no fault in what the pages open, in light, dark and sunlight', async ({ app, club, openScreen }) => {
  test.setTimeout(240_000);
  const page = await openScreen({ reducedMotion: 'reduce' });
  const ids = await demoIds(app, club);
  await openPage(page, club, `/clubs/${club.slug}/sailings`);
  for (const { page: path, presses, shows } of OPENED) {
    await test.step(`${path(ids)}: ${presses.join(', ')}`, async () => {
      await page.goto(path(ids));
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      for (const name of presses) await press(page, name);
      await expect(page.getByRole(shows).first()).toBeVisible();
      await expect(page.locator('[role="dialog"] [aria-busy="true"]')).toHaveCount(0);
      expect.soft(await faultsInEveryScheme(page), presses.join(', ')).toEqual([]);
    });
  }
});
