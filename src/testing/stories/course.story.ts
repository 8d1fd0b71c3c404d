import { expect, type Page } from '@playwright/test';
import { aPicture } from '../images';
import { CI_ONLY } from './faults';
import { chooseFile, expectDrawn, type ChosenFile } from './files';
import { openPage } from './login';
import { makeSailor } from './sailor';
import { PHONE } from './screens';
import { sailingPage } from './season';
import { makeSailing } from './storyClub';
import { test } from './storyTest';

const MAP = [640, 400] as const;
const MARKS = [
  { name: 'Startlinjen', lat: '59,5650', lon: '16,6000', leave: 'Gate eller linje' },
  { name: 'Kryssmärket', lat: '59 34,900', lon: '16 36,000', leave: 'Babord' },
];

interface NewCourse {
  name: string;
  map: ChosenFile;
  marks: typeof MARKS;
}

/** Makes a course in the dialog that is open. */
async function makeCourse(page: Page, { name, map, marks }: NewCourse): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Skapa bana' });
  await dialog.getByRole('textbox', { name: 'Namn' }).fill(name);
  await chooseFile(page, dialog.getByRole('button', { name: 'Välj fil' }), map);
  await expect(dialog.getByText(`${map.name} sparas med banan.`)).toBeVisible();
  for (const [index, mark] of marks.entries()) {
    await dialog.getByRole('button', { name: 'Lägg till märke' }).click();
    const fields = dialog.getByRole('group', { name: `Märke ${index + 1}` });
    await fields.getByRole('textbox', { name: 'Märkets namn' }).fill(mark.name);
    await fields.getByRole('textbox', { name: 'Latitud' }).fill(mark.lat);
    await fields.getByRole('textbox', { name: 'Longitud' }).fill(mark.lon);
    await fields.getByRole('combobox', { name: 'Lämnas om' }).selectOption(mark.leave);
  }
  await dialog.getByRole('button', { name: 'Skapa' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('link', { name })).toBeVisible();
}

/** Says on the page of the sailing which course is sailed. */
async function setCourse(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Ändra', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Ändra segling' });
  await dialog.getByRole('combobox', { name: 'Bana' }).selectOption(name);
  await dialog.getByRole('button', { name: 'Spara' }).click();
  await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
}

test(
  'a club makes courses with marks and maps, and a sailor finds the one of the sailing',
  CI_ONLY,
  async ({ app, club, openScreen }) => {
    const sailing = await makeSailing(club, { groups: [], boats: [] });
    const sailor = await makeSailor(app, club);
    const office = await openScreen();
    const phone = await openScreen(PHONE);

    await test.step('the club makes one with an image, and one with a PDF', async () => {
      await openPage(office, club, '/clubs/exempel-ss/courses');
      // Any page will do for what is on the paper.
      const paper = await office.pdf();
      const picture = await aPicture({ width: MAP[0], height: MAP[1] });
      await office.getByRole('button', { name: 'Skapa bana' }).click();
      const image = { name: 'lillön.png', mimeType: 'image/png', buffer: picture.bytes };
      await makeCourse(office, { name: 'Lillön runt', map: image, marks: MARKS });
      await office.getByRole('button', { name: 'Skapa bana' }).click();
      await makeCourse(office, {
        name: 'Storön runt',
        map: { name: 'storön.pdf', mimeType: 'application/pdf', buffer: paper },
        marks: [],
      });
    });

    await test.step('and says which one is sailed', async () => {
      await office.goto(sailingPage(club, sailing, 'info'));
      await setCourse(office, 'Lillön runt');
    });

    await test.step('the sailor finds it from the sailing, with map and marks', async () => {
      await openPage(phone, sailor, sailingPage(club, sailing, 'info'));
      await phone.getByRole('link', { name: 'Lillön runt' }).tap();
      await expect(phone.getByRole('heading', { level: 1, name: 'Lillön runt' })).toBeFocused();
      await expectDrawn(phone.getByRole('img', { name: 'Karta över Lillön runt' }), MAP);
      await expect(phone.getByRole('img', { name: /^Skiss av Lillön runt/ })).toBeVisible();
      await expect(phone.getByRole('row', { name: /Kryssmärket/ })).toContainText('Babord');
      await phone.goBack();
    });

    await test.step('another course is chosen, and comes to the phone by itself, with a PDF to open', async () => {
      await setCourse(office, 'Storön runt');
      await phone.getByRole('link', { name: 'Storön runt' }).tap();
      const map = phone.getByRole('link', { name: 'Öppna kartan i en egen flik' });
      await expect(map).toBeVisible();
      await expect(phone.getByRole('img', { name: 'Karta över Storön runt' })).toBeHidden();
      const opened = await phone.request.get((await map.getAttribute('href')) ?? '');
      expect(opened.headers()['content-type']).toBe('application/pdf');
      expect((await opened.body()).subarray(0, 5).toString()).toBe('%PDF-');
    });
  },
);
