import { screen, waitFor, within } from '@testing-library/react';
import { aFleet, openBoard, type Fleet } from '../../../../testing/openBoard';
import type { OpenedApp } from '../../../../testing/openApp';

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
  expect(await form.findByText('Det här fältet får inte vara blankt.')).toBeVisible();
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

test('a boat that another one has the number of stays in the form, and goes on when it is added all the same', async () => {
  const form = await openForm();
  await page.user.type(form.getByRole('textbox', { name: 'Segelnummer' }), 'SWE 9');
  await page.user.type(form.getByRole('textbox', { name: 'Rorsman' }), 'Eva Lund{Enter}');
  await page.user.click(await form.findByRole('button', { name: 'Lägg till ändå' }));
  await waitFor(() => expect(form.getByRole('status')).toHaveTextContent(/^SWE 9 är tillagd$/));
  expect(form.getByRole('textbox', { name: 'Segelnummer' })).toHaveValue('');
});
