import { screen, waitFor, within } from '@testing-library/react';
import { loginAs } from '../../../../../testing/accounts';
import { clubSite } from '../../../../../testing/clubSite';
import { aCompetitorRecord, aSailingRecord } from '../../../../../testing/records';

const site = clubSite();
let sara: Awaited<ReturnType<typeof site.sailor>>;

beforeEach(async () => {
  sara = await site.sailor({ first_name: 'Sara', last_name: 'Seglare' });
});

async function open(
  sailingValues: Parameters<typeof aSailingRecord>[2] = {},
  entryValues: Parameters<typeof aCompetitorRecord>[2] = {},
  tab = 'info',
) {
  const sailing = await aSailingRecord(site.server, site.club, { start_date: '2100-06-04', ...sailingValues });
  const own = {
    sailor_id: sara.sailor_id,
    sail_number: 'SWE 312',
    boat_name: 'Vindil',
    rating_thousandths: 945,
    base_rating_thousandths: 945,
  };
  await aCompetitorRecord(site.server, sailing, { ...own, approved: 1, ...entryValues });
  await site.open(`/clubs/exempel-ss/sailings/${sailing.id}/${tab}`, sara);
  return within(await screen.findByRole('region', { name: 'Din anmälan' }));
}

const entries = () => site.server.db.selectFrom('competitors').selectAll().execute();

test.each([
  [{}, { approved: 1 }, 'Anmäld', 'Båten är anmäld.'],
  [{}, { approved: 0 }, 'Preliminär', 'Klubben har inte godkänt anmälan än. Du får ett mail när det är gjort.'],
  [
    { status: 'finished' },
    { approved: 1, reported_by: 'sailor', elapsed_s: 3600 },
    'Preliminär',
    'Din rapporterade målgång är preliminär tills klubben verifierar resultatet.',
  ],
  [{ status: 'finished', verified_result: 1 }, { approved: 1 }, 'Verifierad', 'Resultatet är verifierat av klubben.'],
] as const)('tells how the entry stands: %j %j', async (sailing, entry, status, meaning) => {
  const panel = await open(sailing, entry);
  expect(panel.getByText('SWE 312 Vindil')).toBeVisible();
  expect(panel.getByText(status)).toBeVisible();
  expect(panel.getByText(meaning)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Anmäl dig' })).not.toBeInTheDocument();
});

test('the group, its flag and the own start stand there, and the way to the screen for the water', async () => {
  const panel = await open({ start_time: '18:30:00', start_type: 'common' });
  expect(panel.getByText('start 18.30.00')).toBeVisible();
  const sailing = await site.server.db.selectFrom('sailings').select('id').executeTakeFirstOrThrow();
  expect(panel.getByRole('link', { name: 'På vattnet' })).toHaveAttribute(
    'href',
    `/clubs/exempel-ss/sailings/${sailing.id}/sail`,
  );
});

test('crew and number are changed until the start, and only they are sent', async () => {
  const panel = await open();
  await site.page.user.click(panel.getByRole('button', { name: 'Ändra anmälan' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Ändra anmälan' }));
  expect(await dialog.findByRole('combobox', { name: 'Båt' })).toHaveDisplayValue('SWE 312 Vindil (som anmäld)');
  await site.server.db.updateTable('competitors').set({ skipper_name: 'Ändrad av klubben' }).execute();
  await site.page.user.type(dialog.getByRole('textbox', { name: 'Besättning' }), 'Bo Ek');
  await site.page.user.selectOptions(dialog.getByRole('combobox', { name: 'Räknas med' }), 'Eget tal');
  await site.page.user.type(dialog.getByRole('textbox', { name: 'Eget tal' }), '0,9');
  await site.page.user.click(dialog.getByRole('button', { name: 'Spara' }));
  expect(await screen.findByText('Anmälan sparades.')).toBeVisible();
  expect(await panel.findByText(/Eget tal 0,900/)).toBeVisible();
  expect(await entries()).toMatchObject([
    {
      crew_names: 'Bo Ek',
      rating_type: 'custom',
      rating_thousandths: 900,
      skipper_name: 'Ändrad av klubben',
      sail_number: 'SWE 312',
    },
  ]);
});

test('it is taken back after a question, and made again by "Ångra"', async () => {
  const panel = await open();
  await site.page.user.click(panel.getByRole('button', { name: 'Ta bort anmälan' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Ta bort din anmälan?' }));
  expect(
    question.getByText('SWE 312 Vindil tas bort ur Torsdag 3. Du kan anmäla dig igen så länge anmälan är öppen.'),
  ).toBeVisible();
  await site.page.user.click(question.getByRole('button', { name: 'Ta bort anmälan' }));
  expect(await screen.findByText('Anmälan togs bort.')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Anmäl dig' })).toBeVisible();
  expect(await entries()).toEqual([]);

  await site.page.user.click(screen.getByRole('button', { name: 'Ångra' }));
  expect(await screen.findByText('Du är anmäld igen.')).toBeVisible();
  expect(await screen.findByRole('region', { name: 'Din anmälan' })).toHaveTextContent('SWE 312 Vindil');
  expect(await entries()).toMatchObject([
    { sailor_id: sara.sailor_id, sail_number: 'SWE 312', rating_thousandths: 945 },
  ]);
});

test('where registration is closed it can be changed, but not taken back', async () => {
  const panel = await open({ registration_open: 0 });
  expect(panel.getByRole('button', { name: 'Ändra anmälan' })).toBeVisible();
  expect(panel.queryByRole('button', { name: 'Ta bort anmälan' })).not.toBeInTheDocument();
});

test('after the start the entry is fixed, and the finish is reported where the club takes reports', async () => {
  const panel = await open({ status: 'ongoing', start_date: '2026-06-03' }, {}, 'competitors');
  expect(panel.queryByRole('button', { name: 'Ändra anmälan' })).not.toBeInTheDocument();
  await site.page.user.click(panel.getByRole('link', { name: 'Rapportera målgång' }));
  expect(await screen.findByRole('heading', { name: 'Din målgång' })).toBeVisible();
});

test('the sailor’s own boat is marked on the board, and the first of its list', async () => {
  const sailing = await aSailingRecord(site.server, site.club, { start_date: '2100-06-04' });
  await aCompetitorRecord(site.server, sailing, { sail_number: 'SWE 9', skipper_name: '' });
  await aCompetitorRecord(site.server, sailing, { sail_number: 'SWE 312', sailor_id: sara.sailor_id });
  await site.open(`/clubs/exempel-ss/sailings/${sailing.id}/competitors`, sara);
  const boats = within(await screen.findByRole('list', { name: 'Utan startgrupp' })).getAllByRole('listitem');
  expect(boats.map((boat) => within(boat).queryByText('Din båt') !== null)).toEqual([true, false]);
  expect(boats[1]).toHaveTextContent('Rorsman saknas');
  expect(screen.queryByRole('button', { name: /^Rorsman saknas/ })).not.toBeInTheDocument();
});

test("the club's approval is seen at once", async () => {
  const panel = await open({}, { approved: 0 });
  expect(await screen.findByText('Live')).toBeVisible();
  const { authorization } = await loginAs(site.server, await site.official());
  const [entry] = await entries();
  await site.server.app.inject({
    method: 'PATCH',
    url: `/api/competitors/${entry?.id}/`,
    headers: { authorization },
    payload: { approved: true },
  });
  await waitFor(() => expect(panel.getByText('Båten är anmäld.')).toBeVisible());
});
