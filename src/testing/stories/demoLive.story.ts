import { expect } from '@playwright/test';
import { CI_ONLY } from './faults';
import { openPage } from './login';
import { PHONE } from './screens';
import { test } from './storyTest';

test.use({ withDemo: true, withLiveRace: true });

/** What a newcomer waits for at the most. */
const MINUTE_MS = 60_000;

test('a newcomer to the demo club sees boats come in by themselves', CI_ONLY, async ({ club, openScreen }) => {
  const page = await openScreen(PHONE);
  await openPage(page, club, `/clubs/${club.slug}/sailings`);
  await page.getByRole('link', { name: 'Simulerad kväll' }).first().tap();
  await expect(page.getByText(/^Påhittad: båtarna går i mål av sig själva/)).toBeVisible();
  await page
    .getByRole('tab', { name: 'Resultat' })
    .or(page.getByRole('link', { name: 'Resultat' }))
    .first()
    .tap();
  const home = page.getByRole('row').filter({ hasText: /\d{1,2}[.:]\d{2}[.:]\d{2}/ });
  await expect(home.nth(1)).toBeVisible({ timeout: MINUTE_MS });
});
