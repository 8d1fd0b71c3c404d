import { screen, waitFor, within } from '@testing-library/react';
import { aFleet, openBoard, type Fleet } from '../../../../testing/openBoard';
import type { OpenedApp } from '../../../../testing/openApp';
import { aCompetitorRecord, aSailingRecord } from '../../../../testing/records';

let fleet: Fleet;
let page: OpenedApp;

beforeEach(async () => {
  fleet = await aFleet(2, { 'SWE 9': null });
  page = await openBoard(fleet);
});

afterEach(async () => {
  page.leave();
  await fleet.close();
});

const saved = (sail_number: string) =>
  fleet.server.db.selectFrom('competitors').selectAll().where('sail_number', '=', sail_number).executeTakeFirst();

async function openForm() {
  await page.user.click(screen.getByRole('button', { name: 'Lägg till deltagare' }));
  return within(await screen.findByRole('dialog', { name: 'Lägg till deltagare' }));
}

test('the number aboard follows the names, until another one is written', async () => {
  const form = await openForm();
  const crew = form.getByRole('textbox', { name: 'Besättning' });
  const count = form.getByRole('textbox', { name: 'Antal ombord' });
  await page.user.type(crew, 'Bo Ek och Cia & Dag');
  expect(count).toHaveValue('4');
  await page.user.clear(crew);
  expect(count).toHaveValue('1');
  await page.user.clear(count);
  await page.user.type(count, '3');
  await page.user.type(crew, 'Bo');
  expect(count).toHaveValue('3');
  await page.user.clear(count);
  await page.user.type(crew, ', Cia');
  expect(count).toHaveValue('3');
  await page.user.type(crew, ', Dag');
  expect(count).toHaveValue('4');
  await page.user.type(form.getByRole('textbox', { name: 'Segelnummer' }), 'SWE 57');
  await page.user.type(form.getByRole('textbox', { name: 'Rorsman' }), 'Anna Ek');
  await page.user.click(form.getByRole('button', { name: 'Lägg till' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await saved('SWE 57')).toMatchObject({ crew_names: 'Bo, Cia, Dag', crew_count: 4 });
});

test('late boats are added one after the other, with Enter too, in the group that was chosen', async () => {
  const form = await openForm();
  const number = () => form.getByRole('textbox', { name: 'Segelnummer' });
  await page.user.selectOptions(form.getByRole('combobox', { name: 'Startgrupp' }), 'Startgrupp 2');
  await page.user.type(number(), '57');
  await page.user.type(form.getByRole('textbox', { name: 'Båtnamn' }), 'Bris');
  await page.user.type(form.getByRole('textbox', { name: 'Besättning' }), 'Bo');
  await page.user.type(form.getByRole('textbox', { name: 'Rorsman' }), 'Anna Ek');
  await page.user.click(form.getByRole('button', { name: 'Lägg till och fortsätt' }));
  const said = await form.findByRole('status');
  await waitFor(() => expect(said).toHaveTextContent(/^57 Bris är tillagd$/));
  await waitFor(() => expect(number()).toHaveFocus());
  expect(number()).toHaveValue('');
  expect(form.getByRole('textbox', { name: 'Rorsman' })).toHaveValue('');
  expect(form.getByRole('textbox', { name: 'Antal ombord' })).toHaveValue('1');
  expect(form.getByRole('combobox', { name: 'Startgrupp' })).toHaveDisplayValue('Startgrupp 2');
  expect(screen.queryByText('57 Bris lades till.')).not.toBeInTheDocument();

  await page.user.type(number(), 'SWE 58');
  await page.user.type(form.getByRole('textbox', { name: 'Rorsman' }), 'Bo Ek{Enter}');
  await waitFor(() => expect(said).toHaveTextContent(/^SWE 58 är tillagd$/));
  await waitFor(() => expect(number()).toHaveFocus());

  await page.user.type(number(), 'SWE 9{Enter}');
  expect(await form.findByText('SWE 9 Vind 9 är redan anmäld.')).toBeVisible();
  await page.user.clear(number());
  await page.user.type(number(), 'SWE 59');
  await page.user.type(form.getByRole('textbox', { name: 'Rorsman' }), 'Cia Al');
  await page.user.click(form.getByRole('button', { name: 'Lägg till' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await screen.findByText('SWE 59 lades till.')).toBeVisible();
  const group = fleet.groups[1]?.id;
  expect([await saved('57'), await saved('SWE 58'), await saved('SWE 59')]).toMatchObject([
    { skipper_name: 'Anna Ek', boat_name: 'Bris', crew_count: 2, start_group_id: group },
    { skipper_name: 'Bo Ek', boat_name: '', crew_count: 1, start_group_id: group },
    { skipper_name: 'Cia Al', start_group_id: group },
  ]);
});

test('a late boat needs its number alone: Enter adds it and goes on, and its row says what is missing', async () => {
  const form = await openForm();
  const number = () => form.getByRole('textbox', { name: 'Segelnummer' });
  await page.user.type(number(), '57{Enter}');
  await waitFor(() => expect(form.getByRole('status')).toHaveTextContent(/^57 är tillagd$/));
  await page.user.type(number(), '58{Enter}');
  await waitFor(() => expect(form.getByRole('status')).toHaveTextContent(/^58 är tillagd$/));
  await page.user.type(form.getByRole('textbox', { name: 'Båtnamn' }), 'Bris{Enter}');
  expect(await form.findByText('Skriv segelnumret. En båt utan nummer behöver en rorsman.')).toBeVisible();
  expect(number()).toHaveAccessibleDescription('Skriv segelnumret. En båt utan nummer behöver en rorsman.');
  await page.user.click(form.getByRole('button', { name: 'Avbryt' }));
  expect([await saved('57'), await saved('58')]).toMatchObject([
    { skipper_name: '', boat_name: '' },
    { skipper_name: '', boat_name: '' },
  ]);

  await page.user.click(await screen.findByRole('button', { name: 'Rorsman saknas, fyll i för 57' }));
  const edit = within(await screen.findByRole('dialog', { name: 'Redigera deltagare' }));
  const helm = edit.getByRole('textbox', { name: 'Rorsman' });
  expect(helm).toHaveFocus();
  expect(helm).toHaveAccessibleDescription('Rorsman saknas.');
  await page.user.type(helm, 'Anna Ek{Enter}');
  expect(await screen.findByText('57 sparades.')).toBeVisible();
  expect(await saved('57')).toMatchObject({ skipper_name: 'Anna Ek' });
  expect(screen.queryByRole('button', { name: 'Rorsman saknas, fyll i för 57' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Rorsman saknas, fyll i för 58' })).toBeVisible();
});

describe('a number that has sailed with the club before', () => {
  const before = async (values: Parameters<typeof aCompetitorRecord>[2]) => {
    const earlier = await aSailingRecord(fleet.server, fleet.club, { start_date: fleet.sailing.start_date });
    const known = { sail_number: 'SWE 57', boat_name: 'Vindil', skipper_name: 'Anna Ek', crew_names: 'Bo' };
    await aCompetitorRecord(fleet.server, earlier, { ...known, crew_count: 2, ...values });
  };

  test('takes what was known of the boat, except for what is written', async () => {
    await before({ base_rating_thousandths: 838, rating_thousandths: 838 });
    await before({ sail_number: 'SWE 58', boat_name: 'Bris', skipper_name: 'Eva Lund', crew_names: '' });
    const form = await openForm();
    const number = () => form.getByRole('textbox', { name: 'Segelnummer' });
    await page.user.type(number(), '57');
    expect(await form.findByRole('switch', { name: 'Samma som senast' })).toBeChecked();
    expect(form.getByText('SWE 57 Vindil · Anna Ek · SRS 0,838')).toBeVisible();
    await page.user.type(number(), '{Enter}');
    await waitFor(() => expect(form.getByRole('status')).toHaveTextContent(/^SWE 57 Vindil är tillagd$/));
    await page.user.type(number(), '58');
    await form.findByRole('switch', { name: 'Samma som senast' });
    await page.user.type(form.getByRole('textbox', { name: 'Rorsman' }), 'Dag Al{Enter}');
    await waitFor(() => expect(form.getByRole('status')).toHaveTextContent(/^SWE 58 Bris är tillagd$/));
    const added = fleet.server.db.selectFrom('competitors').selectAll().where('sailing_id', '=', fleet.sailing.id);
    expect(await added.where('sail_number', 'in', ['SWE 57', 'SWE 58']).orderBy('id').execute()).toMatchObject([
      { boat_name: 'Vindil', skipper_name: 'Anna Ek', crew_names: 'Bo', crew_count: 2, base_rating_thousandths: 838 },
      { boat_name: 'Bris', skipper_name: 'Dag Al' },
    ]);
  });

  test('is entered alone where somebody says so, and where it may be one of several boats', async () => {
    await before({});
    await before({ sail_number: 'SWE 58', boat_name: 'Bris' });
    await before({ sail_number: 'SWE 58', boat_name: 'Måsen', skipper_name: 'Eva Lund' });
    const form = await openForm();
    const number = () => form.getByRole('textbox', { name: 'Segelnummer' });
    await page.user.type(number(), '57');
    await page.user.click(await form.findByRole('switch', { name: 'Samma som senast' }));
    await page.user.type(number(), '{Enter}');
    await waitFor(() => expect(form.getByRole('status')).toHaveTextContent(/^57 är tillagd$/));
    await page.user.type(number(), '58');
    expect(await form.findByText(/^Flera båtar har seglat med numret/)).toBeVisible();
    expect(form.queryByRole('switch')).not.toBeInTheDocument();
    await page.user.type(number(), '{Enter}');
    await waitFor(() => expect(form.getByRole('status')).toHaveTextContent(/^58 är tillagd$/));
    expect([await saved('57'), await saved('58')]).toMatchObject([
      { boat_name: '', skipper_name: '' },
      { boat_name: '', skipper_name: '' },
    ]);
  });
});

test('a boat that another one has the number of stays in the form, and goes on when it is added all the same', async () => {
  const form = await openForm();
  await page.user.type(form.getByRole('textbox', { name: 'Segelnummer' }), 'SWE 9');
  await page.user.keyboard('{Enter}');
  await page.user.click(await form.findByRole('button', { name: 'Lägg till ändå' }));
  await waitFor(() => expect(form.getByRole('status')).toHaveTextContent(/^SWE 9 är tillagd$/));
  expect(form.getByRole('textbox', { name: 'Segelnummer' })).toHaveValue('');
});
