import { screen, waitFor, within } from '@testing-library/react';
import { loginAs } from '../../../../../testing/accounts';
import { clubSite } from '../../../../../testing/clubSite';
import { aCompetitorRecord, aSailingRecord } from '../../../../../testing/records';

const site = clubSite();
let sailing: Awaited<ReturnType<typeof aSailingRecord>>;

beforeEach(async () => {
  sailing = await aSailingRecord(site.server, site.club, { entry_approval: 1, start_date: '2100-06-04' });
});

/** Somebody with an account has entered, and waits. */
async function waits(sail_number: string) {
  const sailor = await site.sailor({ first_name: 'Sara', last_name: 'Seglare' });
  await aCompetitorRecord(site.server, sailing, {
    sail_number,
    sailor_id: sailor.sailor_id,
    approved: 0,
    entered_by: 'sailor',
  });
  return sailor;
}

const openBoard = async () => {
  await site.open(`/clubs/exempel-ss/sailings/${sailing.id}/competitors`, await site.official());
};
const approved = async () =>
  (await site.server.db.selectFrom('competitors').select(['sail_number', 'approved']).orderBy('id').execute()).map(
    (row) => `${row.sail_number} ${row.approved}`,
  );

test('one is approved, another declined after a question, and the sailor gets a mail', async () => {
  const sara = await waits('SWE 1');
  await waits('SWE 2');
  await openBoard();
  const waiting = within(await screen.findByRole('region', { name: '2 anmälningar väntar på godkännande' }));
  expect(waiting.getByText(`Sara Seglare · SRS (tal saknas) · ${sara.email}`)).toBeVisible();

  await site.page.user.click(waiting.getByRole('button', { name: 'Godkänn SWE 1' }));
  expect(await screen.findByText('SWE 1 godkändes. Seglaren får ett mail.')).toBeVisible();
  expect(await screen.findByRole('region', { name: '1 anmälan väntar på godkännande' })).toBeVisible();
  const [mail] = await site.server.db.selectFrom('mail_outbox').selectAll().execute();
  expect(JSON.stringify(mail)).toContain(sara.email);

  await site.page.user.click(screen.getByRole('button', { name: 'Avslå SWE 2' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Avslå SWE 2?' }));
  await site.page.user.click(question.getByRole('button', { name: 'Avslå' }));
  expect(await screen.findByText('Anmälan från SWE 2 avslogs. Seglaren får ett mail.')).toBeVisible();
  await waitFor(() => expect(screen.queryByText(/väntar på godkännande/)).not.toBeInTheDocument());
  expect(await approved()).toEqual(['SWE 1 1']);
});

test('all at once', async () => {
  await waits('SWE 1');
  await waits('SWE 2');
  await waits('SWE 3');
  await openBoard();
  await site.page.user.click(await screen.findByRole('button', { name: 'Godkänn alla' }));
  expect(await screen.findByText('3 anmälningar godkändes. Seglarna får mail.')).toBeVisible();
  expect(await approved()).toEqual(['SWE 1 1', 'SWE 2 1', 'SWE 3 1']);
});

test('all are declined at once, after a question', async () => {
  await waits('SWE 1');
  await waits('SWE 2');
  await openBoard();
  await site.page.user.click(await screen.findByRole('button', { name: 'Avslå alla' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Avslå 2 anmälningar?' }));
  await site.page.user.click(question.getByRole('button', { name: 'Avslå alla' }));
  expect(await screen.findByText('2 anmälningar avslogs. Seglarna får mail.')).toBeVisible();
  expect(await approved()).toEqual([]);
});

test('the list of sailings says how many wait, and a new one is counted at once', async () => {
  await waits('SWE 1');
  await site.open('/clubs/exempel-ss/sailings', await site.official());
  const mark = await screen.findByRole('link', { name: '1 anmälan väntar på godkännande i Torsdag 3' });
  expect(mark).toHaveTextContent('1 väntar');
  expect(await screen.findByText('Live')).toBeVisible();

  const { authorization } = await loginAs(site.server, await site.sailor({ first_name: 'Bo', last_name: 'Ek' }));
  await site.server.app.inject({
    method: 'POST',
    url: '/api/competitors/',
    headers: { authorization },
    payload: { sailing: sailing.id, sail_number: 'SWE 9' },
  });
  await site.page.user.click(
    await screen.findByRole('link', { name: '2 anmälningar väntar på godkännande i Torsdag 3' }),
  );
  expect(await screen.findByRole('button', { name: 'Godkänn SWE 9' })).toBeVisible();
});

test('a sailor sees nothing of what waits', async () => {
  await waits('SWE 1');
  await site.open(`/clubs/exempel-ss/sailings/${sailing.id}/competitors`, await site.sailor());
  expect(await screen.findByRole('button', { name: 'Anmäl dig' })).toBeVisible();
  expect(screen.queryByText(/väntar på godkännande/)).not.toBeInTheDocument();
});
