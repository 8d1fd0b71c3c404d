import { act, screen, waitFor, within } from '@testing-library/react';
import { aSeason } from '../../../../testing/aSeason';
import { clubSite } from '../../../../testing/clubSite';

const site = clubSite();
const URL = '/clubs/exempel-ss/statistics';

const twoSeasons = async () => {
  await aSeason(site.server, site.club, {
    name: 'Torsdag 2025',
    evenings: [{ order: ['SWE 1', 'SWE 2'], sailing: { start_date: '2025-06-05', name: 'Premiären' } }],
  });
  await aSeason(site.server, site.club, {
    evenings: [{ order: ['SWE 1', 'SWE 3'], codes: { 'SWE 4': 'DNF', 'SWE 5': 'DNS' } }, { order: ['SWE 1'] }],
  });
};
const open = async (path = URL) => {
  await site.open(path, await site.sailor());
  await screen.findByRole('heading', { level: 1, name: 'Statistik' });
};
const figure = (term: string) => screen.getByText(term, { selector: 'dt' }).parentElement;
const rowsOf = (caption: string) =>
  within(screen.getByRole('table', { name: caption }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent));

test('shows the latest season beside the year before: figures, a chart in words, and a table of the evenings', async () => {
  await twoSeasons();
  await open();
  expect(await screen.findByRole('heading', { name: 'Säsongen 2026' })).toBeVisible();
  expect(figure('Seglingar')).toHaveTextContent('Seglingar21 fler än 2025');
  expect(figure('Starter')).toHaveTextContent('Starter42 fler än 2025');
  expect(figure('Startande per segling')).toHaveTextContent('Startande per segling2,02,0 år 2025');
  expect(figure('Båtar')).toHaveTextContent('Båtar31 fler än 2025');
  expect(figure('Återkommande rorsmän')).toHaveTextContent('Återkommande rorsmän1av 3 seglade också 2025');
  expect(
    screen.getByRole('img', {
      name: 'Stapeldiagram över antalet startande i 2 seglingar. Flest var det i Torsdag 1, 3. I snitt 2,0. Tabellen nedan har samma siffror.',
    }),
  ).toBeVisible();
  expect(rowsOf('Seglingarna 2026')).toEqual([
    ['tors 7 maj', 'Torsdag 1', '3', '2', '3', '1 DNF, 1 DNS', ''],
    ['tors 14 maj', 'Torsdag 2', '1', '1', '1', '', ''],
  ]);
  expect(rowsOf('Båtar med flest starter 2026')[0]).toEqual(['SWE 1 Båt 1', 'Rorsman 1', '2']);
  expect(screen.queryByRole('heading', { name: 'Klasser' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Torsdag 1' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/clubs\/exempel-ss\/sailings\/\d+\/result$/),
  );
});

test('another year is chosen by a button', async () => {
  await twoSeasons();
  await open();
  const years = within(await screen.findByRole('group', { name: 'Välj år' }));
  expect(years.getByRole('button', { name: '2026' })).toHaveAttribute('aria-pressed', 'true');
  await site.page.user.click(years.getByRole('button', { name: '2025' }));
  expect(await screen.findByRole('heading', { name: 'Säsongen 2025' })).toBeVisible();
  expect(rowsOf('Seglingarna 2025')).toEqual([['tors 5 juni', 'Premiären', '2', '2', '2', '', '']]);
  expect(figure('Seglingar')).toHaveTextContent(/^Seglingar1$/);
});

test('without a sailing the page says what it is for', async () => {
  await open();
  expect(await screen.findByRole('heading', { name: 'Ännu inga seglingar 2026' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Skriv ut' })).not.toBeInTheDocument();
});

test('a year without sailings is still left for another', async () => {
  await twoSeasons();
  await open(`${URL}?ar=2019`);
  expect(await screen.findByRole('heading', { name: 'Ännu inga seglingar 2019' })).toBeVisible();
  const years = within(screen.getByRole('group', { name: 'Välj år' }));
  expect(years.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['2026', '2025', '2019']);
});

test('the summary of the year is printed on a sheet of its own', async () => {
  await twoSeasons();
  await open();
  await screen.findByRole('heading', { name: 'Säsongen 2026' });
  const sheet = await waitFor(() => {
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    const found = document.querySelector('#print article');
    if (!found) throw new Error('The sheet is not there yet.');
    return within(found as HTMLElement);
  });
  expect(sheet.getByRole('heading', { level: 1, hidden: true })).toHaveTextContent('Årssammanfattning 2026');
  const rows = sheet.getAllByRole('row', { hidden: true }).map((row) => [...row.children].map((c) => c.textContent));
  expect(rows.slice(0, 3)).toEqual([
    ['Nyckeltal', '2026', '2025', 'Ändring'],
    ['Seglingar', '2', '1', '+1'],
    ['Starter', '4', '2', '+2'],
  ]);
  expect(sheet.getByText('Koder: DNS – startade inte; DNF – gick inte i mål')).toBeInTheDocument();
  act(() => void window.dispatchEvent(new Event('afterprint')));
});

test('what cannot be read says so, and comes when it is tried again', async () => {
  await twoSeasons();
  const { fetch } = globalThis;
  globalThis.fetch = (input, init) =>
    input instanceof Request && input.url.includes('/statistics/')
      ? Promise.resolve(new Response('{}', { status: 500 }))
      : fetch(input, init);
  await open();
  expect(await screen.findByText('Statistiken kunde inte hämtas')).toBeVisible();
  globalThis.fetch = fetch;
  await site.page.user.click(screen.getByRole('button', { name: 'Försök igen' }));
  expect(await screen.findByRole('heading', { name: 'Säsongen 2026' })).toBeVisible();
});
