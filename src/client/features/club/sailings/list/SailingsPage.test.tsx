import { screen, waitFor, within } from '@testing-library/react';
import { aSeason } from '../../../../../testing/aSeason';
import { clubSite } from '../../../../../testing/clubSite';
import { aCompetitorRecord, aSailingRecord } from '../../../../../testing/records';

const site = clubSite({ default_start_time: '18:30:00' });

const asOfficial = async () => {
  await site.open('/clubs/exempel-ss/sailings', await site.official());
  await screen.findByRole('heading', { level: 1, name: 'Seglingar' });
};

const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const gone = (role: string) => waitFor(() => expect(screen.queryByRole(role)).not.toBeInTheDocument());
const section = async (name: string) => within(await screen.findByRole('region', { name }));
const savedSailings = () => site.server.db.selectFrom('sailings').selectAll().execute();

async function choose(name: string, choice: string) {
  await site.page.user.click(await screen.findByRole('button', { name: `Fler val för ${name}` }));
  await site.page.user.click(await screen.findByRole('menuitem', { name: choice }));
}

test('an official makes a sailing, with the time typed as digits', async () => {
  await asOfficial();
  await site.page.user.click(await screen.findByRole('button', { name: 'Skapa segling' }));
  const form = await dialog('Skapa segling');
  expect(form.getByRole('textbox', { name: 'Starttid' })).toHaveValue('18.30');

  await site.page.user.type(form.getByRole('textbox', { name: 'Namn' }), 'Torsdag 3');
  await site.page.user.clear(form.getByRole('textbox', { name: 'Datum' }));
  await site.page.user.type(form.getByRole('textbox', { name: 'Datum' }), '20990604');
  await site.page.user.clear(form.getByRole('textbox', { name: 'Starttid' }));
  await site.page.user.type(form.getByRole('textbox', { name: 'Starttid' }), '183015');
  await site.page.user.selectOptions(form.getByRole('combobox', { name: 'Starttyp' }), 'Individuell start (jaktstart)');
  await site.page.user.click(form.getByRole('button', { name: 'Skapa' }));

  await gone('dialog');
  expect(await screen.findByText('Seglingen skapades.')).toBeVisible();
  expect((await section('Kommande')).getByRole('link', { name: 'Torsdag 3' })).toBeVisible();
  expect((await section('Kommande')).getByText('tors 4 juni 18.30.15')).toBeVisible();
  expect(await savedSailings()).toEqual([
    expect.objectContaining({
      club_id: site.club.id,
      name: 'Torsdag 3',
      start_date: '2099-06-04',
      start_time: '18:30:15',
      start_type: 'individual',
    }),
  ]);
});

test('what is wrong is shown under its field, and nothing is sent', async () => {
  await asOfficial();
  await site.page.user.click(await screen.findByRole('button', { name: 'Skapa segling' }));
  const form = await dialog('Skapa segling');
  await site.page.user.clear(form.getByRole('textbox', { name: 'Datum' }));
  await site.page.user.clear(form.getByRole('textbox', { name: 'Starttid' }));
  await site.page.user.type(form.getByRole('textbox', { name: 'Starttid' }), '2570');
  await site.page.user.click(form.getByRole('button', { name: 'Skapa' }));

  await waitFor(() =>
    expect(form.getByRole('textbox', { name: 'Namn' })).toHaveAccessibleDescription(
      'Det här fältet får inte vara blankt.',
    ),
  );
  expect(form.getByRole('textbox', { name: 'Datum' })).toHaveAccessibleDescription('Det här fältet är obligatoriskt.');
  expect(form.getByRole('textbox', { name: 'Starttid' })).toHaveAccessibleDescription(
    'Skriv tiden med siffror, till exempel 1830 eller 183015.',
  );
  expect(form.getByRole('textbox', { name: 'Namn' })).toHaveFocus();
  expect(await savedSailings()).toEqual([]);
});

test('an official changes a sailing; what the form does not have stays as it was', async () => {
  await aSailingRecord(site.server, site.club, { registration_deadline: '2026-06-03T20:00:00.000Z' });
  await asOfficial();
  await choose('Torsdag 3', 'Ändra');
  const form = await dialog('Ändra segling');
  await site.page.user.clear(form.getByRole('textbox', { name: 'Namn' }));
  await site.page.user.type(form.getByRole('textbox', { name: 'Namn' }), 'Fyrbåksseglingen');
  await site.page.user.click(form.getByRole('switch', { name: 'Anmälan är öppen' }));
  await site.page.user.click(form.getByRole('button', { name: 'Spara' }));

  await gone('dialog');
  expect(await screen.findByRole('link', { name: 'Fyrbåksseglingen' })).toBeVisible();
  expect(await savedSailings()).toEqual([
    expect.objectContaining({
      name: 'Fyrbåksseglingen',
      registration_open: 0,
      registration_deadline: '2026-06-03T20:00:00.000Z',
      start_time: '18:30:00',
    }),
  ]);
});

test('boats go into start groups by themselves, unless the form says otherwise', async () => {
  await aSailingRecord(site.server, site.club);
  await asOfficial();
  await choose('Torsdag 3', 'Ändra');
  const form = await dialog('Ändra segling');
  const field = form.getByRole('switch', { name: 'Båtar hamnar själva i den startgrupp som passar' });
  expect(field).toBeChecked();
  expect(field).toHaveAccessibleDescription(/^Efter SRS-talet, tills gruppen har startat\./);
  await site.page.user.click(field);
  await site.page.user.click(form.getByRole('button', { name: 'Spara' }));
  await gone('dialog');
  expect(await savedSailings()).toMatchObject([{ auto_group: 0 }]);
});

test('where sailors report their finishes, the form says until when', async () => {
  await aSailingRecord(site.server, site.club, { self_reporting: 1 });
  await asOfficial();
  const changed = async (deadline: string) => {
    await choose('Torsdag 3', 'Ändra');
    const form = await dialog('Ändra segling');
    const field = form.getByRole('combobox', { name: 'Seglarna rapporterar senast' });
    const before = within(field).getByRole('option', { selected: true }).textContent;
    await site.page.user.selectOptions(field, deadline);
    await site.page.user.click(form.getByRole('button', { name: 'Spara' }));
    await gone('dialog');
    const [sailing] = await savedSailings();
    return [before, sailing?.report_deadline_minutes];
  };
  expect(await changed('30 min')).toEqual(['Ingen gräns', 30]);
  expect(await changed('Ingen gräns')).toEqual(['30 min', null]);
});

test('what only the server knows to be wrong is shown in the form, which keeps what was written', async () => {
  await aSailingRecord(site.server, site.club);
  await asOfficial();
  await choose('Torsdag 3', 'Ändra');
  const form = await dialog('Ändra segling');
  await site.page.user.type(form.getByRole('textbox', { name: 'Namn' }), ' B');
  await site.server.db.deleteFrom('sailings').execute();
  await site.page.user.click(form.getByRole('button', { name: 'Spara' }));

  expect(await form.findByRole('alert')).toHaveTextContent('Hittades inte. Den begärda resursen kunde inte hittas.');
  expect(form.getByRole('textbox', { name: 'Namn' })).toHaveValue('Torsdag 3 B');
});

test('a sailing is taken away only after a question that says what goes with it', async () => {
  const sailing = await aSailingRecord(site.server, site.club);
  await aCompetitorRecord(site.server, sailing);
  await asOfficial();
  await choose('Torsdag 3', 'Ta bort');
  let question = within(await screen.findByRole('alertdialog', { name: 'Ta bort seglingen?' }));
  expect(
    question.getByText('Torsdag 3 tas bort för gott tillsammans med 1 deltagare. Det går inte att ångra.'),
  ).toBeVisible();
  await site.page.user.click(question.getByRole('button', { name: 'Avbryt' }));
  await gone('alertdialog');
  expect(await savedSailings()).toHaveLength(1);

  await choose('Torsdag 3', 'Ta bort');
  question = within(await screen.findByRole('alertdialog', { name: 'Ta bort seglingen?' }));
  await site.page.user.click(question.getByRole('button', { name: 'Ta bort seglingen' }));
  expect(await screen.findByText('Seglingen togs bort.')).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Inga seglingar ännu' })).toBeVisible();
  const guide = within(screen.getByRole('region', { name: 'Kom igång' }));
  expect(guide.getByRole('link', { name: 'Skapa en hel säsong på en gång' })).toBeVisible();
  expect(await savedSailings()).toEqual([]);
});

test('a copy stands in the same serie without boats, and its form is a press away: it has the day of its original', async () => {
  const { serie, sailings } = await aSeason(site.server, site.club, {
    name: 'Torsdagsserien',
    evenings: [{ order: ['SWE 57'] }],
  });
  await asOfficial();
  await choose('Torsdag 1', 'Kopiera');
  expect(
    await screen.findByText('Seglingen kopierades, med inställningar och startgrupper men utan båtar.'),
  ).toBeVisible();
  const link = await screen.findByRole('link', { name: /^Torsdag 1 \(kopia\)\s*Torsdagsserien$/ });
  expect(link).toHaveAttribute('href', expect.stringMatching(/\/sailings\/\d+\/info$/));

  await site.page.user.click(screen.getByRole('button', { name: 'Ändra kopian' }));
  const form = await dialog('Ändra segling');
  expect(form.getByRole('textbox', { name: 'Namn' })).toHaveValue('Torsdag 1 (kopia)');
  const copy = (await savedSailings()).find(({ id }) => id !== sailings[0]?.id);
  expect(copy).toMatchObject({ serie_id: serie.id, start_date: sailings[0]?.start_date, status: 'upcoming' });
});

test('an unpublished sailing is published from the list', async () => {
  await aSailingRecord(site.server, site.club, { status: 'unpublished' });
  await asOfficial();
  expect(await screen.findByText('Opublicerad')).toBeVisible();
  await choose('Torsdag 3', 'Publicera');
  expect(await screen.findByText('Status ändrad till Kommande.')).toBeVisible();
  expect(screen.queryByText('Opublicerad')).not.toBeInTheDocument();
});

test('a sailor reads the list and can change nothing', async () => {
  await aSailingRecord(site.server, site.club);
  await site.open('/clubs/exempel-ss/sailings', await site.sailor());
  expect(await screen.findByRole('link', { name: 'Torsdag 3' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Skapa segling' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Fler val för Torsdag 3' })).not.toBeInTheDocument();
});

test("somebody else's change is seen at once", async () => {
  const sailing = await aSailingRecord(site.server, site.club, { status: 'unpublished' });
  await asOfficial();
  expect(await screen.findByText('Live')).toBeVisible();
  const token = site.page.store.getState().session.accessToken;
  await fetch(`${location.origin}/api/sailings/${sailing.id}/`, {
    method: 'PATCH',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Nytt namn' }),
  });
  expect(await screen.findByRole('link', { name: 'Nytt namn' })).toBeVisible();
});

test('a list that cannot be fetched says so and can be tried again', async () => {
  await aSailingRecord(site.server, site.club);
  const send = globalThis.fetch;
  globalThis.fetch = (input, init) =>
    input instanceof Request && input.url.includes('/api/sailings/')
      ? Promise.reject(new TypeError('no network'))
      : send(input, init);
  await asOfficial();
  expect(await screen.findByText('Seglingarna kunde inte hämtas')).toBeVisible();
  globalThis.fetch = send;
  // The app tries again by itself too; a press that falls into such a try waits for its end, and it began without a
  // network.
  await waitFor(async () => {
    const again = screen.queryByRole('button', { name: 'Försök igen' });
    if (again) await site.page.user.click(again);
    expect(screen.getByRole('link', { name: 'Torsdag 3' })).toBeVisible();
  });
});

test('from nine sailings on they can be searched', async () => {
  for (let number = 1; number <= 9; number += 1)
    await aSailingRecord(site.server, site.club, { name: `Torsdag ${number}` });
  await asOfficial();
  await site.page.user.type(await screen.findByRole('searchbox', { name: 'Sök segling' }), 'dag 7');
  await waitFor(() => expect(screen.getAllByRole('link', { name: /^Torsdag/ })).toHaveLength(1));
  await site.page.user.type(screen.getByRole('searchbox', { name: 'Sök segling' }), ' x');
  expect(await screen.findByText('Ingen segling passar sökningen')).toBeVisible();
  await site.page.user.click(screen.getByRole('button', { name: 'Töm sökrutan' }));
  await waitFor(() => expect(screen.getAllByRole('link', { name: /^Torsdag/ })).toHaveLength(9));
});
