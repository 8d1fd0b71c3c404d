import { expect } from '@playwright/test';
import { CI_ONLY } from './faults';
import { logIn } from './login';
import { boardPath, makeSailing } from './storyClub';
import { test } from './storyTest';

test('without a login every other address leads to the start page', CI_ONLY, async ({ app, openScreen }) => {
  const page = await openScreen();
  for (const path of [
    '/clubs',
    '/clubs/exempel-ss/sailings',
    '/clubs/exempel-ss/sailings/1/competitors?sida=2',
    '/finns-inte',
  ]) {
    await page.goto(path);
    await expect(page).toHaveURL(`${app.url}/`);
    await expect(
      page.getByText('Sidan du ville öppna kräver att du är inloggad. Logga in så öppnas den.'),
    ).toBeVisible();
  }
});

test('an address that is a view of the login dialog opens it there', CI_ONLY, async ({ app, openScreen }) => {
  const page = await openScreen();
  for (const [path, heading] of [
    ['/login', 'Logga in'],
    ['/reset-confirm/MQ/abc-123', 'Återställ lösenord'],
    ['/terms', 'Användarvillkor'],
    ['/privacy-policy', 'Integritetspolicy'],
  ] as const) {
    await page.goto(path);
    await expect(page).toHaveURL(`${app.url}/`);
    await expect(page.getByRole('dialog').getByRole('heading', { name: heading })).toBeVisible();
  }
});

test('the requested page opens after login, and stays open after a reload', CI_ONLY, async ({ club, openScreen }) => {
  const sailing = await makeSailing(club, { groups: ['Röd'], boats: ['SWE 101 Vind'] });
  const page = await openScreen();
  await page.goto(boardPath(club, sailing));
  await page.getByRole('main').getByRole('button', { name: 'Logga in' }).click();
  await expect(page.getByRole('dialog').getByText('Logga in så öppnas sidan du ville till.')).toBeVisible();
  await logIn(page, { ...club, password: 'fel-lösenord' });
  await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible();
  await expect(page).toHaveURL('/');

  await logIn(page, club);
  await expect(page).toHaveURL(boardPath(club, sailing));
  await expect(page.getByRole('heading', { name: 'Onsdag 3' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Utan startgrupp' }).getByText('SWE 101')).toBeVisible();

  await page.reload();
  await expect(page.getByRole('region', { name: 'Utan startgrupp' }).getByText('SWE 101')).toBeVisible();
  await expect(page).toHaveURL(boardPath(club, sailing));
});

test(
  'without a requested page, login leads to the sailings of the user’s club',
  CI_ONLY,
  async ({ club, openScreen }) => {
    const page = await openScreen();
    await page.goto('/login');
    await logIn(page, club);
    await expect(page).toHaveURL('/clubs/exempel-ss/sailings');
    await expect(page.getByRole('heading', { name: 'Seglingar', level: 1 })).toBeVisible();

    await page.goto('/clubs');
    await expect(page).toHaveURL('/clubs/exempel-ss/sailings');
  },
);

test(
  'to those who have logged in, an address that nobody knows is a page that could not be found',
  CI_ONLY,
  async ({ club, openScreen }) => {
    const page = await openScreen();
    await page.goto('/login');
    await logIn(page, club);
    await expect(page).toHaveURL('/clubs/exempel-ss/sailings');

    for (const path of [
      '/finns-inte',
      '/clubs/exempel-ss/finns-inte',
      '/clubs/annan-klubb/sailings',
      '/clubs/exempel-ss/sailings/0/info',
    ]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: 'This page could not be found' })).toBeVisible();
      await expect(page).toHaveURL(path);
    }
  },
);

test(
  'logging out leads to the login, closes the pages, and ends the session in every tab',
  CI_ONLY,
  async ({ app, club, openScreen }) => {
    const page = await openScreen();
    await page.goto('/login');
    await logIn(page, club);
    await expect(page).toHaveURL('/clubs/exempel-ss/sailings');
    const otherTab = await page.context().newPage();
    await otherTab.goto('/clubs/exempel-ss/sailings');
    await expect(otherTab.getByRole('heading', { name: 'Seglingar', level: 1 })).toBeVisible();

    await page.getByRole('button', { name: 'Meny' }).click();
    await page.getByRole('menuitem', { name: 'Logga ut' }).click();
    await expect(page).toHaveURL(`${app.url}/`);
    await expect(page.getByRole('dialog', { name: 'Logga in' })).toBeVisible();

    await page.goto('/clubs/exempel-ss/sailings');
    await expect(page).toHaveURL(`${app.url}/`);
    await otherTab.reload();
    await expect(otherTab).toHaveURL(`${app.url}/`);
  },
);
