import { screen, waitFor, within } from '@testing-library/react';
import { clubSite } from '../../../testing/clubSite';
import { aCompetitorRecord, aSailingRecord } from '../../../testing/records';
import { watchCalls } from '../../../testing/tabs';

const site = clubSite();
let sailing: Awaited<ReturnType<typeof aSailingRecord>>;

beforeEach(async () => {
  sailing = await aSailingRecord(site.server, site.club, { name: 'Torsdag 3', status: 'finished' });
  for (const [sail_number, skipper_name, contact_email, elapsed_s] of [
    ['SWE 57', 'Örjan Öst', 'orjan@exempel.se', 3000],
    ['SWE 312', 'Alva Sjö', 'alva@exempel.se', 3100],
  ] as const)
    await aCompetitorRecord(site.server, sailing, {
      ...{ sail_number, skipper_name, contact_email, elapsed_s, recorded: 'elapsed', boat_name: 'Åsa', approved: 1 },
      ...{ rating_thousandths: 900, rating_type: 'custom' },
    });
});

const setClub = (publish: 'off' | 'at_once' | 'verified' | 'manual') =>
  site.server.db.updateTable('clubs').set({ publish }).execute();
const RESULT = () => `/clubs/exempel-ss/sailings/${sailing.id}/result`;

async function openDialog(as: { email: string }) {
  await site.open(RESULT(), as);
  await site.page.user.click(await screen.findByRole('button', { name: 'Dela resultatet' }));
  return within(await screen.findByRole('dialog', { name: 'Dela resultatet' }));
}

test('an official publishes by hand and has the link on the clipboard by two presses', async () => {
  await setClub('manual');
  const dialog = await openDialog(await site.official());
  expect(await dialog.findByText('Inget resultat har publicerats än.')).toBeVisible();
  await site.page.user.type(dialog.getByRole('textbox', { name: 'Anmärkning på sidan' }), 'Inför prisutdelningen');
  await site.page.user.click(dialog.getByRole('button', { name: 'Publicera' }));

  const address = await dialog.findByRole<HTMLInputElement>('textbox', { name: 'Länk till sidan' });
  expect(address.value).toMatch(new RegExp(`/r/exempel-ss/segling/${sailing.id}-torsdag-3$`));
  expect(dialog.getByText(/^Version 1, preliminär/)).toBeVisible();
  expect(dialog.getByText(/Publicerad av .*Inför prisutdelningen/)).toBeVisible();
  const copied = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await site.page.user.click(dialog.getByRole('button', { name: 'Kopiera länken' }));
  expect(copied).toHaveBeenLastCalledWith(address.value);
  await site.page.user.click(await dialog.findByRole('button', { name: 'Text till en gruppchatt' }));
  expect(copied).toHaveBeenLastCalledWith(
    expect.stringMatching(/^Torsdag 3, 4 juni\n1\. SWE 57 Åsa {2}0:45:00\n2\. SWE 312 Åsa {2}0:46:30\nhttp/),
  );
  expect(dialog.getByRole('link', { name: 'Bild till inlägg' })).toHaveAttribute('href', `${address.value}.png`);
  expect(dialog.getByRole('link', { name: 'PDF' })).toHaveAttribute('href', `${address.value}.pdf`);
  expect(dialog.getByRole('link', { name: 'Excel' })).toHaveAttribute('href', `${address.value}.xlsx`);
  expect(dialog.getByRole('link', { name: 'Mejla de anmälda (2)' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^mailto:\?bcc=orjan%40exempel\.se%2Calva%40exempel\.se&subject=Resultat/),
  );
  await site.page.user.click(dialog.getByRole('button', { name: 'Kopiera de anmäldas adresser' }));
  expect(copied).toHaveBeenLastCalledWith('orjan@exempel.se, alva@exempel.se');

  await site.page.user.click(dialog.getByRole('button', { name: 'Ta bort version 1' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Ta bort version 1?' }));
  await site.page.user.click(question.getByRole('button', { name: 'Ta bort' }));
  expect(await dialog.findByText('Inget resultat har publicerats än.')).toBeVisible();
});

test('how a helm is named is changed for one boat, also when the result is verified', async () => {
  await site.server.db.updateTable('sailings').set({ verified_result: 1 }).execute();
  await setClub('manual');
  const dialog = await openDialog(await site.official());
  await site.page.user.selectOptions(
    await dialog.findByRole('combobox', { name: 'Båt' }),
    await dialog.findByRole('option', { name: /SWE 57/ }),
  );
  const wish = await dialog.findByRole('combobox', { name: 'I öppna resultat' });
  await waitFor(() => expect(wish).toBeEnabled());
  await site.page.user.selectOptions(wish, 'Inget namn');
  expect(await screen.findByText('Sparat. Sidan visar det direkt.')).toBeVisible();
  await waitFor(() => expect(wish).toHaveDisplayValue('Inget namn'));
  const hidden = site.server.db.selectFrom('competitors').select('sail_number').where('hide_name', '=', 1);
  expect(await hidden.execute()).toEqual([{ sail_number: 'SWE 57' }]);
});

test('a reader is told that nothing is public yet, and runs nothing', async () => {
  await setClub('at_once');
  const dialog = await openDialog(await site.sailor());
  expect(await dialog.findByText(/^Inget resultat har publicerats än\. Det publiceras av sig självt/)).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Publicera' })).not.toBeInTheDocument();
  expect(dialog.queryByRole('combobox', { name: 'Båt' })).not.toBeInTheDocument();
});

test('a club that publishes nothing is shown where to change that', async () => {
  await setClub('off');
  const dialog = await openDialog(await site.official());
  expect(await dialog.findByText('Klubben visar inga resultat för andra än inloggade.')).toBeVisible();
  await site.page.user.click(dialog.getByRole('link', { name: 'Ändra i klubbens profil' }));
  const choice = await screen.findByRole('combobox', { name: 'Visa för alla' });
  expect(screen.queryByRole('combobox', { name: 'Rorsmännen visas med' })).not.toBeInTheDocument();
  await site.page.user.selectOptions(choice, 'När resultatet är verifierat');
  await site.page.user.selectOptions(screen.getByRole('combobox', { name: 'Rorsmännen visas med' }), 'Initialer');
  await site.page.user.click(screen.getByRole('switch', { name: 'Visa besättningarnas namn' }));
  await site.page.user.click(screen.getByRole('button', { name: 'Spara profilen' }));
  expect(await screen.findByText('Profilen sparades.')).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Klubbens öppna sida' })).toHaveAttribute('href', '/r/exempel-ss/');
  expect(screen.getByRole('link', { name: 'Skärm till klubbhuset' })).toHaveAttribute('href', '/r/exempel-ss/skarm');
  const saved = site.server.db.selectFrom('clubs').select(['publish', 'publish_names', 'publish_crew']);
  expect(await saved.execute()).toEqual([{ publish: 'verified', publish_names: 'initials', publish_crew: 1 }]);
});

test('versions that cannot be fetched can be asked for again', async () => {
  await setClub('manual');
  const broken = watchCalls(({ path }, go) =>
    path.endsWith('/publications/') ? Promise.resolve(Response.json({ detail: 'Trasigt.' }, { status: 500 })) : go(),
  );
  const dialog = await openDialog(await site.official());
  expect(await dialog.findByText('Versionerna kunde inte hämtas')).toBeVisible();
  broken.stop();
  await site.page.user.click(dialog.getByRole('button', { name: 'Försök igen' }));
  expect(await dialog.findByText('Inget resultat har publicerats än.')).toBeVisible();
});
