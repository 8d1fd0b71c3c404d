import { expect, type Locator } from '@playwright/test';
import { openPage } from './login';
import { PHONE } from './screens';
import { makeSailing } from './storyClub';
import { test } from './storyTest';

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

for (const [where, screen, number] of [
  ['at a desk', {}, 'SWE 57'],
  ['on a phone', PHONE, 'SWE 58'],
] as const)
  test(`late boats are added one after the other ${where}, and no toast lies over the next form`, async ({
    club,
    openScreen,
  }) => {
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
  });
