import { screen, waitFor, within } from '@testing-library/react';
import { competitorPaths } from '../../../../shared/contract/competitors';
import { aFleet, boatIn, handle, openBoard, type Fleet } from '../../../../testing/openBoard';
import type { OpenedApp } from '../../../../testing/openApp';
import { watchCalls } from '../../../../testing/tabs';

let fleet: Fleet;
let page: OpenedApp;
let watch: ReturnType<typeof watchCalls>;

beforeEach(async () => {
  fleet = await aFleet(3, { 'SWE 9': null, 'SWE 10': null, 'SWE 21': 0, 'SWE 22': 0, 'SWE 23': 0, 'SWE 31': 1 });
  watch = watchCalls();
  page = await openBoard(fleet);
});

afterEach(async () => {
  page.leave();
  watch.stop();
  await fleet.close();
});

const movesSent = () =>
  watch.calls.filter(({ path }) => path.endsWith('/move-competitors/')).map(({ body }) => JSON.parse(body) as object);
const said = (sentence: string) =>
  waitFor(() => expect(screen.getAllByRole('status').map((region) => region.textContent)).toContain(sentence));

test('boats stand in the natural order of their sail numbers', () => {
  const boats = within(screen.getByRole('region', { name: 'Utan startgrupp' })).getAllByRole('button', {
    name: /^Flytta /,
  });
  expect(boats.map((boat) => boat.getAttribute('aria-label'))).toEqual(['Flytta SWE 9 Vind 9', 'Flytta SWE 10 Vind 0']);
});

test('Space lifts, the arrows walk between the groups, Space puts down, and every step is announced', async () => {
  handle('SWE 9 Vind 9').focus();
  await page.user.keyboard(' ');
  await said('SWE 9 Vind 9 lyft. Utan startgrupp, 2 båtar.');
  await page.user.keyboard('{ArrowRight}{ArrowRight}');
  await said('SWE 9 Vind 9 över Startgrupp 2.');
  await page.user.keyboard(' ');

  expect(await boatIn('Startgrupp 2', 'SWE 9 Vind 9')).toBeVisible();
  expect(await screen.findByText('SWE 9 Vind 9 flyttad till Startgrupp 2.')).toBeVisible();
  expect(handle('SWE 10 Vind 0')).toHaveFocus();
  await waitFor(() => expect(movesSent()).toHaveLength(1));
});

describe('with motion', () => {
  const animated = jest.fn<void, [frames: Keyframe[]]>();
  const allows = (welcome: boolean) =>
    Object.assign(globalThis, {
      matchMedia: (query: string) =>
        Object.assign(new EventTarget(), { matches: welcome && query.includes('no-preference') }),
    });

  beforeEach(() => {
    animated.mockClear();
    Object.assign(HTMLElement.prototype, { animate: animated });
    jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
      return { left: this.closest('[data-place="none"]') ? 0 : 300, top: 0, bottom: 40 } as DOMRect;
    });
  });

  afterEach(() => {
    jest.restoreAllMocks();
    Reflect.deleteProperty(HTMLElement.prototype, 'animate');
    Reflect.deleteProperty(globalThis, 'matchMedia');
  });

  const moveIt = async () => {
    handle('SWE 9 Vind 9').focus();
    await page.user.keyboard(' {ArrowRight} ');
    expect(await boatIn('Startgrupp 1', 'SWE 9 Vind 9')).toBeVisible();
  };

  test('a boat that is moved settles into its new place from where it was', async () => {
    allows(true);
    await moveIt();
    await waitFor(() => expect(animated).toHaveBeenCalledTimes(1));
    expect(animated.mock.calls[0]?.[0]).toEqual([{ transform: 'translate(-300px, 0px)' }, { transform: 'none' }]);
  });

  test('nothing glides for those who asked for less motion', async () => {
    allows(false);
    await moveIt();
    await waitFor(() => expect(movesSent()).toHaveLength(1));
    expect(animated).not.toHaveBeenCalled();
  });
});

test('Escape puts the boat back, and a drop on its own group sends nothing', async () => {
  handle('SWE 9 Vind 9').focus();
  await page.user.keyboard(' {ArrowRight}{Escape}');
  await said('SWE 9 Vind 9 ligger kvar.');
  await page.user.keyboard(' {ArrowRight}{ArrowLeft} ');
  expect(await boatIn('Utan startgrupp', 'SWE 9 Vind 9')).toBeVisible();
  expect(movesSent()).toEqual([]);
});

test('"Flytta till…" moves a boat without dragging, also by M and the number of the group', async () => {
  await page.user.click(screen.getByRole('button', { name: 'Fler val för SWE 9 Vind 9' }));
  await page.user.click(await screen.findByRole('menuitem', { name: 'Flytta till…' }));
  const menu = within(await screen.findByRole('menu', { name: 'Flytta SWE 9 Vind 9 till' }));
  expect(menu.getByRole('menuitem', { name: /Utan startgrupp/ })).toHaveAttribute('aria-disabled', 'true');
  await page.user.click(menu.getByRole('menuitem', { name: /Startgrupp 1/ }));
  expect(await boatIn('Startgrupp 1', 'SWE 9 Vind 9')).toBeVisible();

  handle('SWE 10 Vind 0').focus();
  await page.user.keyboard('m');
  await screen.findByRole('menu', { name: 'Flytta SWE 10 Vind 0 till' });
  await page.user.keyboard('3');
  expect(await boatIn('Startgrupp 3', 'SWE 10 Vind 0')).toBeVisible();
});

test('several chosen boats move together, in one call and with one undo', async () => {
  await page.user.click(screen.getByRole('checkbox', { name: 'Välj SWE 21 Vind 1' }));
  await page.user.keyboard('{Shift>}');
  await page.user.click(screen.getByRole('checkbox', { name: 'Välj SWE 23 Vind 3' }));
  await page.user.keyboard('{/Shift}');
  const bar = within(await screen.findByRole('region', { name: 'Valda båtar' }));
  expect(bar.getByText('3 valda')).toBeVisible();

  await page.user.click(bar.getByRole('button', { name: 'Flytta till…' }));
  await page.user.click(await screen.findByRole('menuitem', { name: /Startgrupp 2/ }));
  expect(await screen.findByText('3 båtar flyttade till Startgrupp 2.')).toBeVisible();
  await waitFor(() => expect(movesSent()).toHaveLength(1));
  expect(movesSent()[0]).toEqual({
    moves: await Promise.all(
      ['SWE 21', 'SWE 22', 'SWE 23'].map(async (boat) => ({
        competitor: await fleet.idOf(boat),
        start_group: fleet.groups[1]?.id,
      })),
    ),
  });

  await page.user.click(screen.getByRole('button', { name: 'Ångra' }));
  for (const boat of ['SWE 21 Vind 1', 'SWE 22 Vind 2', 'SWE 23 Vind 3'])
    expect(await boatIn('Startgrupp 1', boat)).toBeVisible();
  await waitFor(() => expect(movesSent()).toHaveLength(2));
});

test('Space on one of the chosen boats lifts all of them', async () => {
  await page.user.click(screen.getByRole('checkbox', { name: 'Välj SWE 21 Vind 1' }));
  await page.user.click(screen.getByRole('checkbox', { name: 'Välj SWE 31 Vind 1' }));
  handle('SWE 31 Vind 1').focus();
  await page.user.keyboard(' ');
  await said('2 båtar lyfta. Startgrupp 2, 1 båt.');
  await page.user.keyboard('{ArrowRight} ');
  expect(await boatIn('Startgrupp 3', 'SWE 21 Vind 1')).toBeVisible();
  expect(await boatIn('Startgrupp 3', 'SWE 31 Vind 1')).toBeVisible();
});

async function otherMoves(sailNumber: string, place: number) {
  const move = { competitor: await fleet.idOf(sailNumber), start_group: fleet.groups[place]?.id };
  await fleet.other('POST', competitorPaths.move(fleet.sailing.id), { moves: [move] });
  await waitFor(() =>
    expect(page.store.getState().competitors.entities[move.competitor]?.start_group).toBe(move.start_group),
  );
}

test('while boats are held nothing moves under the hand; afterwards the board is up to date', async () => {
  handle('SWE 9 Vind 9').focus();
  await page.user.keyboard(' ');
  await otherMoves('SWE 10', 2);
  expect(await boatIn('Utan startgrupp', 'SWE 10 Vind 0')).toBeInTheDocument();
  await page.user.keyboard('{Escape}');
  expect(await boatIn('Startgrupp 3', 'SWE 10 Vind 0')).toBeInTheDocument();
});

test('another official’s move is shown, and announced in one calm sentence', async () => {
  await otherMoves('SWE 9', 2);
  expect(await boatIn('Startgrupp 3', 'SWE 9 Vind 9')).toBeVisible();
  await said('SWE 9 Vind 9 har flyttats till Startgrupp 3.');
});
