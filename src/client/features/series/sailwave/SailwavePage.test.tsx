import { act, screen, waitFor, within } from '@testing-library/react';
import { SAILWAVE_SERIES, sailwaveText, type SailwaveRecords } from '../../../../testing/aSailwaveFile';
import { clubSite } from '../../../../testing/clubSite';

const site = clubSite();
const ADDRESS = '/clubs/exempel-ss/series/sailwave';
const { races, cells } = SAILWAVE_SERIES;

afterEach(() => {
  Reflect.deleteProperty(navigator, 'onLine');
});

async function choose(records: SailwaveRecords | string) {
  const text = typeof records === 'string' ? records : sailwaveText(records);
  await site.page.user.upload(await screen.findByLabelText('Välj fil'), new File([text], 'Torsdagsserien.blw'));
}
const series = () => site.server.db.selectFrom('series').select('name').execute();
const takeIn = () => screen.findByRole('button', { name: 'Hämta serien' });

test('an official finds it on the page of the series, and takes a serie in that scores as it did', async () => {
  await site.open('/clubs/exempel-ss/series', await site.official());
  await site.page.user.click(await screen.findByRole('link', { name: 'Hämta från Sailwave' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Hämta från Sailwave' })).toBeVisible();
  await choose(SAILWAVE_SERIES);

  expect(await screen.findByText('Poängen stämmer i alla 12 fall.')).toBeVisible();
  expect(screen.queryByRole('table', { name: 'Skillnader' })).toBeNull();
  const known = within(screen.getByRole('region', { name: 'Att veta (1)' }));
  expect(known.getByRole('listitem')).toHaveTextContent(
    'SWE 60 har inte seglat någon segling och får DNC i den första, så att antalet anmälda blir rätt.',
  );
  expect(screen.getByText('4 båtar och 4 seglingar')).toBeVisible();
  expect(screen.getByText('Utan klass: 4 båtar, TCF')).toBeVisible();
  expect(screen.getByText('Segling 1 · torsdag 4 juni 2026 · 4 båtar')).toBeVisible();
  expect(screen.getByText('Segling 4 · torsdag 25 juni 2026 · inte seglad än')).toBeVisible();
  expect(screen.getByText('Den sämsta seglingen räknas bort när minst tre seglingar är genomförda.')).toBeVisible();
  expect(await series()).toEqual([]);

  await site.page.user.click(await takeIn());
  expect(await screen.findByText('Torsdagsserien är hämtad från Sailwave.')).toBeVisible();
  expect(await screen.findByRole('heading', { level: 1, name: 'Torsdagsserien' })).toBeVisible();
  await site.page.user.click(screen.getByRole('button', { name: 'Ångra' }));
  expect(await screen.findByText('Torsdagsserien togs bort igen.')).toBeVisible();
  expect(await screen.findByRole('heading', { level: 1, name: 'Serier' })).toBeVisible();
  expect(await series()).toEqual([]);
});

test('each other figure is shown with both, and why', async () => {
  await site.open(ADDRESS, await site.official());
  await choose({ ...SAILWAVE_SERIES, cells: { ...cells, '13:22': { ...cells['13:22'], rpts: '8.0' } } });
  expect(await screen.findByText('Poängen stämmer i 11 av 12 fall.')).toBeVisible();
  const [, row] = within(screen.getByRole('table', { name: 'Skillnader' })).getAllByRole('row');
  expect(
    within(row as HTMLElement)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual([...['Segling 2', 'SWE 59', '8', '5', 'Sailwave har räknat med 7 båtar, Styrbord med 4.']]);
});

test('days and years that the file does not tell are asked for first', async () => {
  await site.open(ADDRESS, await site.official());
  await choose({
    ...SAILWAVE_SERIES,
    races: { ...races, 21: { ...races[21], racedate: '' }, 22: { ...races[22], racedate: 'Jun 11' } },
  });
  expect(await screen.findByText('Segling 1 · okänd dag · 4 båtar')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Ange dag och år först' })).toBeDisabled();
  await site.page.user.type(screen.getByRole('textbox', { name: /^Första seglingens dag/ }), '4/6 2026');
  expect(screen.getByText('torsdag 4 juni 2026')).toBeVisible();
  await site.page.user.type(screen.getByRole('textbox', { name: /^År/ }), '2026');
  expect(await screen.findByText('Segling 2 · torsdag 11 juni 2026 · 3 båtar')).toBeVisible();
  await site.page.user.click(await takeIn());
  expect(await screen.findByText('Torsdagsserien är hämtad från Sailwave.')).toBeVisible();
});

test('a series that came before can be taken away on the same page, until something is changed', async () => {
  await site.open(ADDRESS, await site.official());
  await choose(SAILWAVE_SERIES);
  await site.page.user.click(await takeIn());
  await screen.findByRole('heading', { level: 1, name: 'Torsdagsserien' });
  site.page.leave();

  await site.open(ADDRESS, await site.official());
  await site.page.user.click(await screen.findByRole('button', { name: 'Ta bort Torsdagsserien igen' }));
  await site.page.user.click(await screen.findByRole('button', { name: 'Ta bort igen' }));
  await waitFor(async () => expect(await series()).toEqual([]));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Hämtade serier' })).toBeNull());
});

test('a file of another program is told as such, and the next one is read', async () => {
  await site.open(ADDRESS, await site.official());
  await choose('Segelnummer;Rorsman');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Filen är inte sparad av Sailwave. Välj seriens fil, som slutar på .blw.',
  );
  expect(screen.queryByRole('button', { name: 'Hämta serien' })).toBeNull();
  await choose(SAILWAVE_SERIES);
  expect(await takeIn()).toBeEnabled();
});

test('a file that is chosen offline is read when there is a network again', async () => {
  await site.open(ADDRESS, await site.official());
  await screen.findByLabelText('Välj fil');
  const turn = (isOnline: boolean) =>
    act(() => {
      Object.defineProperty(navigator, 'onLine', { value: isOnline, configurable: true });
      dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
    });
  turn(false);
  await choose(SAILWAVE_SERIES);
  expect(screen.getByText('Du är offline. Filen läses när du har täckning igen.')).toBeVisible();
  expect(screen.queryByText('Poängen stämmer i alla 12 fall.')).toBeNull();
  turn(true);
  expect(await screen.findByText('Poängen stämmer i alla 12 fall.')).toBeVisible();
});

test('a sailor is kept out', async () => {
  await site.open(ADDRESS, await site.sailor());
  await waitFor(() => expect(screen.queryByLabelText('Välj fil')).toBeNull());
  expect(await screen.findByRole('heading', { level: 1 })).not.toHaveTextContent('Hämta från Sailwave');
});
