import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { sailingPaths, type Sailing } from '../../shared/contract/sailings';
import { runTool } from '../runTool';
import { boatIn, column, expectSaid, handleOf, placingAt, placingOn, UNGROUPED } from './board';
import { fingerOn } from './finger';
import { logIn } from './login';
import { PHONE } from './screens';
import { test } from './storyTest';

const GROUPS = ['Röd', 'Blå'];
/** More than a phone shows at once, of which one in each group. */
const ENTRIES = Array.from({ length: 24 }, (_, index) => ({ number: 101 + index, group: GROUPS[index - 22] ?? '' }));
const ENTRY_LIST = [
  'Segelnummer;Båtnamn;Båttyp;SRS;Rorsman;Klubb;Startgrupp',
  ...ENTRIES.map(
    ({ number, group }) => `SWE ${number};Vind ${number};Albin Express;0,928;Åsa Öberg ${number};Exempel SS;${group}`,
  ),
].join('\r\n');

/** A part of the row that is neither handle nor button. */
const bodyOf = (page: Page, boat: string): Locator => column(page, UNGROUPED).getByText(boat, { exact: true });
const heldRow = (page: Page): Locator => page.locator('[data-held]').first();
const chip = (page: Page, group: string): Locator =>
  page.getByRole('navigation', { name: 'Gå till startgrupp' }).getByRole('button', { name: new RegExp(`^${group}, `) });

test('an official makes a sailing, takes in the list and sorts the boats, all on a phone', async ({
  app,
  club,
  openScreen,
}) => {
  const page = await openScreen(PHONE);
  const finger = await fingerOn(page);

  await test.step('log in', async () => {
    await page.goto('/');
    await page.getByRole('main').getByRole('button', { name: 'Logga in' }).tap();
    await logIn(page, club);
    await expect(page.getByRole('heading', { name: 'Inga seglingar ännu' })).toBeVisible();
  });

  await test.step('create a sailing', async () => {
    await page.getByRole('button', { name: 'Skapa segling' }).tap();
    const dialog = page.getByRole('dialog', { name: 'Skapa segling' });
    await dialog.getByRole('textbox', { name: 'Namn' }).fill('Torsdag 3');
    await dialog.getByRole('textbox', { name: 'Starttid' }).fill('1830');
    await dialog.getByRole('button', { name: 'Skapa', exact: true }).tap();
    await expect(page.getByText('Seglingen skapades.')).toBeVisible();
    await page.getByRole('link', { name: 'Torsdag 3' }).tap();
    await page.getByRole('link', { name: 'Deltagare', exact: true }).tap();
    await expect(page.getByRole('heading', { name: 'Inga deltagare än' })).toBeVisible();
  });
  const sailing = Number(/sailings\/(\d+)\//.exec(page.url())?.[1]);

  await test.step('a list that is imported beside the running server appears by itself', async () => {
    await writeFile(join(app.dataDir, 'lista.csv'), ENTRY_LIST);
    const environment = { DATA_DIR: app.dataDir, INIT_CWD: app.dataDir };
    const { code, stdout } = await runTool('import', ['lista.csv', '--sailing', String(sailing)], environment);
    expect(stdout).toContain('24 båtar är anmälda till Torsdag 3.');
    expect(code).toBe(0);
    await expect(chip(page, UNGROUPED)).toHaveAccessibleName('Utan startgrupp, 22 båtar');
    await expect(chip(page, 'Röd')).toHaveAccessibleName('Röd, 1 båt');
    await expect(handleOf(page, 'SWE 101 Vind 101')).toBeVisible();
  });

  await test.step('add a boat, whose type fills in its numbers', async () => {
    await page.getByRole('button', { name: 'Lägg till deltagare' }).tap();
    const dialog = page.getByRole('dialog', { name: 'Lägg till deltagare' });
    await dialog.getByRole('textbox', { name: 'Segelnummer' }).fill('SWE 9');
    await dialog.getByRole('textbox', { name: 'Båtnamn' }).fill('Bris');
    await dialog.getByRole('combobox', { name: 'Båttyp' }).fill('albin v');
    await page.getByRole('option', { name: 'Albin Vega' }).tap();
    await expect(dialog.getByRole('textbox', { name: 'SRS-tal' })).toHaveValue('0,822');
    await dialog.getByRole('textbox', { name: 'Rorsman' }).fill('Örjan Åkesson');
    await dialog.getByRole('button', { name: 'Lägg till', exact: true }).tap();
    await expect(page.getByText('SWE 9 Bris lades till.')).toBeVisible();
    await expect(boatIn(page, UNGROUPED, 'SWE 9 Bris')).toBeVisible();
  });

  await test.step('the handle takes its boat at once', async () => {
    await finger.press(handleOf(page, 'SWE 101 Vind 101'));
    await finger.slideTo(chip(page, 'Röd'));
    await expectSaid(page, 'SWE 101 Vind 101 över Röd.');
    await finger.lift();
    await expect(chip(page, 'Röd')).toHaveAccessibleName('Röd, 2 båtar');
  });

  await test.step('a swipe on a row scrolls, and takes no boat', async () => {
    await finger.swipe(bodyOf(page, 'SWE 105 Vind 105'), { dx: 0, dy: -170 }, heldRow(page));
    await expect(handleOf(page, 'SWE 9 Bris')).not.toBeInViewport();
    await expect(chip(page, UNGROUPED)).toHaveAccessibleName('Utan startgrupp, 22 båtar');
    await finger.swipe(bodyOf(page, 'SWE 107 Vind 107'), { dx: 0, dy: 300 }, heldRow(page));
    await expect(handleOf(page, 'SWE 9 Bris')).toBeInViewport();
  });

  await test.step('a row that is held is taken too', async () => {
    await finger.press(bodyOf(page, 'SWE 102 Vind 102'));
    await expectSaid(page, 'SWE 102 Vind 102 lyft. Utan startgrupp, 22 båtar.');
    await finger.slideTo(chip(page, 'Blå'));
    await expectSaid(page, 'SWE 102 Vind 102 över Blå.');
    await finger.lift();
    await expect(chip(page, 'Blå')).toHaveAccessibleName('Blå, 2 båtar');
  });

  await test.step('"back" closes a menu and stays on the board, also after a reload', async () => {
    const board = page.url();
    const more = page.getByRole('button', { name: 'Fler val för SWE 9 Bris' });
    await more.tap();
    await page.getByRole('menuitem', { name: 'Flytta till…' }).tap();
    await expect(page.getByRole('menu', { name: 'Flytta SWE 9 Bris till' })).toBeVisible();
    // The menu is an entry of the history a moment after it is seen, sooner than a finger goes back.
    await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).toContain('"menu"');
    await page.goBack();
    await expect(page.getByRole('menu')).toBeHidden();
    await page.getByRole('button', { name: 'Meny' }).tap();
    await expect(page.getByRole('menuitem', { name: 'Logga ut' })).toBeVisible();
    await page.reload();
    await expect(more).toBeVisible();
    await expect(page.getByRole('menu')).toBeHidden();
    expect(page.url()).toBe(board);
  });

  await test.step('two taps move a boat without dragging', async () => {
    await page.getByRole('button', { name: 'Fler val för SWE 9 Bris' }).tap();
    await page.getByRole('menuitem', { name: 'Flytta till…' }).tap();
    await page.getByRole('menu', { name: 'Flytta SWE 9 Bris till' }).getByRole('menuitem', { name: 'Blå' }).tap();
    await expect(chip(page, 'Blå')).toHaveAccessibleName('Blå, 3 båtar');
    // The focus goes on to the next boat, which scrolls: a swipe before that would be stopped.
    await expect(handleOf(page, 'SWE 103 Vind 103')).toBeFocused();
  });

  await test.step('a swipe to the side shows the next group', async () => {
    const rightEnd = column(page, UNGROUPED).getByText('0,928', { exact: true }).nth(2);
    await finger.swipe(rightEnd, { dx: -240, dy: 0 }, heldRow(page));
    await expect(chip(page, 'Röd')).toHaveAttribute('aria-current', 'true');
  });

  await test.step('a chip shows its group, and the server has what the phone shows', async () => {
    await chip(page, 'Blå').tap();
    await expect(boatIn(page, 'Blå', 'SWE 9 Bris')).toBeInViewport();
    const atServer = await placingAt(club.call, sailing);
    expect(atServer).toMatchObject({
      Röd: ['SWE 101 Vind 101', 'SWE 123 Vind 123'],
      Blå: ['SWE 9 Bris', 'SWE 102 Vind 102', 'SWE 124 Vind 124'],
    });
    await expect.poll(() => placingOn(page, GROUPS)).toEqual(atServer);
    const { competitors } = await club.call<Sailing>('GET', sailingPaths.one(sailing));
    expect(competitors.find(({ boat_name }) => boat_name === 'Bris')).toMatchObject({
      boat_model_name: 'Albin Vega',
      base_rating: '0.822',
      skipper_name: 'Örjan Åkesson',
    });
  });
});
