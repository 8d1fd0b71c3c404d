import { expect, type Locator, type Page } from '@playwright/test';
import { sailingPaths, type ResultLogEntry, type Sailing } from '../../shared/contract/sailings';
import { boatIn, dragByMouse, moveByKeyboard, placingAt, placingOn, UNGROUPED } from './board';
import { watchChanges } from './changeTraffic';
import { loseNetwork } from './failures';
import { everythingAsked } from './faults';
import { openPage } from './login';
import { PHONE } from './screens';
import { sailingPage } from './season';
import { startTyping, writeFinish } from './sheet';
import { boardPath, makeOfficial, makeSailing } from './storyClub';
import { test } from './storyTest';

const GROUPS = ['Röd', 'Gul'];
/** An evening of a club where CI is true. By hand few boats do the same. */
const [HOME, MOVED] = everythingAsked() ? [30, 10] : [8, 4];
const nameOf = (number: number) => `SWE ${number} Vind ${number}`;
const BOATS = Array.from({ length: HOME }, (_, index) => nameOf(101 + index));
const CONTESTED = nameOf(101 + HOME);

const twoDigits = (number: number) => String(number).padStart(2, '0');

/** All but the contested one come home, ten seconds after each other from 19.10 on. */
const FINISHES = BOATS.map((boat, index) => {
  const [minute, second] = [twoDigits(10 + Math.floor(index / 6)), twoDigits((index % 6) * 10)];
  return {
    boat,
    number: String(101 + index),
    typed: `19${minute}${second}`,
    at: `2031-06-04T19:${minute}:${second}+02:00`,
  };
});
/** Boats, and the groups that they are moved to. */
const MOVES = BOATS.slice(0, MOVED).map((boat, index) => ({ boat, group: GROUPS[index % 2] ?? '' }));
/** The finishes, the moves, and the one of the contested boat. */
const WAITING = HOME + MOVED + 1;
const inGroup = (wanted: string) => MOVES.filter(({ group }) => group === wanted).map(({ boat }) => boat);

/** Long enough for the pause that a browser makes between tries after some that failed. */
const RECONNECTED = { timeout: 40_000 };

/** Opens the list of the changes that have not come through, by the button in the bar. */
async function openChanges(page: Page, button: string): Promise<Locator> {
  await page.getByRole('button', { name: button, exact: true }).tap();
  return page.getByRole('dialog', { name: 'Ändringar på väg' });
}

const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Seglingens sidor' }).getByRole('link', { name, exact: true });

test.use({ serviceWorkers: 'allow' });

test('what an official writes without a network is kept through reloads, and arrives once and in order', async ({
  app,
  club,
  openScreen,
}) => {
  const sailing = await makeSailing(club, { groups: GROUPS, boats: [...BOATS, CONTESTED] });
  await club.call('PATCH', sailingPaths.one(sailing), { status: 'ongoing' });
  const [anna, bo] = [await openScreen(PHONE), await openScreen()];
  await openPage(bo, await makeOfficial(app, club), boardPath(club, sailing));
  const sent = watchChanges(anna);

  await test.step('Anna opens board and finish sheet while there is a network', async () => {
    await openPage(anna, club, boardPath(club, sailing));
    await expect(boatIn(anna, UNGROUPED, CONTESTED)).toBeAttached();
    await tab(anna, 'Målgång').tap();
    await expect(anna.getByText(`0 i mål · ${HOME + 1} ute`)).toBeVisible();
    await anna.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  });

  const giveBack = await loseNetwork(anna);
  await test.step('out of its reach she writes the finishes', async () => {
    await startTyping(anna);
    for (const { number, typed } of FINISHES) {
      await writeFinish(anna, number, typed);
      // The evening is years ahead: each time needs one more Enter.
      await anna.keyboard.press('Enter');
    }
    await expect(anna.getByText(`${HOME} målgångar väntar på anslutning`)).toBeVisible();
    await expect(anna.getByText(`${HOME} i mål · 1 ute`)).toBeVisible();
  });

  await test.step('and moves boats', async () => {
    await tab(anna, 'Deltagare').tap();
    for (const { boat, group } of MOVES) await moveByKeyboard(anna, boat, group, GROUPS.indexOf(group) + 1);
    await moveByKeyboard(anna, CONTESTED, 'Röd', 1);
    await expect(anna.getByText(`${MOVED + 1} flyttar väntar på anslutning`)).toBeVisible();
  });

  await test.step('she is told that all of it waits, and is kept', async () => {
    const changes = await openChanges(anna, `${WAITING} väntar`);
    await expect(changes.getByRole('status')).toHaveText(
      `${WAITING} ändringar väntar på nät. De skickas av sig själva, i den ordning du gjorde dem. Allt är sparat i den här webbläsaren. Du kan ladda om sidan eller stänga den.`,
    );
    await anna.goBack();
    await expect(changes).toBeHidden();
  });

  await test.step('the board opens again without the network, with her moves, and says how old it is', async () => {
    await anna.reload();
    await expect(anna.getByText(/^Offline, uppgifter från \d\d\.\d\d$/)).toBeVisible();
    await expect(anna.getByText(`${MOVED + 1} flyttar väntar på anslutning`)).toBeVisible();
    await expect
      .poll(() => placingOn(anna, GROUPS))
      .toMatchObject({ Röd: [...inGroup('Röd'), CONTESTED], Gul: inGroup('Gul') });
  });

  await test.step('so does the finish sheet, with her finishes', async () => {
    await tab(anna, 'Målgång').tap();
    await anna.reload();
    await expect(anna.getByText(`${HOME} målgångar väntar på anslutning`)).toBeVisible();
    await expect(anna.getByText(`${HOME} i mål · 1 ute`)).toBeVisible();
  });

  await test.step('meanwhile Bo moves one of the boats as well', async () => {
    await dragByMouse(bo, CONTESTED, 'Gul');
    await expect.poll(() => placingAt(club.call, sailing)).toMatchObject({ Gul: [CONTESTED] });
  });
  expect(sent).toEqual([]);

  await test.step('once there is a network again everything is sent once, in the order it was made', async () => {
    await giveBack();
    await expect(anna.getByText('Live', { exact: true })).toBeVisible(RECONNECTED);
    await expect(anna.getByText(/väntar på anslutning/)).toBeHidden(RECONNECTED);
    await expect.poll(() => sent.length, RECONNECTED).toBe(WAITING);
    expect(new Set(sent.map(({ key }) => key)).size).toBe(WAITING);
    expect(sent.map(({ what, status }) => `${what} ${status}`)).toEqual([
      ...FINISHES.map(() => 'finishes 200'),
      ...MOVES.map(() => 'move-competitors 200'),
      'move-competitors 409',
    ]);
  });

  await test.step('she is told what was not, and why', async () => {
    const refused = (await openChanges(anna, '1 gick inte att spara')).getByRole('region', {
      name: 'Gick inte att spara',
    });
    await expect(refused.getByText(`${CONTESTED} till Röd`)).toBeVisible();
    await expect(refused.getByText('Någon annan har ändrat detta. Ladda om och försök igen.')).toBeVisible();
  });

  const placing = { [UNGROUPED]: BOATS.slice(MOVED), Röd: inGroup('Röd'), Gul: [...inGroup('Gul'), CONTESTED] };

  await test.step('the server has each of them once, with the times that she wrote', async () => {
    const { competitors } = await club.call<Sailing>('GET', sailingPaths.one(sailing));
    const times = competitors.map(({ sail_number, boat_name, finish_time }) => [
      `${sail_number} ${boat_name}`,
      finish_time,
    ]);
    expect(Object.fromEntries(times)).toEqual({
      ...Object.fromEntries(FINISHES.map(({ boat, at }) => [boat, at])),
      [CONTESTED]: null,
    });
    const log = await club.call<ResultLogEntry[]>('GET', sailingPaths.log(sailing));
    const finishes = log.filter(({ action }) => action === 'result');
    expect(finishes.map(({ label }) => label).toReversed()).toEqual(FINISHES.map(({ boat }) => boat));
    expect(await placingAt(club.call, sailing)).toEqual(placing);
  });

  await test.step('and Bo sees them all', async () => {
    await expect.poll(() => placingOn(bo, GROUPS)).toEqual(placing);
    await bo.goto(sailingPage(club, sailing, 'finish'));
    await expect(bo.getByText(`${HOME} i mål · 1 ute`)).toBeVisible();
  });
});
