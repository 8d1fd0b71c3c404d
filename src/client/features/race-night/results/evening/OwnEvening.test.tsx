import { screen, waitFor, within } from '@testing-library/react';
import { aSeason } from '../../../../../testing/aSeason';
import { resultSite, rowOf, START, table } from '../../../../../testing/resultSite';

const { site, aSailing, boat, open } = resultSite();

const card = async () => within(await screen.findByRole('region', { name: /^Din kväll, / }));

/** The sailor's own boat comes 2nd of three: 12 s behind the first, 17 s before the last. */
async function anEvening(values: { verified_result?: 0 | 1 } = {}) {
  await aSailing({ status: 'finished', ...values });
  const sailor = await site.sailor();
  const { id: own } = await site.server.db
    .insertInto('boats')
    .values({
      owner_id: sailor.sailor_id,
      sail_number: 'SWE 11',
      srs_thousandths: 928,
      srs_no_flying_thousandths: 899,
      created_at: START,
      updated_at: START,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await boat('SWE 842', 3446, { rating_thousandths: 919, boat_name: 'Hulda' });
  await boat('SWE 11', 3426, {
    rating_thousandths: 928,
    boat_name: 'Il Postino',
    sailor_id: sailor.sailor_id,
    boat_id: own,
  });
  await boat('SWE 941', 3682, { rating_thousandths: 868, boat_name: 'Visan' });
  return sailor;
}

test('who sailed reads at once the place, the seconds to the next one, and what they were on the water', async () => {
  await open(await anEvening());
  const { getByText, getByRole } = await card();
  expect(getByText('2')).toBeVisible();
  expect(getByText(':a')).toBeVisible();
  expect(getByText('av 3 i mål')).toBeVisible();
  expect(getByText('SWE 11 Il Postino, 2 poäng')).toBeVisible();
  expect(getByText('12')).toHaveTextContent('12 s');
  expect(getByText('till 1:a plats, Hulda')).toBeVisible();
  expect(getByText('14 s snabbare på vattnet hade räckt. 17 s före 3:e plats, Visan.')).toBeVisible();
  expect(
    getByRole('img', { name: 'Alla 3 båtar på en tidslinje: du är +0:12 efter segraren, den sista +0:29.' }),
  ).toBeVisible();
  expect(getByText('Preliminärt')).toBeVisible();
});

test('a verified result is not called preliminary, and filters of the list leave the card as it is', async () => {
  const sailor = await anEvening({ verified_result: 1 });
  await open(sailor, '?q=842');
  const { getByText, queryByText } = await card();
  expect(getByText('av 3 i mål')).toBeVisible();
  expect(queryByText('Preliminärt')).not.toBeInTheDocument();
});

test('an official and a sailor who was not there see no card', async () => {
  await anEvening();
  for (const reader of [await site.official(), await site.sailor()]) {
    await open(reader);
    await table();
    expect(screen.queryByText(/^Din kväll/)).not.toBeInTheDocument();
    site.page.leave();
  }
  await open(await site.sailor());
});

test('a code stands where the place would, and a boat that is out has no card', async () => {
  await aSailing();
  const [sailor, out] = [await site.sailor(), await site.sailor()];
  await boat('SWE 1', 4000);
  await boat('SWE 2', null, { sailor_id: sailor.sailor_id, score_code: 'DNF' });
  await boat('SWE 3', null, { sailor_id: out.sailor_id });
  await open(sailor);
  const { getByText, queryByRole } = await card();
  expect(getByText('DNF')).toBeVisible();
  expect(getByText('gick inte i mål')).toBeVisible();
  expect(queryByRole('button', { name: 'Dela din kväll' })).not.toBeInTheDocument();
  site.page.leave();
  await open(out);
  await table();
  expect(screen.queryByText(/^Din kväll/)).not.toBeInTheDocument();
});

test('the winner reads how far the second was, and equal boats that they share the place', async () => {
  await aSailing();
  const [first, second] = [await site.sailor(), await site.sailor()];
  await boat('SWE 1', 4000, { sailor_id: first.sailor_id });
  await boat('SWE 2', 4075, { sailor_id: second.sailor_id });
  await boat('SWE 3', 4075);
  await open(first);
  expect((await card()).getByText('före tvåan, Båt 2. Du vann!')).toBeVisible();
  expect((await card()).getByText('1:15')).toBeVisible();
  site.page.leave();
  await open(second);
  expect((await card()).getByText('Delad plats med SWE 3 Båt 3')).toBeVisible();
});

test('what another number of the boat had given is said to be a what-if', async () => {
  await open(await anEvening());
  await site.page.user.click((await card()).getByRole('button', { name: 'Mer om kvällen' }));
  const example = within(await screen.findByRole('region', { name: 'Med ett annat SRS-tal' }));
  expect(example.getByText('Räkneexempel')).toBeVisible();
  const rows = example.getAllByRole('row').map((row) => [...row.children].map(({ textContent }) => textContent));
  expect(rows).toEqual([
    ['Tal', 'SRS', 'Korr. tid', 'Plac'],
    ['SRS (ditt)', '0,928', '0:52:59', '2'],
    ['SRS utan flygande segel', '0,899', '0:51:20', '1'],
  ]);
  expect(
    example.getByText(
      'SRS utan flygande segel: båten hade kunnat ta 1 min 50 s mer på sig och ändå blivit 2:a. Utan flygande segel seglar båten långsammare. Resultatet ändras inte.',
    ),
  ).toBeVisible();
});

test('the season tells the best evenings, the place in the serie and the rivals', async () => {
  const { serie, sailings } = await aSeason(site.server, site.club, {
    evenings: [
      { order: ['SWE 1', 'SWE 2', 'SWE 3', 'SWE 4'] },
      { order: ['SWE 3', 'SWE 2', 'SWE 1', 'SWE 4'] },
      { order: ['SWE 2', 'SWE 1', 'SWE 3'] },
    ],
    rules: { discards: [] },
  });
  const sailor = await site.sailor();
  const entries = site.server.db.updateTable('competitors').set({ sailor_id: sailor.sailor_id });
  await entries.where('sail_number', '=', 'SWE 2').execute();
  await site.open(`/clubs/exempel-ss/sailings/${sailings[2]?.id}/result`, sailor);
  const season = within(await screen.findByRole('region', { name: 'Säsongen' }));
  expect(season.getByText('Din bästa kväll i serien hittills. Du ligger 1:a i serien.')).toBeVisible();
  expect(season.getByRole('link', { name: 'Se hela säsongen' })).toHaveAttribute(
    'href',
    `/clubs/exempel-ss/series/${serie.id}/result`,
  );
  const rivals = within(screen.getByRole('region', { name: 'Rivalerna i år' }));
  expect(rivals.getByText('Du före 2 gånger, Båt 1 före 1 gång. Kväll för kväll:')).toBeInTheDocument();
  expect(rivals.getByText('7 maj: Båt 1 före')).toBeInTheDocument();
  expect(rivals.getByText('14 maj: du före')).toBeInTheDocument();
  site.page.leave();

  await site.open(`/clubs/exempel-ss/sailings/${sailings[1]?.id}/result`, sailor);
  expect(
    await screen.findByText('Bästa kvällar: 1:a av 3 den 21 maj och 2:a av 4 den 7 maj. Du ligger 1:a i serien.'),
  ).toBeVisible();
});

test('without the season the rest of the card stands', async () => {
  const { sailings } = await aSeason(site.server, site.club, { evenings: [{ order: ['SWE 1', 'SWE 2'] }] });
  const sailor = await site.sailor();
  const entries = site.server.db.updateTable('competitors').set({ sailor_id: sailor.sailor_id });
  await entries.where('sail_number', '=', 'SWE 2').execute();
  const { fetch } = globalThis;
  const addressOf = (input: Parameters<typeof fetch>[0]) => (input instanceof Request ? input.url : String(input));
  globalThis.fetch = (input, init) =>
    addressOf(input).includes('/scoring/') ? Promise.resolve(new Response('{}', { status: 500 })) : fetch(input, init);
  try {
    await site.open(`/clubs/exempel-ss/sailings/${sailings[0]?.id}/result`, sailor);
    expect(await screen.findByText('Säsongen kunde inte hämtas. Resten av kortet gäller ändå.')).toBeVisible();
    expect((await card()).getByText('av 2 i mål')).toBeVisible();
  } finally {
    globalThis.fetch = fetch;
  }
});

const SHARED = '2:a av 3 i Torsdag 3, 4 juni. SWE 11 Il Postino, 0:52:59. Preliminärt resultat.';

test('the evening is handed to the device to share, without the what-if', async () => {
  const share = jest.fn<Promise<void>, [ShareData]>().mockResolvedValue();
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  try {
    await open(await anEvening());
    await site.page.user.click((await card()).getByRole('button', { name: 'Dela din kväll' }));
    expect(share).toHaveBeenCalledWith({
      title: 'Torsdag 3',
      text: SHARED,
      url: `${location.origin}${location.pathname}`,
    });
  } finally {
    Reflect.deleteProperty(navigator, 'share');
  }
});

test('where the device cannot share, text and address are copied', async () => {
  await open(await anEvening());
  const copied = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await site.page.user.click((await card()).getByRole('button', { name: 'Dela din kväll' }));
  expect(await screen.findByText('Texten är kopierad. Klistra in den där du vill dela.')).toBeVisible();
  expect(copied).toHaveBeenCalledWith(`${SHARED} ${location.origin}${location.pathname}`);
});

test('a figure of the list tells how far it was to the boats round it, and of one’s own also the other numbers', async () => {
  await open(await anEvening());
  await table();
  await site.page.user.click(within(rowOf('SWE 11')).getByRole('button', { name: '0:52:59' }));
  const own = within(await screen.findByRole('dialog', { name: 'SWE 11 Il Postino: korrigerad tid' }));
  expect(own.getByText('12 s till plats 1, Hulda, i korrigerad tid')).toBeVisible();
  expect(own.getByText('14 s snabbare på vattnet hade räckt för att komma före')).toBeVisible();
  expect(own.getByText('Närmast båten: plats 1 Hulda 12 s före och plats 3 Visan 17 s efter')).toBeVisible();
  expect(await own.findByText('Räkneexempel')).toBeVisible();
  await site.page.user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await site.page.user.click(within(rowOf('SWE 941')).getByRole('button', { name: '0:53:16' }));
  const other = within(await screen.findByRole('dialog', { name: 'SWE 941 Visan: korrigerad tid' }));
  expect(other.getByText('17 s till plats 2, Il Postino, i korrigerad tid')).toBeVisible();
  expect(other.queryByText('Räkneexempel')).not.toBeInTheDocument();
});
