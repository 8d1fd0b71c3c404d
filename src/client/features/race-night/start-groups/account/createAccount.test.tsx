import { screen, waitFor, within } from '@testing-library/react';
import { aSailorAccount } from '../../../../../testing/accounts';
import { aFleet, openBoard, type Fleet } from '../../../../../testing/openBoard';
import type { OpenedApp } from '../../../../../testing/openApp';

let fleet: Fleet;
let page: OpenedApp;

beforeEach(async () => {
  fleet = await aFleet(1, { 'SWE 9': 0 });
});

afterEach(async () => {
  page.leave();
  await fleet.close();
});

const letters = () => fleet.server.db.selectFrom('mail_outbox').select('letter').execute();

const openMenu = () => page.user.click(screen.getByRole('button', { name: 'Fler val för SWE 9 Vind 9' }));

async function openForm() {
  page = await openBoard(fleet);
  await openMenu();
  await page.user.click(await screen.findByRole('menuitem', { name: 'Skapa konto' }));
  return within(await screen.findByRole('dialog', { name: /^Skapa konto åt / }));
}

test('the skipper of a boat gets an account and a mail, and owns the boat', async () => {
  const form = await openForm();
  await page.user.type(form.getByRole('textbox', { name: 'E-post' }), ' ny.seglare@example.se ');
  await page.user.click(form.getByRole('button', { name: 'Skapa konto' }));

  expect(
    await screen.findByText('Kontot är skapat. ny.seglare@example.se får ett mail med en länk för att välja lösenord.'),
  ).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(JSON.parse((await letters())[0]?.letter ?? '{}')).toMatchObject({
    kind: 'account_created',
    club: 'Exempel Segelsällskap',
  });
  const entry = await fleet.server.db.selectFrom('competitors').select('sailor_id').executeTakeFirstOrThrow();
  expect(entry.sailor_id).not.toBeNull();
  // The answer has taken the boat's place: there is nothing more to make.
  await openMenu();
  expect(await screen.findByRole('menuitem', { name: 'Ta bort' })).toBeVisible();
  expect(screen.queryByRole('menuitem', { name: 'Skapa konto' })).not.toBeInTheDocument();
});

test('what is wrong with the address stands under its field, and nothing is made', async () => {
  const { email } = await aSailorAccount(fleet.server, { club: fleet.club });
  const form = await openForm();
  const field = form.getByRole('textbox', { name: 'E-post' });
  await page.user.type(field, 'ny.seglare');
  await page.user.click(form.getByRole('button', { name: 'Skapa konto' }));
  await waitFor(() => expect(field).toHaveAccessibleDescription('Ange en giltig e-postadress.'));

  await page.user.clear(field);
  await page.user.type(field, email);
  await page.user.click(form.getByRole('button', { name: 'Skapa konto' }));
  await waitFor(() =>
    expect(field).toHaveAccessibleDescription('En användare med den här e-postadressen finns redan.'),
  );
  expect(form.getByRole('alert')).toHaveTextContent('Ett eller flera fält har ett fel. Kontrollera och försök igen.');
  expect(await letters()).toEqual([]);
});
