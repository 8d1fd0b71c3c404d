import { screen, waitFor, within } from '@testing-library/react';
import { aClub, aClubAccount } from '../../../../testing/accounts';
import { aSeason } from '../../../../testing/aSeason';
import { startClientApp, type ClientApp } from '../../../../testing/clientApp';
import { openApp, type OpenedApp } from '../../../../testing/openApp';
import { aCompetitorRecord, aSailingRecord } from '../../../../testing/records';

let server: ClientApp;
let page: OpenedApp;
let club: Awaited<ReturnType<typeof aClub>>;

beforeEach(async () => {
  server = await startClientApp();
  club = await aClub(server, { slug: 'exempel-ss', counter: 1 });
  await aSailingRecord(server, club, { name: 'Hemlig', status: 'unpublished', start_date: '2099-06-04' });
  const { id } = await aSailingRecord(server, club, { name: 'Kommande A', status: 'upcoming', start_date: '2099-06-11' });
  await aCompetitorRecord(server, { id }, {});
  await aSailingRecord(server, club, { name: 'Kommande B', status: 'upcoming', start_date: '2099-06-18' });
  await aSailingRecord(server, club, { name: 'Verifierad', status: 'finished', verified_result: 1, start_date: '2026-05-01' });
});

afterEach(async () => {
  page.leave();
  await server.close();
});

const states = async () =>
  Object.fromEntries(
    (await server.db.selectFrom('sailings').select(['name', 'status']).execute()).map(({ name, status }) => [name, status]),
  );

async function choose(...names: string[]) {
  page = await openApp('/clubs/exempel-ss/sailings', { as: await aClubAccount(server, club) });
  await page.user.click(await screen.findByRole('button', { name: 'Välj flera' }));
  const tools = within(await screen.findByRole('toolbar', { name: 'Ändra valda seglingar' }));
  for (const name of names) await page.user.click(screen.getByRole('checkbox', { name }));
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
  await page.user.click(tools.getByRole('button', { name: 'Publicera 1' }));
  expect(await screen.findByText('1 segling publicerades.')).toBeVisible();
  expect(await states()).toMatchObject({ Hemlig: 'upcoming', 'Kommande A': 'upcoming', Verifierad: 'finished' });
  await waitFor(() => expect(screen.queryByRole('toolbar')).not.toBeInTheDocument());
  expect(await screen.findByRole('link', { name: 'Hemlig' })).toBeVisible();
});

test('sailings that were cancelled come back when it is undone', async () => {
  const tools = await choose('Kommande A', 'Kommande B');
  await page.user.click(tools.getByRole('button', { name: 'Ställ in 2' }));
  expect(await screen.findByText('2 seglingar ställdes in.')).toBeVisible();
  expect(await states()).toMatchObject({ 'Kommande A': 'cancelled', 'Kommande B': 'cancelled' });
  await page.user.click(screen.getByRole('button', { name: 'Ångra' }));
  expect(await screen.findByText('Ändringen är ångrad.')).toBeVisible();
  expect(await states()).toMatchObject({ 'Kommande A': 'upcoming', 'Kommande B': 'upcoming' });
});

test('what somebody has touched meanwhile is not undone', async () => {
  const tools = await choose('Kommande A', 'Kommande B');
  await page.user.click(tools.getByRole('button', { name: 'Ställ in 2' }));
  await screen.findByText('2 seglingar ställdes in.');
  await server.db.updateTable('sailings').set({ version: 999 }).where('name', '=', 'Kommande B').execute();
  await page.user.click(screen.getByRole('button', { name: 'Ångra' }));
  expect(await screen.findByText('Någon annan har ändrat en av seglingarna. Ingenting ändrades.')).toBeVisible();
  expect(await states()).toMatchObject({ 'Kommande A': 'cancelled', 'Kommande B': 'cancelled' });
});

test('several sailings are moved to a serie', async () => {
  const { serie } = await aSeason(server, club, { name: 'Torsdagsserien', evenings: [] });
  const tools = await choose('Kommande A', 'Kommande B');
  await page.user.click(tools.getByRole('button', { name: 'Flytta 2 till serie' }));
  const form = within(await screen.findByRole('dialog', { name: 'Flytta 2 seglingar' }));
  await form.findByRole('option', { name: 'Torsdagsserien' });
  await page.user.selectOptions(form.getByRole('combobox', { name: 'Serie' }), 'Torsdagsserien');
  await page.user.click(form.getByRole('button', { name: 'Flytta' }));
  expect(await screen.findByText('2 seglingar flyttades till Torsdagsserien.')).toBeVisible();
  const moved = await server.db.selectFrom('sailings').select('name').where('serie_id', '=', serie.id).execute();
  expect(moved.map(({ name }) => name).sort()).toEqual(['Kommande A', 'Kommande B']);
});

test('sailings are taken away after a question that names them and counts their boats', async () => {
  const tools = await choose('Hemlig', 'Kommande A');
  await page.user.click(tools.getByRole('button', { name: 'Ta bort 2' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Ta bort 2 seglingar?' }));
  expect(question.getByText('Hemlig och Kommande A tas bort för gott, tillsammans med 1 deltagare. Det går inte att ångra.')).toBeVisible();
  await page.user.click(question.getByRole('button', { name: 'Ta bort 2 seglingar' }));
  expect(await screen.findByText('2 seglingar togs bort.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Hemlig' })).not.toBeInTheDocument());
  expect(Object.keys(await states()).sort()).toEqual(['Kommande B', 'Verifierad']);
});
