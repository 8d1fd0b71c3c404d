import { screen, waitFor, within } from '@testing-library/react';
import { aSeason, type Season } from '../../../../testing/aSeason';
import { clubSite } from '../../../../testing/clubSite';

const site = clubSite();
let season: Season;

beforeEach(async () => {
  sessionStorage.clear();
  season = await aSeason(site.server, site.club, {
    rules: { discards: [] },
    evenings: [
      { order: ['SWE 57', 'SWE 8', 'SWE 99'] },
      { order: ['SWE 57', 'SWE 8'] },
      { order: ['SWE 8'], codes: { 'SWE 57': 'DNF' } },
    ],
  });
});

const open = async (as: { email: string }) => {
  await site.open(`/clubs/exempel-ss/series/${season.serie.id}/rules`, as);
};
const asOfficial = async () => {
  const official = await site.official();
  await open(official);
  await site.page.user.click(await screen.findByRole('button', { name: 'Ändra reglerna' }));
  await screen.findByRole('combobox', { name: 'Börja från' });
  return official;
};
const savedRules = async () => {
  const { rules } = await site.server.db.selectFrom('series').select('rules').executeTakeFirstOrThrow();
  return JSON.parse(rules) as unknown;
};

test('before saving, the rules are shown as a sailing instruction, with what they do to the standings', async () => {
  await asOfficial();
  expect(screen.getByText('Inga seglingar räknas bort.')).toBeVisible();
  expect(screen.getByText('Ändra något, så visas här vad det gör med ställningen.')).toBeVisible();

  await site.page.user.selectOptions(
    screen.getByRole('combobox', { name: 'Börja från' }),
    'Lågpoäng, den sämsta borträknad',
  );
  expect(
    await screen.findByText('Den sämsta seglingen räknas bort när minst två seglingar är genomförda.'),
  ).toBeVisible();
  expect(await screen.findByText('2 rader byter plats.')).toBeVisible();
  const preview = within(screen.getByRole('table', { name: 'Så blir ställningen' }));
  expect(preview.getByRole('row', { name: /SWE 57/ })).toHaveTextContent(/^21SWE 57Båt 57Rorsman 57upp 12$/);
  expect(await savedRules()).toMatchObject({ discards: [] });

  await site.page.user.click(screen.getByRole('button', { name: 'Spara reglerna' }));
  expect(await screen.findByText('Reglerna sparades. Ställningen räknas om.')).toBeVisible();
  expect(await savedRules()).toMatchObject({ discards: [2] });
});

test('steps, quotas and points of a code are written row by row', async () => {
  await asOfficial();
  await site.page.user.selectOptions(
    screen.getByRole('combobox', { name: 'Hur många räknas bort' }),
    'Fler ju fler som är genomförda',
  );
  await site.page.user.click(screen.getByRole('button', { name: 'Lägg till ett steg' }));
  expect(
    await screen.findByText(
      'Den sämsta seglingen räknas bort när minst två seglingar är genomförda, de två sämsta när minst sex är det.',
    ),
  ).toBeVisible();

  await site.page.user.click(screen.getByRole('button', { name: 'Lägg till en kvot' }));
  await site.page.user.type(screen.getByRole('textbox', { name: 'Del av säsongen' }), 'Vår');
  await site.page.user.type(screen.getByRole('textbox', { name: 'Till och med' }), '2026-07-15');
  expect(
    await screen.findByText('Av de seglingar som räknas ska minst en vara seglade till och med 15 juli (Vår).'),
  ).toBeVisible();

  await site.page.user.click(screen.getByRole('button', { name: 'Lägg till en kod' }));
  await site.page.user.selectOptions(screen.getByRole('combobox', { name: 'Kod' }), 'DNC');
  await site.page.user.selectOptions(screen.getByRole('combobox', { name: 'Räknat från' }), 'I mål');
  await site.page.user.clear(screen.getByRole('textbox', { name: 'Plus' }));
  await site.page.user.type(screen.getByRole('textbox', { name: 'Plus' }), '2');
  expect(await screen.findByText('DNC ger antalet båtar i mål + 2.')).toBeVisible();

  await site.page.user.click(screen.getByRole('button', { name: 'Spara reglerna' }));
  expect(await screen.findByText('Reglerna sparades. Ställningen räknas om.')).toBeVisible();
  expect(await savedRules()).toMatchObject({
    discards: [2, 6],
    quotas: [{ name: 'Vår', until: '2026-07-15', min: 1 }],
    code_points: { DNC: { base: 'finishers', plus: 2 } },
  });
});

test('what is wrong is shown by its rows, and nothing is saved', async () => {
  await asOfficial();
  await site.page.user.selectOptions(
    screen.getByRole('combobox', { name: 'Hur många räknas bort' }),
    'Fler ju fler som är genomförda',
  );
  await site.page.user.clear(screen.getByRole('textbox', { name: 'Genomförda för en borträknad' }));
  await site.page.user.clear(screen.getByRole('textbox', { name: 'Minsta antal startande' }));
  await site.page.user.type(screen.getByRole('textbox', { name: 'Minsta antal startande' }), 'tre');
  expect(await screen.findByText('Rätta det som är fel i formuläret, så visas ställningen.')).toBeVisible();
  await site.page.user.click(screen.getByRole('button', { name: 'Spara reglerna' }));
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: 'Minsta antal startande' })).toHaveAccessibleDescription(
      'Ett giltigt heltal krävs.',
    ),
  );
  expect(screen.getByRole('group', { name: 'Borträkning' })).toHaveAccessibleDescription('Ett giltigt heltal krävs.');
  expect(await savedRules()).toMatchObject({ discards: [] });
});

test('what is not saved is there when the page is opened again, and can be given up', async () => {
  const official = await asOfficial();
  await site.page.user.selectOptions(screen.getByRole('combobox', { name: 'Poängsystem' }), 'Högpoäng StSF');
  expect(await screen.findByText('Du har ändringar som inte är sparade.')).toBeVisible();
  site.page.leave();

  await open(official);
  expect(await screen.findByRole('combobox', { name: 'Poängsystem' })).toHaveDisplayValue('Högpoäng StSF');
  await site.page.user.click(screen.getByRole('button', { name: 'Avbryt' }));
  expect(screen.getByText('Lågpoängsystemet enligt KSR Appendix A.')).toBeVisible();
  await site.page.user.click(screen.getByRole('button', { name: 'Ändra reglerna' }));
  expect(await screen.findByRole('combobox', { name: 'Poängsystem' })).toHaveDisplayValue('Lågpoäng (KSR Appendix A)');
});

test('others read the rules', async () => {
  await open(await site.sailor());
  expect(await screen.findByText('Inga seglingar räknas bort.')).toBeVisible();
  expect(screen.getByText('Bara klubbens funktionärer kan ändra hur serien räknas.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Spara reglerna' })).not.toBeInTheDocument();
});
