import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aSailorAccount } from '../../../../../testing/accounts';
import { forgetSession } from '../../../../api/session/sessionHint';
import { showClock } from '../../../../../testing/showClock';
import { aFleet, type Fleet } from '../../../../../testing/openBoard';
import { openApp, type OpenedApp } from '../../../../../testing/openApp';
import type { Intervention } from '../../../../../testing/officialTab';
import { noNetwork, watchCalls } from '../../../../../testing/tabs';

const EVENING = '2026-06-04T20:30:00+02:00';

let fleet: Fleet;
let page: OpenedApp;

async function open(as: { email: string } = fleet.official) {
  // A new login follows: the renewal of an earlier page's session would outlive the test.
  forgetSession();
  page = await openApp(`/clubs/exempel-ss/sailings/${fleet.sailing.id}/finish/live`, { as });
}

beforeEach(async () => {
  localStorage.clear();
  fleet = await aFleet(2, { 'SWE 57': 1, 'SWE 312': 0, 'GER 88': 0 }, { status: 'ongoing' }, EVENING);
  const rate = (boat: string, rating_thousandths: number) =>
    fleet.server.db.updateTable('competitors').set({ rating_thousandths }).where('sail_number', '=', boat).execute();
  await rate('SWE 57', 1000);
  await rate('SWE 312', 900);
  await rate('GER 88', 1100);
  await open();
  await screen.findByRole('button', { name: 'Målgång' });
});
afterEach(async () => {
  page.leave();
  await fleet.close();
});

const goButton = () => screen.getByRole('button', { name: 'Målgång' });
/** A finger comes down on the button at this time of the server's clock, and lifts later. */
function goAt(clock: string) {
  showClock(`2026-06-04T${clock}+02:00`);
  fireEvent.pointerDown(goButton(), { button: 0 });
}
const tiles = () =>
  within(screen.getByRole('list', { name: 'Båtar' }))
    .getAllByRole('button')
    .map((tile) => tile.getAttribute('aria-label'));
const tile = (name: string | RegExp) =>
  within(screen.getByRole('list', { name: 'Båtar' })).getByRole('button', { name });
const loose = () =>
  within(screen.queryByRole('list', { name: 'Stämplade tider utan båt' }) ?? document.createElement('ol'))
    .queryAllByRole('button', { name: /^Nästa båt får/ })
    .map((stamp) => stamp.getAttribute('aria-label')?.slice(-8));
const lastThree = () =>
  within(screen.getByRole('list', { name: 'De tre senaste' }))
    .getAllByRole('listitem')
    .map((row) => row.textContent);
const press = (name: string | RegExp) => page.user.click(screen.getByRole('button', { name }));
const becomes = (boat: string, values: object) =>
  waitFor(async () => {
    const rows = fleet.server.db.selectFrom('competitors').selectAll().where('sail_number', '=', boat);
    expect(await rows.executeTakeFirst()).toMatchObject(values);
  });

test('times first, boats afterwards: each tile keeps its place and goes grey with its time', async () => {
  // Started first and fastest; started first; started five minutes later.
  expect(tiles()).toEqual(['Mål för GER 88 Vind 8', 'Mål för SWE 57 Vind 7', 'Mål för SWE 312 Vind 2']);
  goAt('19:44:22.600');
  goAt('19:44:25');
  expect(loose()).toEqual(['19.44.23', '19.44.25']);
  expect(screen.getByText('2 tider utan båt')).toBeVisible();

  await page.user.click(tile('Mål för SWE 57 Vind 7'));
  await page.user.click(tile('Mål för GER 88 Vind 8'));
  expect(tiles()).toEqual(['GER 88 Vind 8, i mål 19.44.25', 'SWE 57 Vind 7, i mål 19.44.23', 'Mål för SWE 312 Vind 2']);
  expect(lastThree()).toEqual([
    expect.stringContaining('19.44.25GER 88 Vind 8'),
    expect.stringContaining('19.44.23SWE 57 Vind 7'),
  ]);
  await becomes('SWE 57', { elapsed_s: 4163 });
  await becomes('GER 88', { elapsed_s: 4465 });
  expect(loose()).toEqual([]);
});

test('boat first, then the press: it finishes that boat, and the press counts when the finger comes down', async () => {
  await page.user.click(tile('Mål för SWE 312 Vind 2'));
  expect(tile('Mål för SWE 312 Vind 2')).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByText('SWE 312 Vind 2 är vald.')).toBeVisible();
  goAt('19:50:00');
  expect(tiles()).toContain('SWE 312 Vind 2, i mål 19.50.00');
  expect(loose()).toEqual([]);
  // The click that ends the press, and the keyboard, which comes without a pointer.
  fireEvent.click(goButton(), { detail: 1 });
  expect(loose()).toEqual([]);
  fireEvent.click(goButton(), { detail: 0 });
  expect(loose()).toHaveLength(1);
  await becomes('SWE 312', { elapsed_s: 4800 });
});

test('a second tap on a boat within 400 ms does nothing, also where it would finish another', async () => {
  goAt('19:44:23');
  goAt('19:44:25');
  fireEvent.click(tile('Mål för SWE 57 Vind 7'));
  fireEvent.click(tile('SWE 57 Vind 7, i mål 19.44.23'));
  expect(screen.queryByRole('dialog', { name: 'SWE 57 Vind 7' })).toBeNull();
  expect(loose()).toEqual(['19.44.25']);
  expect(tiles().filter((name) => name?.includes('i mål'))).toHaveLength(1);
});

test('another stamp may be next, and one that was none is struck, with a way back', async () => {
  goAt('19:44:23');
  goAt('19:50:00');
  await press('Nästa båt får 19.50.00');
  await page.user.click(tile('Mål för SWE 57 Vind 7'));
  expect(loose()).toEqual(['19.44.23']);
  await press('Stryk 19.44.23');
  expect(loose()).toEqual([]);
  expect(screen.getByText('19.44.23 struken')).toBeVisible();
  await press('Ångra');
  await waitFor(() => expect(loose()).toEqual(['19.44.23']));
  await becomes('SWE 57', { elapsed_s: 4500 });
});

test('the last one is undone, or was another boat: the time stays the same', async () => {
  goAt('19:44:23');
  await page.user.click(tile('Mål för SWE 57 Vind 7'));
  await becomes('SWE 57', { elapsed_s: 4163 });
  await press('Det var en annan båt än SWE 57 Vind 7');
  const other = within(await screen.findByRole('dialog', { name: 'Det var en annan båt' }));
  expect(other.getByText('Vilken båt gick i mål 19.44.23? Tiden ändras inte.')).toBeVisible();
  await page.user.click(other.getByRole('button', { name: 'SWE 312 Vind 2' }));
  await waitFor(() => expect(tiles()).toContain('SWE 312 Vind 2, i mål 19.44.23'));
  expect(tiles()).toContain('Mål för SWE 57 Vind 7');
  await becomes('SWE 57', { elapsed_s: null });
  await becomes('SWE 312', { elapsed_s: 4463 });

  await press('Ångra SWE 312 Vind 2 19.44.23');
  await waitFor(() => expect(loose()).toEqual(['19.44.23']));
  await becomes('SWE 312', { elapsed_s: null });
});

test('codes are given by the menu of a boat, from a long press or once it is chosen, and taken away', async () => {
  fireEvent.contextMenu(tile('Mål för SWE 57 Vind 7'));
  const dialog = await screen.findByRole('dialog', { name: 'SWE 57 Vind 7' });
  expect(
    within(dialog)
      .getAllByRole('button')
      .map(({ textContent }) => textContent?.slice(0, 3)),
  ).toEqual([...['DNF', 'RET', 'OCS', 'DNS', 'DSQ', 'DNC'], 'Stä']);
  await page.user.click(within(dialog).getByRole('button', { name: /^DNF/ }));
  await becomes('SWE 57', { score_code: 'DNF' });
  expect(tiles()).toContain('SWE 57 Vind 7, DNF');

  await page.user.click(tile('Mål för GER 88 Vind 8'));
  await press('Kod…');
  await page.user.click(await screen.findByRole('button', { name: /^OCS/ }));
  await becomes('GER 88', { score_code: 'OCS' });

  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'GER 88 Vind 8' })).toBeNull());
  await page.user.click(tile('SWE 57 Vind 7, DNF'));
  await page.user.click(await screen.findByRole('button', { name: 'Ta bort DNF' }));
  await becomes('SWE 57', { score_code: null });
});

const STAMP = '00000000-0000-4000-8000-000000000001';
const urlOfStamps = () => `/api/sailings/${fleet.sailing.id}/finish-observations/`;

test('a stamp of another phone is there by itself, and a late boat comes last', async () => {
  await fleet.other('POST', urlOfStamps(), { observations: [{ id: STAMP, at: '2026-06-04T19:44:22.600+02:00' }] });
  await waitFor(() => expect(loose()).toEqual(['19.44.23']));
  const late = { sailing: fleet.sailing.id, sail_number: 'SWE 9', skipper_name: 'Bo Ek', rating: '2.000' };
  await fleet.other('POST', '/api/competitors/', { ...late, start_group: fleet.groups[0]?.id });
  await waitFor(() => expect(tiles()).toHaveLength(4));
  expect(tiles().at(-1)).toBe('Mål för SWE 9');
  await fleet.other('PATCH', `${urlOfStamps()}${STAMP}/`, { competitor: await fleet.idOf('GER 88') });
  await waitFor(() => expect(tiles()[0]).toBe('GER 88 Vind 8, i mål 19.44.23'));
  expect(loose()).toEqual([]);
});

test('a boat that another phone saw earlier, and sends later, does not push away the one that was just pressed', async () => {
  goAt('19:44:25');
  await page.user.click(tile('Mål för SWE 57 Vind 7'));
  await becomes('SWE 57', { elapsed_s: 4165 });
  const earlier = { id: STAMP, at: '2026-06-04T19:44:10+02:00', competitor: await fleet.idOf('GER 88') };
  await fleet.other('POST', urlOfStamps(), { observations: [earlier] });
  await waitFor(() => expect(lastThree()).toHaveLength(2));
  expect(lastThree()).toEqual([
    expect.stringContaining('19.44.25SWE 57 Vind 7'),
    expect.stringContaining('19.44.10GER 88 Vind 8'),
  ]);
  await press('Ångra SWE 57 Vind 7 19.44.25');
  await becomes('SWE 57', { elapsed_s: null });
});

test('a number finds its boat, or is written down as an unknown one', async () => {
  goAt('19:44:23');
  goAt('19:45:00');
  await press('Nummer');
  const dialog = within(await screen.findByRole('dialog', { name: 'Nummer' }));
  for (const digit of '312') await page.user.click(dialog.getByRole('button', { name: digit }));
  await page.user.click(dialog.getByRole('button', { name: 'SWE 312 Vind 2' }));
  await becomes('SWE 312', { elapsed_s: 4463 });
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Nummer' })).toBeNull());

  await press('Nummer');
  const again = within(await screen.findByRole('dialog', { name: 'Nummer' }));
  for (const digit of '99') await page.user.click(again.getByRole('button', { name: digit }));
  await page.user.click(again.getByRole('button', { name: 'Spara 99 som okänd båt' }));
  await becomes('99', { is_unmatched: 1 });
  await waitFor(() => expect(lastThree()[0]).toMatch(/^19\.45\.0099 Okänd|^19\.45\.0099/));
  expect(loose()).toEqual([]);
});

test('a time that is doubted does not count until somebody says so', async () => {
  goAt('18:20:00');
  await page.user.click(tile('Mål för SWE 57 Vind 7'));
  expect(await screen.findByText('Målgången för SWE 57 Vind 7 är före starten.')).toBeVisible();
  expect(tiles()).toContain('SWE 57 Vind 7, 18.20.00 räknas inte än');
  await press('Räkna ändå');
  await waitFor(() => expect(tiles()).toContain('SWE 57 Vind 7, i mål 18.20.00'));
});

test('without a network all goes on, and is sent when it is back', async () => {
  const watch = watchCalls((call, send) => (call.path.includes('/finish-observations/') ? answer(call, send) : send()));
  let answer: Intervention = noNetwork;
  goAt('19:44:23');
  goAt('19:45:00');
  await page.user.click(tile('Mål för SWE 57 Vind 7'));
  expect(lastThree()[0]).toMatch(/^19\.44\.23SWE 57 Vind 7/);
  expect(await screen.findByText(/Väntar på anslutning/)).toBeVisible();
  answer = (_, send) => send();
  dispatchEvent(new Event('online'));
  await becomes('SWE 57', { elapsed_s: 4163 });
  await waitFor(() => expect(screen.queryByText(/Väntar på anslutning/)).toBeNull());
  expect(loose()).toEqual(['19.45.00']);
  watch.stop();
});

test('the mode is entered from the finish sheet and left to it; a sailor does not get there', async () => {
  await page.user.click(screen.getByRole('button', { name: 'Stäng målgångsläget' }));
  await screen.findByRole('heading', { name: 'I mål' });
  await page.user.click(screen.getByRole('link', { name: 'Målgångsläge' }));
  expect(await screen.findByRole('dialog', { name: 'Målgångsläge' })).toBeVisible();
  page.leave();
  await open(await aSailorAccount(fleet.server));
  await screen.findByRole('heading', { name: 'I mål' });
  expect(screen.queryByRole('button', { name: 'Målgång' })).toBeNull();
});

test('a device may write the reserve list: it has its own tiles, and the results stay as they are', async () => {
  goAt('19:44:23');
  await page.user.click(tile('Mål för SWE 57 Vind 7'));
  await becomes('SWE 57', { elapsed_s: 4163 });
  await press('Huvudlista. Byt lista');
  await press(/^Reservlista/);
  expect(screen.getByRole('button', { name: 'Reservlista. Byt lista' })).toBeVisible();
  expect(tiles()).toContain('Mål för SWE 57 Vind 7');
  goAt('19:44:25');
  await page.user.click(tile('Mål för SWE 57 Vind 7'));
  expect(tiles()).toContain('SWE 57 Vind 7, i mål 19.44.25');
  expect(lastThree()).toEqual([expect.stringContaining('19.44.25SWE 57 Vind 7')]);
  await waitFor(async () => {
    const rows = await fleet.server.db.selectFrom('finish_observations').select(['list', 'competitor_id']).execute();
    expect(rows.map(({ list }) => list)).toEqual(['main', 'reserve']);
    expect(rows[1]?.competitor_id).toBe(rows[0]?.competitor_id);
  });
  await becomes('SWE 57', { elapsed_s: 4163 });

  // The browser remembers it.
  page.leave();
  await open();
  expect(await screen.findByRole('button', { name: 'Reservlista. Byt lista' })).toBeVisible();
});

test('what another phone has said of a time meanwhile is not overwritten', async () => {
  goAt('19:44:23');
  await waitFor(async () =>
    expect(await fleet.server.db.selectFrom('finish_observations').select('id').execute()).toHaveLength(1),
  );
  await waitFor(() => expect(loose()).toEqual(['19.44.23']));
  // Nobody has told this page: its row is of an earlier version.
  await fleet.server.db.updateTable('finish_observations').set({ version: 9_999, note: 'flyttad' }).execute();
  await page.user.click(tile('Mål för SWE 57 Vind 7'));
  await waitFor(() => expect(tiles()).toContain('Mål för SWE 57 Vind 7'));
  const rows = await fleet.server.db.selectFrom('finish_observations').select(['competitor_id', 'version']).execute();
  expect(rows).toEqual([{ competitor_id: null, version: 9_999 }]);
  await becomes('SWE 57', { elapsed_s: null });
});
