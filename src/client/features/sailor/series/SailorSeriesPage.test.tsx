import { screen, within } from '@testing-library/react';
import { aSeason } from '../../../../testing/aSeason';
import { clubSite } from '../../../../testing/clubSite';
import { aCompetitorRecord } from '../../../../testing/records';

const site = clubSite();
let account: Awaited<ReturnType<typeof site.sailor>>;

beforeEach(async () => {
  account = await site.sailor({ first_name: 'Sara', last_name: 'Seglare' });
});

const open = async () => {
  await site.open(`/sailors/${account.sailor_id}/series`, account);
};
const isHers = () =>
  site.server.db
    .updateTable('competitors')
    .set({ sailor_id: account.sailor_id })
    .where('sail_number', '=', 'SWE 312')
    .execute();
const figure = (item: { getByText: typeof screen.getByText }, term: string) =>
  item.getByText(term, { selector: 'dt' }).nextElementSibling;

test('shows place, points, races and which way it goes, and leads to the table and to what it takes', async () => {
  const { serie } = await aSeason(site.server, site.club, {
    evenings: [
      { order: ['SWE 8', 'SWE 57', 'SWE 312'] },
      { order: ['SWE 312', 'SWE 8', 'SWE 57'] },
      { order: ['SWE 312', 'SWE 8', 'SWE 57'] },
      { sailing: { status: 'upcoming', verified_result: 0, start_date: '2090-06-01' } },
    ],
  });
  await isHers();
  await open();
  const item = within(await screen.findByRole('region', { name: 'Torsdagsserien 2026' }));
  expect(await item.findByText('SWE 312 Båt 312')).toBeVisible();
  expect(figure(item, 'Placering')).toHaveTextContent('1 av 3');
  expect(figure(item, 'Poäng')).toHaveTextContent(/^2$/);
  expect(figure(item, 'Räknade seglingar')).toHaveTextContent(/^3$/);
  expect(item.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['(3)', '1', '1']);
  expect(figure(item, 'Utveckling')).toHaveTextContent(/plats/i);
  expect(item.getByRole('img', { name: /^Plats efter varje segling: 3, / })).toBeVisible();
  expect(item.getByRole('link', { name: 'Hela tabellen i Torsdagsserien 2026' })).toHaveAttribute(
    'href',
    `/clubs/exempel-ss/series/${serie.id}/result`,
  );

  await site.page.user.click(item.getByRole('link', { name: 'Vad krävs i Torsdagsserien 2026?' }));
  expect(await screen.findByRole('heading', { name: 'Vad krävs?' })).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Båt' })).toHaveDisplayValue(/SWE 312/);
});

test('a serie that nobody has sailed in yet says so', async () => {
  const { sailings } = await aSeason(site.server, site.club, {
    evenings: [{ sailing: { status: 'upcoming', verified_result: 0 } }],
  });
  const [sailing] = sailings;
  if (!sailing) throw new Error('The season has no evening.');
  await aCompetitorRecord(site.server, sailing, { sailor_id: account.sailor_id, sail_number: 'SWE 312' });
  await open();
  expect(await screen.findByText('Här kommer ställningen när den första seglingen har ett resultat.')).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Vad krävs/ })).not.toBeInTheDocument();
});

test('without a serie the page says what it is for, and where there are sailings', async () => {
  await open();
  expect(await screen.findByText('Ingen serie än')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Hitta en segling' })).toHaveAttribute('href', '/clubs/exempel-ss/sailings');
});
