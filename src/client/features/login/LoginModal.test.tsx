import { screen, within } from '@testing-library/react';
import { aClub, aClubAccount, TEST_PASSWORD } from '../../../testing/accounts';
import { startClientApp, type ClientApp } from '../../../testing/clientApp';
import { openApp, type OpenedApp } from '../../../testing/openApp';

let server: ClientApp;
let page: OpenedApp;

beforeEach(async () => {
  server = await startClientApp();
});

afterEach(async () => {
  page.leave();
  await server.close();
});

test('a club account that logs in comes to the sailings of its club', async () => {
  const club = await aClub(server, { name: 'Exempel Segelsällskap', slug: 'exempel-ss' });
  const { email } = await aClubAccount(server, club);
  page = openApp('/');

  await page.user.click(await screen.findByRole('button', { name: 'Skapa konto' }));
  const dialog = await screen.findByRole('dialog', { name: 'Skapa konto' });
  await page.user.click(within(dialog).getByRole('button', { name: 'Logga in här' }));
  await page.user.type(screen.getByRole('textbox', { name: 'E-post' }), email);
  await page.user.type(screen.getByLabelText('Lösenord'), TEST_PASSWORD);
  await page.user.click(within(screen.getByRole('dialog', { name: 'Logga in' })).getByRole('button', { name: 'Logga in' }));

  expect(await screen.findByRole('heading', { level: 1, name: 'Seglingar' })).toBeVisible();
  expect(screen.getByText('Exempel Segelsällskap')).toBeVisible();
});
