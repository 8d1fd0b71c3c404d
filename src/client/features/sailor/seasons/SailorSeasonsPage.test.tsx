import { screen, within } from '@testing-library/react';
import { aSeason } from '../../../../testing/aSeason';
import { clubSite } from '../../../../testing/clubSite';

const site = clubSite();
let account: Awaited<ReturnType<typeof site.sailor>>;

beforeEach(async () => {
  account = await site.sailor({ first_name: 'Sara', last_name: 'Seglare' });
});

const open = () => site.open(`/sailors/${account.sailor_id}/seasons`, account);
const figure = (item: { getByText: typeof screen.getByText }, term: string) =>
  item.getByText(term, { selector: 'dt' }).parentElement;

test('each season has starts, the best place, the share that was beaten, and the boats', async () => {
  await aSeason(site.server, site.club, {
    name: 'Torsdag 2025',
    evenings: [{ order: ['SWE 8', 'SWE 312'], sailing: { start_date: '2025-06-05' } }],
  });
  await aSeason(site.server, site.club, {
    evenings: [{ order: ['SWE 312', 'SWE 8', 'SWE 57'] }, { order: ['SWE 8'], codes: { 'SWE 312': 'DNF' } }],
  });
  await site.server.db
    .updateTable('competitors')
    .set({ sailor_id: account.sailor_id })
    .where('sail_number', '=', 'SWE 312')
    .execute();
  await open();
  expect(await screen.findByRole('link', { name: 'Säsonger' })).toHaveAttribute('aria-current', 'page');
  const season = within(await screen.findByRole('region', { name: 'Säsongen 2026' }));
  expect(figure(season, 'Starter')).toHaveTextContent(/^Starter2$/);
  expect(figure(season, 'I mål')).toHaveTextContent(/^I mål1$/);
  expect(figure(season, 'Bästa placering')).toHaveTextContent('Bästa placering1 av 3Torsdag 1, tors 7 maj');
  expect(figure(season, 'Slagna båtar i snitt')).toHaveTextContent('100 %');
  expect(figure(season, 'Båtar')).toHaveTextContent('BåtarSWE 312 Båt 312, 2 starter');
  const { id: latest } = await site.server.db
    .selectFrom('competitors')
    .select('id')
    .where('sail_number', '=', 'SWE 312')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  expect(season.getByRole('link', { name: 'SWE 312 Båt 312' })).toHaveAttribute(
    'href',
    `/clubs/exempel-ss/statistics/boats/${latest}`,
  );
  const before = within(screen.getByRole('region', { name: 'Säsongen 2025' }));
  expect(figure(before, 'Slagna båtar i snitt')).toHaveTextContent('0 %');
});

test('without a sailing that is finished the page says what it is for', async () => {
  await open();
  expect(await screen.findByRole('heading', { name: 'Ingen säsong än' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Hitta en segling' })).toHaveAttribute('href', '/clubs/exempel-ss/sailings');
});
