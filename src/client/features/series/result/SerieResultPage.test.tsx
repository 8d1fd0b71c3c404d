import { screen, waitFor, within } from '@testing-library/react';
import { aSeason, type Season } from '../../../../testing/aSeason';
import { clubSite } from '../../../../testing/clubSite';

const site = clubSite();

const EVENINGS = [
  { order: ['SWE 57', 'SWE 8', 'SWE 99'] },
  { order: ['SWE 8', 'SWE 57', 'SWE 99'] },
  { order: ['SWE 99', 'SWE 8'], codes: { 'SWE 57': 'DNF' as const } },
];

async function open({ serie }: Season, search = '') {
  await site.open(`/clubs/exempel-ss/series/${serie.id}/result${search}`, await site.sailor());
}

const table = async () => within(await screen.findByRole('table', { name: /^Ställning, Torsdagsserien 2026/ }));
const cellsOf = (row: HTMLElement) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent);

test('the standings tell place, net, total and each race, with what is discarded struck through and said', async () => {
  await open(await aSeason(site.server, site.club, { evenings: EVENINGS }));
  const rows = (await table()).getAllByRole('row');
  expect(rows.map((row) => cellsOf(row))).toEqual([
    ['Plac', 'Båt', 'Netto', 'Total', '7/5', '14/5', '21/5'],
    ['1 guld', 'SWE 8Båt 8Rorsman 8', '3', '5', '2, borträknad', '1', '2'],
    ['2 silver', 'SWE 57Båt 57Rorsman 57', '3', '7', '1', '2', 'DNF, gick inte i mål4, borträknad'],
    ['3 brons', 'SWE 99Båt 99Rorsman 99', '4', '7', '3, borträknad', '3', '1'],
  ]);
  expect((await table()).getAllByText('2').find((cell) => cell.closest('s'))).toBeDefined();
  expect(screen.getByText('3 båtar, 3 räknade seglingar. En segling är borträknad.')).toBeVisible();
  expect(screen.getByText('Verifierad')).toBeVisible();
});

test('a place explains how the tie was broken, and a figure how it came about', async () => {
  await open(await aSeason(site.server, site.club, { evenings: EVENINGS }));
  const row = within((await table()).getByRole('row', { name: /SWE 8/ }));
  await site.page.user.click(row.getByRole('button', { name: /guld/ }));
  const why = within(await screen.findByRole('dialog', { name: 'SWE 8, placering' }));
  expect(why.getByText(/^Före SWE 57 på A8\.2/)).toBeVisible();
  expect(why.getByText(/^Datum: lopp 1 är 7\/5/)).toBeVisible();
  await site.page.user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

  const other = within((await table()).getByRole('row', { name: /SWE 57/ }));
  await site.page.user.click(other.getByRole('button', { name: /DNF/ }));
  const code = within(await screen.findByRole('dialog', { name: 'SWE 57, lopp 3: Torsdag 3' }));
  expect(code.getByText(/4 poäng: DNF ger antal anmälda \+ 1 \(A5\.2\)/)).toBeVisible();
});

test('a head sorts the table and the address remembers it', async () => {
  await open(await aSeason(site.server, site.club, { evenings: EVENINGS }), '?sort=race-3');
  const boats = (await table()).getAllByRole('rowheader').map((cell) => cell.textContent);
  expect(boats.map((text) => text?.slice(0, 6))).toEqual(['SWE 99', 'SWE 8B', 'SWE 57']);
  expect((await table()).getByRole('columnheader', { name: /21\/5/ })).toHaveAttribute('aria-sort', 'ascending');
});

test('races that do not count say why, and what is preliminary is called so', async () => {
  const evenings = [
    { order: ['SWE 57', 'SWE 8'], sailing: { verified_result: 0 as const } },
    { codes: { 'SWE 57': 'DNF' as const, 'SWE 8': 'DNF' as const } },
    { sailing: { status: 'cancelled' as const, name: 'Torsdag 3' } },
  ];
  await open(await aSeason(site.server, site.club, { evenings }));
  await table();
  expect(screen.getByText(/^Torsdag 2 \(14\/5\) räknas inte\. /)).toBeVisible();
  expect(screen.getByText('Torsdag 3 (21/5) är inställd.')).toBeVisible();
});

test('a race that is being sailed is a column without points, and is named below', async () => {
  const evenings = [
    EVENINGS[0] ?? {},
    { order: ['SWE 57'], sailing: { status: 'ongoing' as const, verified_result: 0 as const } },
  ];
  await open(await aSeason(site.server, site.club, { evenings, rules: { discards: [] } }));
  await table();
  expect(screen.getByText(/^Torsdag 2 \(14\/5\) seglas nu\. Den räknas när den är avslutad\.$/)).toBeVisible();
  const heads = (await table()).getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(heads.at(-1)).toContain('14/5 pågår');
  const row = (await table()).getByRole('row', { name: /SWE 57/ });
  expect(within(row).getAllByRole('cell').at(-1)).toHaveTextContent('·');
});

test('a sub-result places its boats among themselves', async () => {
  const categories = { 'SWE 8': ['Dam'], 'SWE 99': ['Dam'] };
  await open(await aSeason(site.server, site.club, { evenings: EVENINGS, categories }));
  await table();
  await site.page.user.click(
    within(screen.getByRole('group', { name: 'Delresultat' })).getByRole('button', { name: 'Dam' }),
  );
  await waitFor(() => expect(screen.queryByText('SWE 57')).not.toBeInTheDocument());
  const rows = (await table()).getAllByRole('row').slice(1);
  expect(rows.map((row) => cellsOf(row).slice(0, 4))).toEqual([
    ['1 guld', 'SWE 8Båt 8Rorsman 8', '2', '4'],
    ['2 silver', 'SWE 99Båt 99Rorsman 99', '3', '5'],
  ]);
});

test('without results it says so', async () => {
  await open(
    await aSeason(site.server, site.club, { evenings: [{ sailing: { status: 'upcoming', verified_result: 0 } }] }),
  );
  expect(await screen.findByRole('heading', { name: 'Ingen segling har fått resultat ännu' })).toBeVisible();
});

test("an official's new time is seen at once, and the rows that changed are marked", async () => {
  const season = await aSeason(site.server, site.club, {
    evenings: [EVENINGS[0] ?? {}, { order: ['SWE 57', 'SWE 8'], sailing: { verified_result: 0 } }],
    rules: { discards: [] },
  });
  await site.open(`/clubs/exempel-ss/series/${season.serie.id}/result`, await site.official());
  expect(await screen.findByText('Live')).toBeVisible();
  expect(cellsOf((await table()).getByRole('row', { name: /SWE 57/ }))[2]).toBe('2');

  const token = site.page.store.getState().session.accessToken;
  await fetch(`${location.origin}/api/sailings/${season.sailings[1]?.id}/finishes/`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ finishes: [{ sail_number: 'SWE 57', score_code: 'DNF' }] }),
  });
  await waitFor(() => expect(screen.getByRole('row', { name: /SWE 57/ })).toHaveTextContent('DNF'));
  expect(screen.getByRole('row', { name: /SWE 57/ })).toHaveAttribute('data-changed');
  expect(await screen.findByText('2 rader i ställningen har ändrats.')).toBeInTheDocument();
});

test('the season is a picture, and a table of the same figures', async () => {
  await open(await aSeason(site.server, site.club, { evenings: EVENINGS, rules: { discards: [] } }));
  await table();
  await site.page.user.click(screen.getByRole('button', { name: 'Säsongen' }));
  expect(
    await screen.findByRole('img', {
      name: 'Diagram över placeringarna efter 3 räknade seglingar. Främst står SWE 8, SWE 57 och SWE 99. Tabellen nedan har samma siffror.',
    }),
  ).toBeVisible();
  await site.page.user.click(screen.getByText('Visa som tabell'));
  const figures = within(screen.getByRole('table', { name: 'Placering i serien efter varje räknad segling' }));
  expect(
    figures
      .getAllByRole('row')
      .slice(1)
      .map((row) => cellsOf(row)),
  ).toEqual([
    ['SWE 8', '2', '1', '1'],
    ['SWE 57', '1', '2', '2'],
    ['SWE 99', '3', '3', '3'],
  ]);
});

test('the season opens first for who has a boat in it, with that boat lit, and the standings are one tap away', async () => {
  const season = await aSeason(site.server, site.club, { evenings: EVENINGS, rules: { discards: [] } });
  const sailor = await site.sailor();
  const entries = site.server.db.updateTable('competitors').set({ sailor_id: sailor.sailor_id });
  await entries.where('sail_number', '=', 'SWE 99').execute();
  await site.open(`/clubs/exempel-ss/series/${season.serie.id}/result`, sailor);
  expect(await screen.findByRole('img', { name: /^Diagram över placeringarna/ })).toBeVisible();
  const views = within(screen.getByRole('group', { name: 'Visa' })).getAllByRole('button');
  expect(views.map(({ textContent }) => textContent)).toEqual(['Säsongen', 'Ställning', 'Vad krävs?']);
  expect(screen.getByRole('button', { name: 'SWE 99', pressed: true })).toBeVisible();
  await site.page.user.click(screen.getByRole('button', { name: 'Ställning' }));
  expect((await table()).getByRole('row', { name: /SWE 99/ })).toHaveAttribute('data-mark', 'own');
});

test('of several classes the one with the reader’s boat opens', async () => {
  const season = await aSeason(site.server, site.club, { evenings: EVENINGS.slice(0, 2), rules: { discards: [] } });
  const { db } = site.server;
  for (const sailing of season.sailings) {
    const names = ['Liten', 'Stor'];
    const ids = await Promise.all(
      names.map(async (name, order) => {
        const stamps = { created_at: sailing.created_at, updated_at: sailing.created_at, version: 1 };
        const row = { sailing_id: sailing.id, name, kind: 'open' as const, order, ...stamps };
        const limits = { boat_model_id: null, min_rating_thousandths: null, max_rating_thousandths: null };
        const values = { ...row, ...limits, result_method: null };
        return (await db.insertInto('race_classes').values(values).returning('id').executeTakeFirstOrThrow()).id;
      }),
    );
    const boats = db.updateTable('competitors').where('sailing_id', '=', sailing.id);
    await boats.set({ race_class_id: ids[0] }).execute();
    await boats.set({ race_class_id: ids[1] }).where('sail_number', '=', 'SWE 99').execute();
  }
  const sailor = await site.sailor();
  const entries = db.updateTable('competitors').set({ sailor_id: sailor.sailor_id });
  await entries.where('sail_number', '=', 'SWE 99').execute();
  await site.open(`/clubs/exempel-ss/series/${season.serie.id}/result`, sailor);
  expect(await screen.findByRole('button', { name: 'Stor', pressed: true })).toBeVisible();
  await site.page.user.click(screen.getByRole('button', { name: 'Liten' }));
  expect((await table()).queryByRole('row', { name: /SWE 99/ })).not.toBeInTheDocument();
});

test('after one race there is no line to draw, and the standings open first', async () => {
  const season = await aSeason(site.server, site.club, { evenings: EVENINGS.slice(0, 1), rules: { discards: [] } });
  const sailor = await site.sailor();
  const entries = site.server.db.updateTable('competitors').set({ sailor_id: sailor.sailor_id });
  await entries.where('sail_number', '=', 'SWE 57').execute();
  await site.open(`/clubs/exempel-ss/series/${season.serie.id}/result`, sailor);
  expect((await table()).getByRole('row', { name: /SWE 57/ })).toHaveAttribute('data-mark', 'own');
});

test('"Vad krävs?" shows what a boat needs, and what the standings become', async () => {
  await open(
    await aSeason(site.server, site.club, {
      evenings: [...EVENINGS.slice(0, 2), { sailing: { status: 'upcoming', verified_result: 0 } }],
      rules: { discards: [] },
    }),
    '?visa=vad-kravs',
  );
  await site.page.user.selectOptions(await screen.findByRole('combobox', { name: 'Båt' }), 'SWE 8 Båt 8');
  expect(screen.getByRole('textbox', { name: 'Seglingar kvar' })).toHaveValue('1');
  const likely = within(await screen.findByRole('region', { name: 'Om de andra seglar som hittills' }));
  expect(await likely.findByText('Det räcker med 1:a plats i seglingen som är kvar.')).toBeVisible();

  await site.page.user.clear(screen.getByRole('textbox', { name: 'Placering i Torsdag 3 21/5' }));
  await site.page.user.type(screen.getByRole('textbox', { name: 'Placering i Torsdag 3 21/5' }), '1');
  expect(await screen.findByText('SWE 8 Båt 8 slutar 1:a med 4 poäng netto.')).toBeVisible();

  await site.page.user.type(screen.getByRole('textbox', { name: 'Placering i Torsdag 3 21/5' }), '7');
  expect(await screen.findByText('Skriv en placering från 1 till 3.')).toBeVisible();
});

test('a serie that does not exist is a page that could not be found', async () => {
  await site.open('/clubs/exempel-ss/series/999/result', await site.sailor());
  expect(await screen.findByRole('heading', { name: 'This page could not be found' })).toBeVisible();
});

test('a skipper leads to their page for the club and its members, and for nobody else', async () => {
  const season = await aSeason(site.server, site.club, { evenings: EVENINGS });
  const { sailor_id } = await site.sailor();
  const entries = site.server.db.updateTable('competitors').set({ sailor_id });
  await entries.where('sail_number', '=', 'SWE 8').execute();
  const address = `/clubs/exempel-ss/series/${season.serie.id}/result`;
  await site.open(address, await site.sailor({ membership: 'asked' }));
  expect((await table()).queryByRole('link')).toBeNull();
  site.page.leave();

  for (const reader of [await site.official(), await site.sailor()]) {
    await site.open(address, reader);
    const links = (await table()).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Rorsman 8', `/sailors/${sailor_id}`],
    ]);
    site.page.leave();
  }
});
