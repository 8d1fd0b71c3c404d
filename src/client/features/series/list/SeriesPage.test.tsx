import { screen, waitFor, within } from '@testing-library/react';
import { aSeason } from '../../../../testing/aSeason';
import { clubSite } from '../../../../testing/clubSite';

const site = clubSite();

const asOfficial = async () => {
  await site.open('/clubs/exempel-ss/series', await site.official());
  await screen.findByRole('heading', { level: 1, name: 'Serier' });
};
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const gone = (role: string) => waitFor(() => expect(screen.queryByRole(role)).not.toBeInTheDocument());
const savedSeries = () => site.server.db.selectFrom('series').selectAll().execute();

async function choose(name: string, choice: string) {
  await site.page.user.click(await screen.findByRole('button', { name: `Fler val för ${name}` }));
  await site.page.user.click(await screen.findByRole('menuitem', { name: choice }));
}

test('an official makes the first serie, with the rules of a preset', async () => {
  await asOfficial();
  expect(await screen.findByRole('heading', { name: 'Inga serier ännu' })).toBeVisible();
  await site.page.user.click(screen.getByRole('button', { name: 'Skapa serie' }));
  const form = await dialog('Skapa serie');
  await site.page.user.click(form.getByRole('button', { name: 'Skapa' }));
  await waitFor(() =>
    expect(form.getByRole('textbox', { name: 'Namn' })).toHaveAccessibleDescription(
      'Det här fältet får inte vara blankt.',
    ),
  );
  await site.page.user.type(form.getByRole('textbox', { name: 'Namn' }), 'Onsdagscupen 2026');
  await site.page.user.selectOptions(
    form.getByRole('combobox', { name: 'Så räknas serien' }),
    'Lågpoäng, en av fyra borträknad',
  );
  await site.page.user.click(form.getByRole('button', { name: 'Skapa' }));

  await gone('dialog');
  expect(await screen.findByText('Serien skapades.')).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Onsdagscupen 2026' })).toBeVisible();
  const [saved] = await savedSeries();
  expect(saved).toMatchObject({ club_id: site.club.id, name: 'Onsdagscupen 2026', is_published: 1 });
  expect(JSON.parse(saved?.rules ?? '{}')).toMatchObject({
    discard_rule: 'proportion',
    discard_proportion: { discards: 1, of: 4 },
  });
});

test('the list shows how far each serie has come and who leads', async () => {
  await aSeason(site.server, site.club, {
    evenings: [{ order: ['SWE 57', 'SWE 8'] }, { sailing: { status: 'upcoming', verified_result: 0 } }],
  });
  await site.open('/clubs/exempel-ss/series', await site.sailor());
  const item = within(
    (await screen.findByRole('link', { name: /^Torsdagsserien 2026/ })).closest('li') ?? document.body,
  );
  expect(item.getByText('2 seglingar')).toBeVisible();
  expect(item.getByText('2 båtar')).toBeVisible();
  expect(item.getByText('Pågående')).toBeVisible();
  expect(await item.findByText('Leder: SWE 57 Båt 57')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Skapa serie' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Fler val/ })).not.toBeInTheDocument();
});

test('an official changes the name, and the rules stay as they were', async () => {
  await aSeason(site.server, site.club, { evenings: [], rules: { discards: [4, 8] } });
  await asOfficial();
  await choose('Torsdagsserien 2026', 'Ändra');
  const form = await dialog('Ändra serie');
  await site.page.user.type(form.getByRole('textbox', { name: 'Namn' }), ' höst');
  await site.page.user.click(form.getByRole('switch', { name: 'Visa serien för alla' }));
  await site.page.user.click(form.getByRole('button', { name: 'Spara' }));
  await gone('dialog');
  expect(await screen.findByRole('link', { name: 'Torsdagsserien 2026 höst' })).toBeVisible();
  expect(await screen.findByText('Opublicerad')).toBeVisible();
  const [saved] = await savedSeries();
  expect(JSON.parse(saved?.rules ?? '{}')).toMatchObject({ discards: [4, 8] });
});

test('a serie is taken away only after a question, and its sailings stay', async () => {
  await aSeason(site.server, site.club, { evenings: [{ order: ['SWE 57'] }] });
  await asOfficial();
  await choose('Torsdagsserien 2026', 'Ta bort');
  const question = within(await screen.findByRole('alertdialog', { name: 'Ta bort serien?' }));
  expect(
    question.getByText(
      'Torsdagsserien 2026 tas bort för gott, med sin ställning. Seriens 1 segling och deras resultat finns kvar. Det går inte att ångra.',
    ),
  ).toBeVisible();
  await site.page.user.click(question.getByRole('button', { name: 'Ta bort serien' }));
  expect(await screen.findByText('Serien togs bort.')).toBeVisible();
  expect(await savedSeries()).toEqual([]);
  expect(await site.server.db.selectFrom('sailings').select(['name', 'serie_id']).execute()).toEqual([
    { name: 'Torsdag 1', serie_id: null },
  ]);
});

test('a list that cannot be fetched says so and can be tried again', async () => {
  await aSeason(site.server, site.club, { evenings: [] });
  const send = globalThis.fetch;
  globalThis.fetch = (input, init) =>
    input instanceof Request && input.url.includes('/api/series/')
      ? Promise.reject(new TypeError('no network'))
      : send(input, init);
  await asOfficial();
  await waitFor(() => expect(screen.getByText('Serierna kunde inte hämtas')).toBeVisible());
  globalThis.fetch = send;
  await site.page.user.click(screen.getByRole('button', { name: 'Försök igen' }));
  expect(await screen.findByRole('link', { name: 'Torsdagsserien 2026' })).toBeVisible();
});
