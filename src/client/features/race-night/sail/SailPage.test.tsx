import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aSailorAccount } from '../../../../testing/accounts';
import { showClock } from '../../../../testing/showClock';
import { aFleet, type Fleet } from '../../../../testing/openBoard';
import { openApp, type OpenedApp } from '../../../../testing/openApp';
import { restoreClock } from '../../../lib/serverClock';
import { connectionChanged } from '../../../state/connection';

let fleet: Fleet;
let page: OpenedApp;

interface Evening {
  self_reporting?: 0 | 1;
  status?: 'upcoming' | 'ongoing';
}

/** Opens the page as the sailor of SWE 57. Then it is this late by all clocks, however long it took to open. */
async function openAt(clock: string, { self_reporting = 1, status = 'ongoing' }: Evening = {}): Promise<void> {
  localStorage.clear();
  restoreClock();
  const instant = `2026-06-04T${clock}+02:00`;
  const boats = { 'SWE 57': 0, 'SWE 312': 0, 'GER 88': 0, 'SWE 9': 1 };
  fleet = await aFleet(2, boats, { self_reporting, status }, instant);
  const { db } = fleet.server;
  const sara = await aSailorAccount(fleet.server, { club: fleet.club, first_name: 'Sara', last_name: 'Seglare' });
  await db.updateTable('competitors').set({ sailor_id: sara.sailor_id }).where('sail_number', '=', 'SWE 57').execute();
  await db
    .updateTable('start_groups')
    .set({ class_flag: 'E' })
    .where('id', '=', fleet.groups[0]?.id ?? 0)
    .execute();
  page = await openApp(`/clubs/exempel-ss/sailings/${fleet.sailing.id}/sail`, { as: sara });
  await screen.findByRole('dialog', { name: /^SWE 57/ });
  showClock(instant);
}
afterEach(async () => {
  page.leave();
  await fleet.close();
});

const press = async (name: string | RegExp) => page.user.click(await screen.findByRole('button', { name }));
const boatNow = () =>
  fleet.server.db.selectFrom('competitors').selectAll().where('sail_number', '=', 'SWE 57').executeTakeFirstOrThrow();
const savedAs = (columns: object) => waitFor(async () => expect(await boatNow()).toMatchObject(columns));
const question = (name: string) => within(screen.getByRole('group', { name }));
const steps = () =>
  within(screen.getByRole('list', { name: 'Din tid' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

test('before the start: the group, its start, the signals, and how long it is', async () => {
  await openAt('18:27:02', { status: 'upcoming' });
  expect(screen.getByText('Startgrupp 1')).toBeVisible();
  expect(screen.getByText('start 18.30.00')).toBeVisible();
  expect(screen.getByRole('timer')).toHaveTextContent(/^2:[0-5]\d$/);
  const signals = within(screen.getByRole('list', { name: 'Signaler' })).getAllByRole('listitem');
  expect(signals.map((signal) => signal.textContent)).toEqual([
    'E uppgjort',
    'P uppgjort',
    expect.stringMatching(/^P nedom 1:[0-5]\d$/),
    expect.stringMatching(/^Startom 2:[0-5]\d$/),
  ]);
  expect(signals[2]).toHaveAttribute('aria-current', 'step');
  expect(screen.queryByRole('button', { name: /I mål nu/ })).not.toBeInTheDocument();

  await press('Vi är på vattnet');
  expect(await screen.findByText(/^På vattnet sedan 18\.27$/)).toBeVisible();
  await savedAs({ presence: 'on_water' });
});

test('a postponement and a new start are followed as they are pushed', async () => {
  await openAt('18:27:02', { status: 'upcoming' });
  const log = `/api/sailings/${fleet.sailing.id}/start-log/`;
  const act = (kind: string, clock: string, id: number, payload: object) => ({
    id: `00000000-0000-4000-8000-00000000000${id}`,
    ...{ kind, at: `2026-06-04T${clock}+02:00`, payload },
  });
  await fleet.other('POST', log, { events: [act('ap_up', '18:27:50', 1, { with: null, groups: null })] });
  expect(await screen.findByText('Uppskjuten')).toBeVisible();
  expect(screen.queryByRole('timer')).not.toBeInTheDocument();
  const down = { groups: null, first_warning: '2026-06-04T18:40:00+02:00' };
  await fleet.other('POST', log, { events: [act('ap_down', '18:27:55', 2, down)] });
  expect(await screen.findByText('start 18.45.00')).toBeVisible();
});

test('the finger that takes the finish answers no question that is drawn under it', async () => {
  await openAt('19:28:09');
  const now = screen.getByRole('button', { name: /^I mål nu/ });
  fireEvent.pointerDown(now, { button: 0 });
  const skip = await screen.findByRole('button', { name: 'Hoppa över, bara tiden' });
  fireEvent.click(skip, { detail: 1 });
  expect(screen.getByRole('group', { name: 'Vem var före dig?' })).toBeVisible();
  await page.user.click(skip);
  expect(screen.queryByRole('group', { name: 'Vem var före dig?' })).not.toBeInTheDocument();
});

test('the finish counts when the finger comes down; the neighbours are two presses', async () => {
  await openAt('19:28:09');
  expect(screen.getByText('Seglat sedan 18.30.00')).toBeVisible();
  expect(screen.getByRole('timer')).toHaveTextContent(/^58:\d\d$/);
  // More than half of the second has passed: the finish is the next one, wherever it is shown.
  fleet.server.clock.set('2026-06-04T19:28:20.550+02:00');
  showClock('2026-06-04T19:28:20.550+02:00');
  fireEvent.pointerDown(screen.getByRole('button', { name: /^I mål nu/ }), { button: 0 });
  const finish = await screen.findByText(/^19\.28\.\d\d$/, { selector: '.band strong' });
  await savedAs({ recorded: 'finish', reported_by: 'sailor', finish_at: expect.stringMatching(/T17:28:\d\d/) });

  await page.user.click(question('Vem var före dig?').getByRole('button', { name: /SWE 312/ }));
  expect(question('Vem var efter?').getByRole('button', { name: /SWE 312/ })).toBeDisabled();
  await page.user.click(question('Vem var efter?').getByRole('button', { name: /GER 88/ }));
  await savedAs({ report_before_id: await fleet.idOf('SWE 312'), report_after_id: await fleet.idOf('GER 88') });
  await waitFor(() =>
    expect(steps()).toEqual([
      `Din tid är framme${finish.textContent}`,
      'Ingen annan har bekräftat än',
      'Klubben bekräftarTill dess är platsen preliminär.',
    ]),
  );

  await fleet.other('POST', `/api/sailings/${fleet.sailing.id}/confirm-reports/`, {
    competitors: [await fleet.idOf('SWE 57')],
  });
  expect(await screen.findByText('Klubben har bekräftat')).toBeVisible();
  await press('Vi är i hamn');
  expect(await screen.findByText(/^I hamn 19\.28$/)).toBeVisible();
  await savedAs({ presence: 'ashore' });
});

test('a press too many is taken back, and the questions may be skipped', async () => {
  await openAt('19:28:09');
  await press(/^I mål nu/);
  await press('Hoppa över, bara tiden');
  await savedAs({ recorded: 'finish' });
  await press('Ångra');
  expect(await screen.findByRole('button', { name: /^I mål nu/ })).toBeVisible();
  await savedAs({ recorded: null, reported_at: null });
});

test('retiring takes a reason, tells how help is called for, and works where the club takes the times', async () => {
  await openAt('19:00:00', { self_reporting: 0 });
  expect(screen.getByText('Klubben tar tiden vid mållinjen.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /I mål nu/ })).not.toBeInTheDocument();
  await press('Vi bryter');
  const dialog = within(await screen.findByRole('dialog', { name: 'Vi bryter' }));
  expect(dialog.getByText(/VHF kanal 16 eller ring 112/)).toBeVisible();
  expect(dialog.getByRole('link', { name: 'Ring 112' })).toHaveAttribute('href', 'tel:112');
  await page.user.click(dialog.getByRole('radio', { name: 'Skada på båten' }));
  await page.user.click(dialog.getByRole('button', { name: 'Ja, vi bryter' }));
  expect(await screen.findByText('RET')).toBeVisible();
  await savedAs({ score_code: 'RET', report_note: 'Skada på båten' });
  await press('Ångra');
  expect(await screen.findByText('Klubben tar tiden vid mållinjen.')).toBeVisible();
  await savedAs({ score_code: null });
});

test('without a network the press is kept, says so, and is sent when the network is back', async () => {
  await openAt('19:28:09');
  const { fetch } = globalThis;
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  const at = Date.parse('2026-06-04T19:20:00+02:00');
  act(() => void page.store.dispatch(connectionChanged({ phase: 'offline', at, retryAt: null })));
  expect(await screen.findByText(/Utan nät. Starter och flaggor är som de var 19\.20\./)).toBeVisible();
  await press(/^I mål nu/);
  await page.user.click(question('Vem var före dig?').getByRole('button', { name: /GER 88/ }));
  await press('Klar');
  expect(steps()[0]).toBe('Tiden är sparad i telefonenDen skickas när nätet är tillbaka.');
  expect(await boatNow()).toMatchObject({ recorded: null });

  globalThis.fetch = fetch;
  act(() => void page.store.dispatch(connectionChanged({ phase: 'connected', at: at + 1, retryAt: null })));
  await savedAs({ recorded: 'finish', reported_by: 'sailor', report_before_id: await fleet.idOf('GER 88') });
  await waitFor(() => expect(steps()[0]).toMatch(/^Din tid är framme/));
});

test('somebody without an entry is told so', async () => {
  await openAt('19:00:00');
  page.leave();
  page = await openApp(`/clubs/exempel-ss/sailings/${fleet.sailing.id}/sail`, { as: fleet.official });
  expect(await screen.findByText('Du är inte anmäld till den här seglingen.')).toBeVisible();
});
