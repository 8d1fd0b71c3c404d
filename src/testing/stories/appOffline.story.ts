import { expect, type Page } from '@playwright/test';
import { loseNetwork } from './failures';
import { CI_ONLY } from './faults';
import { logIn } from './login';
import { isInstalled, isKept } from './offline';
import { boardPath, makeSailing, type StoryClub } from './storyClub';
import { test } from './storyTest';

const BOATS = ['SWE 101 Vind', 'SWE 102 Våg', 'SWE 103 Skum'];

interface Visited {
  path: string;
  /** The read that it shows. */
  read: string;
  /** What is to be read there. */
  sign: (page: Page) => Promise<void>;
}

const heading = (name: string) => async (page: Page) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
const boats = async (page: Page) => {
  for (const boat of BOATS) await expect(page.getByText(boat.slice(0, 7)).first()).toBeVisible();
};

async function aSerie({ call }: StoryClub, club: number): Promise<number> {
  const { id } = await call<{ id: number }>('POST', '/api/series/', { club, name: 'Onsdagsserien' });
  return id;
}

const AGE = /^Offline, uppgifter från \d\d\.\d\d$/;

test.use({ withDemo: false, serviceWorkers: 'allow' });

test('without a network the app opens at every page that was visited, with its age, and is fresh again when the network is back', async ({
  club,
  openScreen,
}) => {
  const sailing = await makeSailing(club, { groups: ['SRS 1'], boats: BOATS });
  const { id } = await club.call<{ id: number }>('GET', `/api/clubs/${club.slug}/`);
  const serie = await aSerie(club, id);
  const home = `/clubs/${club.slug}`;
  const visited: Visited[] = [
    { path: `${home}/sailings`, read: `/api/sailings/?club=${id}`, sign: heading('Seglingar') },
    { path: boardPath(club, sailing), read: `/api/sailings/${sailing}/`, sign: boats },
    { path: `${home}/sailings/${sailing}/finish`, read: `/api/sailings/${sailing}/`, sign: boats },
    { path: `${home}/series`, read: `/api/series/?club=${id}`, sign: heading('Serier') },
    { path: `${home}/series/${serie}/result`, read: `/api/series/${serie}/`, sign: heading('Onsdagsserien') },
  ];

  const page = await openScreen();
  await page.goto(home);
  await page.getByRole('main').getByRole('button', { name: 'Logga in' }).click();
  await logIn(page, club);
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  await isInstalled(page);
  for (const { path, read, sign } of visited) {
    await page.goto(path);
    await sign(page);
    await expect(page.getByText('Live', { exact: true })).toBeVisible();
    await isKept(page, read);
  }
  // What came after the page was read is part of what was seen last.
  await page.goto(boardPath(club, sailing));
  await boats(page);
  await club.call('POST', '/api/competitors/', { sailing, sail_number: 'SWE 104', skipper_name: 'Sist på plats' });
  await expect(page.getByText('SWE 104').first()).toBeVisible();

  const giveBack = await loseNetwork(page);
  await expect(page.getByText(/^Offline/)).toBeVisible({ timeout: 20_000 });
  for (const { path, sign } of visited) {
    await page.goto(path);
    await sign(page);
    await expect(page.getByText(AGE)).toBeVisible();
  }
  await page.goto(boardPath(club, sailing));
  await expect(page.getByText('SWE 104').first()).toBeVisible();

  await page.goto(`${home}/courses`);
  await expect(page.getByText('Inte hämtat på den här enheten')).toBeVisible();

  await page.goto(boardPath(club, sailing));
  await boats(page);
  await club.call('POST', '/api/competitors/', { sailing, sail_number: 'SWE 105', skipper_name: 'Kom under tiden' });
  await giveBack();
  await expect(page.getByText('Live', { exact: true })).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText('SWE 105').first()).toBeVisible();
});

test(
  'a logout leaves nothing to read for the next one, with or without a network',
  CI_ONLY,
  async ({ club, openScreen }) => {
    const page = await openScreen();
    await page.goto(`/clubs/${club.slug}/sailings`);
    await page.getByRole('main').getByRole('button', { name: 'Logga in' }).click();
    await logIn(page, club);
    await expect(page.getByText('Live', { exact: true })).toBeVisible();
    await isInstalled(page);
    // A photo that was seen.
    await page.evaluate(async () => (await caches.open('styrbord-media')).put('/media/photo', new Response('photo')));
    await page.goto('/logout');
    await expect(page.getByRole('dialog', { name: 'Logga in' })).toBeVisible();
    const kept = () =>
      page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            const opening = indexedDB.open('styrbord');
            opening.onsuccess = () => {
              const counting = opening.result.transaction('answers').objectStore('answers').count();
              counting.onsuccess = () => {
                opening.result.close();
                resolve(counting.result);
              };
            };
          }),
      );
    await expect.poll(kept).toBe(0);
    await expect.poll(() => page.evaluate(() => caches.has('styrbord-media'))).toBe(false);
    await loseNetwork(page);
    await page.goto(`/clubs/${club.slug}/sailings`);
    await expect(page.getByRole('heading', { level: 1, name: 'Seglingar' })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Logga in' }).first()).toBeVisible();
  },
);
