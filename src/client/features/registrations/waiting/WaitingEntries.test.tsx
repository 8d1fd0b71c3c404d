import { screen, waitFor, within } from '@testing-library/react';
import { aClub, aClubAccount, aSailorAccount, loginAs } from '../../../../testing/accounts';
import { startClientApp, type ClientApp } from '../../../../testing/clientApp';
import { openApp, type OpenedApp } from '../../../../testing/openApp';
import { aCompetitorRecord, aSailingRecord } from '../../../../testing/records';

let server: ClientApp;
let page: OpenedApp;
let club: Awaited<ReturnType<typeof aClub>>;
let sailing: Awaited<ReturnType<typeof aSailingRecord>>;

beforeEach(async () => {
  server = await startClientApp();
  club = await aClub(server, { slug: 'exempel-ss', name: 'Exempel Segelsällskap', counter: 1 });
  sailing = await aSailingRecord(server, club, { entry_approval: 1, start_date: '2100-06-04' });
});

afterEach(async () => {
  page.leave();
  await server.close();
});

/** Somebody with an account has entered, and waits. */
async function waits(sail_number: string) {
  const sailor = await aSailorAccount(server, { club, first_name: 'Sara', last_name: 'Seglare' });
  await aCompetitorRecord(server, sailing, { sail_number, sailor_id: sailor.sailor_id, approved: 0, entered_by: 'sailor' });
  return sailor;
}

const openBoard = async () => {
  page = await openApp(`/clubs/exempel-ss/sailings/${sailing.id}/competitors`, { as: await aClubAccount(server, club) });
};
const approved = async () =>
  (await server.db.selectFrom('competitors').select(['sail_number', 'approved']).orderBy('id').execute()).map(
    (row) => `${row.sail_number} ${row.approved}`,
  );

test('one is approved, another declined after a question, and the sailor gets his mail', async () => {
  const sara = await waits('SWE 1');
  await waits('SWE 2');
  await openBoard();
  const waiting = within(await screen.findByRole('region', { name: '2 anmälningar väntar på godkännande' }));
  expect(waiting.getByText(`Sara Seglare · SRS (tal saknas) · ${sara.email}`)).toBeVisible();

  await page.user.click(waiting.getByRole('button', { name: 'Godkänn SWE 1' }));
  expect(await screen.findByText('SWE 1 godkändes. Seglaren får ett mail.')).toBeVisible();
  expect(await screen.findByRole('region', { name: '1 anmälan väntar på godkännande' })).toBeVisible();
  const [mail] = await server.db.selectFrom('mail_outbox').selectAll().execute();
  expect(JSON.stringify(mail)).toContain(sara.email);

  await page.user.click(screen.getByRole('button', { name: 'Avslå SWE 2' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Avslå SWE 2?' }));
  await page.user.click(question.getByRole('button', { name: 'Avslå' }));
  expect(await screen.findByText('Anmälan från SWE 2 avslogs. Seglaren får ett mail.')).toBeVisible();
  await waitFor(() => expect(screen.queryByText(/väntar på godkännande/)).not.toBeInTheDocument());
  expect(await approved()).toEqual(['SWE 1 1']);
});

test('all at once', async () => {
  await waits('SWE 1');
  await waits('SWE 2');
  await waits('SWE 3');
  await openBoard();
  await page.user.click(await screen.findByRole('button', { name: 'Godkänn alla' }));
  expect(await screen.findByText('3 anmälningar godkändes. Seglarna får mail.')).toBeVisible();
  expect(await approved()).toEqual(['SWE 1 1', 'SWE 2 1', 'SWE 3 1']);
});

test('all are declined at once, after a question', async () => {
  await waits('SWE 1');
  await waits('SWE 2');
  await openBoard();
  await page.user.click(await screen.findByRole('button', { name: 'Avslå alla' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Avslå 2 anmälningar?' }));
  await page.user.click(question.getByRole('button', { name: 'Avslå alla' }));
  expect(await screen.findByText('2 anmälningar avslogs. Seglarna får mail.')).toBeVisible();
  expect(await approved()).toEqual([]);
});

test('the list of sailings says how many wait, and a new one is counted at once', async () => {
  await waits('SWE 1');
  page = await openApp('/clubs/exempel-ss/sailings', { as: await aClubAccount(server, club) });
  const mark = await screen.findByRole('link', { name: '1 anmälan väntar på godkännande i Torsdag 3' });
  expect(mark).toHaveTextContent('1 väntar');
  expect(await screen.findByText('Live')).toBeVisible();

  const { authorization } = await loginAs(server, await aSailorAccount(server, { club, first_name: 'Bo', last_name: 'Ek' }));
  await server.app.inject({
    method: 'POST',
    url: '/api/competitors/',
    headers: { authorization },
    payload: { sailing: sailing.id, sail_number: 'SWE 9' },
  });
  await page.user.click(await screen.findByRole('link', { name: '2 anmälningar väntar på godkännande i Torsdag 3' }));
  expect(await screen.findByRole('button', { name: 'Godkänn SWE 9' })).toBeVisible();
});

test('a sailor sees nothing of what waits', async () => {
  await waits('SWE 1');
  page = await openApp(`/clubs/exempel-ss/sailings/${sailing.id}/competitors`, { as: await aSailorAccount(server, { club }) });
  expect(await screen.findByRole('button', { name: 'Anmäl dig' })).toBeVisible();
  expect(screen.queryByText(/väntar på godkännande/)).not.toBeInTheDocument();
});
