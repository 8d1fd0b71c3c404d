import { screen, waitFor, within } from '@testing-library/react';
import { aSailorAccount, TEST_PASSWORD } from '../../../testing/accounts';
import { anEveningLink } from '../../../testing/evenings';
import { openApp, type OpenedApp } from '../../../testing/openApp';
import { aFleet, boatIn, type Fleet } from '../../../testing/openBoard';
import { numberField, rowsOf, typeLine } from '../../../testing/openFinish';
import { uuidOf } from '../../../testing/startEvents';
import { callsOver } from '../../../testing/servedCalls';
import { watchCalls } from '../../../testing/tabs';
import { restoreClock } from '../../lib/serverClock';

let fleet: Fleet;
let page: OpenedApp;
let watch: ReturnType<typeof watchCalls>;
/** Calls of the page that the server did not let the recorder make. */
let refused: string[];

beforeEach(async () => {
  localStorage.clear();
  restoreClock();
  const boats = { 'SWE 57': 0, 'SWE 312': 0, 'GER 88': null };
  fleet = await aFleet(2, boats, { self_reporting: 1, status: 'ongoing' }, '2026-06-04T20:30:00+02:00');
  refused = [];
  watch = watchCalls(async ({ method, path }, send) => {
    const reply = await send();
    if ([401, 403, 404].includes(reply.status)) refused.push(`${method} ${path}: ${reply.status}`);
    return reply;
  });
});
afterEach(async () => {
  page.leave();
  watch.stop();
  await fleet.close();
  // Before anybody has come in there is no session to renew.
  expect(refused.filter((call) => !call.startsWith('POST /auth/jwt/'))).toEqual([]);
});

/** Comes by a link, and chooses a screen. */
async function choose(to: string): Promise<void> {
  const { token } = await anEveningLink(fleet.server, { sailing: fleet.sailing.id, made_by: fleet.official.id });
  page = await openApp(`/kvall/${token}`);
  await page.user.type(await screen.findByRole('textbox', { name: 'Ditt namn' }), 'Anna');
  await page.user.click(await screen.findByRole('button', { name: 'Gå in' }));
  await page.user.click(await screen.findByRole('link', { name: to }));
}

/** Comes by a link, and opens what is beside the two big screens. */
async function come(to: string): Promise<void> {
  await choose(to);
  expect(await screen.findByRole('heading', { level: 1, name: to })).toBeVisible();
}

/** Everything that can be gone to from here is of the evening; then goes back to where its screens are chosen. */
async function goBack(): Promise<void> {
  for (const link of screen.getAllByRole('link'))
    expect(link.getAttribute('href')).toMatch(/^\/kvall(\?lage=[a-z]+)?$/);
  await page.user.click(screen.getByRole('link', { name: 'Tillbaka till kvällen' }));
  expect(await screen.findByText('Du för protokoll som Anna (Tornet).')).toBeVisible();
}

const namesIn = (menu: HTMLElement) =>
  within(menu)
    .getAllByRole('menuitem')
    .map((item) => item.textContent);
const truth = async (boat: string) =>
  (await fleet.server.db.selectFrom('competitors').selectAll().where('sail_number', '=', boat).executeTakeFirst()) ??
  {};
const becomes = (boat: string, values: object) => waitFor(async () => expect(await truth(boat)).toMatchObject(values));

test('the two big screens come first, and what else there is to do below them', async () => {
  await come('Jämför listor');
  expect(await screen.findByText('Ingen reservlista')).toBeVisible();
  await goBack();
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Start',
    'Målgång',
    'Båtar och startgrupper',
    'Målprotokoll',
    'Jämför listor',
    'Ute på vattnet och egna rapporter',
  ]);
});

test('boats are moved between groups and a late one is added; what is the club’s is not there', async () => {
  await come('Båtar och startgrupper');
  const user = page.user;
  await user.click(await screen.findByRole('button', { name: 'Fler val för GER 88 Vind 8' }));
  const menu = await screen.findByRole('menu', { name: 'GER 88 Vind 8' });
  expect(namesIn(menu)).toEqual(['Flytta till…', 'Välj']);
  await user.click(within(menu).getByRole('menuitem', { name: 'Flytta till…' }));
  await user.click(await screen.findByRole('menuitem', { name: /Startgrupp 2/ }));
  expect(await boatIn('Startgrupp 2', 'GER 88 Vind 8')).toBeVisible();
  await becomes('GER 88', { start_group_id: fleet.groups[1]?.id });

  for (const name of ['Ny startgrupp', 'Föreslå startgrupper', 'Lägg till från tidigare'])
    expect(screen.queryByRole('button', { name })).toBeNull();
  expect(screen.queryByRole('button', { name: /Startgrupp 1/ })).toBeNull();
  screen.getByRole('button', { name: 'Flytta GER 88 Vind 8' }).focus();
  await user.keyboard('{Delete}');
  expect(screen.queryByRole('alertdialog')).toBeNull();

  await user.click(screen.getByRole('button', { name: 'Lägg till deltagare' }));
  const form = within(await screen.findByRole('dialog', { name: 'Lägg till deltagare' }));
  expect(form.queryByRole('combobox', { name: 'Båttyp' })).toBeNull();
  await user.type(form.getByRole('textbox', { name: 'Segelnummer' }), 'SWE 57');
  await user.type(form.getByRole('textbox', { name: /^Rorsman/ }), 'Sen Seglare');
  await user.click(form.getByRole('button', { name: 'Lägg till' }));
  expect(await form.findByText('SWE 57 Vind 7 är redan anmäld.')).toBeVisible();
  expect(form.queryByRole('button', { name: /SWE 57/ })).toBeNull();
  await user.clear(form.getByRole('textbox', { name: 'Segelnummer' }));
  await user.type(form.getByRole('textbox', { name: 'Segelnummer' }), 'SWE 99');
  await user.click(form.getByRole('button', { name: 'Lägg till' }));
  expect(await screen.findByText('SWE 99 lades till.')).toBeVisible();
  await becomes('SWE 99', { skipper_name: 'Sen Seglare', sailing_id: fleet.sailing.id });
  await goBack();
});

test('two lists are compared, and what is decided is written', async () => {
  const lists = {
    main: { 'SWE 57': '19:40:00', 'SWE 312': '19:41:00', 'GER 88': '19:41:03' },
    reserve: { 'SWE 57': '19:40:00', 'SWE 312': '19:41:05', 'GER 88': '19:41:03' },
  };
  const observations: object[] = [];
  for (const [list, times] of Object.entries(lists))
    for (const [boat, time] of Object.entries(times)) {
      const id: string = `00000000-0000-4000-8000-${String(observations.length).padStart(12, '0')}`;
      observations.push({ id, list, at: `2026-06-04T${time}+02:00`, competitor: await fleet.idOf(boat) });
    }
  await fleet.server.db.updateTable('competitors').set({ rating_thousandths: 1000 }).execute();
  await fleet.other('POST', `/api/sailings/${fleet.sailing.id}/finish-observations/`, { observations });
  await come('Jämför listor');
  const card = within(await screen.findByRole('region', { name: 'SWE 312 Vind 2' }));
  await page.user.click(card.getByRole('button', { name: 'Skriv en annan tid' }));
  await page.user.type(card.getByRole('textbox', { name: 'Klockslag' }), '19:41:02');
  await page.user.click(card.getByRole('button', { name: 'Spara tiden' }));
  await becomes('SWE 312', { finish_at: '2026-06-04T17:41:02.000Z' });
  expect(await screen.findByText(/^Skriven tid, avgjort av Anna, Tornet/)).toBeVisible();
  await page.user.click(screen.getByRole('link', { name: 'Klart' }));
  expect(await screen.findByText('Du för protokoll som Anna (Tornet).')).toBeVisible();
});

test('own reports are confirmed, and who is out is ticked off as they come in', async () => {
  const sailor = await aSailorAccount(fleet.server, { club: fleet.club });
  const id = await fleet.idOf('SWE 57');
  const { db, url } = fleet.server;
  await db.updateTable('competitors').set({ sailor_id: sailor.sailor_id }).where('id', '=', id).execute();
  const { call } = await callsOver(url, { email: sailor.email, password: TEST_PASSWORD });
  await call('PATCH', `/api/competitors/${id}/update-elapsed-time/`, { at: '2026-06-04T19:28:09+02:00' });

  await come('Ute på vattnet och egna rapporter');
  await page.user.click(await screen.findByRole('button', { name: 'Bekräfta SWE 57 Vind 7' }));
  expect(await screen.findByText('En tid bekräftad.')).toBeVisible();
  await becomes('SWE 57', { reported_by: 'club' });

  await page.user.click(screen.getByRole('button', { name: /^Ute: 3 båtar/ }));
  const out = within(await screen.findByRole('dialog', { name: 'Ute på vattnet' }));
  await page.user.click(out.getByRole('button', { name: 'SWE 57 Vind 7 är i hamn' }));
  await becomes('SWE 57', { presence: 'ashore' });
  await page.user.click(out.getByRole('button', { name: 'Stäng' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await goBack();
});

test('boats over the line that did not come back get OCS from the one who records, one press each', async () => {
  const x = { start_group: fleet.groups[0]?.id, device: 'tornet' };
  const competitors = [await fleet.idOf('SWE 57'), await fleet.idOf('SWE 312')];
  await fleet.other('POST', `/api/sailings/${fleet.sailing.id}/start-log/`, {
    events: [
      { ...x, id: uuidOf(1), kind: 'x_up', at: '2026-06-04T18:30:05+02:00', payload: { competitors } },
      { ...x, id: uuidOf(2), kind: 'x_down', at: '2026-06-04T18:32:00+02:00', payload: {} },
    ],
  });
  await choose('Start');
  const panel = within(await screen.findByRole('region', { name: 'Kom inte tillbaka' }));
  await page.user.click(panel.getByRole('button', { name: 'OCS: SWE 57 Vind 7' }));
  await becomes('SWE 57', { score_code: 'OCS' });
  await page.user.click(panel.getByRole('button', { name: 'Kom tillbaka: SWE 312 Vind 2' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Kom inte tillbaka' })).toBeNull());
  await becomes('SWE 312', { score_code: null });
});

test('nobody has reported anything: that is said', async () => {
  await come('Ute på vattnet och egna rapporter');
  expect(await screen.findByText('Ingen seglare har rapporterat sin egen målgång.')).toBeVisible();
  await goBack();
});

test('the finish sheet is written and taken back; the race is ended by the club', async () => {
  await come('Målprotokoll');
  await waitFor(() => expect(numberField()).toBeVisible());
  await typeLine(page, '57', '194423');
  await becomes('SWE 57', { finish_at: '2026-06-04T17:44:23.000Z' });
  expect(rowsOf('I mål').map(([, boat]) => boat)).toEqual([expect.stringMatching(/^SWE 57/)]);
  expect(screen.queryByRole('button', { name: /Avsluta|Verifiera/ })).toBeNull();

  await page.user.click(screen.getByRole('button', { name: 'Visa ändringslogg' }));
  await page.user.click(await screen.findByRole('button', { name: /^Ångra SWE 57/ }));
  await becomes('SWE 57', { finish_at: null });
  await goBack();
});
