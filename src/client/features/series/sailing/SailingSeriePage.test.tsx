import { screen, within } from '@testing-library/react';
import { aClub, aClubAccount, aSailorAccount } from '../../../../testing/accounts';
import { aSeason } from '../../../../testing/aSeason';
import { startClientApp, type ClientApp } from '../../../../testing/clientApp';
import { openApp, type OpenedApp } from '../../../../testing/openApp';
import { aSailingRecord } from '../../../../testing/records';

let server: ClientApp;
let page: OpenedApp;
let club: Awaited<ReturnType<typeof aClub>>;

beforeEach(async () => {
  server = await startClientApp();
  club = await aClub(server, { slug: 'exempel-ss', counter: 1 });
});

afterEach(async () => {
  page.leave();
  await server.close();
});

const open = async (sailing: { id: number } | undefined, as: { email: string }) => {
  page = await openApp(`/clubs/exempel-ss/sailings/${sailing?.id}/serie`, { as });
};

test("the standings of the sailing's serie say which column is its own", async () => {
  const { sailings } = await aSeason(server, club, { evenings: [{ order: ['SWE 57', 'SWE 8'] }, { order: ['SWE 8', 'SWE 57'] }] });
  await open(sailings[1], await aSailorAccount(server, { club }));
  const table = within(await screen.findByRole('table', { name: 'Ställning, Torsdagsserien 2026' }));
  expect(table.getAllByRole('row')).toHaveLength(3);
  expect(screen.getByText('Kolumnen för Torsdag 2 är markerad.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Till serien' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/clubs\/exempel-ss\/series\/\d+$/),
  );
  expect(screen.queryByRole('button', { name: 'Byt serie' })).not.toBeInTheDocument();
});

test('a sailing without results is not in the standings yet', async () => {
  const { sailings } = await aSeason(server, club, {
    evenings: [{ order: ['SWE 57'] }, { sailing: { status: 'upcoming', verified_result: 0 } }],
  });
  await open(sailings[1], await aSailorAccount(server, { club }));
  expect(await screen.findByText('Torsdag 2 har inget resultat ännu, så den syns inte i ställningen.')).toBeVisible();
});

test('an official chooses a serie for a sailing that stands in none', async () => {
  const { serie } = await aSeason(server, club, { evenings: [{ order: ['SWE 57', 'SWE 8'] }] });
  const sailing = await aSailingRecord(server, club, { name: 'Fyrbåken' });
  await open(sailing, await aClubAccount(server, club));
  expect(await screen.findByRole('heading', { name: 'Seglingen ingår inte i någon serie' })).toBeVisible();
  await page.user.click(await screen.findByRole('button', { name: 'Välj serie' }));
  const form = within(await screen.findByRole('dialog', { name: 'Serie och räkning' }));
  await form.findByRole('option', { name: 'Torsdagsserien 2026' });
  await page.user.selectOptions(form.getByRole('combobox', { name: 'Serie' }), 'Torsdagsserien 2026');
  await page.user.click(form.getByRole('button', { name: 'Spara' }));
  expect(await screen.findByRole('heading', { name: 'Torsdagsserien 2026' })).toBeVisible();
  expect(await screen.findByRole('table', { name: 'Ställning, Torsdagsserien 2026' })).toBeVisible();
  expect(await server.db.selectFrom('sailings').select('serie_id').where('id', '=', sailing.id).executeTakeFirst()).toEqual({
    serie_id: serie.id,
  });
});

test('a sailor is told what the page is for', async () => {
  const sailing = await aSailingRecord(server, club);
  await open(sailing, await aSailorAccount(server, { club }));
  expect(await screen.findByText('När klubben lägger in seglingen i en serie visas ställningen här.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Välj serie' })).not.toBeInTheDocument();
});
