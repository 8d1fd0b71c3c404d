import { expect } from '@playwright/test';
import { sailingPaths, type Sailing } from '../../shared/contract/sailings';
import { boatIn, dragByMouse, moveByKeyboard, placingAt, placingOn, UNGROUPED } from './board';
import { openBoard } from './login';
import { watchMoves } from './moveTraffic';
import { makeSailing } from './storyClub';
import { test } from './storyTest';

const GROUPS = ['Röd', 'Gul', 'Blå'];
const BOATS = Array.from({ length: 12 }, (_, index) => `SWE ${101 + index} Vind ${index + 1}`);
/** Long enough for the pause that a browser makes between tries after some that failed. */
const RECONNECTED = { timeout: 30_000 };

/** What each moves in mid-work: boat and group. */
const ANNAS = { 'SWE 103 Vind 3': 'Röd', 'SWE 104 Vind 4': 'Gul', 'SWE 105 Vind 5': 'Blå', 'SWE 106 Vind 6': 'Röd' };
const BOS = { 'SWE 107 Vind 7': 'Gul', 'SWE 108 Vind 8': 'Blå', 'SWE 109 Vind 9': 'Röd', 'SWE 110 Vind 10': 'Gul' };
/** The server dies as this call of both screens leaves: by then one is answered, and each has some to go. */
const FATAL_CALL = 3;

test('two officials see each other’s moves, and a server that dies loses none', async ({ app, club, openScreen }) => {
  const sailing = await makeSailing(club, { groups: GROUPS, boats: BOATS });
  const [anna, bo] = [await openScreen(), await openScreen()];
  await Promise.all([openBoard(anna, club, sailing), openBoard(bo, club, sailing)]);

  await test.step('Anna drags a boat with the mouse, and Bo sees it', async () => {
    await dragByMouse(anna, 'SWE 101 Vind 1', 'Röd');
    await expect(boatIn(bo, 'Röd', 'SWE 101 Vind 1')).toBeVisible();
    await expect(boatIn(anna, 'Röd', 'SWE 101 Vind 1')).toBeVisible();
    await expect(anna.getByText('SWE 101 Vind 1 flyttad till Röd.')).toBeVisible();
  });

  await test.step('Bo moves a boat with the keyboard, and Anna sees it', async () => {
    await moveByKeyboard(bo, 'SWE 102 Vind 2', 'Blå', 3);
    await expect(boatIn(anna, 'Blå', 'SWE 102 Vind 2')).toBeVisible();
    await expect(boatIn(bo, 'Blå', 'SWE 102 Vind 2')).toBeVisible();
  });

  let sent = 0;
  let killed: Promise<void> | undefined;
  const countDown = () => {
    sent += 1;
    if (sent === FATAL_CALL) killed = app.kill();
  };
  const annas = { page: anna, moves: Object.entries(ANNAS), acknowledged: watchMoves(anna, countDown) };
  const bos = { page: bo, moves: Object.entries(BOS), acknowledged: watchMoves(bo, countDown) };

  await test.step('the server is killed while both are at it, and both go on', async () => {
    const byMouse = async () => {
      for (const [boat, group] of annas.moves) await dragByMouse(anna, boat, group);
    };
    const byKeyboard = async () => {
      for (const [boat, group] of bos.moves) await moveByKeyboard(bo, boat, group, GROUPS.indexOf(group) + 1);
    };
    await Promise.all([byMouse(), byKeyboard()]);
    expect(killed).toBeDefined();
    await killed;
  });
  const beforeTheCrash = [...annas.acknowledged, ...bos.acknowledged];
  expect(beforeTheCrash).not.toEqual([]);

  await test.step('moves without an answer stay where they were put, and are seen to wait', async () => {
    for (const { page, moves, acknowledged } of [annas, bos]) {
      const left = moves.length - acknowledged.length;
      await expect(
        page.getByText(left === 1 ? '1 flytt väntar på anslutning' : `${left} flyttar väntar på anslutning`),
      ).toBeVisible();
      await expect(page.getByRole('img', { name: 'Väntar på anslutning' })).toHaveCount(left);
      for (const [boat, group] of moves) await expect(boatIn(page, group, boat)).toBeVisible();
      await expect(page.getByText('Live', { exact: true })).toBeHidden();
    }
  });

  await app.restart();

  await test.step('once the server is back the waiting moves arrive', async () => {
    for (const page of [anna, bo]) {
      await expect(page.getByText('Live', { exact: true })).toBeVisible(RECONNECTED);
      await expect(page.getByRole('img', { name: 'Väntar på anslutning' })).toHaveCount(0, RECONNECTED);
      await expect(page.getByText(/väntar på anslutning$/)).toBeHidden();
    }
  });

  await test.step('nothing that was acknowledged is lost', async () => {
    const { competitors } = await club.call<Sailing>('GET', sailingPaths.one(sailing));
    const groupOf = (id: number) => competitors.find((boat) => boat.id === id)?.start_group;
    for (const { competitor, start_group } of beforeTheCrash) expect(groupOf(competitor)).toBe(start_group);
  });

  await test.step('both screens show what the server has, and it has every move', async () => {
    const atServer = await placingAt(club.call, sailing);
    expect(atServer).toEqual({
      [UNGROUPED]: ['SWE 111 Vind 11', 'SWE 112 Vind 12'],
      Röd: ['SWE 101 Vind 1', 'SWE 103 Vind 3', 'SWE 106 Vind 6', 'SWE 109 Vind 9'],
      Gul: ['SWE 104 Vind 4', 'SWE 107 Vind 7', 'SWE 110 Vind 10'],
      Blå: ['SWE 102 Vind 2', 'SWE 105 Vind 5', 'SWE 108 Vind 8'],
    });
    for (const page of [anna, bo]) await expect.poll(() => placingOn(page, GROUPS)).toEqual(atServer);
  });
});
