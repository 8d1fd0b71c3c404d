import { screen, waitFor, within } from '@testing-library/react';
import { aSailingRecord } from '../../../../testing/records';
import { registrationSite } from '../../../../testing/registrationSite';
import { noNetwork, watchCalls } from '../../../../testing/tabs';

const registration = registrationSite();
const { site, aBoat, entries, openForm, send, showMore } = registration;

const aModel = () =>
  site.server.db
    .insertInto('boat_models')
    .values({
      name: 'Omega 34',
      kind: 'monohull',
      srs_thousandths: 945,
      srs_no_flying_thousandths: 921,
      srs_year: 2026,
    })
    .returning('id')
    .executeTakeFirstOrThrow();

test('the usual boat is offered first, its numbers are shown, and the entry is sent', async () => {
  await aBoat({ sail_number: 'SWE 1', name: 'Jolle' });
  const usual = await aBoat({ sail_number: 'SWE 312', name: 'Vindil', srs_thousandths: 945 });
  await site.server.db
    .updateTable('sailors')
    .set({ default_boat_id: usual.id })
    .where('id', '=', registration.sara.sailor_id)
    .execute();
  const sailing = await aSailingRecord(site.server, site.club, { entry_approval: 1 });
  const dialog = await openForm(sailing);

  expect(document.querySelector('#registrationModal')).toContainElement(screen.getByRole('dialog'));
  expect(screen.getByRole('dialog')).toHaveAccessibleName('Anmälan Torsdag 3');
  const boats = within(dialog.getByRole('combobox', { name: 'Båt' })).getAllByRole('option');
  expect(boats.map(({ textContent }) => textContent)).toEqual(['SWE 312 Vindil', 'SWE 1 Jolle', 'Ny båt']);
  expect(dialog.getByRole('textbox', { name: 'Rorsman' })).toHaveValue('Sara Seglare');
  expect(dialog.getByText('Tal som räknas: 0,945')).toBeVisible();
  expect(dialog.queryByRole('combobox', { name: 'Klass' })).not.toBeInTheDocument();

  await site.page.user.type(dialog.getByRole('textbox', { name: 'Besättning' }), 'Bo Ek');
  await site.page.user.clear(dialog.getByRole('textbox', { name: 'Antal ombord' }));
  await site.page.user.type(dialog.getByRole('textbox', { name: 'Antal ombord' }), '2');
  await send();

  const heading = await dialog.findByRole('heading', { name: 'Dina uppgifter är skickade!' });
  expect(heading).toHaveFocus();
  expect(dialog.getByText('Du kommer att få ett mail när vi har godkänt dina uppgifter.')).toBeVisible();
  expect(dialog.queryByText(/Du är anmäld/)).not.toBeInTheDocument();
  expect(await entries()).toMatchObject([
    {
      sailor_id: registration.sara.sailor_id,
      boat_id: usual.id,
      sail_number: 'SWE 312',
      rating_thousandths: 945,
      crew_names: 'Bo Ek',
      crew_count: 2,
      approved: 0,
    },
  ]);

  await site.page.user.click(dialog.getByRole('button', { name: 'Klar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(
    await screen.findByText('Klubben har inte godkänt anmälan än. Du får ett mail när det är gjort.'),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Anmäl dig' })).not.toBeInTheDocument();
});

test('whoever is named as crew is counted aboard, and a number that was written stays', async () => {
  await aBoat({ sail_number: 'SWE 312', name: 'Vindil' });
  const dialog = await openForm(await aSailingRecord(site.server, site.club));
  const count = dialog.getByRole('textbox', { name: 'Antal ombord' });
  expect(count).toHaveValue('1');
  await site.page.user.type(dialog.getByRole('textbox', { name: 'Besättning' }), 'Bo Ek och Cia');
  expect(count).toHaveValue('3');
  await site.page.user.clear(count);
  await site.page.user.type(count, '5');
  await site.page.user.clear(dialog.getByRole('textbox', { name: 'Besättning' }));
  expect(count).toHaveValue('5');
  await send();
  await dialog.findByRole('heading', { name: /^Du är anmäld/ });
  expect(await entries()).toMatchObject([{ crew_names: '', crew_count: 5 }]);
});

test('a new boat takes the numbers of its type, is saved for the sailor, and counts by the chosen one', async () => {
  const model = await aModel();
  const sailing = await aSailingRecord(site.server, site.club);
  const dialog = await openForm(sailing);
  await showMore();
  await site.page.user.type(dialog.getByRole('textbox', { name: 'Segelnummer' }), 'swe 99');
  await site.page.user.type(dialog.getByRole('textbox', { name: 'Båtnamn' }), 'Bris');
  await site.page.user.click(dialog.getByRole('combobox', { name: 'Båttyp' }));
  await site.page.user.click(await screen.findByRole('option', { name: 'Omega 34' }));
  expect(dialog.getByRole('textbox', { name: 'SRS' })).toHaveValue('0,945');
  expect(dialog.getByRole('textbox', { name: 'SRS utan flygande segel' })).toHaveValue('0,921');
  const variant = dialog.getByRole('combobox', { name: 'Räknas med' });
  expect(
    within(variant)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'SRS 0,945',
    'Utan flygande segel 0,921',
    'Shorthand (tal saknas)',
    'Shorthand utan flygande segel (tal saknas)',
    'Eget tal',
  ]);
  await site.page.user.selectOptions(variant, 'Utan flygande segel 0,921');
  expect(dialog.getByText('Tal som räknas: 0,921')).toBeVisible();
  await site.page.user.clear(dialog.getByRole('textbox', { name: 'SRS' }));
  await site.page.user.type(dialog.getByRole('textbox', { name: 'SRS' }), '0,95');
  await send();

  await dialog.findByRole('heading', { name: /^Du är anmäld\. Start \d\d\.\d\d$/ });
  expect(
    dialog.getByText('Dina uppgifter är skickade! Du kommer att få ett mail när vi har godkänt dina uppgifter.'),
  ).toBeVisible();
  const [boat] = await site.server.db.selectFrom('boats').selectAll().execute();
  expect(boat).toMatchObject({
    owner_id: registration.sara.sailor_id,
    sail_number: 'SWE 99',
    boat_model_id: model.id,
    srs_thousandths: 950,
    srs_no_flying_thousandths: null,
  });
  expect(await entries()).toMatchObject([
    {
      boat_id: boat?.id,
      sail_number: 'SWE 99',
      boat_name: 'Bris',
      rating_type: 'srs_no_flying',
      rating_thousandths: 921,
      approved: 1,
    },
  ]);
});

const fieldsOf = (dialog: Awaited<ReturnType<typeof openForm>>) =>
  [...dialog.queryAllByRole('textbox'), ...dialog.queryAllByRole('combobox')].map((field) => field.id);

test('a new sailor meets four fields, and the name goes into the empty profile', async () => {
  const nora = await site.sailor();
  const sailing = await aSailingRecord(site.server, site.club);
  const dialog = await openForm(sailing, nora);
  expect(fieldsOf(dialog).sort()).toEqual(['field-boat_model', 'field-sail_number', 'field-skipper_name', 'field-srs']);
  const skipper = dialog.getByRole('textbox', { name: 'Rorsman' });
  expect(skipper).toHaveAccessibleDescription('Din profil har inget namn än. Det du skriver här sparas också där.');
  await site.page.user.type(dialog.getByRole('textbox', { name: 'Segelnummer' }), 'SWE 99');
  await site.page.user.type(dialog.getByRole('textbox', { name: 'SRS' }), '0,945');
  await site.page.user.type(skipper, 'Nora Ny');
  await send();
  await dialog.findByRole('heading', { name: /^Du är anmäld/ });
  expect(await entries()).toMatchObject([{ skipper_name: 'Nora Ny', sail_number: 'SWE 99', rating_thousandths: 945 }]);

  await site.page.user.click(dialog.getByRole('button', { name: 'Klar' }));
  await site.page.user.click(await screen.findByRole('button', { name: 'Meny' }));
  await site.page.user.click(await screen.findByRole('menuitem', { name: 'Mina sidor' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Nora Ny' })).toBeVisible();
  expect(await screen.findByText('Din nästa start')).toBeVisible();
  expect(screen.queryByText('Ditt namn saknas.')).not.toBeInTheDocument();
});

test('the other fields are behind a button, which opens by itself where one has a problem or was filled in', async () => {
  const sailing = await aSailingRecord(site.server, site.club);
  let dialog = await openForm(sailing);
  expect(dialog.getByRole('textbox', { name: 'Rorsman' })).toHaveAccessibleDescription('');
  await showMore();
  const fewer = dialog.getByRole('button', { name: 'Färre uppgifter', expanded: true });
  await site.page.user.clear(dialog.getByRole('textbox', { name: 'Antal ombord' }));
  await site.page.user.type(dialog.getByRole('textbox', { name: 'Antal ombord' }), '99');
  await site.page.user.click(fewer);
  expect(dialog.getByRole('button', { name: 'Fler uppgifter', expanded: false })).toBeVisible();
  expect(dialog.queryByRole('textbox', { name: 'Antal ombord' })).not.toBeInTheDocument();

  await site.page.user.type(dialog.getByRole('textbox', { name: 'Segelnummer' }), 'SWE 99');
  await send();
  const count = await dialog.findByRole('textbox', { name: 'Antal ombord' });
  expect(count).toHaveAccessibleDescription('Se till att detta värde är mindre än eller lika med 30.');
  await waitFor(() => expect(count).toHaveFocus());

  site.page.leave();
  dialog = await openForm(sailing);
  expect(dialog.getByRole('textbox', { name: 'Antal ombord' })).toHaveValue('99');
});

test('what is wrong is shown under its field, by form and server alike, and nothing is lost', async () => {
  const sailing = await aSailingRecord(site.server, site.club);
  const dialog = await openForm(sailing);
  await showMore();
  await site.page.user.clear(dialog.getByRole('textbox', { name: 'Rorsman' }));
  await site.page.user.type(dialog.getByRole('textbox', { name: 'Segelnummer' }), '???');
  await site.page.user.selectOptions(dialog.getByRole('combobox', { name: 'Räknas med' }), 'Eget tal');
  await send();
  expect(await dialog.findByText('Ange ett giltigt segelnummer, till exempel SWE 312.')).toBeVisible();
  expect(dialog.getByRole('textbox', { name: 'Rorsman' })).toHaveAccessibleDescription(
    'Det här fältet får inte vara blankt.',
  );
  expect(dialog.getByRole('textbox', { name: 'Eget tal' })).toHaveAccessibleDescription(
    'Det här fältet är obligatoriskt.',
  );

  await site.page.user.type(dialog.getByRole('textbox', { name: 'Rorsman' }), 'Sara');
  await site.page.user.clear(dialog.getByRole('textbox', { name: 'Segelnummer' }));
  await site.page.user.type(dialog.getByRole('textbox', { name: 'Segelnummer' }), 'SWE 7');
  await site.page.user.type(dialog.getByRole('textbox', { name: 'Eget tal' }), '0,9');
  const refusing = watchCalls(({ path, method }, go) =>
    method === 'POST' && path === '/api/competitors/'
      ? Promise.resolve(Response.json({ boat: ['Båten är redan anmäld till den här seglingen.'] }, { status: 400 }))
      : go(),
  );
  await send();
  expect(await dialog.findByText('Båten är redan anmäld till den här seglingen.')).toBeVisible();
  expect(dialog.getByText('Ett eller flera fält har ett fel. Kontrollera och försök igen.')).toBeVisible();
  expect(dialog.getByRole('textbox', { name: 'Segelnummer' })).toHaveValue('SWE 7');
  refusing.stop();

  await send();
  await dialog.findByRole('heading', { name: /^Du är anmäld/ });
  // The boat that was saved the first time is the one that sails.
  expect(await site.server.db.selectFrom('boats').select('sail_number').execute()).toEqual([{ sail_number: 'SWE 7' }]);
  expect(await entries()).toMatchObject([{ sail_number: 'SWE 7', rating_type: 'custom', rating_thousandths: 900 }]);
});

test('without a network the form stays, with all that was written', async () => {
  const sailing = await aSailingRecord(site.server, site.club);
  await aBoat({ sail_number: 'SWE 312', name: 'Vindil' });
  const dialog = await openForm(sailing);
  await site.page.user.type(dialog.getByRole('textbox', { name: 'Besättning' }), 'Bo Ek');
  const away = watchCalls(noNetwork);
  await send();
  expect(
    await dialog.findByText('Ett oväntat fel uppstod. Var vänlig kontrollera din internetanslutning och försök igen.'),
  ).toBeVisible();
  expect(dialog.getByRole('textbox', { name: 'Besättning' })).toHaveValue('Bo Ek');
  away.stop();
  await send();
  await dialog.findByRole('heading', { name: /^Du är anmäld/ });
  expect(await entries()).toMatchObject([{ crew_names: 'Bo Ek' }]);
});

test('what was written is there again after a reload, until it is sent or given up', async () => {
  const sailing = await aSailingRecord(site.server, site.club);
  await aBoat({ sail_number: 'SWE 312', name: 'Vindil' });
  let dialog = await openForm(sailing);
  await site.page.user.type(dialog.getByRole('textbox', { name: 'Besättning' }), 'Bo Ek');
  site.page.leave();

  dialog = await openForm(sailing);
  expect(dialog.getByText('Det du skrev men inte hann spara finns kvar här.')).toBeVisible();
  expect(dialog.getByRole('textbox', { name: 'Besättning' })).toHaveValue('Bo Ek');
  await site.page.user.click(dialog.getByRole('button', { name: 'Avbryt' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  site.page.leave();

  dialog = await openForm(sailing);
  expect(dialog.getByRole('textbox', { name: 'Besättning' })).toHaveValue('');
});

test('when the server fails it says so, and the way back keeps what was written', async () => {
  const sailing = await aSailingRecord(site.server, site.club);
  await aBoat({ sail_number: 'SWE 312', name: 'Vindil' });
  const dialog = await openForm(sailing);
  await site.page.user.type(dialog.getByRole('textbox', { name: 'Besättning' }), 'Bo Ek');
  const broken = watchCalls(({ method }, go) =>
    method === 'POST' ? Promise.resolve(Response.json({ detail: 'Ett serverfel inträffade.' }, { status: 500 })) : go(),
  );
  await send();
  expect(await dialog.findByRole('heading', { name: 'Något gick fel!' })).toHaveFocus();
  expect(dialog.getByText('Vi jobbar med att åtgärda detta. Försök igen senare.')).toBeVisible();
  broken.stop();
  await site.page.user.click(dialog.getByRole('button', { name: 'Tillbaka till anmälan' }));
  expect(await dialog.findByRole('textbox', { name: 'Besättning' })).toHaveValue('Bo Ek');
  await send();
  await dialog.findByRole('heading', { name: /^Du är anmäld/ });
});
