import { expect, type Page } from '@playwright/test';
import { competitorPaths, type Competitor } from '../../shared/contract/competitors';
import { publicationPaths } from '../../shared/contract/publications';
import { sailingPaths, type Sailing } from '../../shared/contract/sailings';
import { seriePaths, type Serie } from '../../shared/contract/series';
import { localDateOf, localTimeOf, wireDatetime } from '../../shared/domain/time';
import { CI_ONLY } from './faults';
import type { StoryClub } from './storyClub';
import { test } from './storyTest';

const MINUTE_MS = 60_000;
/** The first boat is home after so long. */
const SAILED_MIN = 50;
/** Since the start, rounded down: what 0.960 had to win is over by then, what 0.800 has is not. */
const UNDER_WAY_MIN = SAILED_MIN + 3;
const RATINGS = ['1.000', '0.800', '0.960', '0.700'];
const TELEVISION = { viewport: { width: 1920, height: 1080 } };

interface Evening {
  serie: number;
  sailing: number;
  start: number;
  boats: number[];
}

/** A race that began most of an hour ago, and that nobody has ended in the app. */
async function anEvening({ call, slug }: StoryClub): Promise<Evening> {
  const { id: club } = await call<{ id: number }>('GET', `/api/clubs/${slug}/`);
  const start = Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS - UNDER_WAY_MIN * MINUTE_MS;
  const { id: serie } = await call<Serie>('POST', seriePaths.list, { club, name: 'Onsdagscupen' });
  const { id: sailing } = await call<Sailing>('POST', sailingPaths.list, {
    ...{ club, serie, name: 'Onsdagscupen 7', start_type: 'common' },
    ...{ start_date: localDateOf(start), start_time: localTimeOf(start), status: 'ongoing' },
  });
  const boats: number[] = [];
  for (const [index, rating] of RATINGS.entries()) {
    const names = { sail_number: `SWE ${101 + index}`, boat_name: `Vind ${index + 1}`, skipper_name: 'Bo Ek' };
    boats.push((await call<Competitor>('POST', competitorPaths.list, { sailing, ...names, rating })).id);
  }
  return { serie, sailing, start, boats };
}

const heading = (page: Page) => page.getByRole('heading', { level: 2 });

/** What reaches beyond the screen, or lies below its foot. */
const beyond = (page: Page): Promise<(string | null)[]> =>
  page.evaluate(() => {
    const foot = document.querySelector('footer')?.getBoundingClientRect().top ?? 0;
    return [...document.querySelectorAll('.shown.board :is(h2, h3, li)')]
      .map((element) => ({ box: element.getBoundingClientRect(), text: element.textContent }))
      .filter(({ box }) => box.height > 0 && (box.right > innerWidth || box.left < 0 || box.bottom > foot + 1))
      .map(({ text }) => text);
  });

const smallest = (page: Page): Promise<number> =>
  page.evaluate(() =>
    Math.min(
      ...[...document.querySelectorAll('.shown.board :is(h2, h3, p, b, span), footer :is(p, a, span)')]
        .filter((element) => element.textContent !== '' && element.getBoundingClientRect().width > 0)
        .map((element) => Number.parseFloat(getComputedStyle(element).fontSize)),
    ),
  );

test(
  'the screen of the club house goes with the evening, from the start list to the standings',
  CI_ONLY,
  async ({ club, openScreen }) => {
    const { call } = club;
    const { serie, sailing, start, boats } = await anEvening(club);
    const page = await openScreen(TELEVISION);
    const finish = (boat: number, minutes: number) => {
      const finish_time = wireDatetime(start + minutes * MINUTE_MS);
      return call('POST', `/api/sailings/${sailing}/finishes/`, {
        finishes: [{ competitor: boats[boat], finish_time, anyway: true }],
      });
    };

    await page.goto(`/r/${club.slug}/skarm?sekunder=2`);
    await expect(heading(page)).toHaveText('Onsdagscupen 7');
    await expect(page.getByRole('listitem')).toHaveText([/SWE 101/, /SWE 102/, /SWE 103/, /SWE 104/]);
    expect(await beyond(page)).toEqual([]);
    expect(await smallest(page)).toBeGreaterThanOrEqual(28);

    await test.step('a boat finishes, and the others are told when they must', async () => {
      await finish(0, SAILED_MIN);
      await expect(heading(page)).toHaveText('Måste i mål senast för att vinna');
      // 0,800 has a quarter more time, 0,960 has had hers.
      await expect(page.getByRole('listitem').filter({ hasText: 'SWE 102' })).toContainText(/\d\d\.\d\d\.\d\d\s*om \d/);
      await expect(page.getByText('1 båt kan inte längre vinna')).toBeVisible();
      await expect(page.getByText('I mål, 1 av 4')).toBeVisible();
    });

    await test.step('the next ones come by themselves', async () => {
      await finish(1, SAILED_MIN + 1);
      await expect(page.getByText('I mål, 2 av 4')).toBeVisible();
      await expect(page.getByRole('listitem').filter({ hasText: 'SWE 102' })).toContainText('0:40:48');
      expect(await beyond(page)).toEqual([]);
    });

    await test.step('then the result and the standings take turns', async () => {
      await finish(2, SAILED_MIN + 2);
      await finish(3, SAILED_MIN + 3);
      await call('PATCH', sailingPaths.one(sailing), { status: 'finished', anyway: true });
      await call('POST', publicationPaths.ofSailing(sailing), { state: 'preliminary' });
      await call('POST', publicationPaths.ofSerie(serie), { state: 'preliminary' });
      await expect(page.getByText('Preliminärt, version 1')).toBeVisible();
      await expect(heading(page)).toHaveText('Onsdagscupen 7');
      await expect(page.getByRole('listitem').first()).toContainText('SWE 104');
      expect(await beyond(page)).toEqual([]);
      await expect(page.getByText('Efter 1 av 1')).toBeVisible();
      await expect(heading(page)).toHaveText('Onsdagscupen');
      expect(await beyond(page)).toEqual([]);
    });

    await test.step('without a network it says so and goes on, and comes back', async () => {
      await page.context().setOffline(true);
      await expect(page.getByText(/^Ingen kontakt sedan \d\d\.\d\d\. Visar det senaste\.$/)).toBeVisible();
      await expect(heading(page)).toHaveText('Onsdagscupen 7');
      await page.context().setOffline(false);
      await expect(page.getByText('Preliminärt, version 1')).toBeVisible();
    });
  },
);

test('the address says which views take turns', CI_ONLY, async ({ club, openScreen }) => {
  await anEvening(club);
  const page = await openScreen(TELEVISION);
  await page.goto(`/r/${club.slug}/skarm?vyer=nasta`);
  // Nothing comes next: better all than nothing.
  await expect(heading(page)).toHaveText('Onsdagscupen 7');
});

test('a page of a result that is open shows a new version by itself', CI_ONLY, async ({ club, openScreen }) => {
  const { call } = club;
  const { sailing, boats } = await anEvening(club);
  const report = (elapsed_time: string) =>
    call('POST', `/api/sailings/${sailing}/finishes/`, {
      finishes: [{ competitor: boats[0], elapsed_time, anyway: true }],
    });
  const publish = () => call('POST', publicationPaths.ofSailing(sailing), { state: 'preliminary' });
  await report('00:50:00');
  await publish();
  const page = await openScreen();
  await page.goto(`/r/${club.slug}/segling/${sailing}-onsdagscupen-7`);
  await expect(page.getByText('Preliminärt, version 1')).toBeVisible();
  await report('00:49:00');
  await publish();
  // Far sooner than the minute after which it would have asked.
  await expect(page.getByText('Preliminärt, version 2')).toBeVisible({ timeout: 40_000 });
  await expect(page.getByText('Sidan har uppdaterats.')).toBeAttached();
});
