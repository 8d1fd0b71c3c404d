import { screen, waitFor, within } from '@testing-library/react';
import { clubSite } from '../../../../../testing/clubSite';
import { aCompetitorRecord, aGroupRecord, aSailingRecord } from '../../../../../testing/records';
import { clockTicked } from '../../../../state/clock';

const site = clubSite();

const addressOf = ({ id }: { id: number }) => `/clubs/exempel-ss/sailings/${id}/info`;

async function open(sailing: { id: number }, as: { email: string }) {
  await site.open(addressOf(sailing), as);
  await screen.findByRole('heading', { name: 'Uppgifter' });
}

const fact = (term: string) => screen.getByText(term, { selector: 'dt' }).nextElementSibling;

test('shows date, time and how the race is sailed, in Swedish', async () => {
  const sailing = await aSailingRecord(site.server, site.club, {
    start_type: 'individual',
    description: 'Samling på bryggan.',
  });
  await open(sailing, await site.sailor());
  expect(fact('Datum')).toHaveTextContent('torsdag 4 juni 2026');
  expect(fact('Starttid')).toHaveTextContent('18.30');
  expect(fact('Starttyp')).toHaveTextContent('Individuell start (jaktstart)');
  expect(fact('Anmälan')).toHaveTextContent('Öppen');
  expect(screen.getByText('Samling på bryggan.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Ändra' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Ändra status' })).not.toBeInTheDocument();
});

test('sums up the groups in the order of their starts', async () => {
  const sailing = await aSailingRecord(site.server, site.club);
  const late = await aGroupRecord(site.server, sailing, { name: 'Snabba', start_time: '18:40:00', order: 2 });
  await aGroupRecord(site.server, sailing, { name: 'Långsamma', start_time: '18:35:00', order: 1 });
  await aCompetitorRecord(site.server, sailing, { start_group_id: late.id, sail_number: 'SWE 1' });
  await aCompetitorRecord(site.server, sailing, { sail_number: 'SWE 2' });
  await open(sailing, await site.official());
  const rows = screen.getAllByRole('row').map((row) => row.textContent);
  expect(rows).toEqual(['GruppStartBåtar', 'Långsamma18.35 0', 'Snabba18.40 1', 'Utan startgrupp1']);
});

test('counts down to a start that is near, and shows how long ago one was', async () => {
  const sailing = await aSailingRecord(site.server, site.club);
  await aGroupRecord(site.server, sailing, { name: 'Snabba', start_time: '18:30:00' });
  await open(sailing, await site.official());
  site.page.store.dispatch(clockTicked(Date.parse('2026-06-04T18:25:55+02:00')));
  await screen.findByText('om 4:05');
  site.page.store.dispatch(clockTicked(Date.parse('2026-06-04T18:30:07+02:00')));
  await screen.findByText('startade för 0:07 sedan');
});

const AHEAD = { start_date: '2099-06-04', start_time: '18:30' };
const toPage = (sailing: { id: number }, page: string) => `/clubs/exempel-ss/sailings/${sailing.id}/${page}`;

test('a sailing without boats leads to where they are added', async () => {
  const sailing = await aSailingRecord(site.server, site.club, AHEAD);
  await open(sailing, await site.official());
  const way = screen.getByRole('link', { name: 'Lägg till deltagare' });
  expect(way).toHaveAttribute('href', toPage(sailing, 'competitors'));
});

test('boats without a group lead to where they are sorted, and near the start the start itself comes first', async () => {
  const sailing = await aSailingRecord(site.server, site.club, AHEAD);
  await aCompetitorRecord(site.server, sailing, { sail_number: 'SWE 1' });
  await open(sailing, await site.official());
  const sort = await screen.findByRole('link', { name: 'Dela in startgrupper' });
  expect(sort).toHaveAttribute('href', toPage(sailing, 'competitors'));
  site.page.store.dispatch(clockTicked(Date.parse('2099-06-04T17:00:00+02:00')));
  const start = await screen.findByRole('link', { name: 'Öppna startkonsolen' });
  expect(start).toHaveAttribute('href', toPage(sailing, 'start'));
});

test('the official takes the next step, and another that is allowed', async () => {
  const sailing = await aSailingRecord(site.server, site.club);
  await open(sailing, await site.official());
  await site.page.user.click(screen.getByRole('button', { name: 'Sätt som pågående' }));
  expect(await screen.findByText('Status ändrad till Pågående.')).toBeVisible();

  await site.page.user.click(await screen.findByRole('button', { name: 'Ändra status' }));
  const choices = within(await screen.findByRole('menu')).getAllByRole('menuitem');
  expect(choices.map(({ textContent }) => textContent)).toEqual(['Kommande', 'Avslutad', 'Inställd']);
  await site.page.user.click(await screen.findByRole('menuitem', { name: 'Inställd' }));
  expect(await screen.findByText('Status ändrad till Inställd.')).toBeVisible();
  const { status } = await site.server.db.selectFrom('sailings').select('status').executeTakeFirstOrThrow();
  expect(status).toBe('cancelled');
});

test('a sailing that lies ahead is finished only after two questions: when it starts, and who has no result', async () => {
  const sailing = await aSailingRecord(site.server, site.club, { status: 'ongoing', start_date: '2099-06-04' });
  for (const number of [1, 2, 3, 4]) {
    await aCompetitorRecord(site.server, sailing, { sail_number: `SWE ${number}`, boat_name: 'Vind' });
  }
  await open(sailing, await site.official());
  const finish = () => site.page.user.click(screen.getByRole('button', { name: 'Avsluta seglingen' }));
  const anyway = () => site.page.user.click(screen.getByRole('button', { name: 'Avsluta ändå' }));
  await finish();
  expect(await screen.findByText('Seglingen startar först torsdag 4 juni 2099 18.30.')).toBeVisible();
  await anyway();
  expect(
    await screen.findByText('4 båtar har varken tid eller kod: SWE 1 Vind, SWE 2 Vind, SWE 3 Vind och 1 till.'),
  ).toBeVisible();
  await anyway();
  expect(
    await screen.findByText('Seglingen är avslutad.', { selector: '[role=status] *, [role=alert] *' }),
  ).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
});

test('a status that the server refuses is reported with its reason', async () => {
  const sailing = await aSailingRecord(site.server, site.club, { status: 'finished' });
  await open(sailing, await site.official());
  await site.page.user.click(screen.getByRole('button', { name: 'Ändra status' }));
  await site.server.db.updateTable('sailings').set({ verified_result: 1 }).execute();
  await site.page.user.click(await screen.findByRole('menuitem', { name: 'Pågående' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Resultatet är verifierat och kan inte ändras.');
});

test('the official changes the sailing from here too', async () => {
  const sailing = await aSailingRecord(site.server, site.club);
  await open(sailing, await site.official());
  await site.page.user.click(screen.getByRole('button', { name: 'Ändra' }));
  const form = within(await screen.findByRole('dialog', { name: 'Ändra segling' }));
  await site.page.user.type(form.getByRole('textbox', { name: 'Namn' }), ' om');
  await site.page.user.click(form.getByRole('button', { name: 'Spara' }));
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Torsdag 3 om' })).toBeVisible());
});

test('the official copies the sailing from its own page and goes on to the copy', async () => {
  const sailing = await aSailingRecord(site.server, site.club);
  await open(sailing, await site.official());
  await site.page.user.click(screen.getByRole('button', { name: 'Fler val för Torsdag 3' }));
  await site.page.user.click(await screen.findByRole('menuitem', { name: 'Kopiera' }));
  await site.page.user.click(await screen.findByRole('button', { name: 'Ändra kopian' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Torsdag 3 (kopia)' })).toBeVisible();
});

test('the official deletes the sailing from its own page and is shown the list', async () => {
  const sailing = await aSailingRecord(site.server, site.club);
  await open(sailing, await site.official());
  await site.page.user.click(screen.getByRole('button', { name: 'Fler val för Torsdag 3' }));
  await site.page.user.click(await screen.findByRole('menuitem', { name: 'Ta bort' }));
  await site.page.user.click(await screen.findByRole('button', { name: 'Ta bort seglingen' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Seglingar' })).toBeVisible();
  expect(screen.getByText('Seglingen togs bort.')).toBeVisible();
  expect(await site.server.db.selectFrom('sailings').selectAll().execute()).toEqual([]);
});

test('somebody who does not run the club can neither copy nor delete', async () => {
  const sailing = await aSailingRecord(site.server, site.club);
  await open(sailing, await site.sailor());
  expect(screen.queryByRole('button', { name: /^Fler val/ })).not.toBeInTheDocument();
});
