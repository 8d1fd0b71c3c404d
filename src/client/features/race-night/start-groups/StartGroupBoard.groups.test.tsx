import { screen, waitFor, within } from '@testing-library/react';
import { aFleet, boatIn, group, openBoard, type Fleet } from '../../../../testing/openBoard';
import type { OpenedApp } from '../../../../testing/openApp';

let fleet: Fleet;
let page: OpenedApp;

beforeEach(async () => {
  fleet = await aFleet(3, { 'SWE 9': null, 'SWE 21': 0, 'SWE 22': 0 });
  page = await openBoard(fleet);
});

afterEach(async () => {
  page.leave();
  await fleet.close();
});

const columns = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

async function choose(name: string, choice: string) {
  await page.user.click(screen.getByRole('button', { name: `Fler val för ${name}` }));
  await page.user.click(await screen.findByRole('menuitem', { name: choice }));
}

test('a column shows when the group starts and how many boats it has', () => {
  expect(group('Startgrupp 2').getByText(/Start 18\.35/)).toBeVisible();
  expect(group('Startgrupp 1').getByText('2 båtar')).toBeVisible();
  expect(group('Utan startgrupp').getByText('1 båt')).toBeVisible();
});

test('a new group is suggested five minutes after the last one', async () => {
  await page.user.click(screen.getByRole('button', { name: 'Ny startgrupp' }));
  const form = within(await screen.findByRole('dialog', { name: 'Ny startgrupp' }));
  expect(form.getByRole('textbox', { name: 'Namn' })).toHaveValue('Startgrupp 4');
  expect(form.getByRole('textbox', { name: 'Starttid' })).toHaveValue('18.45');

  await page.user.type(form.getByRole('textbox', { name: 'SRS från' }), '0,9');
  await page.user.type(form.getByRole('textbox', { name: 'SRS till' }), '0,985');
  await page.user.click(form.getByRole('button', { name: 'Skapa' }));
  expect(await screen.findByText('Startgrupp 4 skapades.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(columns()).toEqual(['Utan startgrupp', 'Startgrupp 1', 'Startgrupp 2', 'Startgrupp 3', 'Startgrupp 4']);
  expect(group('Startgrupp 4').getByText('Gräns 0,900–0,985')).toBeVisible();
});

test('a group is changed; times are typed as digits', async () => {
  await choose('Startgrupp 1', 'Redigera');
  const form = within(await screen.findByRole('dialog', { name: 'Redigera startgrupp' }));
  await page.user.clear(form.getByRole('textbox', { name: 'Namn' }));
  await page.user.type(form.getByRole('textbox', { name: 'Namn' }), 'Kölbåtar');
  await page.user.clear(form.getByRole('textbox', { name: 'Starttid' }));
  await page.user.type(form.getByRole('textbox', { name: 'Starttid' }), '1915');
  await page.user.click(form.getByRole('button', { name: 'Spara' }));
  await screen.findByRole('region', { name: 'Kölbåtar' });
  expect(group('Kölbåtar').getByText(/Start 19\.15/)).toBeVisible();
});

test('a boat outside the limits of its group is marked', async () => {
  expect(screen.queryByText('Utanför gruppens gräns')).not.toBeInTheDocument();
  const boat = fleet.other('PATCH', `/api/competitors/${await fleet.idOf('SWE 21')}/`, { base_rating: '0.843' });
  const limits = fleet.other('PATCH', `/api/start-groups/${fleet.groups[0]?.id}/`, { min_rating: '0.880' });
  await Promise.all([boat, limits]);
  expect(await screen.findByText('Utanför gruppens gräns')).toBeVisible();
  expect(screen.getByText('Utanför gruppens gräns').closest('.who')).toHaveTextContent(/^SWE 21/);
});

test('a removed group leaves its boats without one, as the question says', async () => {
  await choose('Startgrupp 1', 'Ta bort');
  const question = within(await screen.findByRole('alertdialog', { name: 'Ta bort Startgrupp 1' }));
  expect(
    question.getByText('Startgrupp 1 tas bort. 2 båtar blir utan startgrupp, men är kvar i seglingen.'),
  ).toBeVisible();
  await page.user.click(question.getByRole('button', { name: 'Ta bort startgruppen' }));
  expect(await boatIn('Utan startgrupp', 'SWE 21 Vind 1')).toBeInTheDocument();
  await waitFor(() => expect(columns()).toEqual(['Utan startgrupp', 'Startgrupp 2', 'Startgrupp 3']));
});

test('a group changes places with its neighbour', async () => {
  await choose('Startgrupp 1', 'Flytta åt höger');
  await waitFor(() => expect(columns()).toEqual(['Utan startgrupp', 'Startgrupp 2', 'Startgrupp 1', 'Startgrupp 3']));
  await page.user.click(screen.getByRole('button', { name: 'Fler val för Startgrupp 3' }));
  expect(await screen.findByRole('menuitem', { name: 'Flytta åt höger' })).toHaveAttribute('aria-disabled', 'true');
  await page.user.click(screen.getByRole('menuitem', { name: 'Flytta åt vänster' }));
  await waitFor(() => expect(columns()).toEqual(['Utan startgrupp', 'Startgrupp 2', 'Startgrupp 3', 'Startgrupp 1']));
});
