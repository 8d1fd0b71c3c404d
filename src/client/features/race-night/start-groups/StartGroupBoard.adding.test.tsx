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
