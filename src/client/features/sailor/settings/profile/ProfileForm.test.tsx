import { screen, waitFor, within } from '@testing-library/react';
import { aClub, aSailorAccount } from '../../../../../testing/accounts';
import { startClientApp, type ClientApp } from '../../../../../testing/clientApp';
import { aPicture } from '../../../../../testing/images';
import { openApp, type OpenedApp } from '../../../../../testing/openApp';

let server: ClientApp;
let page: OpenedApp;
let account: Awaited<ReturnType<typeof aSailorAccount>>;

beforeEach(async () => {
  sessionStorage.clear();
  // jsdom shows no files.
  Object.assign(URL, { createObjectURL: (file: File) => `blob:${file.name}`, revokeObjectURL: () => undefined });
  server = await startClientApp();
  await aClub(server, { name: 'Exempel Segelsällskap', slug: 'exempel-ss' });
  account = await aSailorAccount(server);
});

afterEach(async () => {
  page.leave();
  await server.close();
});

async function open() {
  page = await openApp(`/sailors/${account.sailor_id}/settings`, { as: account });
  await screen.findByRole('heading', { level: 2, name: 'Profil' });
}

const field = (name: string) => screen.getByRole('textbox', { name });
const save = () => page.user.click(screen.getByRole('button', { name: 'Spara profilen' }));
const photo = () => screen.getByRole('group', { name: 'Bild på dig' });
const sailorRow = () =>
  server.db.selectFrom('sailors').selectAll().where('id', '=', account.sailor_id).executeTakeFirstOrThrow();

test('name, telephone and club are saved, and the heading is the name', async () => {
  await open();
  await page.user.type(field('Förnamn'), 'Sara');
  await page.user.type(field('Efternamn'), 'Seglare');
  await page.user.type(field('Telefon'), '070-123 45 67');
  await screen.findByRole('option', { name: 'Exempel Segelsällskap' });
  await page.user.selectOptions(screen.getByRole('combobox', { name: 'Klubb' }), 'Exempel Segelsällskap');
  await save();
  expect(await screen.findByText('Profilen sparades.')).toBeVisible();
  expect(await screen.findByRole('heading', { level: 1, name: 'Sara Seglare' })).toBeVisible();
  expect(await sailorRow()).toMatchObject({
    first_name: 'Sara',
    last_name: 'Seglare',
    phone: '070-123 45 67',
    club_id: expect.any(Number),
    membership: 'asked',
  });
  expect(screen.getByRole('combobox', { name: 'Klubb' })).toHaveAccessibleDescription(
    /^Väntar på att klubben bekräftar ditt medlemskap\./,
  );
  expect(screen.getByText('Väntar på att klubben bekräftar ditt medlemskap')).toBeVisible();
});

test('a name that is missing is said under its field, and what was written stays', async () => {
  await open();
  await page.user.type(field('Telefon'), '070-1');
  await save();
  await waitFor(() => expect(field('Förnamn')).toBeInvalid());
  expect(field('Förnamn')).toHaveAccessibleDescription('Det här fältet får inte vara blankt.');
  expect(field('Telefon')).toHaveValue('070-1');
});

test('the photo is shown before it is saved, saved, and taken away again', async () => {
  await server.db.updateTable('sailors').set({ first_name: 'Sara', last_name: 'Seglare' }).execute();
  await open();
  const input = photo().querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('There is no chooser of files.');
  const { bytes } = await aPicture();
  await page.user.upload(input, new File([new Uint8Array(Buffer.from(bytes))], 'sara.png', { type: 'image/png' }));
  expect(await screen.findByRole('img', { name: 'Din bild' })).toHaveAttribute('src', 'blob:sara.png');
  await save();
  await waitFor(() =>
    expect(screen.getByRole('img', { name: 'Din bild' })).toHaveAttribute('src', expect.stringContaining('/media/')),
  );
  await page.user.click(within(photo()).getByRole('button', { name: 'Ta bort bilden' }));
  await save();
  expect(await within(photo()).findByText('Ingen bild')).toBeVisible();
  await waitFor(async () => expect(await sailorRow()).toMatchObject({ photo_hash: null }));
});

test('what is not saved yet is there after the page was loaded again, a chosen club too', async () => {
  await open();
  await page.user.type(field('Förnamn'), 'Sara');
  await screen.findByRole('option', { name: 'Exempel Segelsällskap' });
  await page.user.selectOptions(screen.getByRole('combobox', { name: 'Klubb' }), 'Exempel Segelsällskap');
  page.leave();
  await open();
  expect(field('Förnamn')).toHaveValue('Sara');
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: 'Klubb' })).toHaveDisplayValue('Exempel Segelsällskap'),
  );
  await page.user.click(screen.getByRole('button', { name: 'Börja om' }));
  expect(field('Förnamn')).toHaveValue('');
});
