import { screen, waitFor, within } from '@testing-library/react';
import { aClub } from '../../../../../testing/accounts';
import { aCompetitorRecord, aSailingRecord } from '../../../../../testing/records';
import { infoPath, registrationSite } from '../../../../../testing/registrationSite';
import { noNetwork, watchCalls } from '../../../../../testing/tabs';

const registration = registrationSite();
const { site, aBoat } = registration;

const AGAIN = { name: 'Anmäl som förra gången' };
const LINE = 'Bris SWE 57 · Anna Ek med Bo · SRS 0,858 utan flygande segel';

const aBris = async () => {
  const { id } = await aBoat({ sail_number: 'SWE 57', name: 'Bris', srs_thousandths: 880 });
  await site.server.db.updateTable('boats').set({ srs_no_flying_thousandths: 858 }).where('id', '=', id).execute();
  return id;
};

type EntryValues = NonNullable<Parameters<typeof aCompetitorRecord>[2]>;

/** What Sara entered with a week ago. */
async function anEarlierEntry(values: EntryValues = {}, club: { id: number } = site.club) {
  const before = await aSailingRecord(site.server, club, {
    name: 'Torsdag 2',
    start_date: '2026-05-28',
    status: 'finished',
  });
  await aCompetitorRecord(site.server, before, {
    sailor_id: registration.sara.sailor_id,
    ...{ sail_number: 'SWE 57', boat_name: 'Bris', skipper_name: 'Anna Ek', crew_names: 'Bo', crew_count: 2 },
    ...{ rating_type: 'srs_no_flying', rating_thousandths: 870, base_rating_thousandths: 890 },
    ...values,
  });
  return before;
}

const entriesOf = (sailing: { id: number }) =>
  site.server.db.selectFrom('competitors').selectAll().where('sailing_id', '=', sailing.id).execute();

async function openSailing(values: Parameters<typeof aSailingRecord>[2] = {}) {
  const sailing = await aSailingRecord(site.server, site.club, values);
  await site.open(infoPath(sailing), registration.sara);
  return sailing;
}

test('one tap enters with the boat, the people and the kind of number of the last entry', async () => {
  const boat = await aBris();
  await anEarlierEntry({ boat_id: boat });
  const sailing = await openSailing();
  const button = await screen.findByRole('button', AGAIN);
  expect(screen.getByText(LINE)).toBeVisible();
  expect(button).toHaveAccessibleDescription(LINE);
  expect(screen.queryByRole('button', { name: 'Anmäl dig' })).not.toBeInTheDocument();

  await site.page.user.dblClick(button);
  const own = await screen.findByRole('region', { name: 'Din anmälan' });
  expect(within(own).getByText('SWE 57 Bris')).toBeVisible();
  await waitFor(() => expect(own).toHaveFocus());
  expect(await screen.findByText('Du är anmäld med SWE 57 Bris.')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(await entriesOf(sailing)).toMatchObject([
    {
      ...{ sailor_id: registration.sara.sailor_id, boat_id: boat, sail_number: 'SWE 57', boat_name: 'Bris' },
      ...{ skipper_name: 'Anna Ek', crew_names: 'Bo', crew_count: 2 },
      ...{ rating_type: 'srs_no_flying', rating_thousandths: 858, base_rating_thousandths: 880 },
    },
  ]);
});

test('an own number and more people than are named are told, and entered', async () => {
  const boat = await aBris();
  await anEarlierEntry({ boat_id: boat, crew_count: 4, rating_type: 'custom', rating_thousandths: 905 });
  const sailing = await openSailing();
  await site.page.user.click(await screen.findByRole('button', AGAIN));
  await screen.findByRole('region', { name: 'Din anmälan' });
  expect(await entriesOf(sailing)).toMatchObject([{ crew_count: 4, rating_type: 'custom', rating_thousandths: 905 }]);
});

test('the line tells who is aboard and which number it is', async () => {
  const boat = await aBris();
  await anEarlierEntry({
    boat_id: boat,
    crew_count: 4,
    crew_names: '',
    rating_type: 'custom',
    rating_thousandths: 905,
  });
  await openSailing();
  expect(await screen.findByText('Bris SWE 57 · Anna Ek · 4 ombord · Eget tal 0,905')).toBeVisible();
});

test('"Ändra först" opens the form with all of it, and so does the button in the list', async () => {
  await aBoat({ sail_number: 'SWE 1', name: 'Jolle' });
  const boat = await aBris();
  await anEarlierEntry({ boat_id: boat });
  const sailing = await openSailing();
  await site.page.user.click(await screen.findByRole('button', { name: 'Ändra först' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Anmälan Torsdag 3' }));
  expect(await dialog.findByRole('combobox', { name: 'Båt' })).toHaveDisplayValue('SWE 57 Bris');
  expect(dialog.getByRole('combobox', { name: 'Räknas med' })).toHaveDisplayValue('Utan flygande segel 0,858');
  expect(dialog.getByRole('textbox', { name: 'Rorsman' })).toHaveValue('Anna Ek');
  expect(dialog.getByRole('textbox', { name: 'Antal ombord' })).toHaveValue('2');
  const crew = dialog.getByRole('textbox', { name: 'Besättning' });
  expect(crew).toHaveValue('Bo');
  await site.page.user.clear(crew);
  await site.page.user.type(crew, 'Cia');
  await registration.send();
  await dialog.findByRole('heading', { name: /^Du är anmäld/ });
  expect(await entriesOf(sailing)).toMatchObject([{ boat_id: boat, crew_names: 'Cia', crew_count: 2 }]);
});

test('where the boat is gone the form is opened, and makes it again', async () => {
  await aBoat({ sail_number: 'SWE 1', name: 'Jolle' });
  await anEarlierEntry();
  const sailing = await openSailing();
  expect(await screen.findByText(/^Bris SWE 57 · Anna Ek med Bo · SRS 0,870 utan flygande segel$/)).toBeVisible();
  expect(screen.getByText(/^Båten finns inte bland dina båtar\./)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Ändra först' })).not.toBeInTheDocument();
  await site.page.user.click(screen.getByRole('button', AGAIN));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByRole('combobox', { name: 'Båt' })).toHaveDisplayValue('Ny båt');
  expect(dialog.getByRole('textbox', { name: 'Segelnummer' })).toHaveValue('SWE 57');
  expect(dialog.getByRole('textbox', { name: 'SRS' })).toHaveValue('0,890');
  await registration.send();
  await dialog.findByRole('heading', { name: /^Du är anmäld/ });
  expect(await entriesOf(sailing)).toMatchObject([
    { sail_number: 'SWE 57', boat_name: 'Bris', rating_thousandths: 870 },
  ]);
});

test('where the number is taken the form is opened instead', async () => {
  await anEarlierEntry({ boat_id: await aBris() });
  const sailing = await aSailingRecord(site.server, site.club);
  await aCompetitorRecord(site.server, sailing, { sail_number: '57', boat_name: 'Annan', skipper_name: 'Dag' });
  await site.open(infoPath(sailing), registration.sara);
  expect(await screen.findByText(/^Det finns redan en båt med det segelnumret i seglingen\./)).toBeVisible();
  await site.page.user.click(screen.getByRole('button', AGAIN));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByRole('combobox', { name: 'Båt' })).toHaveDisplayValue('SWE 57 Bris');
  expect(await entriesOf(sailing)).toHaveLength(1);
});

test('a refusal that nobody foresaw opens the form, which says it', async () => {
  await anEarlierEntry({ boat_id: await aBris() });
  await openSailing();
  const refusing = watchCalls(({ path, method }, go) =>
    method === 'POST' && path === '/api/competitors/'
      ? Promise.resolve(Response.json({ sail_number: ['SWE 57 Annan är redan anmäld.'] }, { status: 400 }))
      : go(),
  );
  await site.page.user.click(await screen.findByRole('button', AGAIN));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('SWE 57 Annan är redan anmäld.')).toBeVisible();
  expect(dialog.getByRole('textbox', { name: 'Rorsman' })).toHaveValue('Anna Ek');
  refusing.stop();
});

test('without a network it says so, and the next tap enters', async () => {
  await anEarlierEntry({ boat_id: await aBris() });
  const sailing = await openSailing();
  const button = await screen.findByRole('button', AGAIN);
  const away = watchCalls(noNetwork);
  await site.page.user.click(button);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Ett oväntat fel uppstod. Var vänlig kontrollera din internetanslutning och försök igen.',
  );
  away.stop();
  await site.page.user.click(screen.getByRole('button', AGAIN));
  await screen.findByRole('region', { name: 'Din anmälan' });
  expect(await entriesOf(sailing)).toHaveLength(1);
});

test('the club that the sailing is of comes first, and another one will do', async () => {
  const boat = await aBris();
  const elsewhere = await aClub(site.server, { name: 'Annans Båtklubb', slug: 'annans-bk' });
  await anEarlierEntry({ boat_id: boat, crew_names: 'Cia' }, elsewhere);
  await openSailing();
  expect(await screen.findByText(/Anna Ek med Cia/)).toBeVisible();
  site.page.leave();
  await anEarlierEntry({ boat_id: boat, crew_names: 'Bo' });
  await openSailing();
  expect(await screen.findByText(LINE)).toBeVisible();
});

test('whoever waits for the club to confirm them reads that in the form first', async () => {
  await anEarlierEntry({ boat_id: await aBris() });
  await site.server.db.updateTable('sailors').set({ membership: 'asked' }).execute();
  const sailing = await openSailing({ registration_scope: 'club' });
  await site.page.user.click(await screen.findByRole('button', AGAIN));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText(/^Seglingen är för klubbens medlemmar\./)).toBeVisible();
  expect(await dialog.findByRole('textbox', { name: 'Rorsman' })).toHaveValue('Anna Ek');
  expect(await entriesOf(sailing)).toEqual([]);
});
