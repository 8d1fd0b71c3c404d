import { expect, type Page } from '@playwright/test';
import { authPaths } from '../../shared/contract/auth';
import type { ServedApp } from '../servedApp';
import { callsOver, type Call } from '../servedCalls';
import type { StoryClub } from './storyClub';

export interface StorySailor {
  /** Their number as a sailor. */
  id: number;
  email: string;
  password: string;
  call: Call;
}

/** A sailor who has registered in the club. */
export async function makeSailor(
  { url }: ServedApp,
  { call: asClub, slug }: StoryClub,
  email = 'sara@exempel.se',
): Promise<StorySailor> {
  const { id: club } = await asClub<{ id: number }>('GET', `/api/clubs/${slug}/`);
  const account = { email, password: 'Lovart-om-laemaerket' };
  const headers = { 'Content-Type': 'application/json' };
  const reply = await fetch(`${url}${authPaths.users}`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ ...account, club }),
  });
  if (!reply.ok) throw new Error(`Registration answered ${reply.status}: ${await reply.text()}`);
  const { call } = await callsOver(url, account);
  const { sailor } = await call<{ sailor: { id: number } }>('GET', authPaths.me);
  return { ...account, id: sailor.id, call };
}

/** Somebody who comes to the start page without an account. */
export const NEWCOMER = { email: 'sara@exempel.se', password: 'Lovart-om-laemaerket' };

const CREATED = 'Ditt konto har skapats. Du kan nu logga in.';

/** Makes an account by the start page, which lets one in. */
export async function register(page: Page, { name, slug }: StoryClub): Promise<void> {
  await page.goto('/');
  await page.getByRole('main').getByRole('button', { name: 'Skapa konto' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'E-post' }).fill(NEWCOMER.email);
  await dialog.getByLabel('Lösenord', { exact: true }).fill(NEWCOMER.password);
  await dialog.getByRole('combobox', { name: /klubb/i }).selectOption({ label: name });
  await dialog.getByRole('checkbox').check();
  // The app goes on at once, between two looks of a locator: each frame is looked at.
  const says = page.waitForFunction((text) => document.body.innerText.includes(text), CREATED, { polling: 'raf' });
  await dialog.getByRole('button', { name: 'Skapa konto' }).click();
  await says;
  await expect(page).toHaveURL(`/clubs/${slug}/sailings`);
}
