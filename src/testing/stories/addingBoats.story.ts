import { expect, type Locator } from '@playwright/test';
import { competitorPaths } from '../../shared/contract/competitors';
import { CI_ONLY } from './faults';
import { openPage } from './login';
import { PHONE } from './screens';
import { makeSailing } from './storyClub';
import { test } from './storyTest';
import { tapsOf } from './taps';

const LONG = 'Havsörnen av Norra Skärgården och alla Fjärdarna';

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('It is not on the screen');
  return { left: box.x, right: box.x + box.width, top: box.y, bottom: box.y + box.height };
}

async function expectApart(one: Locator, other: Locator): Promise<void> {
  const [a, b] = [await boxOf(one), await boxOf(other)];
  const isApart = a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
  expect({ a, b, isApart }).toMatchObject({ isApart: true });
}

for (const [where, screen] of [
  ['at a desk', {}],
  ['on a phone', PHONE],
] as const)
  test(`a late boat is two taps and its number ${where}`, CI_ONLY, async ({ club, openScreen }) => {
    const earlier = await makeSailing(club, { groups: [], boats: [] });
    const known = { sail_number: 'SWE 64', boat_name: 'Vindil', skipper_name: 'Anna Ek', rating: '0.838' };
    await club.call('POST', competitorPaths.list, { sailing: earlier, ...known });
    const sailing = await makeSailing(club, { groups: ['Röd'], boats: ['SWE 101 Vind'] });
    const page = await openScreen(screen);
    await openPage(page, club, `/clubs/exempel-ss/sailings/${sailing}/competitors`);
    const dialog = page.getByRole('dialog', { name: 'Lägg till deltagare' });
    const open = page.getByRole('button', { name: 'Lägg till deltagare' }).first();
    const without = (boat: string) => page.getByRole('button', { name: `Rorsman saknas, fyll i för ${boat}` });

    await test.step('the number is written where the form opens, and one tap adds the boat', async () => {
      const taps = await tapsOf(page, async () => {
        await open.click();
        await expect(dialog.getByRole('textbox', { name: 'Segelnummer' })).toBeFocused();
        await page.keyboard.type('61');
        await dialog.getByRole('button', { name: 'Lägg till', exact: true }).click();
        await expect(dialog).toBeHidden();
        await expect(without('61')).toBeVisible();
      });
      expect(taps).toBe(2);
    });

    await test.step('Enter adds and goes on, with what is known of a number', async () => {
      const taps = await tapsOf(page, async () => {
        await open.click();
        for (const [number, said] of [
          ['62', '62 är tillagd'],
          ['64', 'SWE 64 Vindil är tillagd'],
        ] as const) {
          await expect(dialog.getByRole('textbox', { name: 'Segelnummer' })).toBeFocused();
          await page.keyboard.type(number);
          if (number === '64') await expect(dialog.getByText('SWE 64 Vindil · Anna Ek · SRS 0,838')).toBeInViewport();
          await page.keyboard.press('Enter');
          await expect(dialog.getByRole('status')).toHaveText(said);
        }
        await page.keyboard.type('61');
        await page.keyboard.press('Enter');
        await expect(dialog.getByText('61 är redan anmäld.')).toBeVisible();
      });
      expect(taps).toBe(1);
      await dialog.getByRole('button', { name: 'Avbryt' }).click();
    });

    await test.step('one tap on what is missing opens the field for it', async () => {
      await without('62').click();
      const edit = page.getByRole('dialog', { name: 'Redigera deltagare' });
      await expect(edit.getByRole('textbox', { name: 'Rorsman' })).toBeFocused();
      await page.keyboard.type('Bo Ek');
      await page.keyboard.press('Enter');
      await expect(edit).toBeHidden();
      await expect(without('62')).toBeHidden();
      await expect(without('61')).toBeVisible();
      const { height = 0 } = (await without('61').boundingBox()) ?? {};
      if (screen === PHONE) expect(height).toBeGreaterThanOrEqual(44);
    });
  });

for (const [where, screen, number] of [
  ['at a desk', {}, 'SWE 57'],
  ['on a phone', PHONE, 'SWE 58'],
] as const)
  test(
    `late boats are added one after the other ${where}, and no toast lies over the next form`,
    CI_ONLY,
    async ({ club, openScreen }) => {
      const sailing = await makeSailing(club, { groups: ['Röd'], boats: ['SWE 101 Vind'] });
      const page = await openScreen(screen);
      await openPage(page, club, `/clubs/exempel-ss/sailings/${sailing}/competitors`);
      const open = page.getByRole('button', { name: 'Lägg till deltagare' }).first();
      const dialog = page.getByRole('dialog', { name: 'Lägg till deltagare' });
      const sailNumber = dialog.getByRole('textbox', { name: 'Segelnummer' });

      await test.step('the form stays for the next boat', async () => {
        await open.click();
        await sailNumber.fill('SWE 55');
        await dialog.getByRole('textbox', { name: 'Rorsman' }).fill('Anna Ek');
        await dialog.getByRole('button', { name: 'Lägg till och fortsätt' }).click();
        await expect(dialog.getByRole('status')).toHaveText('SWE 55 är tillagd');
        await expect(dialog.getByRole('status')).toBeInViewport();
        await expect(sailNumber).toBeFocused();
        await expect(sailNumber).toHaveValue('');
        await sailNumber.fill(number);
        await dialog.getByRole('textbox', { name: 'Båtnamn' }).fill(LONG);
        await dialog.getByRole('textbox', { name: 'Rorsman' }).fill('Bo Ek');
        await dialog.getByRole('button', { name: 'Lägg till', exact: true }).click();
        await expect(dialog).toBeHidden();
      });

      await test.step('what was said of it leaves the buttons free', async () => {
        const toast = page.getByRole('status').filter({ hasText: `${number} ${LONG} lades till.` });
        await expect(toast).toBeVisible();
        await open.click();
        await expect(sailNumber).toBeFocused();
        for (const name of ['Avbryt', 'Lägg till och fortsätt', 'Lägg till'])
          await expectApart(toast, dialog.getByRole('button', { name, exact: true }));
        await expectApart(toast, sailNumber);
      });
    },
  );

const MANY = 25;

test('a list of 25 boats is in an empty sailing within two taps', CI_ONLY, async ({ club, openScreen }) => {
  const sailing = await makeSailing(club, { groups: [], boats: [] });
  const page = await openScreen();
  await openPage(page, club, `/clubs/exempel-ss/sailings/${sailing}/competitors`);
  const rows = Array.from(
    { length: MANY },
    (_, index) => `SWE ${index + 1}\tVind ${index + 1}\tBo Ek ${index + 1}\t0,9${10 + index}`,
  );
  const began = Date.now();
  const taps = await tapsOf(page, async () => {
    await page.getByRole('button', { name: 'Klistra in lista' }).first().click();
    await page.getByRole('textbox', { name: 'Lista' }).fill(['Segelnr\tBåt\tRorsman\tSRS', ...rows].join('\n'));
    await page.getByRole('button', { name: `Lägg till ${MANY} båtar` }).click();
    await expect(page.getByRole('button', { name: `Flytta SWE ${MANY} Vind ${MANY}` })).toBeVisible();
  });
  expect(taps).toBe(2);
  console.log(`      ${MANY} boats into an empty sailing: ${taps} taps, ${((Date.now() - began) / 1000).toFixed(1)} s`);
});
