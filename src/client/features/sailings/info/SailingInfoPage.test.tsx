import { screen, waitFor, within } from '@testing-library/react';
import { aClub, aClubAccount, aSailorAccount } from '../../../../testing/accounts';
import { startClientApp, type ClientApp } from '../../../../testing/clientApp';
import { openApp, type OpenedApp } from '../../../../testing/openApp';
import { aCompetitorRecord, aGroupRecord, aSailingRecord } from '../../../../testing/records';
import { clockTicked } from '../../../state/clock';

let server: ClientApp;
let page: OpenedApp;
let club: Awaited<ReturnType<typeof aClub>>;

beforeEach(async () => {
  server = await startClientApp();
  club = await aClub(server, { slug: 'exempel-ss', counter: 1 });
});

afterEach(async () => {
  page.leave();
  await server.close();
});

const addressOf = ({ id }: { id: number }) => `/clubs/exempel-ss/sailings/${id}/info`;

async function open(sailing: { id: number }, as: { email: string }) {
  page = await openApp(addressOf(sailing), { as });
  await screen.findByRole('heading', { name: 'Uppgifter' });
}

const fact = (term: string) => screen.getByText(term, { selector: 'dt' }).nextElementSibling;

test('tells date, time and how the race is sailed, in Swedish', async () => {
  const sailing = await aSailingRecord(server, club, { start_type: 'individual', description: 'Samling på bryggan.' });
  await open(sailing, await aSailorAccount(server, { club }));
  expect(fact('Datum')).toHaveTextContent('torsdag 4 juni 2026');
  expect(fact('Starttid')).toHaveTextContent('18:30');
  expect(fact('Starttyp')).toHaveTextContent('Individuell start (jaktstart)');
  expect(fact('Anmälan')).toHaveTextContent('Öppen');
  expect(screen.getByText('Samling på bryggan.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Ändra' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Ändra status' })).not.toBeInTheDocument();
});

test('sums up the groups in the order of their starts', async () => {
  const sailing = await aSailingRecord(server, club);
  const late = await aGroupRecord(server, sailing, { name: 'Snabba', start_time: '18:40:00', order: 2 });
  await aGroupRecord(server, sailing, { name: 'Långsamma', start_time: '18:35:00', order: 1 });
  await aCompetitorRecord(server, sailing, { start_group_id: late.id, sail_number: 'SWE 1' });
  await aCompetitorRecord(server, sailing, { sail_number: 'SWE 2' });
  await open(sailing, await aClubAccount(server, club));
  const rows = screen.getAllByRole('row').map((row) => row.textContent);
  expect(rows).toEqual(['GruppStartBåtar', 'Långsamma18:35 0', 'Snabba18:40 1', 'Utan startgrupp1']);
});

test('counts down to a start that is near, and tells how long ago one was', async () => {
  const sailing = await aSailingRecord(server, club);
  await aGroupRecord(server, sailing, { name: 'Snabba', start_time: '18:30:00' });
  await open(sailing, await aClubAccount(server, club));
  page.store.dispatch(clockTicked(Date.parse('2026-06-04T18:25:55+02:00')));
  expect(await screen.findByText('om 4:05')).toBeVisible();
  page.store.dispatch(clockTicked(Date.parse('2026-06-04T18:30:07+02:00')));
  expect(await screen.findByText('startade för 0:07 sedan')).toBeVisible();
});

test('the official takes the next step, and another that is allowed', async () => {
  const sailing = await aSailingRecord(server, club);
  await open(sailing, await aClubAccount(server, club));
  await page.user.click(screen.getByRole('button', { name: 'Sätt som pågående' }));
  expect(await screen.findByText('Status ändrad till Pågående.')).toBeVisible();

  await page.user.click(await screen.findByRole('button', { name: 'Ändra status' }));
  const choices = within(await screen.findByRole('menu')).getAllByRole('menuitem');
  expect(choices.map(({ textContent }) => textContent)).toEqual(['Kommande', 'Avslutad', 'Inställd']);
  await page.user.click(await screen.findByRole('menuitem', { name: 'Inställd' }));
  expect(await screen.findByText('Status ändrad till Inställd.')).toBeVisible();
  const { status } = await server.db.selectFrom('sailings').select('status').executeTakeFirstOrThrow();
  expect(status).toBe('cancelled');
});

test('a status that the server refuses is told with its reason', async () => {
  const sailing = await aSailingRecord(server, club, { status: 'finished' });
  await open(sailing, await aClubAccount(server, club));
  await page.user.click(screen.getByRole('button', { name: 'Ändra status' }));
  await server.db.updateTable('sailings').set({ verified_result: 1 }).execute();
  await page.user.click(await screen.findByRole('menuitem', { name: 'Pågående' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Resultatet är verifierat och kan inte ändras.');
});

test('the official changes the sailing from here too', async () => {
  const sailing = await aSailingRecord(server, club);
  await open(sailing, await aClubAccount(server, club));
  await page.user.click(screen.getByRole('button', { name: 'Ändra' }));
  const form = within(await screen.findByRole('dialog', { name: 'Ändra segling' }));
  await page.user.type(form.getByRole('textbox', { name: 'Namn' }), ' om');
  await page.user.click(form.getByRole('button', { name: 'Spara' }));
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Torsdag 3 om' })).toBeVisible());
});
