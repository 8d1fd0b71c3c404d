import { screen, waitFor, within } from '@testing-library/react';
import { aClub, aSailorAccount } from '../../../../../testing/accounts';
import { startClientApp, type ClientApp } from '../../../../../testing/clientApp';
import { openApp, type OpenedApp } from '../../../../../testing/openApp';
import { aCompetitorRecord, aSailingRecord } from '../../../../../testing/records';

let server: ClientApp;
let page: OpenedApp;
let account: Awaited<ReturnType<typeof aSailorAccount>>;

const NUMBERS = {
  srs_thousandths: 845,
  srs_no_flying_thousandths: 820,
  srs_shorthanded_thousandths: 831,
  srs_shorthanded_no_flying_thousandths: null,
};

beforeEach(async () => {
  sessionStorage.clear();
  server = await startClientApp();
  account = await aSailorAccount(server, { first_name: 'Sara', last_name: 'Seglare' });
  const models = [
    { name: 'Fjordkryssare', kind: 'monohull' as const, srs_year: 2026, ...NUMBERS },
    { name: 'Skärgårdsexpress', kind: 'monohull' as const, srs_year: 2026, ...NUMBERS, srs_thousandths: 912 },
  ];
  await server.db.insertInto('boat_models').values(models).execute();
});

afterEach(async () => {
  page.leave();
  await server.close();
});

async function open() {
  page = await openApp(`/sailors/${account.sailor_id}/settings`, { as: account });
  await screen.findByRole('heading', { level: 2, name: 'Båtar' });
}

const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const boat = async (name: string) => {
  const heading = await screen.findByRole('heading', { level: 3, name });
  return within(heading.closest('li') ?? document.body);
};
const numberIn = (item: Awaited<ReturnType<typeof boat>>, label: string) =>
  item.getByText(label, { selector: 'dt' }).nextElementSibling;
const aBoat = (values: object = {}) =>
  server.db
    .insertInto('boats')
    .values({
      owner_id: account.sailor_id,
      sail_number: 'SWE 312',
      name: 'Vindil',
      boat_model_id: null,
      srs_thousandths: null,
      srs_no_flying_thousandths: null,
      srs_shorthanded_thousandths: null,
      srs_shorthanded_no_flying_thousandths: null,
      certificate_valid_until: null,
      club_id: null,
      removed_at: null,
      created_at: '2026-01-01T00:00:00.000Z',
      updated_at: '2026-01-01T00:00:00.000Z',
      ...values,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
const rows = () => server.db.selectFrom('boats').selectAll().orderBy('id').execute();

test('a type fills in the four numbers, and what is written over them is marked as own', async () => {
  await open();
  await page.user.click(await screen.findByRole('button', { name: 'Lägg till båt' }));
  const form = await dialog('Ny båt');
  await page.user.type(form.getByRole('textbox', { name: 'Segelnummer' }), 'swe312');
  await page.user.type(form.getByRole('textbox', { name: 'Båtnamn' }), 'Vindil');
  await page.user.click(form.getByRole('combobox', { name: 'Båttyp' }));
  await page.user.click(await screen.findByRole('option', { name: 'Fjordkryssare' }));
  expect(form.getByRole('textbox', { name: 'SRS' })).toHaveValue('0,845');
  expect(form.getByRole('textbox', { name: 'SRS' })).toHaveAccessibleDescription('Båttypens tal');
  expect(form.getByRole('textbox', { name: 'SRS shorthand utan flygande segel' })).toHaveValue('');
  await page.user.clear(form.getByRole('textbox', { name: 'SRS utan flygande segel' }));
  await page.user.type(form.getByRole('textbox', { name: 'SRS utan flygande segel' }), '0,815');
  expect(form.getByRole('textbox', { name: 'SRS utan flygande segel' })).toHaveAccessibleDescription(
    'Eget tal. Båttypen har 0,820.',
  );

  await page.user.click(form.getByRole('combobox', { name: 'Båttyp' }));
  await page.user.clear(form.getByRole('combobox', { name: 'Båttyp' }));
  await page.user.type(form.getByRole('combobox', { name: 'Båttyp' }), 'Skär');
  await page.user.click(await screen.findByRole('option', { name: 'Skärgårdsexpress' }));
  expect(form.getByRole('textbox', { name: 'SRS utan flygande segel' })).toHaveValue('0,815');
  await page.user.type(form.getByRole('textbox', { name: 'Mätbrev' }), '4711');
  await page.user.click(form.getByRole('button', { name: 'Spara båten' }));

  expect(await screen.findByText('SWE 312 Vindil sparades.')).toBeVisible();
  const item = await boat('SWE 312 Vindil');
  expect(numberIn(item, 'SRS')).toHaveTextContent(/^0,912$/);
  expect(numberIn(item, 'SRS utan flygande segel')).toHaveTextContent(/^0,815egen uppgift$/);
  expect(numberIn(item, 'SRS shorthand utan flygande segel')).toHaveTextContent('Saknas');
  expect(item.getByText('Mätbrev 4711')).toBeVisible();
  // The type's own numbers are not copied: they follow the table of the next year.
  expect(await rows()).toMatchObject([
    { srs_thousandths: null, srs_no_flying_thousandths: 815, certificate_number: '4711' },
  ]);
});

test('a boat is changed, and what is wrong is said under its field', async () => {
  await aBoat({ srs_thousandths: 901 });
  await open();
  await page.user.click(await screen.findByRole('button', { name: 'Ändra SWE 312 Vindil' }));
  const form = await dialog('Ändra båten');
  const srs = form.getByRole('textbox', { name: 'SRS' });
  expect(srs).toHaveValue('0,901');
  await page.user.clear(srs);
  await page.user.type(srs, '9,9');
  await page.user.click(form.getByRole('button', { name: 'Spara båten' }));
  await waitFor(() => expect(srs).toBeInvalid());
  expect(srs).toHaveValue('9,9');
  await page.user.clear(srs);
  await page.user.type(srs, '0,905');
  await page.user.click(form.getByRole('button', { name: 'Spara båten' }));
  await waitFor(async () =>
    expect(numberIn(await boat('SWE 312 Vindil'), 'SRS')).toHaveTextContent('0,905egen uppgift'),
  );
});

test('what is written of a boat is there when the dialog is opened after a reload, and gone once one has given up', async () => {
  await open();
  await page.user.click(await screen.findByRole('button', { name: 'Lägg till båt' }));
  await page.user.type((await dialog('Ny båt')).getByRole('textbox', { name: 'Båtnamn' }), 'Vindil');
  page.leave();
  await open();
  await page.user.click(await screen.findByRole('button', { name: 'Lägg till båt' }));
  const form = await dialog('Ny båt');
  expect(form.getByRole('textbox', { name: 'Båtnamn' })).toHaveValue('Vindil');
  await page.user.click(form.getByRole('button', { name: 'Avbryt' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await page.user.click(screen.getByRole('button', { name: 'Lägg till båt' }));
  expect((await dialog('Ny båt')).getByRole('textbox', { name: 'Båtnamn' })).toHaveValue('');
});

test('one boat is the one that is proposed', async () => {
  const first = await aBoat();
  await aBoat({ sail_number: 'SWE 8', name: 'Bris' });
  await server.db.updateTable('sailors').set({ default_boat_id: first.id }).execute();
  await open();
  expect((await boat('SWE 312 Vindil')).getByText('Föreslås vid anmälan')).toBeVisible();
  await page.user.click(screen.getByRole('button', { name: 'Fler val för SWE 8 Bris' }));
  await page.user.click(await screen.findByRole('menuitem', { name: 'Föreslå vid anmälan' }));
  expect(await (await boat('SWE 8 Bris')).findByText('Föreslås vid anmälan')).toBeVisible();
  expect((await boat('SWE 312 Vindil')).queryByText('Föreslås vid anmälan')).not.toBeInTheDocument();
});

test('a boat is removed, and stays where it has sailed', async () => {
  const { id } = await aBoat();
  const sailing = await aSailingRecord(server, await aClub(server), {});
  await aCompetitorRecord(server, sailing, { sailor_id: account.sailor_id, boat_id: id, sail_number: 'SWE 312' });
  await open();
  await page.user.click(await screen.findByRole('button', { name: 'Fler val för SWE 312 Vindil' }));
  await page.user.click(await screen.findByRole('menuitem', { name: 'Ta bort' }));
  const sure = within(await screen.findByRole('alertdialog', { name: 'Ta bort SWE 312 Vindil?' }));
  await page.user.click(sure.getByRole('button', { name: 'Ta bort' }));
  expect(await screen.findByText('SWE 312 Vindil togs bort.')).toBeVisible();
  expect(await screen.findByText('Ingen båt än')).toBeVisible();
  expect(await server.db.selectFrom('competitors').select('boat_id').execute()).toEqual([{ boat_id: id }]);
});
