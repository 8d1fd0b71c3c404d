import { expect, type Page } from '@playwright/test';
import { CI_ONLY } from './faults';
import { logIn } from './login';
import { linkOf, mailTo } from './mails';
import { PHONE } from './screens';
import { test } from './storyTest';

const NEW_PASSWORD = 'Halsa-mot-horisonten';

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

/** Writes a password in the dialog that a mailed link opens. */
async function choosePassword(page: Page, password: string): Promise<void> {
  const choice = dialog(page, 'Återställ lösenord');
  await choice.getByLabel('Nytt lösenord', { exact: true }).fill(password);
  await choice.getByRole('button', { name: 'Spara lösenordet' }).click();
}

test(
  'a user who has forgotten the password gets in again by a mailed link, which works once',
  CI_ONLY,
  async ({ app, club, openScreen }) => {
    const { email } = club;
    const office = await openScreen();
    const phone = await openScreen(PHONE);

    await test.step('is logged in on another screen', async () => {
      await office.goto('/login');
      await logIn(office, club);
      await expect(office).toHaveURL('/clubs/exempel-ss/sailings');
    });

    await test.step('fails to log in, and asks for a link', async () => {
      await phone.goto('/login');
      await logIn(phone, { email, password: 'fel-lösenord' });
      const alert = dialog(phone, 'Logga in').getByRole('alert');
      await expect(alert).toContainText('Inget aktivt konto hittades med de angivna användaruppgifterna');
      await alert.getByRole('button', { name: 'Återställ lösenordet' }).click();
      const request = dialog(phone, 'Återställ lösenord');
      await expect(request.getByText('Ange din e-postadress')).toBeVisible();
      await expect(request.getByRole('textbox', { name: 'E-post' })).toHaveValue(email);
      await request.getByRole('button', { name: 'Skicka återställningslänk' }).click();
      await expect(
        dialog(phone, 'Logga in').getByText(`Ett mail med återställningslänk har skickats till ${email}`),
      ).toBeVisible();
    });

    const link = linkOf(await mailTo(app, email, 'Återställ ditt lösenord'));
    await test.step('opens the link, and chooses a password', async () => {
      await phone.goto(link);
      await choosePassword(phone, 'kort');
      const field = dialog(phone, 'Återställ lösenord').getByLabel('Nytt lösenord', { exact: true });
      await expect(field).toHaveAccessibleDescription(/minst 8 tecken/);
      await choosePassword(phone, NEW_PASSWORD);
      await expect(
        dialog(phone, 'Logga in').getByText('Ditt nya lösenord är sparat. Du kan nu logga in.'),
      ).toBeVisible();
    });

    await test.step('gets in with the new password, and not with the old one', async () => {
      await logIn(phone, club);
      await expect(dialog(phone, 'Logga in').getByRole('alert')).toContainText('Inget aktivt konto hittades');
      await logIn(phone, { email, password: NEW_PASSWORD });
      await expect(phone).toHaveURL('/clubs/exempel-ss/sailings');
      await expect(phone.getByRole('heading', { name: 'Seglingar', level: 1 })).toBeVisible();
    });

    await test.step('is logged out on the other screen', async () => {
      await office.reload();
      await expect(office).toHaveURL(`${app.url}/`);
    });

    await test.step('the link is used, and leads to another one', async () => {
      await office.goto(link);
      await choosePassword(office, 'Skota-in-foreseglet');
      const used = dialog(office, 'Återställ lösenord');
      await expect(used.getByRole('alert')).toHaveText(
        'Länken går inte att använda. Den är för gammal, har redan använts eller är inte hel. Begär en ny, så kommer den med mail.',
      );
      await used.getByRole('button', { name: 'Begär en ny länk' }).click();
      await expect(used.getByText('Ange din e-postadress')).toBeVisible();
    });
  },
);
