import { screen, waitFor, within } from '@testing-library/react';
import { aSailorAccount } from '../../../../testing/accounts';
import { aFleet, type Fleet } from '../../../../testing/openBoard';
import { numberField, openFinish, rowsOf, timeField, typeLine } from '../../../../testing/openFinish';
import type { OpenedApp } from '../../../../testing/openApp';

let fleet: Fleet;
let page: OpenedApp;

beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  fleet = await aFleet(2, { 'SWE 57': 0, 'SWE 312': 0, 'GER 88': 1 }, { status: 'ongoing' });
  await fleet.server.db.updateTable('competitors').set({ rating_thousandths: 900 }).execute();
  page = await openFinish(fleet);
});
afterEach(async () => {
  page.leave();
  await fleet.close();
});

const truth = async (sail_number: string) =>
  fleet.server.db.selectFrom('competitors').selectAll().where('sail_number', '=', sail_number).executeTakeFirst();
const boatsOut = () => screen.queryAllByRole('button', { name: /^Skriv in / }).map((button) => button.textContent);
const clocks = () => rowsOf('I mål').map(([, , clock]) => clock);
const savedAs = (elapsed_s: number | null, boat: string) =>
  waitFor(async () => expect((await truth(boat))?.elapsed_s ?? null).toBe(elapsed_s));

test('number, time, Enter: the boat is home with its corrected time, and the next number can be typed', async () => {
  expect(boatsOut()).toEqual(['SWE 57Vind 7', 'SWE 312Vind 2', 'GER 88Vind 8']);
  await typeLine(page, '57', '194423');
  expect(rowsOf('I mål')).toMatchObject([
    ['1', expect.stringContaining('SWE 57'), '19.44.23', '1:14:23', '1:06:57', '1'],
  ]);
  expect(numberField()).toHaveFocus();
  expect(numberField()).toHaveValue('');
  expect(await screen.findByText('Senast sparad: SWE 57 Vind 7 19.44.23')).toBeVisible();
  expect(screen.getByText('1 i mål · 2 ute')).toBeVisible();
  expect(boatsOut()).toEqual(['SWE 312Vind 2', 'GER 88Vind 8']);
  await savedAs(4463, 'SWE 57');
});

test('boats stand in order of finish, whatever the order they were written in', async () => {
  await typeLine(page, '57', '194423');
  await typeLine(page, '88', '19.40.00');
  await typeLine(page, '312', '195000');
  expect(rowsOf('I mål').map(([order, boat, , , , place]) => [order, boat, place])).toEqual([
    ['1', expect.stringContaining('GER 88'), '1'],
    ['2', expect.stringContaining('SWE 57'), '2'],
    ['3', expect.stringContaining('SWE 312'), '3'],
  ]);
  await savedAs(4800, 'SWE 312');
});

test('the switch makes digits a time sailed, and the browser remembers it', async () => {
  await page.user.click(screen.getByRole('button', { name: 'Seglad tid' }));
  await typeLine(page, '57', '11423');
  expect(rowsOf('I mål')).toMatchObject([['1', expect.anything(), '19.44.23', '1:14:23', '1:06:57', '1']]);
  page.leave();
  page = await openFinish(fleet);
  expect(screen.getByRole('button', { name: 'Seglad tid', pressed: true })).toBeVisible();
});

test('the boat stands beside its number during typing, and the arrows choose among several', async () => {
  await page.user.type(numberField(), '3');
  expect(screen.getByText('3 finns inte på listan. Målgången sparas som okänd båt.')).toBeVisible();
  const options = within(screen.getByRole('listbox', { name: 'Båtar som passar' })).getAllByRole('option');
  expect(options.map((option) => option.textContent)).toEqual(['SWE 312Vind 2']);
  await page.user.keyboard('{ArrowDown}{Enter}');
  expect(numberField()).toHaveValue('SWE 312');
  expect(timeField()).toHaveFocus();
  await page.user.keyboard('194423');
  expect(screen.getByText('19.44.23 · Seglad 1:14:23, korrigerad 1:06:57')).toBeVisible();
});

test('a code may be chosen, or typed where the time goes', async () => {
  await typeLine(page, '57', 'dnf');
  await page.user.type(numberField(), '312');
  await page.user.selectOptions(screen.getByRole('combobox', { name: 'Kod' }), 'DNS – startade inte');
  await page.user.click(screen.getByRole('button', { name: 'Spara målgång' }));
  expect(rowsOf('Med kod').map(([, boat, , , , code]) => [boat, code])).toEqual([
    [expect.stringContaining('SWE 57'), expect.stringMatching(/^DNF/)],
    [expect.stringContaining('SWE 312'), expect.stringMatching(/^DNS/)],
  ]);
  await waitFor(async () => expect((await truth('SWE 312'))?.score_code).toBe('DNS'));
});

test.each([
  ['57', '2561', 'Skriv klockslaget med siffror, till exempel 184523.'],
  ['57', 'RDG', 'RDG och DPI behöver poäng. Sätt dem med Ändra på båtens rad.'],
  ['57', '', 'Skriv en tid eller välj en kod.'],
])('%s %s is not written: %s', async (number, time, problem) => {
  await page.user.type(numberField(), `${number}{Enter}`);
  await page.user.type(timeField(), `${time}{Enter}`);
  expect(screen.getByText(problem)).toBeVisible();
  expect(timeField()).toHaveFocus();
  expect(numberField()).toHaveValue(number);
});

test('a boat that is home already is asked about, and nothing is written over unasked', async () => {
  await typeLine(page, '57', '194423');
  await typeLine(page, '57', '195000');
  expect(screen.getByText('SWE 57 Vind 7 har redan 19.44.23.')).toBeVisible();
  expect(clocks()).toEqual(['19.44.23']);
  await page.user.click(screen.getByRole('button', { name: 'Behåll' }));
  expect(numberField()).toHaveFocus();

  await typeLine(page, '57', '195000');
  await page.user.click(screen.getByRole('button', { name: 'Ersätt med 19.50.00' }));
  expect(clocks()).toEqual(['19.50.00']);
  await savedAs(4800, 'SWE 57');
});

test('a code for a boat with a time leaves the time', async () => {
  await typeLine(page, '57', '194423');
  await typeLine(page, '57', 'DSQ');
  await page.user.click(screen.getByRole('button', { name: 'Sätt DSQ också' }));
  expect(rowsOf('I mål')).toMatchObject([
    ['1', expect.anything(), '19.44.23', '1:14:23', '1:06:57', expect.stringMatching(/^DSQ/)],
  ]);
});

test('"Ångra" takes the last finish back, and Ctrl+Z in the empty number field too', async () => {
  await typeLine(page, '57', '194423');
  await typeLine(page, '312', '195000');
  await savedAs(4800, 'SWE 312');
  await page.user.click(screen.getByRole('button', { name: 'Ångra' }));
  await savedAs(null, 'SWE 312');
  numberField().focus();
  await page.user.keyboard('{Control>}z{/Control}');
  await savedAs(null, 'SWE 57');
  expect(boatsOut()).toHaveLength(3);
});

test('a boat that is out is put into the line by a tap', async () => {
  await page.user.click(screen.getByRole('button', { name: 'Skriv in GER 88 Vind 8' }));
  expect(numberField()).toHaveValue('GER 88');
  expect(timeField()).toHaveFocus();
});

test('what another official writes shows by itself', async () => {
  const competitor = await fleet.idOf('SWE 57');
  const finishes = [{ competitor, finish_time: '2026-06-04T19:44:23+02:00' }];
  await fleet.other('POST', `/api/sailings/${fleet.sailing.id}/finishes/`, { finishes });
  await screen.findByText('1 i mål · 2 ute');
  expect(clocks()).toEqual(['19.44.23']);
});

test('a start that is changed afterwards re-times everybody, and says so', async () => {
  await typeLine(page, '57', '194423');
  await savedAs(4463, 'SWE 57');
  expect(screen.getByText(/Startgrupp 1 18\.30\.00 · Startgrupp 2 18\.35\.00/)).toBeVisible();
  await fleet.other('PATCH', `/api/start-groups/${fleet.groups[0]?.id}/`, { start_time: '18:32' });
  expect(await screen.findByText('En start har ändrats. En båts tid har räknats om.')).toBeVisible();
  await waitFor(() => expect(rowsOf('I mål')[0]?.slice(2, 5)).toEqual(['19.44.23', '1:12:23', '1:05:09']));
});

test('a sailor reads the sheet, and is told why they cannot write', async () => {
  page.leave();
  await fleet.server.db.updateTable('sailings').set({ self_reporting: 0 }).execute();
  page = await openFinish(fleet, await aSailorAccount(fleet.server));
  expect(screen.getByText('Klubbens funktionärer skriver in målgångarna här.')).toBeVisible();
  expect(screen.queryByRole('combobox', { name: 'Segelnummer' })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Målgång' })).not.toBeInTheDocument();
  expect(boatsOut()).toEqual([]);
  expect(within(screen.getByRole('main')).getByText('SWE 57')).toBeVisible();
});

/** The sheet as the sailor of SWE 57 sees it. */
async function openOwnFinish() {
  page.leave();
  const sailor = await aSailorAccount(fleet.server);
  const { db } = fleet.server;
  const { id } = await db.selectFrom('sailors').select('id').where('user_id', '=', sailor.id).executeTakeFirstOrThrow();
  await db.updateTable('competitors').set({ sailor_id: id }).where('sail_number', '=', 'SWE 57').execute();
  page = await openFinish(fleet, sailor);
  return sailor;
}

async function openReport() {
  await page.user.click(await screen.findByRole('button', { name: 'Rapportera målgång' }));
  return within(await screen.findByRole('dialog', { name: 'Rapportera målgång' }));
}

test('where the club accepts reported times, a sailor reports theirs, and it is preliminary', async () => {
  await openOwnFinish();
  expect(screen.getByRole('link', { name: 'Målgång' })).toBeVisible();
  expect(await screen.findByText('SWE 57 Vind 7 har ingen målgång än.')).toBeVisible();

  const dialog = await openReport();
  expect(dialog.queryByRole('option', { name: 'DSQ – diskvalificerad' })).not.toBeInTheDocument();
  await page.user.type(dialog.getByRole('textbox', { name: 'Klockslag' }), '194423');
  await page.user.click(dialog.getByRole('button', { name: 'Rapportera målgång' }));
  expect(await screen.findByText('Din rapport är preliminär tills klubben verifierar resultatet.')).toBeVisible();
  await waitFor(async () => expect(await truth('SWE 57')).toMatchObject({ elapsed_s: 4463, reported_by: 'sailor' }));
});

test('a report that was begun is there again after a reload', async () => {
  const sailor = await openOwnFinish();
  await page.user.type((await openReport()).getByRole('textbox', { name: 'Klockslag' }), '194423');
  page.leave();
  page = await openFinish(fleet, sailor);
  const dialog = await openReport();
  expect(dialog.getByRole('textbox', { name: 'Klockslag' })).toHaveValue('194423');
  expect(dialog.getByText('Det du skrev men inte hann spara finns kvar här.')).toBeVisible();
});

test('the clock is the server’s and says how well it is known; without a network two phones are compared', async () => {
  const clock = screen.getByRole('group', { name: 'Klockan' });
  const quality = await within(clock).findByRole('button', { name: /^Stämd 21\.0\d, ± \d,\d s$/ });
  expect(within(clock).getByText(/^21\.0\d\.\d\d$/)).toBeVisible();

  await page.user.click(quality);
  const dialog = within(await screen.findByRole('dialog', { name: 'Jämför klockor' }));
  await page.user.click(dialog.getByRole('button', { name: 'Nu' }));
  const mine = dialog.getByText(/^21\.0\d\.\d\d,\d$/).textContent;
  const other = dialog.getByRole('textbox', { name: 'Den andra telefonens tid' });
  await page.user.type(other, mine);
  expect(dialog.getByText('Klockorna går lika.')).toBeVisible();
  await page.user.clear(other);
  await page.user.type(other, 'halv tre');
  expect(dialog.getByText('Skriv timmar, minuter och sekunder, till exempel 18.30.05,3.')).toBeVisible();
  await page.user.clear(other);
  await page.user.type(other, mine.replace(/^21/, '22'));
  expect(dialog.getByText('Den här klockan går 60 min 0 s efter den andra.')).toBeVisible();
  await page.user.click(dialog.getByRole('button', { name: 'Stäng' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
