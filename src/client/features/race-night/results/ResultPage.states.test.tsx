import { screen, within } from '@testing-library/react';
import { clubSite } from '../../../../testing/clubSite';
import { aCompetitorRecord, aSailingRecord } from '../../../../testing/records';
import { connectionChanged } from '../../../state/connection';

const site = clubSite();
let sailing: Awaited<ReturnType<typeof aSailingRecord>>;

const START = '2026-06-04T16:30:00.000Z';

const aSailing = async (values: Parameters<typeof aSailingRecord>[2] = {}) => {
  sailing = await aSailingRecord(site.server, site.club, { status: 'ongoing', start_type: 'common', ...values });
};

/** A boat of the sailing, with so many seconds sailed from the start when it has finished. */
const boat = (sail_number: string, elapsed_s: number | null, values: Parameters<typeof aCompetitorRecord>[2] = {}) =>
  aCompetitorRecord(site.server, sailing, {
    sail_number,
    boat_name: `Båt ${sail_number.slice(4)}`,
    rating_thousandths: 1000,
    base_rating_thousandths: 1000,
    elapsed_s,
    finish_at: elapsed_s === null ? null : new Date(Date.parse(START) + elapsed_s * 1000).toISOString(),
    ...values,
  });

async function open(as: { email: string }, search = '') {
  await site.open(`/clubs/exempel-ss/sailings/${sailing.id}/result${search}`, as);
  await screen.findByRole('link', { name: 'Resultat', current: 'page' });
}

const aSailor = () => site.sailor();
const table = async (name = 'Resultat, Torsdag 3') => within(await screen.findByRole('table', { name }));
const numbers = async (name?: string) =>
  (await table(name)).getAllByRole('rowheader').map(({ textContent }) => textContent);
const rowOf = (number: string) => screen.getByRole('rowheader', { name: number }).closest('tr') ?? document.body;

test("a sailor's own boat is marked, and a verified result says so", async () => {
  await aSailing({ status: 'finished', verified_result: 1 });
  const sailor = await aSailor();
  await boat('SWE 1', 4000);
  await boat('SWE 2', 4100, { sailor_id: sailor.sailor_id });
  await open(sailor);
  await table();
  expect(rowOf('SWE 2')).toHaveAttribute('data-mark', 'own');
  expect(rowOf('SWE 1')).not.toHaveAttribute('data-mark');
  expect(screen.getByText('Fastställt resultat')).toBeVisible();
});

test('without contact the list says how old it is', async () => {
  await aSailing();
  await boat('SWE 1', 4000);
  await open(await aSailor());
  await table();
  site.page.store.dispatch(connectionChanged({ phase: 'offline', at: Date.now(), retryAt: null }));
  expect(await screen.findByText(/^Ingen kontakt med servern\. Listan är från \d\d:\d\d:\d\d\.$/)).toBeVisible();
  expect(screen.queryByText(/^Uppdaterad/)).not.toBeInTheDocument();
});

test('a list that cannot be fetched says what to do, and comes when it is tried again', async () => {
  await aSailing();
  await boat('SWE 1', 4000);
  const { fetch } = globalThis;
  const addressOf = (input: Parameters<typeof fetch>[0]) => (input instanceof Request ? input.url : String(input));
  globalThis.fetch = (input, init) =>
    addressOf(input).includes('/results/') ? Promise.resolve(new Response('{}', { status: 500 })) : fetch(input, init);
  await open(await aSailor());
  expect(await screen.findByText('Resultatet kunde inte hämtas')).toBeVisible();
  globalThis.fetch = fetch;
  await site.page.user.click(screen.getByRole('button', { name: 'Försök igen' }));
  expect(await numbers()).toEqual(['SWE 1']);
});

test('all eight statuses are explained', async () => {
  await aSailing();
  await open(await aSailor());
  const legend = (await screen.findByText('Statusarna')).closest('details') ?? document.body;
  const terms = within(legend)
    .getAllByRole('term')
    .map(({ textContent }) => textContent);
  expect(terms).toEqual([
    'Opublicerad',
    'Kommande',
    'Pågående',
    'Avslutad',
    'Inställd',
    'Anmäld',
    'Preliminär',
    'Verifierad',
  ]);
});
