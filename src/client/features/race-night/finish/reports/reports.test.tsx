import { act, screen, waitFor, within } from '@testing-library/react';
import { aSailorAccount, TEST_PASSWORD } from '../../../../../testing/accounts';
import { aFleet, type Fleet } from '../../../../../testing/openBoard';
import { openFinish } from '../../../../../testing/openFinish';
import type { OpenedApp } from '../../../../../testing/openApp';
import { callsOver } from '../../../../../testing/servedCalls';
import { connectionChanged } from '../../../../state/connection';
import { restoreClock } from '../../../../lib/serverClock';

let fleet: Fleet;
let page: OpenedApp;

beforeEach(async () => {
  localStorage.clear();
  restoreClock();
  const boats = { 'SWE 57': 0, 'SWE 312': 0, 'GER 88': 0, 'SWE 9': 0 };
  fleet = await aFleet(1, boats, { self_reporting: 1, status: 'ongoing' }, '2026-06-04T19:40:00+02:00');
  await fleet.server.db.updateTable('competitors').set({ crew_count: 3 }).where('sail_number', '=', 'SWE 57').execute();
});
afterEach(async () => {
  page.leave();
  await fleet.close();
});

/** The sailor of a boat reports its finish, and who was ahead of it. */
async function report(boat: string, clock: string, before?: string): Promise<void> {
  const sailor = await aSailorAccount(fleet.server, { club: fleet.club });
  const id = await fleet.idOf(boat);
  await fleet.server.db.updateTable('competitors').set({ sailor_id: sailor.sailor_id }).where('id', '=', id).execute();
  const { call } = await callsOver(fleet.server.url, { email: sailor.email, password: TEST_PASSWORD });
  const body = { at: `2026-06-04T${clock}+02:00`, ...(before && { before: await fleet.idOf(before) }) };
  expect(await call('PATCH', `/api/competitors/${id}/update-elapsed-time/`, body)).toMatchObject({
    reported_by: 'sailor',
  });
}

const section = () => within(screen.getByRole('region', { name: 'Rapporterade av seglare' }));
const rows = () =>
  within(section().getByRole('list', { name: 'Rapporterade av seglare' }))
    .getAllByRole('listitem')
    .map((row) => row.textContent);

test('reports stand with how far others support them, and all that are supported are confirmed by one press', async () => {
  await report('SWE 57', '19:28:09.200');
  await report('SWE 312', '19:29:00.000', 'SWE 57');
  const noted = { report_note: 'Ur GPS-spår, ± 3 s' };
  await fleet.server.db.updateTable('competitors').set(noted).where('sail_number', '=', 'SWE 312').execute();
  page = await openFinish(fleet);
  expect(section().getByText('1 stöds · 1 utan stöd · 0 bekräftade')).toBeVisible();
  expect(rows()).toEqual([
    'SWE 57 Vind 7 19.28.09SWE 312 Vind 2 säger detsammaStödsBekräfta',
    'SWE 312 Vind 2 19.29.00efter SWE 57 Vind 7 · Ur GPS-spår, ± 3 sEgenBekräfta',
  ]);
  await page.user.click(section().getByRole('button', { name: 'Bekräfta alla stödda (1)' }));
  expect(await screen.findByText('En tid bekräftad.')).toBeVisible();
  await waitFor(() => expect(section().getByText('0 stöds · 1 utan stöd · 1 bekräftade')).toBeVisible());
  await page.user.click(section().getByRole('button', { name: 'Bekräfta SWE 312 Vind 2' }));
  await waitFor(() => expect(section().getByText('0 stöds · 0 utan stöd · 2 bekräftade')).toBeVisible());
});

test('what cannot all be so is told', async () => {
  await report('SWE 57', '19:29:09');
  await report('SWE 312', '19:29:00', 'SWE 57');
  page = await openFinish(fleet);
  const list = within(section().getByRole('list', { name: 'Motsägelser' }));
  expect(list.getByText('SWE 57 Vind 7 ska ha varit före SWE 312 Vind 2, men tiderna säger tvärtom.')).toBeVisible();
  expect(section().queryByRole('button', { name: /Bekräfta alla/ })).not.toBeInTheDocument();
});

test('who is out is counted live, ticked off as they come in, and says how old it is', async () => {
  page = await openFinish(fleet);
  expect(screen.queryByRole('region', { name: 'Rapporterade av seglare' })).not.toBeInTheDocument();
  const line = await screen.findByRole('button', { name: 'Ute: 4 båtar, 6 personer' });
  await fleet.other('PATCH', `/api/competitors/${await fleet.idOf('SWE 9')}/presence/`, { presence: 'ashore' });
  await waitFor(() => expect(line).toHaveTextContent('Ute: 3 båtar, 5 personer'));

  await page.user.click(line);
  const dialog = within(await screen.findByRole('dialog', { name: 'Ute på vattnet' }));
  expect(dialog.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
    'SWE 57 Vind 7Sara Seglare · 3 ombord · seglarI hamn',
    'SWE 312 Vind 2Sara Seglare · 1 ombord · seglarI hamn',
    'GER 88 Vind 8Sara Seglare · 1 ombord · seglarI hamn',
  ]);
  expect(dialog.getByRole('button', { name: 'Skriv ut' })).toBeVisible();
  await page.user.click(dialog.getByRole('button', { name: 'SWE 57 Vind 7 är i hamn' }));
  expect(await dialog.findByText('Ute: 2 båtar, 2 personer')).toBeVisible();
  await waitFor(async () => {
    const rows = fleet.server.db.selectFrom('competitors').select('presence').where('sail_number', '=', 'SWE 57');
    expect(await rows.executeTakeFirst()).toEqual({ presence: 'ashore' });
  });

  const at = Date.parse('2026-06-04T19:41:00+02:00');
  act(() => void page.store.dispatch(connectionChanged({ phase: 'offline', at, retryAt: null })));
  expect(await dialog.findByText('Ute: 2 båtar, 2 personer · uppgifter från 19.41')).toBeVisible();
});
