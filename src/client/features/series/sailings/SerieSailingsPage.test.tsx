import { screen, waitFor, within } from '@testing-library/react';
import { aSeason, type Season } from '../../../../testing/aSeason';
import { clubSite } from '../../../../testing/clubSite';
import { aSailingRecord } from '../../../../testing/records';

const site = clubSite();

const EVENINGS = [
  { order: ['SWE 57', 'SWE 8'] },
  { sailing: { status: 'upcoming' as const, verified_result: 0 as const } },
];

async function open({ serie }: Season, as?: { email: string }) {
  await site.open(`/clubs/exempel-ss/series/${serie.id}/sailings`, as ?? (await site.official()));
}
const placeOf = (name: string) =>
  site.server.db
    .selectFrom('sailings')
    .select(['serie_id', 'race_weight', 'must_count'])
    .where('name', '=', name)
    .executeTakeFirstOrThrow();

async function choose(name: string, choice: string) {
  await site.page.user.click(await screen.findByRole('button', { name: `Fler val för ${name}` }));
  await site.page.user.click(await screen.findByRole('menuitem', { name: choice }));
}

test('the sailings stand by date with their status, and a sailor only reads', async () => {
  await open(await aSeason(site.server, site.club, { evenings: EVENINGS }), await site.sailor());
  const items = await screen.findAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual([
    'Torsdag 1tors 7 maj 18.302 båtarVerifierad',
    'Torsdag 2tors 14 maj 18.300 båtarKommande',
  ]);
  expect(screen.queryByRole('button', { name: /Lägg till|Kopiera|Fler val/ })).not.toBeInTheDocument();
});

test('an official adds a sailing that stands in no serie', async () => {
  const season = await aSeason(site.server, site.club, { evenings: EVENINGS });
  await aSailingRecord(site.server, site.club, { name: 'Fyrbåken', start_date: '2026-06-20' });
  await open(season);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Lägg till segling' })).toBeEnabled());
  await site.page.user.click(screen.getByRole('button', { name: 'Lägg till segling' }));
  const form = within(await screen.findByRole('dialog', { name: 'Lägg till segling i serien' }));
  expect(form.getByRole('combobox', { name: 'Segling' })).toHaveDisplayValue('Fyrbåken, lör 20 juni');
  await site.page.user.click(form.getByRole('button', { name: 'Lägg till segling' }));
  expect(await screen.findByText('Fyrbåken är nu med i serien.')).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Fyrbåken' })).toBeVisible();
  expect(await placeOf('Fyrbåken')).toMatchObject({ serie_id: season.serie.id });
});

test('an official lets a race count double and always', async () => {
  await open(await aSeason(site.server, site.club, { evenings: EVENINGS }));
  await choose('Torsdag 2', 'Serie och räkning');
  const form = within(await screen.findByRole('dialog', { name: 'Serie och räkning' }));
  await site.page.user.selectOptions(form.getByRole('combobox', { name: 'Seglingen räknas' }), 'Dubbelt');
  await site.page.user.click(form.getByRole('switch', { name: 'Kan inte räknas bort' }));
  await site.page.user.click(form.getByRole('button', { name: 'Spara' }));
  expect(await screen.findByText('Räknas dubbelt · Räknas alltid')).toBeVisible();
  expect(await placeOf('Torsdag 2')).toMatchObject({ race_weight: 2, must_count: 1 });
});

test('a sailing that is taken out can be put back at once', async () => {
  const season = await aSeason(site.server, site.club, { evenings: EVENINGS });
  await open(season);
  await choose('Torsdag 2', 'Ta ut ur serien');
  expect(await screen.findByText('Torsdag 2 är inte längre med i serien.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Torsdag 2' })).not.toBeInTheDocument());
  await site.page.user.click(screen.getByRole('button', { name: 'Ångra' }));
  expect(await screen.findByRole('link', { name: 'Torsdag 2' })).toBeVisible();
  expect(await placeOf('Torsdag 2')).toMatchObject({ serie_id: season.serie.id });
});

test('the latest sailing is copied into the same serie', async () => {
  const season = await aSeason(site.server, site.club, { evenings: EVENINGS });
  await open(season);
  await site.page.user.click(await screen.findByRole('button', { name: 'Kopiera Torsdag 2' }));
  expect(
    await screen.findByText('Seglingen kopierades, med inställningar och startgrupper men utan båtar.'),
  ).toBeVisible();
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(3));
});

test('an empty serie says what to do', async () => {
  await open(await aSeason(site.server, site.club, { evenings: [] }));
  expect(await screen.findByRole('heading', { name: 'Serien har inga seglingar ännu' })).toBeVisible();
  expect(
    screen.getByText('Skapa en hel säsong av seglingar på en gång, eller en i taget under Seglingar.'),
  ).toBeVisible();
});
