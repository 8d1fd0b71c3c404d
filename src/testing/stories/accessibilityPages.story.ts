import { expect } from '@playwright/test';
import { faultsInBothSchemes } from './faults';
import { openPage } from './login';
import { test } from './storyTest';

test.use({ withDemo: true });

const PAGES = [
  ['Om Styrbord', '/about'],
  ['Nytt i Styrbord', '/upgrade'],
  ['Ta bort dina uppgifter', '/data-deletion'],
  ['Tillgänglighet', '/tillganglighet'],
  ['Designsystem', '/design-system'],
  ['Stilguide', '/style-guide'],
  ['Dokumentation', '/clubs/exempel-ss/documentation'],
  ['Hjälp', '/clubs/exempel-ss/help'],
  ['Skapa säsong', '/clubs/exempel-ss/sailings/season'],
  ['Konto', '/clubs/exempel-ss/account'],
  ['Banor', '/clubs/exempel-ss/courses'],
] as const;

test('axe finds no fault in the courses of a club, or in the pages about the app, light and dark', async ({ club, openScreen }) => {
  // Thirteen pages and dialogs, each looked through twice.
  test.slow();
  const page = await openScreen();

  await test.step('the statement on accessibility, before login', async () => {
    await page.goto('/tillganglighet');
    await expect(page.getByRole('dialog', { name: 'Tillgänglighet' })).toBeVisible();
    expect.soft(await faultsInBothSchemes(page)).toEqual([]);
  });

  await openPage(page, club, `/clubs/${club.slug}/sailings`);
  for (const [title, path] of PAGES) {
    await test.step(title, async () => {
      // The skeletons of the catalogue breathe for ever otherwise.
      await page.emulateMedia({ reducedMotion: path === '/design-system' ? 'reduce' : 'no-preference' });
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      expect.soft(await faultsInBothSchemes(page)).toEqual([]);
    });
  }

  await test.step('a course, and its form', async () => {
    await page.getByRole('link', { name: 'Lillön runt' }).click();
    await expect(page.getByRole('img', { name: /^Skiss av Lillön runt/ })).toBeVisible();
    expect.soft(await faultsInBothSchemes(page)).toEqual([]);
    await page.getByRole('button', { name: 'Ändra' }).click();
    await expect(page.getByRole('dialog', { name: 'Ändra bana' })).toBeVisible();
    expect.soft(await faultsInBothSchemes(page)).toEqual([]);
  });
});
