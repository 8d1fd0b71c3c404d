import { screen, waitFor, within } from '@testing-library/react';
import { aSeason } from '../../../../../testing/aSeason';
import { clubSite } from '../../../../../testing/clubSite';
import { aCompetitorRecord, aSailingRecord } from '../../../../../testing/records';

const site = clubSite();

beforeEach(async () => {
  await aSailingRecord(site.server, site.club, { name: 'Hemlig', status: 'unpublished', start_date: '2099-06-04' });
  const { id } = await aSailingRecord(site.server, site.club, {
    name: 'Kommande A',
    status: 'upcoming',
    start_date: '2099-06-11',
  });
  await aCompetitorRecord(site.server, { id }, {});
  await aSailingRecord(site.server, site.club, { name: 'Kommande B', status: 'upcoming', start_date: '2099-06-18' });
  await aSailingRecord(site.server, site.club, {
    name: 'Verifierad',
    status: 'finished',
    verified_result: 1,
    start_date: '2026-05-01',
  });
});

const states = async () =>
  Object.fromEntries(
    (await site.server.db.selectFrom('sailings').select(['name', 'status']).execute()).map(({ name, status }) => [
      name,
      status,
    ]),
  );

async function choose(...names: string[]) {
  await site.open('/clubs/exempel-ss/sailings', await site.official());
  await site.page.user.click(await screen.findByRole('button', { name: 'Välj flera' }));
  const tools = within(await screen.findByRole('toolbar', { name: 'Ändra valda seglingar' }));
  for (const name of names) await site.page.user.click(screen.getByRole('checkbox', { name }));
  expect(tools.getByRole('status')).toHaveTextContent(names.length === 1 ? '1 vald' : `${names.length} valda`);
  return tools;
}

test('what can be done is said with its number, and is done to those that it can be done to', async () => {
  const tools = await choose('Hemlig', 'Kommande A', 'Verifierad');
  expect(tools.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Välj alla',
    'Publicera 1',
    'Ställ in 1',
    'Flytta 3 till serie',
    'Ta bort 2',
    'Klar',
  ]);
  await site.page.user.click(tools.getByRole('button', { name: 'Publicera 1' }));
  expect(await screen.findByText('1 segling publicerades.')).toBeVisible();
  expect(await states()).toMatchObject({ Hemlig: 'upcoming', 'Kommande A': 'upcoming', Verifierad: 'finished' });
  await waitFor(() => expect(screen.queryByRole('toolbar')).not.toBeInTheDocument());
  expect(await screen.findByRole('link', { name: 'Hemlig' })).toBeVisible();
});

test('sailings that were cancelled come back when it is undone', async () => {
  const tools = await choose('Kommande A', 'Kommande B');
  await site.page.user.click(tools.getByRole('button', { name: 'Ställ in 2' }));
  expect(await screen.findByText('2 seglingar ställdes in.')).toBeVisible();
  expect(await states()).toMatchObject({ 'Kommande A': 'cancelled', 'Kommande B': 'cancelled' });
  await site.page.user.click(screen.getByRole('button', { name: 'Ångra' }));
  expect(await screen.findByText('Ändringen är ångrad.')).toBeVisible();
  expect(await states()).toMatchObject({ 'Kommande A': 'upcoming', 'Kommande B': 'upcoming' });
});

test('what somebody has touched meanwhile is not undone', async () => {
  const tools = await choose('Kommande A', 'Kommande B');
  await site.page.user.click(tools.getByRole('button', { name: 'Ställ in 2' }));
  await screen.findByText('2 seglingar ställdes in.');
  await site.server.db.updateTable('sailings').set({ version: 999 }).where('name', '=', 'Kommande B').execute();
  await site.page.user.click(screen.getByRole('button', { name: 'Ångra' }));
  expect(await screen.findByText('Någon annan har ändrat en av seglingarna. Ingenting ändrades.')).toBeVisible();
  expect(await states()).toMatchObject({ 'Kommande A': 'cancelled', 'Kommande B': 'cancelled' });
});

test('several sailings are moved to a serie', async () => {
  const { serie } = await aSeason(site.server, site.club, { name: 'Torsdagsserien', evenings: [] });
  const tools = await choose('Kommande A', 'Kommande B');
  await site.page.user.click(tools.getByRole('button', { name: 'Flytta 2 till serie' }));
  const form = within(await screen.findByRole('dialog', { name: 'Flytta 2 seglingar' }));
  await form.findByRole('option', { name: 'Torsdagsserien' });
  await site.page.user.selectOptions(form.getByRole('combobox', { name: 'Serie' }), 'Torsdagsserien');
  await site.page.user.click(form.getByRole('button', { name: 'Flytta' }));
  expect(await screen.findByText('2 seglingar flyttades till Torsdagsserien.')).toBeVisible();
  const moved = await site.server.db.selectFrom('sailings').select('name').where('serie_id', '=', serie.id).execute();
  expect(moved.map(({ name }) => name).sort()).toEqual(['Kommande A', 'Kommande B']);
});

describe('sailings that stand in a serie', () => {
  const serieOfA = async () =>
    (await site.server.db.selectFrom('sailings').select('serie_id').where('name', '=', 'Kommande A').execute())[0];

  async function chooseFromSerie() {
    const { serie } = await aSeason(site.server, site.club, { name: 'Torsdagsserien', evenings: [] });
    await site.server.db.updateTable('sailings').set({ serie_id: serie.id }).where('name', '=', 'Kommande A').execute();
    const tools = await choose('Kommande A Torsdagsserien');
    return { serie, tools };
  }

  const openDialog = async (tools: Awaited<ReturnType<typeof choose>>) => {
    await site.page.user.click(tools.getByRole('button', { name: 'Flytta 1 till serie' }));
    return within(await screen.findByRole('dialog', { name: 'Flytta 1 segling' }));
  };

  test('leave it only when that is chosen', async () => {
    const { serie, tools } = await chooseFromSerie();
    const form = await openDialog(tools);
    await form.findByRole('option', { name: 'Torsdagsserien' });
    expect(form.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Välj serie',
      'Ingen serie',
      'Torsdagsserien',
    ]);
    await site.page.user.click(form.getByRole('button', { name: 'Flytta' }));
    expect(await form.findByText('Det här fältet är obligatoriskt.')).toBeVisible();
    expect(await serieOfA()).toEqual({ serie_id: serie.id });
    await site.page.user.selectOptions(form.getByRole('combobox', { name: 'Serie' }), 'Ingen serie');
    await site.page.user.click(form.getByRole('button', { name: 'Flytta' }));
    expect(await screen.findByText('1 segling står inte längre i någon serie.')).toBeVisible();
    expect(await serieOfA()).toEqual({ serie_id: null });
  });

  test('stay in it where the series cannot be fetched; they can be asked for again', async () => {
    const { serie, tools } = await chooseFromSerie();
    const send = globalThis.fetch;
    globalThis.fetch = (input, init) =>
      input instanceof Request && input.url.includes('/api/series/')
        ? Promise.reject(new TypeError('no network'))
        : send(input, init);
    const form = await openDialog(tools);
    expect(await form.findByText('Serierna kunde inte hämtas')).toBeVisible();
    await site.page.user.click(form.getByRole('button', { name: 'Flytta' }));
    expect(await form.findByText('Det här fältet är obligatoriskt.')).toBeVisible();
    globalThis.fetch = send;
    await site.page.user.click(form.getByRole('button', { name: 'Försök igen' }));
    expect(await form.findByRole('option', { name: 'Torsdagsserien' })).toBeInTheDocument();
    expect(form.queryByText('Serierna kunde inte hämtas')).not.toBeInTheDocument();
    expect(await serieOfA()).toEqual({ serie_id: serie.id });
  });
});

test('sailings are taken away after a question that names them and counts their boats', async () => {
  const tools = await choose('Hemlig', 'Kommande A');
  await site.page.user.click(tools.getByRole('button', { name: 'Ta bort 2' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Ta bort 2 seglingar?' }));
  expect(
    question.getByText('Hemlig och Kommande A tas bort för gott, tillsammans med 1 deltagare. Det går inte att ångra.'),
  ).toBeVisible();
  await site.page.user.click(question.getByRole('button', { name: 'Ta bort 2 seglingar' }));
  expect(await screen.findByText('2 seglingar togs bort.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Hemlig' })).not.toBeInTheDocument());
  expect(Object.keys(await states()).sort()).toEqual(['Kommande B', 'Verifierad']);
});
