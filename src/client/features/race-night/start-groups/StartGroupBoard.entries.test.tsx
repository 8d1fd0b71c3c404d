import { screen, waitFor, within } from '@testing-library/react';
import { startGroupPaths } from '../../../../shared/contract/startGroups';
import { aFleet, boatIn, group, openBoard, type Fleet } from '../../../../testing/openBoard';
import type { OpenedApp } from '../../../../testing/openApp';
import { aSeason } from '../../../../testing/aSeason';
import { noNetwork, watchCalls, type SentCall } from '../../../../testing/tabs';

let fleet: Fleet;
let page: OpenedApp;
let watch: ReturnType<typeof watchCalls>;
let ofChanges: (call: SentCall, send: () => Promise<Response>) => Promise<Response>;

const isChange = ({ method, path }: SentCall) => method !== 'GET' && /competitors/.test(path);

beforeEach(async () => {
  ofChanges = (_, send) => send();
  fleet = await aFleet(2, { 'SWE 9': null });
  watch = watchCalls((call, send) => (isChange(call) ? ofChanges(call, send) : send()));
});

afterEach(async () => {
  page.leave();
  watch.stop();
  await fleet.close();
});

const entered = async () =>
  (
    await fleet.server.db
      .selectFrom('competitors')
      .selectAll()
      .where('sailing_id', '=', fleet.sailing.id)
      .orderBy('id')
      .execute()
  ).map(
    ({ sail_number, start_group_id }) =>
      `${sail_number} in ${fleet.groups.findIndex(({ id }) => id === start_group_id) + 1}`,
  );
const open = async () => {
  page = await openBoard(fleet);
};

/** These sailed four weeks ago in the sailing's serie. */
async function sailedBefore(order: readonly string[]) {
  const { serie } = await aSeason(fleet.server, fleet.club, { evenings: [{ order }] });
  await fleet.server.db
    .updateTable('sailings')
    .set({ serie_id: serie.id })
    .where('id', '=', fleet.sailing.id)
    .execute();
}

async function openEarlier() {
  await page.user.click(screen.getByRole('button', { name: 'Lägg till från tidigare' }));
  return within(await screen.findByRole('dialog', { name: 'Lägg till från tidigare' }));
}

async function typeBoat(number: string, helm: string, group?: string) {
  await page.user.click(screen.getByRole('button', { name: 'Lägg till deltagare' }));
  const form = within(await screen.findByRole('dialog', { name: 'Lägg till deltagare' }));
  await page.user.type(form.getByRole('textbox', { name: 'Segelnummer' }), number);
  await page.user.type(form.getByRole('textbox', { name: 'Rorsman' }), helm);
  if (group !== undefined) await page.user.selectOptions(form.getByRole('combobox', { name: 'Startgrupp' }), group);
  await page.user.click(form.getByRole('button', { name: 'Lägg till' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
}

test('an earlier boat is entered by one press, as last time, and taken back by another', async () => {
  await sailedBefore(['SWE 57', 'SWE 9']);
  await open();
  const list = await openEarlier();
  expect(await list.findByText('Rorsman 57')).toBeVisible();
  expect(list.getByText('Anmäld tors 7 maj 2026')).toBeVisible();
  // The boat is already entered.
  expect(list.queryByText(/SWE 9 /)).not.toBeInTheDocument();

  await page.user.click(list.getByRole('button', { name: 'Lägg till SWE 57 Båt 57' }));
  expect(await screen.findByText('SWE 57 Båt 57 lades till.')).toBeVisible();
  await waitFor(async () => expect(await entered()).toEqual(['SWE 9 in 0', 'SWE 57 in 0']));

  await page.user.click(list.getByRole('button', { name: 'Ångra SWE 57 Båt 57' }));
  expect(await screen.findByText('Båten togs bort igen.')).toBeVisible();
  await waitFor(async () => expect(await entered()).toEqual(['SWE 9 in 0']));
  expect(list.getByRole('button', { name: 'Lägg till SWE 57 Båt 57' })).toBeVisible();
});

test('a boat whose latest sailing is still to come is said to be entered to it', async () => {
  await sailedBefore(['SWE 57']);
  await fleet.server.db
    .updateTable('sailings')
    .set({ start_date: '2099-06-04' })
    .where('start_date', '=', '2026-05-07')
    .execute();
  await open();
  const list = await openEarlier();
  expect(await list.findByText('Anmäld till tors 4 juni 2099')).toBeVisible();
});

test('several are entered in a row from a list that is searched and stays as it is', async () => {
  await sailedBefore(['SWE 57', 'SWE 58', 'SWE 60']);
  await open();
  const list = await openEarlier();
  await page.user.type(await list.findByRole('searchbox', { name: 'Sök bland tidigare båtar' }), 'SWE 5');
  expect(await list.findByText('2 båtar')).toBeVisible();
  await page.user.click(list.getByRole('button', { name: 'Lägg till SWE 57 Båt 57' }));
  await page.user.click(list.getByRole('button', { name: 'Lägg till SWE 58 Båt 58' }));
  expect(list.getAllByRole('listitem').map((row) => row.querySelector('b')?.textContent)).toEqual([
    'SWE 57 Båt 57',
    'SWE 58 Båt 58',
  ]);
  await page.user.click(list.getByRole('button', { name: 'Klar' }));
  // The rows that wait are others than those that are saved: one that was found may be gone the next moment.
  await waitFor(() => {
    const boats = group('Utan startgrupp');
    expect(boats.getByRole('button', { name: 'Flytta SWE 57 Båt 57' })).toBeVisible();
    expect(boats.getByRole('button', { name: 'Flytta SWE 58 Båt 58' })).toBeVisible();
  });
  await waitFor(async () => expect(await entered()).toEqual(['SWE 9 in 0', 'SWE 57 in 0', 'SWE 58 in 0']));
});

test('all who sailed last in the serie are entered after a question, and taken back as one', async () => {
  const [low, high] = fleet.groups;
  const limits = { min_rating_thousandths: 300, max_rating_thousandths: 2500 };
  await fleet.server.db
    .updateTable('start_groups')
    .set(limits)
    .where('id', '=', high?.id ?? 0)
    .execute();
  await sailedBefore(['SWE 57', 'SWE 9', 'SWE 58']);
  await fleet.server.db
    .updateTable('competitors')
    .set({ rating_thousandths: 945 })
    .where('sail_number', '=', 'SWE 58')
    .execute();
  expect(low).toBeDefined();
  await open();
  const list = await openEarlier();
  await page.user.click(await list.findByRole('button', { name: 'Lägg till alla 2 därifrån' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Lägg till 2 båtar från Torsdag 1?' }));
  await page.user.click(question.getByRole('button', { name: 'Lägg till 2 båtar' }));
  // The boat's number is within the limits of the second group.
  await waitFor(async () => expect((await entered()).toSorted()).toEqual(['SWE 57 in 0', 'SWE 58 in 2', 'SWE 9 in 0']));

  await page.user.click(await screen.findByRole('button', { name: 'Ångra' }));
  expect(await screen.findByText('2 båtar togs bort igen.')).toBeVisible();
  await waitFor(async () => expect(await entered()).toEqual(['SWE 9 in 0']));
});

test('where there are no start groups yet, the question about all of them says so', async () => {
  await fleet.server.db.deleteFrom('start_groups').execute();
  await sailedBefore(['SWE 57', 'SWE 58']);
  await open();
  const list = await openEarlier();
  await page.user.click(await list.findByRole('button', { name: 'Lägg till alla 2 därifrån' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Lägg till 2 båtar från Torsdag 1?' }));
  expect(question.getByText(/utan startgrupp: seglingen har inga än/)).toBeVisible();
});

test('without a network a boat is on the board at once, is moved there, and is saved once when it is back', async () => {
  await open();
  ofChanges = noNetwork;
  await typeBoat('SWE 312', 'Anna Ek');
  expect(await screen.findByText('SWE 312 är med på tavlan och sparas när anslutningen är tillbaka.')).toBeVisible();
  const row = (await boatIn('Utan startgrupp', 'SWE 312')).closest<HTMLElement>('.boat');
  expect(within(row ?? document.body).getByRole('img', { name: 'Väntar på anslutning' })).toBeInTheDocument();
  expect(screen.getByText('1 anmälan väntar på anslutning')).toBeVisible();

  await page.user.click(screen.getByRole('button', { name: 'Flytta SWE 312' }));
  await page.user.click(await screen.findByRole('menuitem', { name: /Startgrupp 2/ }));
  expect(await boatIn('Startgrupp 2', 'SWE 312')).toBeVisible();
  await page.user.click(screen.getByRole('button', { name: 'Fler val för SWE 312' }));
  await page.user.click(await screen.findByRole('menuitem', { name: 'Redigera' }));
  expect(await screen.findByText('SWE 312 väntar på anslutning. Det går att ändra när båten är sparad.')).toBeVisible();

  ofChanges = (_, send) => send();
  dispatchEvent(new Event('online'));
  await waitFor(async () => expect(await entered()).toEqual(['SWE 9 in 0', 'SWE 312 in 2']));
  await waitFor(() => expect(screen.queryByRole('img', { name: 'Väntar på anslutning' })).not.toBeInTheDocument());
  expect(screen.getAllByRole('button', { name: 'Flytta SWE 312' })).toHaveLength(1);
});

test('a boat that waits is removed again before anything is sent', async () => {
  await open();
  ofChanges = noNetwork;
  await typeBoat('SWE 311', 'Bo Alm');
  await typeBoat('SWE 312', 'Anna Ek');
  await boatIn('Utan startgrupp', 'SWE 312');
  await page.user.click(screen.getByRole('button', { name: 'Fler val för SWE 312' }));
  await page.user.click(await screen.findByRole('menuitem', { name: 'Ta bort' }));
  expect(await screen.findByText('Båten togs bort igen.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Flytta SWE 312' })).not.toBeInTheDocument();

  ofChanges = (_, send) => send();
  dispatchEvent(new Event('online'));
  await waitFor(async () => expect(await entered()).toEqual(['SWE 9 in 0', 'SWE 311 in 0']));
});

test('what the server refuses is reported, and opened again with what was written', async () => {
  await open();
  ofChanges = noNetwork;
  await typeBoat('SWE 312', 'Anna Ek', 'Startgrupp 2');
  await boatIn('Startgrupp 2', 'SWE 312');
  await fleet.other('DELETE', startGroupPaths.one(fleet.groups[1]?.id ?? 0));
  ofChanges = (_, send) => send();
  dispatchEvent(new Event('online'));

  const told = within(
    (await screen.findByText('Anmälan sparades inte')).closest<HTMLElement>('[role=alert]') ?? document.body,
  );
  expect(
    told.getByText(`SWE 312 lades inte till. Ogiltigt pk "${fleet.groups[1]?.id}" - Objektet finns inte.`),
  ).toBeVisible();
  await page.user.click(told.getByRole('button', { name: 'Ändra och försök igen' }));
  const form = within(await screen.findByRole('dialog', { name: 'Lägg till deltagare' }));
  expect(form.getByRole('textbox', { name: 'Segelnummer' })).toHaveValue('SWE 312');
  expect(form.getByRole('textbox', { name: 'Rorsman' })).toHaveValue('Anna Ek');
  await page.user.selectOptions(form.getByRole('combobox', { name: 'Startgrupp' }), 'Startgrupp 1');
  await page.user.click(form.getByRole('button', { name: 'Lägg till' }));
  await waitFor(async () => expect(await entered()).toEqual(['SWE 9 in 0', 'SWE 312 in 1']));
  await waitFor(() => expect(screen.queryByText('Anmälan sparades inte')).not.toBeInTheDocument());
});

test('an entry that somebody has built on is not taken back', async () => {
  await open();
  await typeBoat('SWE 312', 'Anna Ek');
  const undo = await screen.findByRole('button', { name: 'Ångra' });
  await fleet.other('PATCH', `/api/competitors/${await fleet.idOf('SWE 312')}/`, { boat_name: 'Havsörn' });
  await page.user.click(undo);
  expect(
    await screen.findByText(/^SWE 312.* togs inte bort\. Någon annan har ändrat detta\. Ladda om och försök igen\.$/),
  ).toBeVisible();
  expect(await boatIn('Utan startgrupp', 'SWE 312 Havsörn')).toBeVisible();
});
