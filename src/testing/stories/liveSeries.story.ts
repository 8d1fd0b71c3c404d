import { expect, type Page } from '@playwright/test';
import { sailingPaths } from '../../shared/contract/sailings';
import { CI_ONLY } from './faults';
import { openPage } from './login';
import { makeSeason, sailingPage, seriePage } from './season';
import { rowsOf, startTyping, typeFinish } from './sheet';
import { test } from './storyTest';

const GOAL_MS = 1_000;

const standings = (page: Page) => page.getByRole('table', { name: 'Ställning, Kvällsserien' });
/** Place, boat, net, total and the points of each race. */
const shown = async (page: Page) =>
  (await rowsOf(standings(page))).map(([place, boat, net, , ...races]) => [place, boat?.slice(0, 7), net, ...races]);

test(
  'a finish that an official types changes the series table on another screen by itself',
  CI_ONLY,
  async ({ club, openScreen }, { annotations }) => {
    const { serie, tonight } = await makeSeason(club);
    // While boats are out a race is not in the series: here it was ended before the sheet was typed.
    await club.call('PATCH', sailingPaths.one(tonight), { status: 'finished', anyway: true });
    const anna = await openScreen();
    const bo = await openScreen();
    await openPage(anna, club, sailingPage(club, tonight, 'finish'));
    await openPage(bo, club, seriePage(club, serie, 'result'));
    await expect
      .poll(() => shown(bo))
      .toEqual([
        ['1', 'SWE 101', '1', '1', '–'],
        ['2', 'SWE 102', '2', '2', '–'],
        ['3', 'SWE 103', '4', 'DNF 4', '–'],
      ]);

    await test.step('the first boat home has points on the other screen', async () => {
      await startTyping(anna);
      const begun = Date.now();
      await typeFinish(anna, '103', '192500');
      await expect(standings(bo).getByRole('row', { name: /SWE 103/ })).toContainText('5', { timeout: 10 * GOAL_MS });
      const tookMs = Date.now() - begun;
      annotations.push({ type: 'finish to series table', description: `${tookMs} ms, goal ${GOAL_MS} ms` });
      console.log(`      finish to series table in another browser: ${tookMs} ms, typing included`);
    });

    await test.step('and so has every other', async () => {
      await typeFinish(anna, '102', '193000');
      await typeFinish(anna, '101', 'dnf');
      await expect
        .poll(() => shown(bo))
        .toEqual([
          ['1', 'SWE 102', '3', '2', '1'],
          ['2', 'SWE 101', '5', '1', 'DNF 4'],
          ['3', 'SWE 103', '6', 'DNF 4', '2'],
        ]);
    });

    await test.step('a finish that is taken back is gone there too', async () => {
      await anna.keyboard.press('Control+z');
      await expect
        .poll(async () => (await shown(bo)).find(([, boat]) => boat === 'SWE 101'))
        .toEqual(['2', 'SWE 101', '5', '1', 'DNC 4']);
    });
  },
);
