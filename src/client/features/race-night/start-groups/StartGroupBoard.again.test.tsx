import { screen, waitFor, within } from '@testing-library/react';
import { competitorPaths } from '../../../../shared/contract/competitors';
import { openApp, type OpenedApp } from '../../../../testing/openApp';
import { aFleet, boatIn, group, openBoard, type Boats, type Fleet } from '../../../../testing/openBoard';
import { aCompetitorRecord, aGroupRecord, aSailingRecord } from '../../../../testing/records';

let fleet: Fleet;
let page: OpenedApp;

afterEach(async () => {
  page.leave();
  Reflect.deleteProperty(globalThis, 'matchMedia');
  await fleet.close();
});

/** A window in which no query of width fits. */
const narrowScreen = (media: string) => ({
  ...{ matches: false, media, onchange: null, dispatchEvent: () => false },
  ...{ addEventListener: () => {}, removeEventListener: () => {}, addListener: () => {}, removeListener: () => {} },
});

/** The board of tonight, and a week before it an evening with two groups and three boats. */
async function aSecondEvening(groups: number, boats: Boats) {
  fleet = await aFleet(groups, boats);
  const before = await aSailingRecord(fleet.server, fleet.club, { name: 'Torsdag 2', start_date: '2026-05-28' });
  const limits = [{ max_rating_thousandths: 899 }, { min_rating_thousandths: 900 }];
  for (const [order, limit] of limits.entries())
    await aGroupRecord(fleet.server, before, { order, start_time: `18:3${order * 5}:00`, ...limit });
  for (const [number, base_rating_thousandths] of [850, 880, 950].entries()) {
    const boat = { sail_number: `SWE ${number + 1}`, skipper_name: `Rorsman ${number + 1}`, approved: 1 } as const;
    const rating = { base_rating_thousandths, rating_thousandths: base_rating_thousandths };
    await aCompetitorRecord(fleet.server, before, { ...boat, ...rating, boat_name: `Vind ${number + 1}` });
  }
}

async function openEmptyBoard() {
  const as = fleet.official;
  page = await openApp(`/clubs/exempel-ss/sailings/${fleet.sailing.id}/competitors`, { as });
  await screen.findByRole('heading', { name: 'Inga deltagare än' });
}

const tonight = async () => {
  const rows = fleet.server.db.selectFrom('competitors').select(['sail_number', 'start_group_id']);
  const boats = await rows.where('sailing_id', '=', fleet.sailing.id).orderBy('id').execute();
  const all = fleet.server.db.selectFrom('start_groups').select(['id', 'start_time']);
  const groups = await all.where('sailing_id', '=', fleet.sailing.id).orderBy('id').execute();
  return groups.map(({ id, start_time }) => [
    start_time,
    ...boats.flatMap((boat) => (boat.start_group_id === id ? [boat.sail_number] : [])),
  ]);
};

const press = async (name: string) => page.user.click(await screen.findByRole('button', { name }));

test('one press enters the boats of last time into its start groups, and "Ångra" takes both back', async () => {
  await aSecondEvening(0, {});
  await openEmptyBoard();
  expect(await screen.findByText(/Förra gången: Torsdag 2, .*28 maj, 3 båtar i 2 startgrupper\.$/)).toBeVisible();
  await press('Som förra gången');
  expect(await screen.findByText('3 båtar i 2 startgrupper lades till, som i Torsdag 2.')).toBeVisible();
  expect(await boatIn('Startgrupp 1', 'SWE 2 Vind 2')).toBeVisible();
  expect(await boatIn('Startgrupp 2', 'SWE 3 Vind 3')).toBeVisible();
  expect(await tonight()).toEqual([
    ['18:30:00', 'SWE 1', 'SWE 2'],
    ['18:35:00', 'SWE 3'],
  ]);

  await press('Ångra');
  expect(await screen.findByText('Ångrat. Båtar och startgrupper är som förut.')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Som förra gången' })).toBeVisible();
  expect(await tonight()).toEqual([]);
});

test('boats that are entered go into the start groups of last time, and come out again', async () => {
  await aSecondEvening(0, { 'SWE 8': null });
  const rating = { base_rating_thousandths: 870 };
  await fleet.server.db.updateTable('competitors').set(rating).where('sail_number', '=', 'SWE 8').execute();
  page = await openBoard(fleet);
  await press('Samma startgrupper som förra gången');
  expect(await screen.findByText('2 startgrupper lades till, som i Torsdag 2.')).toBeVisible();
  expect(await boatIn('Startgrupp 1', 'SWE 8 Vind 8')).toBeVisible();
  await press('Ångra');
  expect(await screen.findByText('Ångrat. Båtar och startgrupper är som förut.')).toBeVisible();
  expect(await boatIn('Utan startgrupp', 'SWE 8 Vind 8')).toBeVisible();
});

test('what somebody has changed since is not taken away', async () => {
  await aSecondEvening(0, {});
  await openEmptyBoard();
  await press('Som förra gången');
  await screen.findByText('3 båtar i 2 startgrupper lades till, som i Torsdag 2.');
  const rows = fleet.server.db.selectFrom('competitors').select('id').where('sail_number', '=', 'SWE 3');
  const { id } = await rows.where('sailing_id', '=', fleet.sailing.id).executeTakeFirstOrThrow();
  await fleet.other('PATCH', competitorPaths.one(id), { crew_names: 'Eva Lund' });
  await press('Ångra');
  const said = 'SWE 3 Vind 3 har ändrats sedan dess. Ångra inte allt, utan rätta för hand.';
  expect(await screen.findByRole('alert')).toHaveTextContent(said);
  expect((await tonight()).flat()).toContain('SWE 3');
});

test('an evening with groups and no boats gets the boats, and a board with both is asked nothing', async () => {
  await aSecondEvening(1, {});
  await openEmptyBoard();
  expect(await screen.findByText(/Förra gången: Torsdag 2, .*28 maj, 3 båtar\.$/)).toBeVisible();
  await press('Som förra gången');
  expect(await screen.findByText('3 båtar lades till, som i Torsdag 2.')).toBeVisible();
  await waitFor(() => expect(group('Startgrupp 1').getAllByRole('button', { name: /^Flytta/ })).toHaveLength(3));
  expect(screen.queryByRole('button', { name: 'Som förra gången' })).not.toBeInTheDocument();
});

test('a phone has it in the menu', async () => {
  await aSecondEvening(0, { 'SWE 8': null });
  Object.assign(globalThis, { matchMedia: narrowScreen });
  page = await openBoard(fleet);
  await screen.findByRole('button', { name: 'Samma startgrupper som förra gången' });
  await page.user.click(screen.getByRole('button', { name: 'Fler val för deltagarna' }));
  const menu = within(await screen.findByRole('menu'));
  expect(menu.getByRole('menuitem', { name: 'Samma startgrupper som förra gången' })).toBeVisible();
  await page.user.click(menu.getByRole('menuitem', { name: 'Som förra gången' }));
  await screen.findByText('3 båtar i 2 startgrupper lades till, som i Torsdag 2.');
  expect(await boatIn('Startgrupp 2', 'SWE 3 Vind 3')).toBeVisible();
});
