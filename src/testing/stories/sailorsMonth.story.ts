import { expect, type Page } from '@playwright/test';
import { competitorPaths } from '../../shared/contract/competitors';
import { sailingPaths, type Sailing } from '../../shared/contract/sailings';
import { startGroupPaths, type StartGroup } from '../../shared/contract/startGroups';
import { addDays } from '../../shared/domain/calendar';
import { localDateOf, localTimeOf } from '../../shared/domain/time';
import { CI_ONLY } from './faults';
import { register } from './sailor';
import { PHONE } from './screens';
import { sailingPage } from './season';
import type { StoryClub } from './storyClub';
import { test } from './storyTest';

const HOUR_MS = 60 * 60 * 1000;
const OWN = 'SWE 312 Vindil';

/** An evening that starts in an hour, with a group for slow boats and one for fast ones, and a boat in the first. */
async function anEvening({ call, slug }: StoryClub, name: string, daysAhead: number): Promise<number> {
  const { id: club } = await call<{ id: number }>('GET', `/api/clubs/${slug}/`);
  const start = Date.now() + HOUR_MS;
  const start_time = localTimeOf(start);
  const when = { start_date: addDays(localDateOf(start), daysAhead), start_time, start_type: 'groups' };
  const { id: sailing } = await call<Sailing>('POST', sailingPaths.list, { club, name, ...when });
  const limits = [
    { name: 'Röd', max_rating: '0.899' },
    { name: 'Blå', min_rating: '0.900' },
  ];
  const groups: StartGroup[] = [];
  for (const [order, group] of limits.entries()) {
    groups.push(await call<StartGroup>('POST', startGroupPaths.list, { sailing, order, start_time, ...group }));
  }
  await call('POST', competitorPaths.list, {
    sailing,
    sail_number: 'SWE 101',
    boat_name: 'Vind',
    skipper_name: 'Rorsman på Vind',
    base_rating: '0.850',
    rating: '0.850',
    start_group: groups[0]?.id,
  });
  return sailing;
}

async function enter(phone: Page, sailing: string): Promise<void> {
  await phone.getByRole('button', { name: `Anmäl dig till ${sailing}` }).tap();
  const dialog = phone.getByRole('dialog', { name: /^Anmälan/ });
  await dialog.getByRole('textbox', { name: 'Segelnummer' }).fill('SWE 312');
  await dialog.getByRole('combobox', { name: 'Båttyp' }).fill('albin v');
  await phone.getByRole('option', { name: 'Albin Vega' }).tap();
  await dialog.getByRole('textbox', { name: 'Rorsman' }).fill('Sara Seglare');
  await dialog.getByRole('button', { name: 'Fler uppgifter' }).tap();
  await dialog.getByRole('textbox', { name: 'Båtnamn' }).fill('Vindil');
  await dialog.getByRole('button', { name: 'Skicka anmälan' }).tap();
  await expect(dialog.getByRole('heading', { name: /^Du är anmäld\. Start \d\d\.\d\d, Röd$/ })).toBeVisible();
  await dialog.getByRole('button', { name: 'Klar' }).tap();
}

/** The club writes how long each boat sailed, ends the evening and verifies it. */
async function raceIsOver({ call }: StoryClub, sailing: number): Promise<void> {
  const { competitors } = await call<Sailing>('GET', sailingPaths.one(sailing));
  await call('PATCH', sailingPaths.one(sailing), { status: 'ongoing' });
  for (const { id, sail_number } of competitors) {
    const elapsed_time = sail_number === 'SWE 312' ? '01:00:00' : '01:10:00';
    await call('PATCH', competitorPaths.elapsedTime(id), { elapsed_time });
  }
  await call('PATCH', sailingPaths.one(sailing), { status: 'finished', anyway: true });
  await call('PATCH', sailingPaths.one(sailing), { verified_result: true });
}

test(
  'the first month of a sailor: an account, an evening, its result, the next one, and the season',
  CI_ONLY,
  async ({ club, openScreen }) => {
    const first = await anEvening(club, 'Onsdag 1', 0);
    const phone = await openScreen(PHONE);

    await test.step('makes an account and enters', async () => {
      await register(phone, club);
      await enter(phone, 'Onsdag 1');
    });

    await test.step('reads which group it is, and how long is left to its start', async () => {
      await phone.goto(sailingPage(club, first, 'info'));
      await expect(phone.getByRole('region', { name: 'Din anmälan' }).getByText('Röd')).toBeVisible();
      await phone.goto('/sailors');
      const tonight = phone.getByRole('region', { name: OWN });
      await expect(tonight.getByRole('timer', { name: 'Tid till start' })).toHaveText(/^(59|60|1:00):?\d*/);
    });

    await test.step('finds the own evening first in the result', async () => {
      await raceIsOver(club, first);
      await phone.goto(sailingPage(club, first, 'result'));
      const evening = phone.getByRole('region', { name: /^Din kväll, / });
      await expect(evening).toContainText('av 2');
    });

    await test.step('enters the next evening as last time', async () => {
      const next = await anEvening(club, 'Onsdag 2', 7);
      await phone.goto(sailingPage(club, next, 'info'));
      await phone.getByRole('button', { name: 'Anmäl som förra gången' }).tap();
      await expect(phone.getByText(`Du är anmäld med ${OWN}.`)).toBeVisible();
    });

    await test.step('sees the season, and the history of the boat', async () => {
      await phone.goto('/sailors');
      await phone.getByRole('link', { name: 'Säsonger' }).tap();
      const season = phone.getByRole('region', { name: /^Säsongen \d{4}$/ });
      await expect(season).toContainText('1 av 2');
      await season.getByRole('link', { name: OWN }).tap();
      await expect(phone.getByRole('heading', { level: 1, name: OWN })).toBeVisible();
    });
  },
);
