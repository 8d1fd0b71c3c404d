import { expect, type Page } from '@playwright/test';
import type { Competitor } from '../../shared/contract/competitors';
import { competitorPaths } from '../../shared/contract/competitors';
import { eveningPaths, type NewEveningLink } from '../../shared/contract/evening';
import { finishObservationPaths, type ObservationsList } from '../../shared/contract/finishObservations';
import { sailingPaths, type Sailing } from '../../shared/contract/sailings';
import type { StartLog } from '../../shared/contract/startLog';
import { startGroupPaths, type StartGroup } from '../../shared/contract/startGroups';
import { startLogPath } from '../../shared/contract/startLog';
import { localDateOf, localTimeOf } from '../../shared/domain/time';
import { loseNetwork } from './failures';
import { CI_ONLY } from './faults';
import { openPage } from './login';
import { isInstalled } from './offline';
import { PHONE } from './screens';
import { sailingPage } from './season';
import { rowsOf } from './sheet';
import type { StoryClub } from './storyClub';
import { test } from './storyTest';
import { tapsOf } from './taps';

const SECOND_MS = 1000;
const BOATS = 40;
const GROUPS = ['E', 'F', 'G'];
/** Of the phone that is out of reach: what it sees crosses within a minute. */
const SEEN_OFFLINE = 12;
/** The last of them are seen by the other phone as well: only there it is asked which time counts. */
const SEEN_TWICE = 3;
/** AP comes down at the next whole minute that leaves time to reach for it; the first start is a minute later. */
const A_START_AHEAD = { timeout: 150_000 };

const numberOf = (boat: number): string => `SWE ${100 + boat}`;

/** Three groups that start a minute apart, by time alone, so that a story need not last an evening. */
async function anEvening({ call, slug }: StoryClub): Promise<number> {
  const { id: club } = await call<{ id: number }>('GET', `/api/clubs/${slug}/`);
  const start = Math.ceil(Date.now() / SECOND_MS + 300) * SECOND_MS;
  const { id: sailing } = await call<Sailing>('POST', sailingPaths.list, {
    ...{ club, name: 'Onsdagscupen 7', start_type: 'groups', start_sequence: 'own', start_interval: '00:01:00' },
    ...{ start_date: localDateOf(start), start_time: localTimeOf(start), recall_order: 'last' },
  });
  const groups: number[] = [];
  for (const [order, name] of GROUPS.entries()) {
    const start_time = localTimeOf(start + order * 60 * SECOND_MS);
    groups.push((await call<StartGroup>('POST', startGroupPaths.list, { sailing, name, order, start_time })).id);
  }
  for (let boat = 1; boat <= BOATS; boat += 1) {
    const entry = { sailing, sail_number: numberOf(boat), skipper_name: 'Bo Ek', start_group: groups[boat % 3] };
    await call('POST', competitorPaths.list, { ...entry, boat_name: `Vind ${boat}`, rating: '0.900' });
  }
  return sailing;
}

/** The address of a screen for those who have come by a link. */
const evening = (screen: string) => `/kvall?lage=${screen}`;
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).first().tap();
const starts = (page: Page) => page.getByRole('list', { name: 'Starter' }).getByRole('listitem');
const newStarts = (page: Page) => page.getByRole('list', { name: 'Så blir starterna' }).getByRole('listitem');
const tile = (page: Page, boat: number) =>
  page.getByRole('list', { name: 'Båtar' }).getByRole('button', { name: numberOf(boat) });

/** Gives a group the start that it would have had an hour ago, as one corrects a start that was noted wrongly. */
async function correctStart(page: Page, group: string, at: number): Promise<void> {
  await press(page, 'Mer');
  await page.getByRole('button', { name: 'Flytta och rätta' }).tap();
  const dialog = page.getByRole('dialog', { name: 'Flytta och rätta' });
  await dialog.getByRole('combobox', { name: 'Grupp' }).selectOption({ label: group });
  await dialog.getByRole('textbox', { name: 'Klockslag' }).fill(localTimeOf(at));
  await dialog.getByRole('button', { name: 'Spara' }).tap();
  await expect(dialog).toBeHidden();
}

/** Time first, then the boat. Who is out of reach does not know yet that all have started: there some do not count. */
async function finish(page: Page, boat: number): Promise<void> {
  const taps = await tapsOf(page, async () => {
    await press(page, 'Målgång');
    await tile(page, boat).tap();
    await expect(tile(page, boat)).toHaveAccessibleName(/, (i mål )?\d\d\.\d\d\.\d\d/);
  });
  expect(taps).toBe(2);
}

async function finishAll(page: Page, { from, to }: { from: number; to: number }): Promise<void> {
  for (let boat = from; boat <= to; boat += 1) await finish(page, boat);
}

/** What stands of each boat in the sheet, which has other columns on a phone. */
async function homeRows(page: Page): Promise<string[]> {
  const rows = await rowsOf(page.getByRole('table', { name: 'I mål' }));
  return rows.map((cells) => cells.join(' ').split(' ').sort().join(' ').trim());
}

/** Opens a screen of the evening as a helper who has got its link. */
async function comeByLink(page: Page, { call }: StoryClub, sailing: number, screen: string): Promise<void> {
  const { url } = await call<NewEveningLink>('POST', eveningPaths.ofSailing(sailing), { label: 'Båten' });
  await page.goto(new URL(url).pathname);
  await page.getByRole('textbox', { name: 'Ditt namn' }).fill('Bo Ek');
  await press(page, 'Gå in');
  await expect(page.getByRole('button', { name: 'Lämna kvällen' })).toBeVisible();
  await page.goto(evening(screen));
}

/** How many times the pages ask which time counts, or whether one does. */
async function questionsOn(pages: readonly Page[]): Promise<number> {
  const counts = await Promise.all(pages.map((page) => page.getByRole('button', { name: 'Stryk tiden' }).count()));
  return counts.reduce((sum, count) => sum + count, 0);
}

test.use({ serviceWorkers: 'allow' });

test(
  'an evening on two phones, one by its link, and an office screen: AP, a general recall, forty boats, and no network',
  CI_ONLY,
  async ({ club, openScreen }) => {
    test.setTimeout(480_000);
    const sailing = await anEvening(club);
    const [anna, bo, office] = [await openScreen(PHONE), await openScreen(PHONE), await openScreen()];
    await openPage(anna, club, sailingPage(club, sailing, 'start'));
    await comeByLink(bo, club, sailing, 'mal');
    await isInstalled(bo);
    await bo.goto(evening('start'));
    await openPage(office, club, sailingPage(club, sailing, 'finish'));

    await test.step('AP goes up before the start, and down with the new starts in sight', async () => {
      const taps = await tapsOf(anna, async () => {
        await press(anna, 'Uppskjut');
        await expect(anna.getByText(/^Uppskjutet/)).toBeVisible();
        await expect(bo.getByText(/^Uppskjutet/)).toBeVisible({ timeout: 5_000 });
        await expect(newStarts(anna)).toHaveCount(GROUPS.length);
        await press(anna, /^AP ned/);
        await expect(anna.getByText(/^E startar om /)).toBeVisible();
      });
      expect(taps).toBe(2);
    });

    await test.step('E starts by itself; from then on Bo is out of reach', async () => {
      await expect(anna.getByText('E har startat')).toBeVisible(A_START_AHEAD);
    });
    const giveBack = await loseNetwork(bo);

    await test.step('F is recalled when it has started, and restarts after G', async () => {
      await correctStart(anna, 'F', Date.now() - 5 * SECOND_MS);
      await expect(anna.getByText('F har startat')).toBeVisible();
      await press(anna, /^Allmän/);
      await expect(starts(anna).filter({ hasText: 'F' })).toBeHidden();
      await press(anna, 'Nu');
      await press(anna, /^Likhetstecknet ned/);
      const attempts = async () =>
        (await club.call<StartLog>('GET', startLogPath(sailing))).groups.map(({ attempt }) => attempt);
      await expect.poll(attempts).toEqual([1, 2, 1]);
      // The race is an hour old from here on.
      const hourAgo = Date.now() - 3_600 * SECOND_MS;
      for (const [index, group] of GROUPS.entries()) await correctStart(anna, group, hourAgo + index * 60 * SECOND_MS);
    });

    await test.step('forty boats finish, twelve of them before Bo, whose page is reloaded and killed', async () => {
      await anna.goto(sailingPage(club, sailing, 'finish/live'));
      await bo.goto(evening('mal'));
      const saysSaved = (boats: number) => expect(bo.getByText(new RegExp(`· ${boats} sparade här$`))).toBeVisible();
      await finishAll(bo, { from: 1, to: SEEN_OFFLINE / 2 });
      await saysSaved(SEEN_OFFLINE / 2);
      await bo.reload();
      await finishAll(bo, { from: SEEN_OFFLINE / 2 + 1, to: SEEN_OFFLINE });
      await saysSaved(SEEN_OFFLINE);
      await bo.close();
      await finishAll(anna, { from: SEEN_OFFLINE - SEEN_TWICE + 1, to: BOATS });
    });

    await test.step('with a network everything arrives once, and every screen shows the same', async () => {
      const again = await bo.context().newPage();
      await giveBack();
      await again.goto(evening('protokoll'));
      for (const page of [again, office]) await expect(page.getByText('40 i mål · 0 ute')).toBeVisible();
      const seen = async () =>
        (await club.call<ObservationsList>('GET', finishObservationPaths.list(sailing))).observations;
      await expect.poll(async () => (await seen()).length).toBe(BOATS + SEEN_TWICE);
      // A time arrives before its boat does.
      await expect.poll(async () => new Set((await seen()).map(({ competitor }) => competitor)).size).toBe(BOATS);
      const { competitors } = await club.call<Sailing>('GET', sailingPaths.one(sailing));
      const homed = competitors.filter(({ finish_time }: Competitor) => finish_time !== null);
      expect([competitors.length, homed.length]).toEqual([BOATS, BOATS]);
      await expect.poll(() => questionsOn([again, anna, office])).toBe(SEEN_TWICE);
      await expect(anna.getByText('40 i mål', { exact: true })).toBeVisible();
      await expect.poll(() => homeRows(again)).toEqual(await homeRows(office));
    });
  },
);
