import { expect } from '@playwright/test';
import { aPicture } from '../images';
import { CI_ONLY } from './faults';
import { chooseFile, expectDrawn } from './files';
import { openPage } from './login';
import { makeSailor } from './sailor';
import { PHONE } from './screens';
import { test } from './storyTest';

const LOGO = [120, 80] as const;

test('a club writes its profile with a logo, and a sailor sees it', CI_ONLY, async ({ app, club, openScreen }) => {
  const sailor = await makeSailor(app, club);
  const office = await openScreen();
  const phone = await openScreen(PHONE);
  await openPage(phone, sailor, '/clubs/exempel-ss/profile');
  await expect(phone.getByText('Klubben har inte skrivit något om sig än.')).toBeVisible();

  await openPage(office, club, '/clubs/exempel-ss/profile');
  const about = office.getByRole('textbox', { name: 'Om klubben' });
  const group = office.getByRole('group', { name: 'Logga' });
  const logo = group.getByRole('img', { name: 'Klubbens logga' });
  const saveButton = office.getByRole('button', { name: 'Spara profilen' });

  await test.step('a file of another kind is refused under its field, before it is sent', async () => {
    await about.fill('Vi seglar på torsdagar.');
    await chooseFile(office, group.getByRole('button', { name: 'Välj bild' }), {
      name: 'stadgar.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.7'),
    });
    await expect(group.getByRole('alert')).toHaveText('Bilden ska vara PNG, JPEG eller WebP. Välj en annan fil.');
    await expect(logo).toBeHidden();
  });

  await test.step('so is one that only says that it is an image, by the server, and nothing is lost', async () => {
    await chooseFile(office, group.getByRole('button', { name: 'Välj bild' }), {
      name: 'logga.png',
      mimeType: 'image/png',
      buffer: Buffer.from('inte en bild'),
    });
    await saveButton.click();
    await expect(group.getByRole('alert')).toHaveText(
      'Ladda upp en giltig bild. Filen du laddade upp var antingen inte en bild eller en skadad bild.',
    );
    await expect(about).toHaveValue('Vi seglar på torsdagar.');
  });

  await test.step('an image is seen before it is saved, and after', async () => {
    const { name, bytes } = await aPicture({ name: 'logga.png', width: LOGO[0], height: LOGO[1] });
    await chooseFile(office, group.getByRole('button', { name: 'Byt bild' }), {
      name,
      mimeType: 'image/png',
      buffer: bytes,
    });
    await expect(group.getByText('logga.png sparas när du sparar sidan.')).toBeVisible();
    await expectDrawn(logo, LOGO);
    await saveButton.click();
    await expect(office.getByText('Profilen sparades.')).toBeVisible();
    await office.reload();
    await expectDrawn(logo, LOGO);
    await expect(about).toHaveValue('Vi seglar på torsdagar.');
  });

  await test.step('the sailor sees both', async () => {
    await phone.reload();
    await expect(phone.getByRole('heading', { level: 1, name: 'Om Exempel Segelsällskap' })).toBeVisible();
    await expect(phone.getByText('Vi seglar på torsdagar.')).toBeVisible();
    await expectDrawn(phone.getByRole('img', { name: 'Klubbens logga' }), LOGO);
  });
});
