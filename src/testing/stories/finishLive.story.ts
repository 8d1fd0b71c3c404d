import { expect, type Page } from '@playwright/test';
import { competitorPaths } from '../../shared/contract/competitors';
import { finishObservationPaths, type ObservationsList } from '../../shared/contract/finishObservations';
import { sailingPaths, type Sailing } from '../../shared/contract/sailings';
import { localDateOf, localTimeOf } from '../../shared/domain/time';
import { CI_ONLY } from './faults';
import { openPage } from './login';
import { PHONE } from './screens';
import { sailingPage } from './season';
import type { StoryClub } from './storyClub';
import { test } from './storyTest';
import { tapsOf } from './taps';

const HOUR_MS = 60 * 60 * 1000;
const BOATS = 24;
/** As many as one person has at the line at once. */
const MANY = 40;
/** After these boats the tab is killed: a tap is drawn at once, and on the disk some milliseconds later. */
const KILLED_AFTER = [10, 20, 30];

/** A race that began an hour ago. */
async function aRaceUnderWay({ call, slug }: StoryClub, boats = BOATS): Promise<number> {
  const { id: club } = await call<{ id: number }>('GET', `/api/clubs/${slug}/`);
  const start = Date.now() - HOUR_MS;
  const when = { start_date: localDateOf(start), start_time: localTimeOf(start) };
  const race = { club, name: 'Onsdagscupen 7', start_type: 'common', ...when };
  const { id: sailing } = await call<Sailing>('POST', sailingPaths.list, race);
  for (let boat = 1; boat <= boats; boat += 1) {
    const names = { sail_number: `SWE ${100 + boat}`, boat_name: `Vind ${boat}`, skipper_name: 'Bo Ek' };
    await call('POST', competitorPaths.list, { sailing, ...names, rating: (1 - boat / 100).toFixed(3) });
  }
  await call('PATCH', sailingPaths.one(sailing), { status: 'ongoing' });
  return sailing;
}

const goButton = (page: Page) => page.getByRole('button', { name: 'Målgång', exact: true });
const tileOf = (page: Page, boat: string | RegExp) =>
  page.getByRole('list', { name: 'Båtar' }).getByRole('button', { name: boat });

const lastOf = (page: Page) => page.getByRole('list', { name: 'De tre senaste' }).getByRole('listitem').first();

interface OnDisk {
  change: { to?: { competitor: number } | null };
}

/** The own changes that the phone has written to its disk. */
const changesOnDisk = (): Promise<OnDisk[]> =>
  new Promise((resolve, reject) => {
    const opening = indexedDB.open('styrbord');
    opening.onerror = () => reject(new Error('The database could not be opened.'));
    opening.onsuccess = () => {
      const reading = opening.result.transaction('changes').objectStore('changes').getAll() as IDBRequest<OnDisk[]>;
      reading.onsuccess = () => resolve(reading.result);
      opening.result.close();
    };
  });

/** How many boats are finished on the phone's disk or at the server: a change is there before it leaves the disk. */
async function boatsKept(page: Page, club: StoryClub, sailing: number): Promise<number> {
  const waiting = (await page.evaluate(changesOnDisk)).map(({ change }) => change.to?.competitor);
  const { observations } = await club.call<ObservationsList>('GET', finishObservationPaths.list(sailing));
  const boats = [...waiting, ...observations.map(({ competitor }) => competitor)];
  return new Set(boats.filter((boat) => boat !== undefined && boat !== null)).size;
}

/** What cannot be reached by a thumb, or only by scrolling sideways. */
async function layoutOf(page: Page) {
  const [go, tile] = [await goButton(page).boundingBox(), await tileOf(page, 'SWE 101').boundingBox()];
  const width = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  const below = (page.viewportSize()?.height ?? 0) - ((go?.y ?? 0) + (go?.height ?? 0));
  return { sideways: width, goHeight: go?.height ?? 0, below, tileTop: tile?.y, tileLeft: tile?.x };
}

for (const viewport of [
  { width: 390, height: 844 },
  { width: 320, height: 568 },
]) {
  test(
    `boats are finished by a press each for time and boat, and a wrong boat is put right, on a screen of ${viewport.width} × ${viewport.height}`,
    viewport.width === 320 ? CI_ONLY : {},
    async ({ club, openScreen }) => {
      const sailing = await aRaceUnderWay(club);
      const page = await openScreen({ ...PHONE, viewport });
      await openPage(page, club, sailingPage(club, sailing, 'finish'));
      await page.getByRole('link', { name: 'Målgångsläge' }).tap();
      await expect(goButton(page)).toBeVisible();
      const before = await layoutOf(page);
      expect(before).toMatchObject({ sideways: 0 });
      expect(before.goHeight).toBeGreaterThanOrEqual(96);
      expect(before.below).toBeGreaterThanOrEqual(0);

      const stamps = await tapsOf(page, async () => {
        for (let press = 0; press < 6; press += 1) await goButton(page).tap();
        await expect(page.getByText('6 tider utan båt')).toBeVisible();
      });
      expect(stamps).toBe(6);
      const boats = await tapsOf(page, async () => {
        await tileOf(page, 'SWE 102').tap();
        await tileOf(page, 'SWE 101').tap();
        await expect(page.getByText('4 tider utan båt')).toBeVisible();
      });
      expect(boats).toBe(2);
      await expect(tileOf(page, /^SWE 101 Vind 1, i mål /)).toBeVisible();
      expect(await layoutOf(page)).toMatchObject({ sideways: 0, tileTop: before.tileTop, tileLeft: before.tileLeft });

      const [time] = (await lastOf(page).innerText()).split('\n');
      const corrections = await tapsOf(page, async () => {
        await page.getByRole('button', { name: 'Det var en annan båt än SWE 101 Vind 1' }).tap();
        await page.getByRole('dialog', { name: 'Det var en annan båt' }).getByRole('button', { name: 'SWE 103' }).tap();
        await expect(tileOf(page, `SWE 103 Vind 3, i mål ${time}`)).toBeVisible();
      });
      expect(corrections).toBe(2);
      await expect(tileOf(page, 'Mål för SWE 101 Vind 1')).toBeVisible();
      await expect(page.getByText('4 tider utan båt')).toBeVisible();
    },
  );
}

test(
  'forty boats by one finger as fast as it goes are seen by the other phone, and a killed tab loses none',
  CI_ONLY,
  async ({ club, openScreen }, { annotations }) => {
    test.setTimeout(300_000);
    const sailing = await aRaceUnderWay(club, MANY);
    const other = await openScreen(PHONE);
    let page = await openScreen(PHONE);
    for (const one of [other, page]) await openPage(one, club, sailingPage(club, sailing, 'finish/live'));
    await expect(goButton(other)).toBeVisible();

    const began = Date.now();
    let [shown, spent] = [0, 0];
    for (let boat = 1; boat <= MANY; boat += 1) {
      const tapped = Date.now();
      await goButton(page).tap();
      if (boat % 10 === 1) {
        await expect(other.getByText('1 tid utan båt')).toBeVisible();
        shown = Math.max(shown, Date.now() - tapped);
      }
      await tileOf(page, `Mål för SWE ${100 + boat} Vind ${boat}`).tap();
      if (!KILLED_AFTER.includes(boat)) continue;
      await expect(tileOf(page, `SWE ${100 + boat} Vind ${boat}, i mål`)).toBeVisible();
      const stopped = Date.now();
      await expect.poll(() => boatsKept(page, club, sailing), { intervals: [20] }).toBe(boat);
      const context = page.context();
      await page.close();
      page = await context.newPage();
      await page.goto(sailingPage(club, sailing, 'finish/live'));
      await expect(page.getByText(`${boat} i mål`)).toBeVisible();
      spent += Date.now() - stopped;
    }
    const took = Date.now() - began - spent;
    const figures = `${MANY} boats in ${took} ms, on the other phone within ${shown} ms`;
    annotations.push({ type: 'figures', description: figures });
    console.log(`      robot fingers: ${figures}`);

    for (const one of [page, other]) await expect(one.getByText(`0 ute · ${MANY} i mål`)).toBeVisible();
    const { observations } = await club.call<ObservationsList>('GET', finishObservationPaths.list(sailing));
    expect(observations.map(({ competitor }) => competitor)).toHaveLength(MANY);
    expect(new Set(observations.map(({ competitor }) => competitor)).size).toBe(MANY);
    const { competitors } = await club.call<Sailing>('GET', sailingPaths.one(sailing));
    expect(competitors.filter(({ finish_time }) => finish_time !== null)).toHaveLength(MANY);
  },
);

const WRONG_MS = 76_000;

/** Sets the phone's clock this much ahead. What it says in truth of a press is noted down beside it. */
function wrongClock(ahead: number): void {
  const { now } = Date;
  const clock = { ahead, presses: [] as number[] };
  Object.assign(window, { clock });
  Date.now = () => now() + clock.ahead;
  addEventListener('pointerdown', ({ timeStamp }) => clock.presses.push(performance.timeOrigin + timeStamp), {
    capture: true,
  });
}

test(
  'a phone with a wrong clock stamps by the server’s, also when it is set again at sea',
  CI_ONLY,
  async ({ club, openScreen }, { annotations }) => {
    const sailing = await aRaceUnderWay(club, 2);
    const page = await openScreen(PHONE);
    await page.addInitScript(wrongClock, WRONG_MS);
    await openPage(page, club, sailingPage(club, sailing, 'finish/live'));
    await expect(page.getByText(/Telefonens egen klocka går 1 min 16 s före/)).toBeAttached();
    const first = await page.evaluate(() => performance.timeOrigin + performance.now());

    await goButton(page).tap();
    await page.context().setOffline(true);
    await page.evaluate(() => void ((window as unknown as { clock: { ahead: number } }).clock.ahead *= 2));
    await goButton(page).tap();
    // The clock ticks each second, and finds out that it was set.
    await page.waitForTimeout(1_500);
    await goButton(page).tap();
    await expect(page.getByRole('list', { name: 'Stämplade tider utan båt' }).getByRole('listitem')).toHaveCount(3);
    const pressed = await page.evaluate(() => (window as unknown as { clock: { presses: number[] } }).clock.presses);
    await page.context().setOffline(false);

    const seen = async () =>
      (await club.call<ObservationsList>('GET', finishObservationPaths.list(sailing))).observations.map(({ at }) =>
        Date.parse(at),
      );
    await expect.poll(seen).toHaveLength(3);
    const stamps = (await seen()).sort((one, other) => one - other);
    const presses = pressed.filter((at) => at > first);
    const wrong = Math.max(...stamps.map((at, index) => Math.abs(at - (presses[index] ?? 0))));
    annotations.push({ type: 'figures', description: `a stamp is wrong by ${wrong} ms` });
    console.log(`      a clock that is ${WRONG_MS / 1000} s wrong: stamps within ${Math.round(wrong)} ms`);
    expect(wrong).toBeLessThan(1_000);
  },
);
