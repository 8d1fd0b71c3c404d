import { expect } from '@playwright/test';
import { competitorPaths } from '../../shared/contract/competitors';
import { sailingPaths, type Sailing } from '../../shared/contract/sailings';
import { handleOf } from './board';
import { CI_ONLY, faultsInEveryScheme } from './faults';
import { logIn } from './login';
import { boardPath, makeSailing } from './storyClub';
import { test } from './storyTest';

test('axe finds no fault in any page or dialog, in every scheme', CI_ONLY, async ({ club, openScreen }) => {
  const boats = ['SWE 101 Vind', 'SWE 102 Bris', 'SWE 103 Kuling'];
  const sailing = await makeSailing(club, { groups: ['Röd', 'Gul'], boats });
  const page = await openScreen();

  await test.step('start page', async () => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await faultsInEveryScheme(page)).toEqual([]);
  });

  await test.step('login dialog', async () => {
    await page.goto('/login');
    await expect(page.getByRole('dialog', { name: 'Logga in' })).toBeVisible();
    expect(await faultsInEveryScheme(page)).toEqual([]);
  });

  await test.step('sailings', async () => {
    await logIn(page, club);
    await expect(page.getByRole('heading', { level: 1, name: 'Seglingar' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Onsdag 3' })).toBeVisible();
    expect(await faultsInEveryScheme(page)).toEqual([]);
  });

  await test.step('information about a sailing', async () => {
    await page.getByRole('link', { name: 'Onsdag 3' }).click();
    await expect(page.getByRole('heading', { name: 'Uppgifter' })).toBeVisible();
    expect(await faultsInEveryScheme(page)).toEqual([]);
  });

  await test.step('board', async () => {
    await page.goto(boardPath(club, sailing));
    await expect(handleOf(page, 'SWE 101 Vind')).toBeVisible();
    expect(await faultsInEveryScheme(page)).toEqual([]);
  });

  await test.step('result, and why', async () => {
    const { competitors } = await club.call<Sailing>('GET', sailingPaths.one(sailing));
    const finishes = competitors.map(({ id }, index) => ({
      competitor: id,
      elapsed_time: `01:0${index}:00`,
      anyway: true,
    }));
    await club.call('PATCH', sailingPaths.one(sailing), { result_method: 'elapsed' });
    await club.call('PATCH', competitorPaths.one(competitors.at(-1)?.id ?? 0), {
      boat_name: 'Havets ljusa drottning av Vinteråsen',
      skipper_name: 'Maximilian von Stockenström-Hammarskjöld',
      club_name: 'Gräskärs och Grannvikens Förenade Båtklubb',
    });
    await club.call('POST', competitorPaths.finishes(sailing), { finishes });
    await page.goto(`/clubs/${club.slug}/sailings/${sailing}/result`);
    await expect(page.getByRole('table', { name: 'Resultat, Onsdag 3' })).toBeVisible();
    // Long names are cut: the points are within the window, and nothing but the page scrolls.
    await expect(page.getByRole('columnheader', { name: 'Poäng' })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('region', { name: 'Resultat, Onsdag 3' })).toHaveCount(0);
    await page.getByRole('heading', { name: 'Från start till mål' }).scrollIntoViewIfNeeded();
    await expect(page.getByRole('img', { name: '3 båtar med start och måltid' })).toBeVisible();
    expect(await faultsInEveryScheme(page)).toEqual([]);
    await page.getByRole('button', { name: '1 guld' }).click();
    await expect(page.getByRole('dialog', { name: /placering$/ })).toBeVisible();
    expect(await faultsInEveryScheme(page)).toEqual([]);
    await page.goto(boardPath(club, sailing));
  });

  await test.step('with forced colours: the present page, a filled button and a chosen boat are seen', async () => {
    await page.emulateMedia({ forcedColors: 'active' });
    await expect(page.getByRole('link', { name: 'Deltagare', exact: true })).toHaveCSS('border-bottom', /^3px solid/);
    await expect(page.getByRole('button', { name: 'Lägg till deltagare' })).toHaveCSS('border-top-style', 'solid');
    await expect(page.getByRole('checkbox').first()).toHaveCSS('appearance', 'auto');
    await page.emulateMedia({ forcedColors: 'none' });
  });

  await test.step('dialog with a form', async () => {
    await page.getByRole('button', { name: 'Lägg till deltagare' }).click();
    await expect(page.getByRole('dialog', { name: 'Lägg till deltagare' })).toBeVisible();
    expect(await faultsInEveryScheme(page)).toEqual([]);
  });
});
