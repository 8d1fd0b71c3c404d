import { screen, within } from '@testing-library/react';
import { aClub, aSailorAccount } from '../../../../testing/accounts';
import { aSailingRecord } from '../../../../testing/records';
import { infoPath, registrationSite } from '../../../../testing/registrationSite';

const registration = registrationSite();
const { site, aBoat, entries, openForm, send } = registration;

const stamps = { created_at: '2026-01-01T00:00:00.000Z', updated_at: '2026-01-01T00:00:00.000Z' };

test('a sailor of another club enters an open sailing under the name of their own club', async () => {
  const elsewhere = await aClub(site.server, { name: 'Annans Båtklubb', counter: 1 });
  const guest = await aSailorAccount(site.server, { club: elsewhere, first_name: 'Gustav', last_name: 'Gäst' });
  await aBoat({ sail_number: 'SWE 5', name: 'Gäst' }, guest);
  const dialog = await openForm(await aSailingRecord(site.server, site.club), guest);
  await send();
  await dialog.findByRole('heading', { name: /^Du är anmäld/ });
  expect(await entries()).toMatchObject([{ club_name: 'Annans Båtklubb', skipper_name: 'Gustav Gäst' }]);
});

test('a class is chosen where the sailing has any, and the one that fits is named', async () => {
  const sailing = await aSailingRecord(site.server, site.club);
  await site.server.db
    .insertInto('race_classes')
    .values({ sailing_id: sailing.id, name: 'SRS 1', kind: 'srs', min_rating_thousandths: 900, version: 1, ...stamps })
    .execute();
  await aBoat({ sail_number: 'SWE 312', name: 'Vindil', srs_thousandths: 945 });
  const dialog = await openForm(sailing);
  expect(dialog.getByText('Båten passar i SRS 1.')).toBeVisible();
  await site.page.user.selectOptions(dialog.getByRole('combobox', { name: 'Klass' }), 'SRS 1');
  await send();
  await dialog.findByRole('heading', { name: /^Du är anmäld/ });
  expect((await entries())[0]?.race_class_id).not.toBeNull();
});

test.each([
  [{ registration_open: 0 }, 'Klubben har stängt anmälan.'],
  [{ status: 'ongoing' }, 'Seglingen har startat, så anmälan är stängd.'],
  [{ status: 'cancelled' }, 'Seglingen är inställd.'],
  [{ registration_deadline: '2020-06-04T16:30:00.000Z' }, 'Anmälan stängde tors 4 juni 18.30.'],
] as const)('where nobody can enter, the place of the button says why: %j', async (values, reason) => {
  const sailing = await aSailingRecord(site.server, site.club, { start_date: '2030-06-04', ...values });
  await site.open(infoPath(sailing), registration.sara);
  expect(await screen.findByText(reason)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Anmäl dig' })).not.toBeInTheDocument();
});

test('a sailing for members says so to others', async () => {
  const guest = await aSailorAccount(site.server, { first_name: 'Gustav', last_name: 'Gäst' });
  const sailing = await aSailingRecord(site.server, site.club, { registration_scope: 'club' });
  await site.open(infoPath(sailing), guest);
  expect(await screen.findByText('Bara klubbens medlemmar kan anmäla sig till den här seglingen.')).toBeVisible();
});

test('who waits to become a member enters a sailing for members, and is told before and after that it waits', async () => {
  const asks = await site.sailor({ first_name: 'Nils', last_name: 'Ny', membership: 'asked' });
  const sailing = await aSailingRecord(site.server, site.club, { registration_scope: 'club' });
  await aBoat({ sail_number: 'SWE 312', name: 'Vindil' }, asks);
  await site.open(infoPath(sailing), asks);
  const waits = /Klubben har inte bekräftat ditt medlemskap än, så din anmälan väntar på klubben/;
  expect(await screen.findByText(waits)).toBeVisible();
  await site.page.user.click(await screen.findByRole('button', { name: 'Anmäl dig' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText(waits)).toBeVisible();
  await dialog.findByRole('combobox', { name: 'Båt' });
  await send();
  expect(await dialog.findByRole('heading', { name: 'Dina uppgifter är skickade!' })).toBeVisible();
  expect(dialog.getByText(waits)).toBeVisible();
  expect(await entries()).toMatchObject([{ approved: 0, skipper_name: 'Nils Ny' }]);
});

test("the club's own account is not asked to enter", async () => {
  const sailing = await aSailingRecord(site.server, site.club);
  await site.open(infoPath(sailing), await site.official());
  await screen.findByRole('heading', { name: 'Uppgifter' });
  expect(screen.queryByRole('button', { name: 'Anmäl dig' })).not.toBeInTheDocument();
});

test('from the list of sailings too, where the sailor’s own entry is marked afterwards', async () => {
  await aSailingRecord(site.server, site.club, { name: 'Torsdag 4' });
  await aSailingRecord(site.server, site.club);
  await aBoat({ sail_number: 'SWE 312', name: 'Vindil' });
  await site.open('/clubs/exempel-ss/sailings', registration.sara);
  await site.page.user.click(await screen.findByRole('button', { name: 'Anmäl dig till Torsdag 3' }));
  const dialog = within(await screen.findByRole('dialog', { name: /Torsdag 3/ }));
  await dialog.findByRole('combobox', { name: 'Båt' });
  await send();
  await site.page.user.click(await dialog.findByRole('button', { name: 'Klar' }));
  expect(await screen.findByText('Anmäld')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Anmäl dig till Torsdag 3' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Anmäl dig till Torsdag 4' })).toBeVisible();

  await site.server.db.updateTable('sailings').set({ status: 'finished' }).where('name', '=', 'Torsdag 3').execute();
  // The club's number announces what was written past the server.
  await site.server.db.updateTable('clubs').set({ counter: 100 }).where('id', '=', site.club.id).execute();
  site.page.leave();
  await site.open('/clubs/exempel-ss/sailings', registration.sara);
  expect(await screen.findByText('Du var anmäld')).toBeVisible();
});
