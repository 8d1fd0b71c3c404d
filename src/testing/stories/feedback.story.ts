import { expect } from '@playwright/test';
import { CI_ONLY } from './faults';
import { openPage } from './login';
import { mailTo } from './mails';
import { PHONE } from './screens';
import { test } from './storyTest';

const MESSAGE = 'Klockan på startsidan står still.\nDet hände i torsdags.';
/** Nobody runs the platform here, so it is for whom mails come from. */
const TEAM = 'styrbord@localhost';

test(
  'what somebody writes to the makers arrives by mail, and can be answered',
  CI_ONLY,
  async ({ app, club, openScreen }) => {
    const page = await openScreen(PHONE);
    await openPage(page, club, '/clubs/exempel-ss/sailings');
    await page.getByRole('button', { name: 'Meny' }).tap();
    await page.getByRole('menuitem', { name: 'Feedback' }).tap();
    const dialog = page.getByRole('dialog', { name: 'Feedback' });
    const subject = dialog.getByRole('combobox', { name: 'Ämne' });
    const message = dialog.getByRole('textbox', { name: 'Meddelande' });

    await test.step('says what is missing, and goes there', async () => {
      await dialog.getByRole('button', { name: 'Skicka' }).tap();
      await expect(subject).toHaveAccessibleDescription('Det här fältet är obligatoriskt.');
      await expect(message).toHaveAccessibleDescription('Det här fältet får inte vara blankt.');
      await expect(subject).toBeFocused();
    });

    await test.step('is sent once it is whole', async () => {
      await subject.selectOption('Felrapport');
      await message.fill(MESSAGE);
      await dialog.getByRole('button', { name: 'Skicka' }).tap();
      await expect(page.getByText('Feedback skickades')).toBeVisible();
      await expect(dialog).toBeHidden();
    });

    await test.step('is read by those who make the app', async () => {
      const { text, headers } = await mailTo(app, TEAM, 'Felrapport från en användare av Styrbord');
      expect(text).toContain(MESSAGE);
      expect(headers.get('reply-to')).toBe(club.email);
    });
  },
);
