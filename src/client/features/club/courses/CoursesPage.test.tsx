import { screen, waitFor, within } from '@testing-library/react';
import { clubSite } from '../../../../testing/clubSite';
import { aPicture } from '../../../../testing/images';
import { aCourseRecord, aSailingRecord } from '../../../../testing/records';

const site = clubSite();

beforeEach(async () => {
  // jsdom shows no files.
  Object.assign(URL, { createObjectURL: (file: File) => `blob:${file.name}`, revokeObjectURL: () => undefined });
});

const open = async (as: { email: string }) => {
  await site.open('/clubs/exempel-ss/courses', as);
  await screen.findByRole('heading', { level: 1, name: 'Banor' });
};
const asOfficial = async () => open(await site.official());
const asSailor = async () => open(await site.sailor());
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const gone = (role: string) => waitFor(() => expect(screen.queryByRole(role)).not.toBeInTheDocument());
const saved = () => site.server.db.selectFrom('courses').selectAll().execute();
const row = async (name: string) => within((await screen.findByRole('link', { name })).closest('li') ?? document.body);

async function choose(name: string, choice: string) {
  await site.page.user.click(await screen.findByRole('button', { name: `Fler val för ${name}` }));
  await site.page.user.click(await screen.findByRole('menuitem', { name: choice }));
}

type Form = Awaited<ReturnType<typeof dialog>>;
const mark = (form: Form, number: number) => within(form.getByRole('group', { name: `Märke ${number}` }));

async function addMark(form: Form, number: number, { name, lat, lon }: { name: string; lat?: string; lon?: string }) {
  await site.page.user.click(form.getByRole('button', { name: 'Lägg till märke' }));
  const fields = mark(form, number);
  await site.page.user.type(fields.getByRole('textbox', { name: 'Märkets namn' }), name);
  if (lat !== undefined) await site.page.user.type(fields.getByRole('textbox', { name: 'Latitud' }), lat);
  if (lon !== undefined) await site.page.user.type(fields.getByRole('textbox', { name: 'Longitud' }), lon);
}

test('an official makes the first course, with marks typed both ways and put in order by buttons', async () => {
  await asOfficial();
  expect(await screen.findByRole('heading', { name: 'Inga banor ännu' })).toBeVisible();
  await site.page.user.click(screen.getByRole('button', { name: 'Skapa bana' }));
  const form = await dialog('Skapa bana');
  await site.page.user.type(form.getByRole('textbox', { name: 'Namn' }), 'Bana A');
  await site.page.user.type(form.getByRole('textbox', { name: 'Längd i distansminuter' }), '6,5');
  await addMark(form, 1, { name: 'Kryssmärket', lat: '59,5526', lon: '16,5756' });
  await addMark(form, 2, { name: 'Startlinjen', lat: '59 33,900', lon: '016°36,000′ E' });
  expect(mark(form, 1).getByRole('textbox', { name: 'Latitud' })).toHaveAccessibleDescription('59°33,156′ N');
  expect(mark(form, 2).getByRole('textbox', { name: 'Latitud' })).toHaveAccessibleDescription('59,565');
  await site.page.user.selectOptions(mark(form, 2).getByRole('combobox', { name: 'Lämnas om' }), 'Gate eller linje');
  await site.page.user.click(form.getByRole('button', { name: 'Flytta upp märke 2' }));
  expect(form.getByRole('button', { name: 'Flytta ner märke 1' })).toHaveFocus();
  expect(mark(form, 1).getByRole('textbox', { name: 'Märkets namn' })).toHaveValue('Startlinjen');
  await site.page.user.click(form.getByRole('button', { name: 'Skapa' }));

  await gone('dialog');
  expect(await screen.findByText('Banan skapades.')).toBeVisible();
  const made = await row('Bana A');
  expect(made.getByText('6,50 M')).toBeVisible();
  expect(made.getByText('2 märken')).toBeVisible();
  expect(made.getByText('Aktiv')).toBeVisible();
  const [course] = await saved();
  expect(course).toMatchObject({ club_id: site.club.id, length_nm_hundredths: 650 });
  expect(JSON.parse(course?.marks ?? '[]')).toEqual([
    { name: 'Startlinjen', lat: 59.565, lon: 16.6, rounding: 'gate', order: 0 },
    { name: 'Kryssmärket', lat: 59.5526, lon: 16.5756, rounding: 'port', order: 1 },
  ]);
});

test('what is wrong with a mark stands under that mark, and nothing is lost', async () => {
  await asOfficial();
  await site.page.user.click(await screen.findByRole('button', { name: 'Skapa bana' }));
  const form = await dialog('Skapa bana');
  await site.page.user.type(form.getByRole('textbox', { name: 'Namn' }), 'Bana A');
  await addMark(form, 1, { name: 'Grundet', lat: 'norr om ön', lon: '16,5' });
  await addMark(form, 2, { name: 'Pricken', lat: '59,5' });
  await site.page.user.click(form.getByRole('button', { name: 'Skapa' }));
  await waitFor(() =>
    expect(mark(form, 1).getByRole('textbox', { name: 'Latitud' })).toHaveAccessibleDescription(
      'Skriv som 59,3251 eller 59°19,506′.',
    ),
  );
  expect(mark(form, 2).getByRole('textbox', { name: 'Longitud' })).toHaveAccessibleDescription(
    'Ange både latitud och longitud, eller ingen av dem.',
  );
  expect(mark(form, 2).getByRole('textbox', { name: 'Märkets namn' })).toHaveValue('Pricken');
  expect(await saved()).toEqual([]);
});

test('what the server says of a mark stands under that mark', async () => {
  await asOfficial();
  const send = globalThis.fetch;
  const refusal = {
    name: ['Det här fältet måste vara unikt.'],
    marks: { 1: { name: ['Se till att detta fält inte har fler än 50 tecken.'] } },
  };
  globalThis.fetch = (input, init) =>
    input instanceof Request && input.method === 'POST' && input.url.includes('/api/courses/')
      ? Promise.resolve(
          new Response(JSON.stringify(refusal), { status: 400, headers: { 'content-type': 'application/json' } }),
        )
      : send(input, init);
  await site.page.user.click(await screen.findByRole('button', { name: 'Skapa bana' }));
  const form = await dialog('Skapa bana');
  await site.page.user.type(form.getByRole('textbox', { name: 'Namn' }), 'Bana A');
  await addMark(form, 1, { name: 'Grundet' });
  await addMark(form, 2, { name: 'Pricken' });
  await site.page.user.click(form.getByRole('button', { name: 'Skapa' }));
  await waitFor(() =>
    expect(mark(form, 2).getByRole('textbox', { name: 'Märkets namn' })).toHaveAccessibleDescription(
      'Se till att detta fält inte har fler än 50 tecken.',
    ),
  );
  expect(form.getByRole('textbox', { name: 'Namn' })).toHaveAccessibleDescription('Det här fältet måste vara unikt.');
  expect(mark(form, 1).getByRole('textbox', { name: 'Märkets namn' })).toHaveAccessibleDescription('');
  expect(form.getByText('Ett eller flera fält har ett fel. Kontrollera och försök igen.')).toBeVisible();
  globalThis.fetch = send;
});

test('a map is chosen, shown, and sent with the course; another file is refused at once', async () => {
  await aCourseRecord(site.server, site.club, { name: 'Bana A', marks: '[]' });
  await asOfficial();
  await choose('Bana A', 'Ändra');
  const form = await dialog('Ändra bana');
  const input =
    form.getByRole('group', { name: 'Karta' }).querySelector<HTMLInputElement>('input[type="file"]') ??
    document.createElement('input');
  const user = site.page.user;
  const { bytes, name } = await aPicture({ name: 'bana.png' });
  Object.defineProperty(input, 'accept', { value: '' });
  await user.upload(input, new File(['x'], 'bana.txt', { type: 'text/plain' }));
  expect(await form.findByText('Välj en bild (PNG, JPEG eller WebP) eller en PDF.')).toBeVisible();
  await user.upload(input, new File([new Uint8Array(bytes)], name, { type: 'image/png' }));
  expect(await form.findByRole('img', { name: 'Så ser kartan ut' })).toBeVisible();
  expect(form.getByText('bana.png sparas med banan.')).toBeVisible();
  await user.click(form.getByRole('button', { name: 'Spara' }));
  expect(await screen.findByText('Banan sparades.')).toBeVisible();
  await gone('dialog');

  await user.click(await screen.findByRole('link', { name: 'Bana A' }));
  const shown = await screen.findByRole('img', { name: 'Karta över Bana A' });
  const [{ map_hash: hash } = { map_hash: '' }] = await saved();
  expect(shown.getAttribute('src')).toContain(`/media/${hash}`);
  expect(screen.getByRole('link', { name: 'Öppna kartan i en egen flik' })).toHaveAttribute(
    'href',
    shown.getAttribute('src'),
  );
});

test('a course is retired and taken into use again, and keeps all it has', async () => {
  const marks = JSON.stringify([{ name: 'Grundet', lat: null, lon: null, rounding: 'port', order: 0 }]);
  await aCourseRecord(site.server, site.club, { name: 'Bana A', length_nm_hundredths: 390, marks });
  await asOfficial();
  await choose('Bana A', 'Låt vila');
  expect(await screen.findByText('Banan vilar.')).toBeVisible();
  expect(await (await row('Bana A')).findByText('Vilande')).toBeVisible();
  expect(await saved()).toMatchObject([{ is_active: 0, marks, length_nm_hundredths: 390 }]);
  await choose('Bana A', 'Ta i bruk');
  expect(await screen.findByText('Banan är i bruk.')).toBeVisible();
});

test('a course is taken away after a question, but not while a sailing uses it', async () => {
  const used = await aCourseRecord(site.server, site.club, { name: 'Bana A' });
  await aCourseRecord(site.server, site.club, { name: 'Bana B' });
  await aSailingRecord(site.server, site.club, { course_id: used.id });
  await asOfficial();
  await choose('Bana A', 'Ta bort');
  const question = within(await screen.findByRole('alertdialog', { name: 'Ta bort banan?' }));
  await site.page.user.click(question.getByRole('button', { name: 'Ta bort banan' }));
  expect(await question.findByRole('alert')).toHaveTextContent('Banan används av en segling och kan inte tas bort.');
  await site.page.user.click(question.getByRole('button', { name: 'Avbryt' }));
  await gone('alertdialog');
  await choose('Bana B', 'Ta bort');
  await site.page.user.click(await screen.findByRole('button', { name: 'Ta bort banan' }));
  expect(await screen.findByText('Banan togs bort.')).toBeVisible();
  expect((await saved()).map(({ name }) => name)).toEqual(['Bana A']);
});

describe('the page of a course', () => {
  const MARKS = [
    { name: 'Startlinjen', lat: 59.5, lon: 16.6, rounding: 'gate', order: 0 },
    { name: 'Kryssmärket', lat: 59.55, lon: 16.6, rounding: 'starboard', order: 1 },
    { name: 'Startlinjen', lat: 59.5, lon: 16.6, rounding: 'gate', order: 2 },
  ];

  test('shows its length and its sketch, and lists the marks in order with the distances between them', async () => {
    const { id } = await aCourseRecord(site.server, site.club, {
      name: 'Bana A',
      description: 'Två varv.',
      marks: JSON.stringify(MARKS),
    });
    await asSailor();
    await site.page.user.click(await screen.findByRole('link', { name: 'Bana A' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Bana A' })).toHaveFocus();
    expect(screen.getByText('Två varv.')).toBeVisible();
    expect(screen.getByText('Mellan märkena').nextElementSibling).toHaveTextContent('6,00 M');
    const sketch = screen.getByRole('img', { name: /^Skiss av Bana A/ });
    expect(within(sketch).getByText('1, 3 Startlinjen')).toBeInTheDocument();
    expect(within(sketch).getByText('3,00 M')).toBeInTheDocument();
    expect(within(sketch).getByText('S')).toBeInTheDocument();
    const second = within(screen.getAllByRole('row')[2] ?? document.body);
    expect(second.getByRole('cell', { name: 'Styrbord' })).toBeVisible();
    expect(second.getByRole('cell', { name: '3,00 M' })).toBeVisible();
    expect(second.getAllByText('59°33,000′ N')[0]).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Ändra' })).not.toBeInTheDocument();
    expect(id).toBeGreaterThan(0);
  });

  test('without positions the order stands as a list', async () => {
    const marks = MARKS.map((one) => ({ ...one, lat: null, lon: null }));
    await aCourseRecord(site.server, site.club, { name: 'Bana A', marks: JSON.stringify(marks) });
    await asSailor();
    await site.page.user.click(await screen.findByRole('link', { name: 'Bana A' }));
    expect(await screen.findByText('Ange läge för minst två märken, så ritas en skiss av banan.')).toBeVisible();
    expect(screen.getByRole('row', { name: /2 Kryssmärket.*Styrbord/ })).toBeVisible();
    expect(screen.queryByRole('img', { name: /^Skiss/ })).not.toBeInTheDocument();
  });

  test.each(['999999', 'abc'])('a course that the club does not have (%s) could not be found', async (id) => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await site.open(`/clubs/exempel-ss/courses/${id}`, await site.sailor());
    expect(await screen.findByRole('heading', { level: 1, name: 'This page could not be found' })).toBeVisible();
    jest.restoreAllMocks();
  });
});

test('the course of a sailing is chosen in its form, and its page links to it', async () => {
  const { id } = await aCourseRecord(site.server, site.club, { name: 'Bana A' });
  await aCourseRecord(site.server, site.club, { name: 'Gamla banan', is_active: 0 });
  const sailing = await aSailingRecord(site.server, site.club);
  await site.open(`/clubs/exempel-ss/sailings/${sailing.id}/info`, await site.official());
  await site.page.user.click(await screen.findByRole('button', { name: 'Ändra' }));
  const form = await dialog('Ändra segling');
  const field = await form.findByRole('combobox', { name: 'Bana' });
  await within(field).findByRole('option', { name: 'Bana A' });
  expect(within(field).queryByRole('option', { name: 'Gamla banan' })).not.toBeInTheDocument();
  await site.page.user.selectOptions(field, 'Bana A');
  await site.page.user.click(form.getByRole('button', { name: 'Spara' }));
  await gone('dialog');
  expect(await screen.findByRole('link', { name: 'Bana A' })).toHaveAttribute(
    'href',
    `/clubs/exempel-ss/courses/${id}`,
  );
});
