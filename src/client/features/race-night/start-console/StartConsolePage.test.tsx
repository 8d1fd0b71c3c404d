import { act, screen, waitFor, within } from '@testing-library/react';
import { aSailorAccount } from '../../../../testing/accounts';
import { showClock } from '../../../../testing/showClock';
import { aStartEvent } from '../../../../testing/startEvents';
import { aFleet, type Fleet } from '../../../../testing/openBoard';
import { openApp, type OpenedApp } from '../../../../testing/openApp';
import { deviceName } from '../../../changes/startChange';
import { restoreClock } from '../../../lib/serverClock';

let fleet: Fleet;
let page: OpenedApp;

/** Opens the console. Then it is this late by all clocks, however long it took to open. */
async function openAt(clock: string): Promise<void> {
  localStorage.clear();
  restoreClock();
  const instant = `2026-06-04T${clock}+02:00`;
  fleet = await aFleet(2, { 'SWE 57': 0, 'SWE 312': 0, 'GER 88': 1 }, {}, instant);
  const { db, clock: serverClock } = fleet.server;
  serverClock.run();
  for (const [index, { id }] of fleet.groups.entries()) {
    await db
      .updateTable('start_groups')
      .set({ class_flag: index === 0 ? 'E' : 'F' })
      .where('id', '=', id)
      .execute();
  }
  page = await openApp(`/clubs/exempel-ss/sailings/${fleet.sailing.id}/start`, { as: fleet.official });
  await screen.findByRole('dialog', { name: 'Startkonsol' });
  serverClock.set(instant);
  showClock(instant);
}
afterEach(async () => {
  page.leave();
  await fleet.close();
});

const press = async (name: string | RegExp) => page.user.click(await screen.findByRole('button', { name }));
const rows = () =>
  within(screen.getByRole('list', { name: 'Starter' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);
const states = async () => {
  const { db } = fleet.server;
  const groups = await db.selectFrom('start_groups').selectAll().orderBy('order').execute();
  return groups.map(({ start_state, attempt }) => `${start_state} ${attempt}`);
};
const savedAs = (...expected: string[]) => waitFor(async () => expect(await states()).toEqual(expected));

test('the next signal is counted down to, with its flags and sound, and every group stands with its start', async () => {
  await openAt('18:26:05');
  expect(await screen.findByText('P ned', { selector: '.what' })).toBeVisible();
  expect(screen.getByRole('timer')).toHaveTextContent(/^2:[0-5]\d$/);
  expect(screen.getByText(/^ett långt ljud 18\.29\.00$/)).toBeVisible();
  expect(screen.getByText(/^Startgrupp 1 startar om 3:[0-5]\d · nästa signal$/)).toBeVisible();
  expect(screen.getByRole('img', { name: 'E' })).toBeVisible();
  expect(screen.getByRole('img', { name: 'P' })).toBeVisible();
  expect(rows()).toEqual([
    expect.stringMatching(/^18\.30\.00Startgrupp 1 · 2 båtarom 3:[0-5]\d$/),
    expect.stringMatching(/^18\.35\.00Startgrupp 2 · 1 båtom 8:[0-5]\d$/),
  ]);
});

test('AP: one press, then the new starts are there before the flag comes down', async () => {
  await openAt('18:29:10');
  await press('Uppskjut');
  expect(screen.getByText('Uppskjutet')).toBeVisible();
  await savedAs('postponed 1', 'postponed 1');

  await press('Nu');
  await press('+ 5 min');
  const starts = within(screen.getByRole('list', { name: 'Så blir starterna' }));
  expect(starts.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    expect.stringMatching(/^18\.3018\.41\.00\+11 min$/),
    expect.stringMatching(/^18\.3518\.46\.00\+11 min$/),
  ]);
  await press(/^AP ned 18\.35\.00/);
  await savedAs('scheduled 1', 'scheduled 1');
  // Both countdowns say the same.
  const band = await screen.findByText(/^går ned om 5:\d\d$/);
  expect(band.textContent).toBe(`går ned om ${screen.getByRole('timer').textContent}`);
  expect(rows()).toEqual([expect.stringContaining('18.41.00'), expect.stringContaining('18.46.00')]);
});

test('a slip is undone at once', async () => {
  await openAt('18:29:10');
  await press('Uppskjut');
  await press('Ångra');
  await savedAs('scheduled 1', 'scheduled 1');
  expect(await screen.findByText('E ned · F upp')).toBeVisible();
});

test('a general recall voids the start of the group that has just started, and asks how it restarts', async () => {
  await openAt('18:30:04');
  expect(await screen.findByText('Startgrupp 1 har startat')).toBeVisible();
  await press(/^Allmän/);
  await savedAs('recalled 2', 'postponed 1');
  expect(screen.getByText('Allmän återkallelse', { selector: '.what' })).toBeVisible();

  await press('Går före, den återkallade sist');
  await page.user.selectOptions(screen.getByRole('combobox', { name: 'Förberedelsesignal' }), 'U (30.3)');
  await press('Nu');
  await press(/^Likhetstecknet ned/);
  await savedAs('scheduled 2', 'scheduled 1');
  const { db } = fleet.server;
  const [first] = await db.selectFrom('start_groups').selectAll().orderBy('order').execute();
  expect(first?.prep_flag).toBe('U');
});

test('an individual recall leaves the start; X is lowered by hand', async () => {
  await openAt('18:30:04');
  await screen.findByText('Startgrupp 1 har startat');
  await press(/^Enskild/);
  await press('X ned');
  await waitFor(async () => {
    const log = await fleet.server.db.selectFrom('start_log').select('kind').orderBy('id').execute();
    expect(log.map(({ kind }) => kind)).toEqual(['x_up', 'x_down']);
  });
  expect(await states()).toEqual(['scheduled 1', 'scheduled 1']);
});

test('what was forgotten is told afterwards with its clock, and everything can be undone in the log', async () => {
  await openAt('18:30:40');
  await press('Mer');
  await page.user.click(await screen.findByText('Glömt att trycka'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Glömt att trycka' }));
  await page.user.click(dialog.getByRole('button', { name: 'Spara' }));
  expect(dialog.getByText('Skriv klockslaget med siffror, till exempel 183000.')).toBeVisible();
  await page.user.type(dialog.getByRole('textbox', { name: 'Klockslag' }), '182955');
  await page.user.click(dialog.getByRole('button', { name: 'Spara' }));
  await savedAs('postponed 1', 'postponed 1');

  await press('Mer');
  await page.user.click(await screen.findByText('Startlogg'));
  const log = within(await screen.findByRole('dialog', { name: 'Startlogg' }));
  expect(log.getByText(/^Uppskjutet, AP upp/)).toBeVisible();
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  const paper = document.getElementById('print');
  expect(paper).toHaveTextContent('Startfartygsprotokoll, Torsdag 3');
  expect(paper).toHaveTextContent(/18\.29\.55Uppskjutet, AP upp/);
  act(() => void window.dispatchEvent(new Event('afterprint')));
  await page.user.click(log.getByRole('button', { name: 'Ångra' }));
  await waitFor(async () => expect((await states())[0]).not.toBe('postponed 1'));
  expect(log.getByText('Ångrat')).toBeVisible();
});

test('what another device does is shown here, and a start that it gives counts down', async () => {
  await openAt('18:29:10');
  const url = `/api/sailings/${fleet.sailing.id}/start-log/`;
  const event = {
    id: '0f8fad5b-d9cb-469f-a165-70867728950e',
    kind: 'ap_up',
    at: '2026-06-04T18:29:08+02:00',
    device: 'båten',
  };
  await fleet.other('POST', url, { events: [event] });
  expect(await screen.findByText('Uppskjutet')).toBeVisible();
});

test('only the club leads the start', async () => {
  await openAt('18:20:00');
  page.leave();
  page = await openApp(`/clubs/exempel-ss/sailings/${fleet.sailing.id}/start`, {
    as: await aSailorAccount(fleet.server),
  });
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Uppskjut' })).not.toBeInTheDocument());
  expect(await screen.findByRole('heading', { name: 'Du har inte behörighet till sidan' })).toBeVisible();
});

test('a device that sounds and is heard no more is told, and its signals are taken over by one press', async () => {
  await openAt('18:26:05');
  const { other: official, sailing, server } = fleet;
  const log = `/api/sailings/${sailing.id}/start-log/`;
  const device = `/api/sailings/${sailing.id}/signal-device/`;
  const armed = aStartEvent('armed', Date.parse('2026-06-04T18:26:05+02:00'), { device: 'tornet' });
  await official('POST', log, { events: [armed] });
  await official('POST', device, { device: 'tornet' });
  const lost = () =>
    screen.queryByRole('button', { name: 'Enheten som tutar hörs inte. Tryck för att tuta härifrån.' });
  expect(lost()).not.toBeInTheDocument();

  server.clock.set('2026-06-04T18:26:20+02:00');
  await waitFor(() => expect(lost()).toBeVisible(), { timeout: 10_000 });
  await page.user.click(await screen.findByRole('button', { name: /^Enheten som tutar hörs inte/ }));
  await waitFor(() => expect(lost()).not.toBeInTheDocument());
  await waitFor(async () => {
    const taken = server.db.selectFrom('start_log').select('device').where('kind', '=', 'armed').orderBy('id');
    expect(await taken.execute()).toEqual([{ device: 'tornet' }, { device: deviceName() }]);
  });
});
