import { screen, waitFor, within } from '@testing-library/react';
import { aFleet, type Fleet } from '../../../../testing/openBoard';
import { openFinish, rowsOf, typeLine } from '../../../../testing/openFinish';
import type { OpenedApp } from '../../../../testing/openApp';

let fleet: Fleet;
let page: OpenedApp;

beforeEach(async () => {
  localStorage.clear();
  fleet = await aFleet(1, { 'SWE 57': 0, 'SWE 312': 0, 'GER 88': 0 }, { status: 'ongoing' });
  await fleet.server.db.updateTable('competitors').set({ rating_thousandths: 900 }).execute();
  page = await openFinish(fleet);
});
afterEach(async () => {
  page.leave();
  await fleet.close();
});

const press = (name: string) => page.user.click(screen.getByRole('button', { name }));
const menuOf = (boat: string) => screen.getByRole('button', { name: `Fler val för ${boat}` });
/** The saved row takes the place of the one that waits. */
const isSaved = (boat: string) => waitFor(() => expect(menuOf(boat).closest('tr')).not.toHaveAttribute('data-pending'));
const choose = async (boat: string, item: string) => {
  await isSaved(boat);
  await page.user.click(menuOf(boat));
  await page.user.click(await screen.findByRole('menuitem', { name: item }));
};
const truth = async (sail_number: string) =>
  fleet.server.db.selectFrom('competitors').selectAll().where('sail_number', '=', sail_number).executeTakeFirst();
const becomes = (boat: string, values: object) =>
  waitFor(async () => expect((await truth(boat)) ?? {}).toMatchObject(values));
const isGone = (boat: string) => waitFor(async () => expect(await truth(boat)).toBeUndefined());

test('several lines are pasted, looked at, and written down with one press', async () => {
  await typeLine(page, '88', '194000');
  await press('Klistra in flera');
  const dialog = await screen.findByRole('dialog', { name: 'Klistra in målgångar' });
  await page.user.click(within(dialog).getByRole('textbox', { name: 'Rader' }));
  await page.user.paste('57 19.44.23\nSWE 312;DNF\n99 19.50.00\n88 19.45.00\n57 19.46.00\nblaha');

  const said = within(within(dialog).getByRole('table', { name: 'Förhandsvisning' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    );
  expect(said).toEqual([
    ['1', 'SWE 57 Vind 7', '19.44.23', ''],
    ['2', 'SWE 312 Vind 2', 'DNF', ''],
    ['3', '99', '19.50.00', 'Finns inte på listan, sparas som okänd båt'],
    ['4', 'GER 88 Vind 8', '19.45.00', 'Har redan 19.40.00, hoppas över'],
    ['5', '57 19.46.00', '', 'Båten står redan på rad 1'],
    ['6', 'blaha', '', 'Segelnumret kan inte läsas'],
  ]);
  expect(within(dialog).getByText('2 rader kan inte sparas.')).toBeVisible();
  await page.user.click(within(dialog).getByRole('button', { name: 'Spara 3 målgångar' }));
  await becomes('SWE 57', { elapsed_s: 4463 });
  await becomes('99', { is_unmatched: 1 });
  expect(rowsOf('I mål').map(([, boat]) => boat)).toEqual([
    'GER 88 Vind 8',
    'SWE 57 Vind 7',
    expect.stringContaining('99'),
  ]);

  await press('Ångra');
  await isGone('99');
  await becomes('SWE 57', { elapsed_s: null });
  await becomes('SWE 312', { score_code: null });
});

test('pasted times replace those that are there only when one says so', async () => {
  await typeLine(page, '57', '194000');
  await press('Klistra in flera');
  await page.user.click(await screen.findByRole('textbox', { name: 'Rader' }));
  await page.user.paste('57 19.44.23');
  await page.user.keyboard('{Escape}');
  expect(await screen.findByText('Det du skrev är kvar till nästa gång.')).toBeVisible();
  await press('Klistra in flera');
  expect(await screen.findByRole('textbox', { name: 'Rader' })).toHaveValue('57 19.44.23');
  expect(screen.getByRole('button', { name: 'Spara' })).toBeDisabled();
  await page.user.click(screen.getByRole('switch', { name: 'Ersätt tider och koder som redan finns' }));
  await page.user.click(screen.getByRole('button', { name: 'Spara 1 målgång' }));
  await becomes('SWE 57', { elapsed_s: 4463 });
});

test('all that are still out get a code, but for those that are spared, and it can be taken back', async () => {
  await typeLine(page, '57', '194423');
  await press('Övriga DNF');
  const dialog = await screen.findByRole('dialog', { name: 'Övriga båtar' });
  expect(within(dialog).getAllByRole('checkbox')).toHaveLength(2);
  await page.user.click(within(dialog).getByRole('checkbox', { name: 'GER 88 Vind 8' }));
  await page.user.click(within(dialog).getByRole('button', { name: 'Sätt DNF på 1 båt' }));
  await becomes('SWE 312', { score_code: 'DNF' });
  await becomes('GER 88', { score_code: null });
  expect(await screen.findByText('Senast sparad: DNF på 1 båt')).toBeVisible();
  await press('Ångra');
  await becomes('SWE 312', { score_code: null });
});

test('an unknown number is kept, marked, and matched with the boat that it was', async () => {
  await typeLine(page, '99', '194423');
  expect(rowsOf('I mål').map(([, boat]) => boat)).toEqual([expect.stringMatching(/^99 Okänd båt/)]);
  expect(screen.getByText('1 okänd båt')).toBeVisible();
  await becomes('99', { is_unmatched: 1 });
  await choose('99', 'Koppla till…');
  const dialog = await screen.findByRole('dialog', { name: 'Koppla 99' });
  await page.user.click(within(dialog).getByRole('button', { name: 'Koppla' }));
  expect(within(dialog).getByText('Välj vilken båt det var.')).toBeVisible();
  await page.user.selectOptions(within(dialog).getByRole('combobox', { name: 'Båt' }), 'SWE 57 Vind 7');
  await page.user.click(within(dialog).getByRole('button', { name: 'Koppla' }));
  await becomes('SWE 57', { elapsed_s: 4463 });
  await isGone('99');
  await waitFor(() => expect(rowsOf('I mål').map(([, boat]) => boat)).toEqual(['SWE 57 Vind 7']));
});

test('an unknown boat becomes an entry of its own', async () => {
  await typeLine(page, '99', '194423');
  await becomes('99', { is_unmatched: 1 });
  await choose('99', 'Gör till deltagare');
  await becomes('99', { is_unmatched: 0, elapsed_s: 4463 });
});

test('an unknown boat is removed', async () => {
  await typeLine(page, '99', '194423');
  await becomes('99', { is_unmatched: 1 });
  await choose('99', 'Ta bort okänd båt');
  await isGone('99');
  expect(await screen.findByText('99 togs bort.')).toBeVisible();
});

test('a row is edited with all that its code needs', async () => {
  await typeLine(page, '57', '194423');
  await choose('SWE 57 Vind 7', 'Ändra…');
  const dialog = await screen.findByRole('dialog', { name: 'Målgång för SWE 57 Vind 7' });
  expect(within(dialog).getByRole('textbox', { name: 'Klockslag' })).toHaveValue('19.44.23');
  await page.user.selectOptions(within(dialog).getByRole('combobox', { name: 'Kod' }), 'RDG – gottgörelse');
  await page.user.type(within(dialog).getByRole('textbox', { name: 'Poäng' }), '3,55');
  await page.user.click(within(dialog).getByRole('button', { name: 'Spara' }));
  expect(await within(dialog).findByText('Skriv poängen med högst en decimal, till exempel 3,5.')).toBeVisible();
  await page.user.type(within(dialog).getByRole('textbox', { name: 'Poäng' }), '{Backspace}');
  await page.user.click(within(dialog).getByRole('button', { name: 'Spara' }));
  await becomes('SWE 57', { elapsed_s: 4463, score_code: 'RDG', score_points_tenths: 35 });
});

test('a row is cleared, and what was there comes back by "Ångra" in its menu', async () => {
  await typeLine(page, '57', '194423');
  await becomes('SWE 57', { elapsed_s: 4463 });
  await choose('SWE 57 Vind 7', 'Sätt DSQ');
  await becomes('SWE 57', { elapsed_s: 4463, score_code: 'DSQ' });
  await choose('SWE 57 Vind 7', 'Ångra');
  await becomes('SWE 57', { elapsed_s: 4463, score_code: null });
  await choose('SWE 57 Vind 7', 'Ta bort målgången');
  await becomes('SWE 57', { elapsed_s: null });
});

describe('the right time of the wrong boat', () => {
  beforeEach(async () => {
    await typeLine(page, '57', '194423');
    await typeLine(page, '312', '195000');
    await becomes('SWE 312', { elapsed_s: 4800 });
  });

  test('goes to the boat that it was, and the boat that was named is out again', async () => {
    await choose('SWE 57 Vind 7', 'Det var en annan båt…');
    const dialog = within(await screen.findByRole('dialog', { name: 'Det var inte SWE 57 Vind 7' }));
    expect(dialog.getByText('Målgången 19.44.23 flyttas till båten du väljer.')).toBeVisible();
    await page.user.selectOptions(dialog.getByRole('combobox', { name: 'Båt' }), 'GER 88 Vind 8');
    await page.user.click(dialog.getByRole('button', { name: 'Flytta målgången' }));
    await becomes('GER 88', { elapsed_s: 4463 });
    await becomes('SWE 57', { elapsed_s: null });
    await waitFor(() => expect(rowsOf('I mål').map(([, boat]) => boat)).toEqual(['GER 88 Vind 8', 'SWE 312 Vind 2']));
  });

  test('changes with the next boat’s', async () => {
    await choose('SWE 57 Vind 7', 'Byt plats med nästa');
    await becomes('SWE 57', { elapsed_s: 4800 });
    await becomes('SWE 312', { elapsed_s: 4463 });
    expect(await screen.findByText('SWE 57 Vind 7 och SWE 312 Vind 2 bytte målgång.')).toBeVisible();
    await press('Fler val för SWE 57 Vind 7');
    expect(await screen.findByRole('menuitem', { name: 'Sätt OCS' })).toBeVisible();
    expect(screen.queryByRole('menuitem', { name: 'Byt plats med nästa' })).not.toBeInTheDocument();
  });
});
