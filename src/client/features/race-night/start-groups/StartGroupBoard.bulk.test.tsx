import { screen, waitFor, within } from '@testing-library/react';
import { aFleet, openBoard, type Fleet } from '../../../../testing/openBoard';
import type { OpenedApp } from '../../../../testing/openApp';

let fleet: Fleet;
let page: OpenedApp;

beforeEach(async () => {
  fleet = await aFleet(1, { 'SWE 9': null, 'SWE 10': null, 'SWE 21': 0 });
});

afterEach(async () => {
  page.leave();
  await fleet.close();
});

const aClass = (name: string) =>
  fleet.other('POST', '/api/race-classes/', { sailing: fleet.sailing.id, name, kind: 'open', order: 0 });

async function choose(...boats: string[]) {
  page = await openBoard(fleet);
  for (const boat of boats) await page.user.click(screen.getByRole('checkbox', { name: `Välj ${boat}` }));
  return within(await screen.findByRole('region', { name: 'Valda båtar' }));
}

const classes = async () => {
  const rows = fleet.server.db
    .selectFrom('competitors')
    .leftJoin('race_classes', 'race_classes.id', 'competitors.race_class_id');
  const found = await rows.select(['sail_number', 'race_classes.name as name']).orderBy('competitors.id').execute();
  return found.map(({ sail_number, name }) => `${sail_number} ${name ?? '–'}`);
};

test('the chosen boats are put in a class, and taken out again by one press', async () => {
  await aClass('SRS 1');
  const bar = await choose('SWE 9 Vind 9', 'SWE 21 Vind 1');
  await page.user.click(bar.getByRole('button', { name: 'Klass…' }));
  const form = within(await screen.findByRole('dialog', { name: 'Klass för 2 båtar' }));
  await page.user.selectOptions(form.getByRole('combobox', { name: 'Klass' }), 'SRS 1');
  await page.user.click(form.getByRole('button', { name: 'Spara' }));
  expect(await screen.findByText('2 båtar är nu i SRS 1.')).toBeVisible();
  expect(await classes()).toEqual(['SWE 9 SRS 1', 'SWE 10 –', 'SWE 21 SRS 1']);
  expect(screen.queryByRole('region', { name: 'Valda båtar' })).not.toBeInTheDocument();

  await page.user.click(await screen.findByRole('button', { name: 'Ångra' }));
  expect(await screen.findByText('2 båtar är tillbaka i sin klass.')).toBeVisible();
  expect(await classes()).toEqual(['SWE 9 –', 'SWE 10 –', 'SWE 21 –']);
});

test('a sailing without classes does not speak of them', async () => {
  const bar = await choose('SWE 9 Vind 9');
  expect(bar.queryByRole('button', { name: 'Klass…' })).not.toBeInTheDocument();
});

test('the chosen boats are removed after a question that says how many', async () => {
  const bar = await choose('SWE 9 Vind 9', 'SWE 21 Vind 1');
  await page.user.click(bar.getByRole('button', { name: 'Ta bort' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Ta bort 2 båtar?' }));
  expect(
    question.getByText('Båtarna tas bort ur seglingen, med tid och placering om det finns. Det går inte att ångra.'),
  ).toBeVisible();
  await page.user.click(question.getByRole('button', { name: 'Ta bort 2 båtar' }));
  expect(await screen.findByText('2 båtar togs bort.')).toBeVisible();
  await waitFor(async () => expect(await classes()).toEqual(['SWE 10 –']));
});
