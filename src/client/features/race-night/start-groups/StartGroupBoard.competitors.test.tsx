import { screen, waitFor, within } from '@testing-library/react';
import { startGroupPaths } from '../../../../shared/contract/startGroups';
import { aSailorAccount } from '../../../../testing/accounts';
import { aFleet, boatIn, openBoard, type Fleet } from '../../../../testing/openBoard';
import type { OpenedApp } from '../../../../testing/openApp';
import { noNetwork, watchCalls } from '../../../../testing/tabs';

let fleet: Fleet;
let page: OpenedApp;
let watch: ReturnType<typeof watchCalls>;
let isDeleteFailing = false;

beforeEach(async () => {
  isDeleteFailing = false;
  fleet = await aFleet(2, { 'SWE 9': null, 'SWE 21': 0 });
  watch = watchCalls(({ method }, send) => (method === 'DELETE' && isDeleteFailing ? noNetwork() : send()));
  await fleet.server.db
    .insertInto('boat_models')
    .values({
      name: 'Omega 34',
      kind: 'monohull',
      srs_thousandths: 945,
      srs_no_flying_thousandths: 921,
      srs_shorthanded_thousandths: 930,
      srs_shorthanded_no_flying_thousandths: null,
      srs_year: 2026,
    })
    .execute();
  page = await openBoard(fleet);
});

afterEach(async () => {
  page.leave();
  watch.stop();
  await fleet.close();
});

const saved = (sail_number: string) =>
  fleet.server.db.selectFrom('competitors').selectAll().where('sail_number', '=', sail_number).executeTakeFirst();

async function openForm() {
  await page.user.click(screen.getByRole('button', { name: 'Lägg till deltagare' }));
  return within(await screen.findByRole('dialog', { name: 'Lägg till deltagare' }));
}

async function choose(boat: string, choice: string) {
  await page.user.click(screen.getByRole('button', { name: `Fler val för ${boat}` }));
  await page.user.click(await screen.findByRole('menuitem', { name: choice }));
}

test('a boat is added; its type fills in the numbers', async () => {
  const form = await openForm();
  await page.user.type(form.getByRole('textbox', { name: 'Segelnummer' }), 'swe312');
  await page.user.type(form.getByRole('textbox', { name: 'Båtnamn' }), 'Vindil');
  await page.user.type(form.getByRole('combobox', { name: 'Båttyp' }), 'omega');
  await page.user.click(await screen.findByRole('option', { name: 'Omega 34' }));
  expect(form.getByRole('textbox', { name: 'SRS-tal' })).toHaveValue('0,945');
  expect(form.getByText('Tabellen: SRS 0,945 · SRS utan flygande segel 0,921 · SRS shorthand 0,930')).toBeVisible();

  await page.user.selectOptions(form.getByRole('combobox', { name: 'Räknas med' }), 'SRS utan flygande segel');
  expect(form.getByRole('textbox', { name: 'Tal som räknas' })).toHaveValue('0,921');
  await page.user.selectOptions(form.getByRole('combobox', { name: 'Startgrupp' }), 'Startgrupp 2');
  await page.user.type(form.getByRole('textbox', { name: 'Rorsman' }), 'Anna Ek');
  await page.user.click(form.getByRole('button', { name: 'Lägg till' }));

  expect(await boatIn('Startgrupp 2', 'SWE 312 Vindil')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await saved('SWE 312')).toMatchObject({
    base_rating_thousandths: 945,
    rating_type: 'srs_no_flying',
    rating_thousandths: 921,
    start_group_id: fleet.groups[1]?.id,
  });
});

test('a type that is not in the table is kept as it is written, and one that is in it is found', async () => {
  const form = await openForm();
  const type = form.getByRole('combobox', { name: 'Båttyp' });
  await page.user.type(form.getByRole('textbox', { name: 'Segelnummer' }), 'SWE 312');
  await page.user.type(form.getByRole('textbox', { name: 'Rorsman' }), 'Anna Ek');
  await page.user.type(type, 'OMEGA 34');
  await page.user.tab();
  expect(type).toHaveValue('Omega 34');
  expect(form.getByRole('textbox', { name: 'SRS-tal' })).toHaveValue('0,945');
  await page.user.clear(type);
  await page.user.type(type, 'First 36.7');
  await page.user.tab();
  expect(type).toHaveValue('First 36.7');
  await page.user.click(form.getByRole('button', { name: 'Lägg till' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await saved('SWE 312')).toMatchObject({ boat_model_id: null, model_text: 'First 36.7' });
  expect(screen.getByText('First 36.7 · Anna Ek')).toBeVisible();

  await choose('SWE 312', 'Redigera');
  const edited = within(await screen.findByRole('dialog', { name: 'Redigera deltagare' }));
  expect(edited.getByRole('combobox', { name: 'Båttyp' })).toHaveValue('First 36.7');
  await page.user.type(edited.getByRole('combobox', { name: 'Båttyp' }), ' GT');
  await page.user.click(edited.getByRole('button', { name: 'Spara' }));
  await waitFor(async () => expect(await saved('SWE 312')).toMatchObject({ model_text: 'First 36.7 GT' }));
});

test('what is wrong stands under its field in the server’s own words, and nothing is sent', async () => {
  const form = await openForm();
  await page.user.type(form.getByRole('textbox', { name: 'Segelnummer' }), '???');
  await page.user.type(form.getByRole('textbox', { name: 'SRS-tal' }), '9,5');
  await page.user.click(form.getByRole('button', { name: 'Lägg till' }));
  await waitFor(() =>
    expect(form.getByRole('textbox', { name: 'Segelnummer' })).toHaveAccessibleDescription(
      'Ange ett giltigt segelnummer, till exempel SWE 312.',
    ),
  );
  expect(form.getByRole('textbox', { name: 'SRS-tal' })).toHaveAccessibleDescription(
    'Ange ett SRS-tal mellan 0,300 och 2,500.',
  );
  expect(form.getByRole('textbox', { name: 'Rorsman' })).toHaveAccessibleDescription('Kan fyllas i senare.');
  expect(watch.calls.filter(({ method, path }) => method === 'POST' && path === '/api/competitors/')).toEqual([]);
});

test('what only the server knows stands under its field too, and what was typed is kept', async () => {
  const form = await openForm();
  await page.user.type(form.getByRole('textbox', { name: 'Segelnummer' }), 'SWE 312');
  await page.user.type(form.getByRole('textbox', { name: 'Rorsman' }), 'Anna Ek');
  await page.user.selectOptions(form.getByRole('combobox', { name: 'Startgrupp' }), 'Startgrupp 2');
  await fleet.other('DELETE', startGroupPaths.one(fleet.groups[1]?.id ?? 0));
  await page.user.click(form.getByRole('button', { name: 'Lägg till' }));

  await waitFor(() =>
    expect(form.getByRole('combobox', { name: 'Startgrupp' })).toHaveAccessibleDescription(
      `Ogiltigt pk "${fleet.groups[1]?.id}" - Objektet finns inte.`,
    ),
  );
  expect(form.getByText('Ett eller flera fält har ett fel. Kontrollera och försök igen.')).toBeVisible();
  expect(form.getByRole('textbox', { name: 'Segelnummer' })).toHaveValue('SWE 312');
});

test('the menu of a boat leads to the page of its sailor, where one is known', async () => {
  const { sailor_id } = await aSailorAccount(fleet.server, { first_name: 'Anna', last_name: 'Ek', club: fleet.club });
  await page.user.click(screen.getByRole('button', { name: 'Fler val för SWE 21 Vind 1' }));
  expect(screen.queryByRole('menuitem', { name: 'Seglarens sida' })).toBeNull();
  await page.user.keyboard('{Escape}');
  page.leave();

  const entries = fleet.server.db.updateTable('competitors').set({ sailor_id });
  await entries.where('sail_number', '=', 'SWE 21').execute();
  await fleet.server.db.updateTable('clubs').set({ counter: 1_000 }).execute();
  page = await openBoard(fleet);
  await choose('SWE 21 Vind 1', 'Seglarens sida');
  expect(await screen.findByRole('heading', { name: 'Anna Ek' })).toBeVisible();
});

test('the menu of a boat leads to what it has sailed with the club', async () => {
  await choose('SWE 21 Vind 1', 'Båtens seglingar');
  expect(await screen.findByRole('heading', { level: 1, name: 'SWE 21 Vind 1' })).toBeVisible();
});

test('a boat is changed, and only what was touched is sent', async () => {
  await choose('SWE 21 Vind 1', 'Redigera');
  const form = within(await screen.findByRole('dialog', { name: 'Redigera deltagare' }));
  const name = form.getByRole('textbox', { name: 'Båtnamn' });
  await page.user.clear(name);
  await page.user.type(name, 'Havsörn');
  await page.user.click(form.getByRole('button', { name: 'Spara' }));
  expect(await boatIn('Startgrupp 1', 'SWE 21 Havsörn')).toBeVisible();
  expect(watch.calls.find(({ method }) => method === 'PATCH')?.body).toBe('{"boat_name":"Havsörn"}');
});

test('a boat is removed after the question that the specification words', async () => {
  await choose('SWE 9 Vind 9', 'Ta bort');
  const question = within(await screen.findByRole('alertdialog', { name: 'Ta bort SWE 9 Vind 9' }));
  expect(question.getByText('Är du säker på att du vill ta bort det här deltagaren?')).toBeVisible();
  await page.user.click(question.getByRole('button', { name: 'Ta bort' }));
  expect(await screen.findByText('Deltagaren togs bort.')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('SWE 9')).not.toBeInTheDocument());
  expect(await saved('SWE 9')).toBeUndefined();
});

test('a removal that fails says so, and the boat is still there', async () => {
  isDeleteFailing = true;
  await choose('SWE 9 Vind 9', 'Ta bort');
  await page.user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Ta bort' }));
  expect(await screen.findByText('Något gick fel. Försök igen senare.')).toBeVisible();
  expect(await boatIn('Utan startgrupp', 'SWE 9 Vind 9')).toBeInTheDocument();
});

describe('a sail number that another boat has', () => {
  const type = async (number: string) => {
    const form = await openForm();
    await page.user.type(form.getByRole('textbox', { name: 'Segelnummer' }), number);
    await page.user.type(form.getByRole('textbox', { name: /^Rorsman/ }), 'Eva Lund');
    await page.user.click(form.getByRole('button', { name: 'Lägg till' }));
    expect(await form.findByText('SWE 9 Vind 9 är redan anmäld.')).toBeVisible();
    return form;
  };

  test('stands under its field, and the boat that has it can be opened', async () => {
    const form = await type('9');
    await page.user.click(form.getByRole('button', { name: 'Öppna SWE 9 Vind 9' }));
    const other = within(await screen.findByRole('dialog', { name: 'Redigera deltagare' }));
    expect(other.getByRole('textbox', { name: 'Båtnamn' })).toHaveValue('Vind 9');
    expect(await saved('9')).toBeUndefined();
  });

  test('is taken all the same where the official says so', async () => {
    const form = await type('9');
    await page.user.click(form.getByRole('button', { name: 'Lägg till ändå' }));
    await waitFor(async () => expect(await saved('9')).toMatchObject({ skipper_name: 'Eva Lund' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});

test('the form of a registered boat tells that its certificate has ended, and which numbers nobody has checked', async () => {
  page.leave();
  const { id: boat_model_id } = await fleet.server.db.selectFrom('boat_models').select('id').executeTakeFirstOrThrow();
  const stamps = { created_at: '2020-05-01T10:00:00.000Z', updated_at: '2020-05-01T10:00:00.000Z' };
  const certificate = { certificate_number: '4711', certificate_valid_until: '2020-12-31' };
  const { id: boat_id } = await fleet.server.db
    .insertInto('boats')
    .values({ ...stamps, ...certificate, sail_number: 'SWE 9', boat_model_id, srs_thousandths: 951 })
    .returning('id')
    .executeTakeFirstOrThrow();
  await fleet.server.db.updateTable('competitors').set({ boat_id }).where('sail_number', '=', 'SWE 9').execute();
  await fleet.server.db.updateTable('clubs').set({ counter: 1_000 }).execute();
  page = await openBoard(fleet);

  await choose('SWE 9 Vind 9', 'Redigera');
  const form = within(await screen.findByRole('dialog', { name: 'Redigera deltagare' }));
  const alert = await form.findByText('SRS 0,951 är seglarens egen uppgift; båttypen har 0,945.');
  expect(alert.closest('[role=alert]')).toHaveTextContent('Mätbrevet gick ut 31 december 2020.');
});
