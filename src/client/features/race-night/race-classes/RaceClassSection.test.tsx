import { screen, waitFor, within } from '@testing-library/react';
import { clubSite } from '../../../../testing/clubSite';
import { aCompetitorRecord, aSailingRecord } from '../../../../testing/records';

const site = clubSite();
let sailing: Awaited<ReturnType<typeof aSailingRecord>>;

beforeEach(async () => {
  sailing = await aSailingRecord(site.server, site.club);
});

async function open(as: { email: string }) {
  await site.open(`/clubs/exempel-ss/sailings/${sailing.id}/info`, as);
  await screen.findByRole('heading', { name: 'Uppgifter' });
}
const openAsOfficial = async () => open(await site.official());

const section = () => within(screen.getByRole('heading', { name: 'Klasser' }).closest('section') ?? document.body);
const lines = () =>
  section()
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);
const classesOfBoats = async () => {
  const rows = site.server.db
    .selectFrom('competitors')
    .leftJoin('race_classes', 'race_classes.id', 'competitors.race_class_id')
    .select(['competitors.sail_number', 'race_classes.name'])
    .orderBy('competitors.id');
  return Object.fromEntries((await rows.execute()).map(({ sail_number, name }) => [sail_number, name]));
};

async function make(fields: Record<string, string>) {
  await site.page.user.click(section().getByRole('button', { name: 'Ny klass' }));
  const form = within(await screen.findByRole('dialog', { name: 'Ny klass' }));
  for (const [label, text] of Object.entries(fields))
    await site.page.user.type(form.getByRole('textbox', { name: label }), text);
  await site.page.user.click(form.getByRole('button', { name: 'Skapa' }));
  expect(await screen.findByText(`Klassen ${fields['Namn']} skapades.`)).toBeVisible();
}

test('boats are sorted into new classes by their numbers, and it is taken back in one step', async () => {
  await aCompetitorRecord(site.server, sailing, { sail_number: 'SWE 1', base_rating_thousandths: 1012 });
  await aCompetitorRecord(site.server, sailing, { sail_number: 'SWE 2', base_rating_thousandths: 900 });
  await aCompetitorRecord(site.server, sailing, { sail_number: 'SWE 3' });
  await openAsOfficial();
  expect(
    section().getByText('Alla båtar räknas tillsammans. Med klasser får varje klass en egen resultatlista.'),
  ).toBeVisible();
  await make({ Namn: 'SRS 1', 'SRS från': '0,93' });
  await make({ Namn: 'SRS 2', 'SRS till': '0,929' });
  await waitFor(() => expect(lines()).toEqual(['SRS 1från 0,9300', 'SRS 2till 0,9290', 'Utan klass3']));

  await site.page.user.click(section().getByRole('button', { name: 'Fördela efter SRS' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Fördela båtarna i klasser?' }));
  expect(dialog.getByText(/SRS 1: 1 båt\s+SRS 2: 1 båt\s+Utan klass: 1 båt\s+2 båtar byter klass\./)).toBeVisible();
  await site.page.user.click(dialog.getByRole('button', { name: 'Fördela' }));
  expect(await screen.findByText('2 båtar bytte klass.')).toBeVisible();
  expect(lines()).toEqual(['SRS 1från 0,9301', 'SRS 2till 0,9291', 'Utan klass1']);
  expect(await classesOfBoats()).toEqual({ 'SWE 1': 'SRS 1', 'SWE 2': 'SRS 2', 'SWE 3': null });

  await site.page.user.click(section().getByRole('button', { name: 'Fördela efter SRS' }));
  expect(await screen.findByText('Alla båtar är redan i rätt klass.')).toBeVisible();

  await site.page.user.click(screen.getByRole('button', { name: 'Ångra' }));
  expect(await screen.findByText('2 båtar är tillbaka i sina klasser.')).toBeVisible();
  expect(await classesOfBoats()).toEqual({ 'SWE 1': null, 'SWE 2': null, 'SWE 3': null });
});

test('a class is changed, and removed with a word about its boats', async () => {
  await openAsOfficial();
  await make({ Namn: 'SRS 1' });
  const { id } = await site.server.db.selectFrom('race_classes').select('id').executeTakeFirstOrThrow();
  await aCompetitorRecord(site.server, sailing, { sail_number: 'SWE 1', race_class_id: id });
  await site.page.user.click(section().getByRole('button', { name: 'Ändra SRS 1' }));
  const form = within(await screen.findByRole('dialog', { name: 'Ändra klass' }));
  await site.page.user.selectOptions(form.getByRole('combobox', { name: 'Slag' }), 'Öppen');
  await site.page.user.selectOptions(form.getByRole('combobox', { name: 'Resultat räknas på' }), 'Seglad tid');
  await site.page.user.click(form.getByRole('button', { name: 'Spara' }));
  expect(await screen.findByText('Klassen SRS 1 sparades.')).toBeVisible();
  expect(lines()).toEqual(['SRS 1Seglad tidAlla0']);

  await site.page.user.click(section().getByRole('button', { name: 'Ta bort SRS 1' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Ta bort klassen SRS 1?' }));
  await site.page.user.click(dialog.getByRole('button', { name: 'Ta bort klassen' }));
  expect(await screen.findByText('Klassen SRS 1 togs bort.')).toBeVisible();
  expect(await classesOfBoats()).toEqual({ 'SWE 1': null });
});

test('a name that is taken is refused under its field', async () => {
  await openAsOfficial();
  await make({ Namn: 'SRS 1' });
  await site.page.user.click(section().getByRole('button', { name: 'Ny klass' }));
  const form = within(await screen.findByRole('dialog', { name: 'Ny klass' }));
  await site.page.user.type(form.getByRole('textbox', { name: 'Namn' }), 'SRS 1');
  await site.page.user.click(form.getByRole('button', { name: 'Skapa' }));
  await waitFor(() => expect(form.getByRole('textbox', { name: 'Namn' })).toBeInvalid());
});

test('an entry gets a class and sub-results, the usual ones or own words', async () => {
  await openAsOfficial();
  await make({ Namn: 'SRS 1', 'SRS från': '0,93' });
  site.page.leave();
  await site.open(`/clubs/exempel-ss/sailings/${sailing.id}/competitors`, await site.official());
  await site.page.user.click(await screen.findByRole('button', { name: 'Lägg till deltagare' }));
  const form = within(await screen.findByRole('dialog', { name: 'Lägg till deltagare' }));
  await site.page.user.type(form.getByRole('textbox', { name: 'Rorsman' }), 'Anna Ek');
  await site.page.user.type(form.getByRole('textbox', { name: 'SRS-tal' }), '1,012');
  expect(await form.findByText('Båten passar i SRS 1.')).toBeVisible();
  await site.page.user.selectOptions(form.getByRole('combobox', { name: 'Klass' }), 'SRS 1');
  await site.page.user.type(form.getByRole('combobox', { name: 'Delresultat' }), 'da');
  await site.page.user.click(await screen.findByRole('option', { name: 'Dam' }));
  await site.page.user.type(form.getByRole('combobox', { name: 'Delresultat' }), 'Familj{Enter}');
  await site.page.user.click(form.getByRole('button', { name: 'Lägg till' }));
  expect(await screen.findByText('Anna Ek lades till.')).toBeVisible();
  const { categories, race_class_id } = await site.server.db
    .selectFrom('competitors')
    .selectAll()
    .executeTakeFirstOrThrow();
  expect(JSON.parse(categories)).toEqual(['Dam', 'Familj']);
  expect(race_class_id).not.toBeNull();
});

test('a sailor reads the classes where there are any, and changes none', async () => {
  const sailor = await site.sailor();
  await open(sailor);
  expect(screen.queryByRole('heading', { name: 'Klasser' })).not.toBeInTheDocument();
  site.page.leave();
  await site.server.db.updateTable('clubs').set({ counter: 2 }).where('id', '=', site.club.id).execute();
  const stamps = { created_at: sailing.created_at, updated_at: sailing.updated_at, version: 2 };
  const row = {
    name: 'SRS 1',
    kind: 'srs',
    boat_model_id: null,
    min_rating_thousandths: 900,
    max_rating_thousandths: 1050,
  } as const;
  await site.server.db
    .insertInto('race_classes')
    .values({ sailing_id: sailing.id, ...row, result_method: null, order: 1, ...stamps })
    .execute();
  await open(sailor);
  expect(await screen.findByRole('heading', { name: 'Klasser' })).toBeVisible();
  expect(lines()).toEqual(['SRS 10,900–1,0500']);
  expect(section().queryByRole('button')).not.toBeInTheDocument();
});
