import { act, screen, waitFor, within } from '@testing-library/react';
import { showClock } from '../../../../testing/showClock';
import { aFleet, type Fleet } from '../../../../testing/openBoard';
import { openApp, type OpenedApp } from '../../../../testing/openApp';
import { uuidOf } from '../../../../testing/startEvents';
import { noNetwork, watchCalls } from '../../../../testing/tabs';
import { restoreClock } from '../../../lib/serverClock';

let fleet: Fleet;
let page: OpenedApp;
let isCutOff: boolean;
let watch: ReturnType<typeof watchCalls>;

/** Opens the console when it is this late by all clocks. */
async function openAt(clock: string): Promise<void> {
  const instant = `2026-06-04T${clock}+02:00`;
  localStorage.clear();
  restoreClock();
  fleet.server.clock.set(instant);
  page = await openApp(`/clubs/exempel-ss/sailings/${fleet.sailing.id}/start`, { as: fleet.official });
  await screen.findByRole('dialog', { name: 'Startkonsol' });
  fleet.server.clock.set(instant);
  act(() => showClock(instant));
}

/** A moment after the first group has started. */
beforeEach(async () => {
  isCutOff = false;
  const boats = { 'SWE 57': 0, 'SWE 312': 0, 'SWE 9': 0, 'GER 88': 1 };
  fleet = await aFleet(2, boats, {}, '2026-06-04T18:30:04+02:00');
  fleet.server.clock.run();
  watch = watchCalls((call, send) => (isCutOff && /\/(start-log|finishes)\/$/.test(call.path) ? noNetwork() : send()));
  await openAt('18:30:04');
  await screen.findByText('Startgrupp 1 har startat');
});
afterEach(async () => {
  page.leave();
  watch.stop();
  await fleet.close();
});

const press = async (name: string | RegExp) => page.user.click(await screen.findByRole('button', { name }));
const log = async () => {
  const acts = await fleet.server.db.selectFrom('start_log').select(['kind', 'payload']).orderBy('id').execute();
  const names = new Map(
    await Promise.all(['SWE 57', 'SWE 312', 'SWE 9'].map(async (boat) => [await fleet.idOf(boat), boat] as const)),
  );
  return acts.map(({ kind, payload }) => {
    const { competitors = [] } = JSON.parse(payload) as { competitors?: number[] };
    return [kind, ...competitors.map((id) => names.get(id))].join(' ');
  });
};
const logBecomes = (...expected: string[]) => waitFor(async () => expect(await log()).toEqual(expected));
const codeOf = async (boat: string) =>
  (
    await fleet.server.db
      .selectFrom('competitors')
      .select('score_code')
      .where('sail_number', '=', boat)
      .executeTakeFirstOrThrow()
  ).score_code;
const codeBecomes = (boat: string, code: string | null) => waitFor(async () => expect(await codeOf(boat)).toBe(code));
const list = async () => within(await screen.findByRole('dialog', { name: 'Båtar över linjen, Startgrupp 1' }));
const proposed = () =>
  screen
    .queryAllByRole('button', { name: /^OCS: / })
    .map((button) => button.getAttribute('aria-label')?.replace('OCS: ', ''));

async function raiseAndList(...boats: string[]): Promise<void> {
  await press(/^Enskild/);
  await press('Båtar över linjen');
  const dialog = await list();
  for (const boat of boats) await page.user.click(dialog.getByRole('button', { name: boat }));
  await page.user.click(dialog.getByRole('button', { name: 'Stäng' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: /^Båtar över linjen/ })).not.toBeInTheDocument());
}

/** Acts of another device: what, minute and second, and boats. */
async function otherDevice(...acts: [kind: string, clock: string, boats?: string[]][]): Promise<void> {
  const events = await Promise.all(
    acts.map(async ([kind, clock, boats = []], index) => ({
      id: uuidOf(index + 1),
      kind,
      start_group: fleet.groups[0]?.id,
      at: `2026-06-04T18:${clock}+02:00`,
      device: 'båten',
      payload: kind === 'x_up' ? { competitors: await Promise.all(boats.map(fleet.idOf)) } : {},
    })),
  );
  await fleet.other('POST', `/api/sailings/${fleet.sailing.id}/start-log/`, { events });
}

test('boats over the line are tapped, found by number, and tapped again when they come back', async () => {
  await press(/^Enskild/);
  await press('Båtar över linjen');
  const dialog = await list();
  const tiles = () =>
    within(dialog.getByRole('group', { name: 'Båtar över linjen' }))
      .queryAllByRole('button')
      .map((tile) => `${tile.getAttribute('aria-label')} ${tile.getAttribute('aria-pressed')}`);
  expect(tiles()).toEqual(['SWE 9 Vind 9 false', 'SWE 57 Vind 7 false', 'SWE 312 Vind 2 false']);

  await page.user.type(dialog.getByRole('searchbox', { name: 'Sök nummer eller namn' }), '57');
  expect(tiles()).toEqual(['SWE 57 Vind 7 false']);
  await page.user.click(dialog.getByRole('button', { name: 'SWE 57 Vind 7' }));
  expect(tiles()).toEqual(['SWE 57 Vind 7 true']);
  await page.user.clear(dialog.getByRole('searchbox', { name: 'Sök nummer eller namn' }));
  await page.user.click(dialog.getByRole('button', { name: 'SWE 9 Vind 9' }));
  await page.user.click(dialog.getByRole('button', { name: 'SWE 57 Vind 7' }));
  expect(tiles()).toEqual(['SWE 9 Vind 9 true', 'SWE 57 Vind 7 false', 'SWE 312 Vind 2 false']);
  await logBecomes('x_up', 'x_up SWE 57', 'x_up SWE 9', 'undone');

  await page.user.type(dialog.getByRole('searchbox', { name: 'Sök nummer eller namn' }), '88');
  expect(dialog.getByText('Ingen båt passar.')).toBeVisible();
  await page.user.click(dialog.getByRole('button', { name: 'Stäng' }));
  expect(await screen.findByRole('button', { name: 'Båtar över linjen (1)' })).toBeVisible();
  expect(screen.getAllByText('Enskild återkallelse', { selector: '.what' })).toHaveLength(1);
  expect(proposed()).toEqual([]);
});

test('when X has come down, OCS is proposed for those who did not come back, one press each', async () => {
  await raiseAndList('SWE 57 Vind 7', 'SWE 312 Vind 2', 'SWE 9 Vind 9');
  await press('X ned');
  expect(await screen.findByRole('region', { name: 'Kom inte tillbaka' })).toBeVisible();
  expect(proposed()).toEqual(['SWE 9 Vind 9', 'SWE 57 Vind 7', 'SWE 312 Vind 2']);

  await press('OCS: SWE 57 Vind 7');
  await codeBecomes('SWE 57', 'OCS');
  await press('Kom tillbaka: SWE 9 Vind 9');
  await waitFor(() => expect(proposed()).toEqual(['SWE 312 Vind 2']));
  expect(await codeOf('SWE 9')).toBeNull();
  expect(await codeOf('SWE 312')).toBeNull();
  // X stays down.
  expect(screen.queryByText('Enskild återkallelse', { selector: '.what' })).not.toBeInTheDocument();

  expect(await screen.findByText('SWE 57 Vind 7 har fått OCS.')).toBeVisible();
  await press('Ångra OCS för SWE 57 Vind 7');
  await codeBecomes('SWE 57', null);
  await waitFor(() => expect(proposed()).toEqual(['SWE 57 Vind 7', 'SWE 312 Vind 2']));
});

test('X that ends by itself proposes the same; the log and the record on paper name the boats', async () => {
  await raiseAndList('SWE 57 Vind 7');
  await logBecomes('x_up', 'x_up SWE 57');
  expect(proposed()).toEqual([]);
  page.leave();
  await openAt('18:34:01');
  await waitFor(() => expect(proposed()).toEqual(['SWE 57 Vind 7']));

  await press('Mer');
  await page.user.click(await screen.findByText('Startlogg'));
  const shown = within(await screen.findByRole('dialog', { name: 'Startlogg' }));
  expect(shown.getByText(/^X upp: SWE 57 Vind 7, Startgrupp 1/)).toBeVisible();
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(document.getElementById('print')).toHaveTextContent(/X upp: SWE 57 Vind 7/);
  act(() => void window.dispatchEvent(new Event('afterprint')));
});

test('a slip takes back X with the boats that were listed', async () => {
  // Only for ten seconds after X can it be taken back in one press.
  await otherDevice(['x_up', '30:04'], ['x_up', '30:05', ['SWE 57']]);
  await press('Ångra');
  await waitFor(() =>
    expect(screen.queryByText('Enskild återkallelse', { selector: '.what' })).not.toBeInTheDocument(),
  );
  expect(proposed()).toEqual([]);
  await logBecomes('x_up', 'x_up SWE 57', 'undone', 'undone');
});

test('a general recall forgets them, and a boat that has a code is not proposed', async () => {
  await raiseAndList('SWE 57 Vind 7', 'SWE 9 Vind 9');
  await press('X ned');
  const finishes = [{ competitor: await fleet.idOf('SWE 9'), score_code: 'RET' }];
  await fleet.other('POST', `/api/sailings/${fleet.sailing.id}/finishes/`, { finishes });
  await waitFor(() => expect(proposed()).toEqual(['SWE 57 Vind 7']));
  await press(/^Allmän/);
  await waitFor(() => expect(proposed()).toEqual([]));
});

test('one act of another device may name several boats: who comes back leaves the others', async () => {
  await otherDevice(['x_up', '30:01', ['SWE 57', 'SWE 9']], ['x_down', '30:03']);
  await press('Kom tillbaka: SWE 57 Vind 7');
  await waitFor(() => expect(proposed()).toEqual(['SWE 9 Vind 9']));
  await logBecomes('x_up SWE 57 SWE 9', 'x_down', 'undone', 'x_up SWE 9');
  expect(screen.queryByText('Enskild återkallelse', { selector: '.what' })).not.toBeInTheDocument();
});

test('without a network all of it works here, and is sent when it is back', async () => {
  isCutOff = true;
  await raiseAndList('SWE 57 Vind 7', 'SWE 9 Vind 9');
  await press('X ned');
  await press('Kom tillbaka: SWE 9 Vind 9');
  await press('OCS: SWE 57 Vind 7');
  await waitFor(() => expect(proposed()).toEqual([]));
  expect(await log()).toEqual([]);
  expect(await codeOf('SWE 57')).toBeNull();
  isCutOff = false;
  dispatchEvent(new Event('online'));
  await codeBecomes('SWE 57', 'OCS');
  await logBecomes('x_up', 'x_up SWE 57', 'x_up SWE 9', 'x_down', 'undone');
});
