import { screen, waitFor, within } from '@testing-library/react';
import { aFleet, boatIn, group, openBoard, type Fleet } from '../../../../testing/openBoard';
import type { OpenedApp } from '../../../../testing/openApp';
import { watchCalls } from '../../../../testing/tabs';

let fleet: Fleet;
let page: OpenedApp;
let watch: ReturnType<typeof watchCalls>;

/** A fast group, "Startgrupp 1", and a slow one. */
async function open(values: Parameters<typeof aFleet>[2] = {}) {
  fleet = await aFleet(2, { 'SWE 9': null, 'SWE 21': 0 }, values);
  const limits = [{ min_rating_thousandths: 950 }, { max_rating_thousandths: 949 }];
  for (const [index, { id }] of fleet.groups.entries())
    await fleet.server.db
      .updateTable('start_groups')
      .set(limits[index] ?? {})
      .where('id', '=', id)
      .execute();
  watch = watchCalls((_, send) => send());
  page = await openBoard(fleet);
}

afterEach(async () => {
  page.leave();
  watch.stop();
  await fleet.close();
});

/** The boat is seen there, also once the saved row has taken the place of the one that waits. */
const stands = (column: string, boat: string) => waitFor(async () => expect(await boatIn(column, boat)).toBeVisible());

async function openForm(name = 'Lägg till deltagare') {
  const form = within(await screen.findByRole('dialog', { name }));
  return {
    form,
    field: form.getByRole('combobox', { name: 'Startgrupp' }),
    rating: form.getByRole('textbox', { name: 'SRS-tal' }),
  };
}

async function openNew(number: string) {
  await page.user.click(screen.getByRole('button', { name: 'Lägg till deltagare' }));
  const opened = await openForm();
  await page.user.type(opened.form.getByRole('textbox', { name: 'Segelnummer' }), number);
  await page.user.type(opened.form.getByRole('textbox', { name: 'Rorsman' }), 'Anna Ek');
  return opened;
}

async function edit(boat: string) {
  await page.user.click(screen.getByRole('button', { name: `Fler val för ${boat}` }));
  await page.user.click(await screen.findByRole('menuitem', { name: 'Redigera' }));
  return openForm('Redigera deltagare');
}

const send = (form: Awaited<ReturnType<typeof openForm>>['form'], name = 'Lägg till') =>
  page.user.click(form.getByRole('button', { name }));

test('the form says which group will take a new boat, and the answer places it', async () => {
  await open();
  const { form, field, rating } = await openNew('SWE 312');
  expect(field).toHaveDisplayValue('Efter SRS-talet');
  expect(field).toHaveAccessibleDescription('Båten hamnar i den grupp som passar när den har ett SRS-tal.');
  await page.user.type(rating, '0,92');
  expect(field).toHaveAccessibleDescription('Båten hamnar i Startgrupp 2.');
  await send(form);
  await stands('Startgrupp 2', 'SWE 312');
  const { body } = watch.calls.find(({ method, path }) => method === 'POST' && path === '/api/competitors/') ?? {};
  expect(JSON.parse(body ?? '{}')).not.toHaveProperty('start_group');
});

test('a boat for which no group is chosen on purpose stays without one, and is told where it fits', async () => {
  await open();
  const { form, field, rating } = await openNew('SWE 312');
  await page.user.type(rating, '0,92');
  await page.user.selectOptions(field, 'Utan startgrupp');
  expect(field).toHaveAccessibleDescription('SRS-talet passar i Startgrupp 2.');
  await send(form);
  await stands('Utan startgrupp', 'SWE 312');
  const saved = fleet.server.db.selectFrom('competitors').selectAll().where('sail_number', '=', 'SWE 312');
  await waitFor(async () =>
    expect(await saved.executeTakeFirst()).toMatchObject({ start_group_id: null, group_chosen: 1 }),
  );
});

test('a boat whose number is corrected is said to move, and moves', async () => {
  await open();
  const { form, field, rating } = await edit('SWE 21 Vind 1');
  expect(field).toHaveDisplayValue('Startgrupp 1');
  await page.user.type(rating, '0,92');
  expect(field).toHaveAccessibleDescription('Båten hamnar i Startgrupp 2.');
  await send(form, 'Spara');
  await stands('Startgrupp 2', 'SWE 21 Vind 1');
});

test('a boat that somebody has put where it does not fit stays there, marked with the group that it fits in', async () => {
  await open();
  await page.user.click(screen.getByRole('button', { name: 'Flytta SWE 9 Vind 9' }));
  await page.user.click(await screen.findByRole('menuitem', { name: /Startgrupp 1/ }));
  await boatIn('Startgrupp 1', 'SWE 9 Vind 9');
  const { form, field, rating } = await edit('SWE 9 Vind 9');
  await page.user.type(rating, '0,92');
  expect(field).toHaveAccessibleDescription('SRS-talet passar i Startgrupp 2.');
  await send(form, 'Spara');
  expect(await group('Startgrupp 1').findByText('Utanför gruppens gräns, passar i Startgrupp 2')).toBeVisible();
});

test('where the sailing leaves it to its officials, a boat is without a group until one is chosen', async () => {
  await open({ auto_group: 0 });
  const { form, field, rating } = await openNew('SWE 312');
  await page.user.type(rating, '0,92');
  expect(field).toHaveDisplayValue('Utan startgrupp');
  expect(field).toHaveAccessibleDescription('SRS-talet passar i Startgrupp 2.');
  expect(within(field).queryByRole('option', { name: 'Efter SRS-talet' })).toBeNull();
  await send(form);
  await stands('Utan startgrupp', 'SWE 312');
});
