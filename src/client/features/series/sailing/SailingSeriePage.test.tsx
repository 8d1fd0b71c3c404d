import { screen, within } from '@testing-library/react';
import { aSeason } from '../../../../testing/aSeason';
import { clubSite } from '../../../../testing/clubSite';
import { aSailingRecord } from '../../../../testing/records';

const site = clubSite();

const open = async (sailing: { id: number } | undefined, as: { email: string }) => {
  await site.open(`/clubs/exempel-ss/sailings/${sailing?.id}/serie`, as);
};

test("the standings of the sailing's serie say which column is its own", async () => {
  const { sailings } = await aSeason(site.server, site.club, {
    evenings: [{ order: ['SWE 57', 'SWE 8'] }, { order: ['SWE 8', 'SWE 57'] }],
  });
  await open(sailings[1], await site.sailor());
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
  const { sailings } = await aSeason(site.server, site.club, {
    evenings: [{ order: ['SWE 57'] }, { sailing: { status: 'upcoming', verified_result: 0 } }],
  });
  await open(sailings[1], await site.sailor());
  expect(await screen.findByText('Torsdag 2 har inget resultat ännu, så den syns inte i ställningen.')).toBeVisible();
});

test('an official chooses a serie for a sailing that stands in none', async () => {
  const { serie } = await aSeason(site.server, site.club, { evenings: [{ order: ['SWE 57', 'SWE 8'] }] });
  const sailing = await aSailingRecord(site.server, site.club, { name: 'Fyrbåken' });
  await open(sailing, await site.official());
  expect(await screen.findByRole('heading', { name: 'Seglingen ingår inte i någon serie' })).toBeVisible();
  await site.page.user.click(await screen.findByRole('button', { name: 'Välj serie' }));
  const form = within(await screen.findByRole('dialog', { name: 'Serie och räkning' }));
  await form.findByRole('option', { name: 'Torsdagsserien 2026' });
  await site.page.user.selectOptions(form.getByRole('combobox', { name: 'Serie' }), 'Torsdagsserien 2026');
  await site.page.user.click(form.getByRole('button', { name: 'Spara' }));
  expect(await screen.findByRole('heading', { name: 'Torsdagsserien 2026' })).toBeVisible();
  expect(await screen.findByRole('table', { name: 'Ställning, Torsdagsserien 2026' })).toBeVisible();
  expect(
    await site.server.db.selectFrom('sailings').select('serie_id').where('id', '=', sailing.id).executeTakeFirst(),
  ).toEqual({
    serie_id: serie.id,
  });
});

test('a sailor is told what the page is for', async () => {
  const sailing = await aSailingRecord(site.server, site.club);
  await open(sailing, await site.sailor());
  expect(await screen.findByText('När klubben lägger in seglingen i en serie visas ställningen här.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Välj serie' })).not.toBeInTheDocument();
});
