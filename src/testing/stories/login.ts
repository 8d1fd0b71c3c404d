import { expect, type Page } from '@playwright/test';
import { boardPath, type StoryClub } from './storyClub';

/** Fills in the login dialog that is open. */
export async function logIn(page: Page, { email, password }: Pick<StoryClub, 'email' | 'password'>): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Logga in' });
  await dialog.getByRole('textbox', { name: 'E-post' }).fill(email);
  await dialog.getByLabel('Lösenord', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Logga in', exact: true }).click();
}

/** Opens a page of the club by its address, logging in on the way. */
export async function openPage(
  page: Page,
  account: Pick<StoryClub, 'email' | 'password'>,
  path: string,
): Promise<void> {
  await page.goto(path);
  await page.getByRole('main').getByRole('button', { name: 'Logga in' }).click();
  await logIn(page, account);
  await expect(page).toHaveURL(path);
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
}

export const openBoard = (page: Page, club: StoryClub, sailing: number): Promise<void> =>
  openPage(page, club, boardPath(club, sailing));
