import { screen, waitFor, within } from '@testing-library/react';
import { aClub, aClubAccount, aSailorAccount } from '../../../../testing/accounts';
import { aSeason, type Season } from '../../../../testing/aSeason';
import { startClientApp, type ClientApp } from '../../../../testing/clientApp';
import { openApp, type OpenedApp } from '../../../../testing/openApp';

let server: ClientApp;
let page: OpenedApp;
let club: Awaited<ReturnType<typeof aClub>>;
let season: Season;

beforeEach(async () => {
  server = await startClientApp();
  sessionStorage.clear();
  club = await aClub(server, { slug: 'exempel-ss', counter: 1 });
  season = await aSeason(server, club, {
    rules: { discards: [] },
    evenings: [{ order: ['SWE 57', 'SWE 8', 'SWE 99'] }, { order: ['SWE 57', 'SWE 8'] }, { order: ['SWE 8'], codes: { 'SWE 57': 'DNF' } }],
  });
});

afterEach(async () => {
  page.leave();
  await server.close();
});

const open = async (as: { email: string }) => {
  page = await openApp(`/clubs/exempel-ss/series/${season.serie.id}/rules`, { as });
};
const asOfficial = async () => {
  const official = await aClubAccount(server, club);
  await open(official);
  await page.user.click(await screen.findByRole('button', { name: 'Ändra reglerna' }));
  await screen.findByRole('combobox', { name: 'Börja från' });
  return official;
};
const savedRules = async () => {
  const { rules } = await server.db.selectFrom('series').select('rules').executeTakeFirstOrThrow();
  return JSON.parse(rules) as unknown;
};

test('what is written is told as a sailing instruction, with what it does to the standings, before it is saved', async () => {
  await asOfficial();
  expect(screen.getByText('Inga seglingar räknas bort.')).toBeVisible();
  expect(screen.getByText('Ändra något, så visas här vad det gör med ställningen.')).toBeVisible();

  await page.user.selectOptions(screen.getByRole('combobox', { name: 'Börja från' }), 'Lågpoäng, den sämsta borträknad');
  expect(await screen.findByText('Den sämsta seglingen räknas bort när minst två seglingar är genomförda.')).toBeVisible();
  expect(await screen.findByText('2 rader byter plats.')).toBeVisible();
  const preview = within(screen.getByRole('table', { name: 'Så blir ställningen' }));
  expect(preview.getByRole('row', { name: /SWE 57/ })).toHaveTextContent(/^21SWE 57Båt 57Rorsman 57upp 12$/);
  expect(await savedRules()).toMatchObject({ discards: [] });

  await page.user.click(screen.getByRole('button', { name: 'Spara reglerna' }));
  expect(await screen.findByText('Reglerna sparades. Ställningen räknas om.')).toBeVisible();
  expect(await savedRules()).toMatchObject({ discards: [2] });
});

test('steps, quotas and points of a code are written row by row', async () => {
  await asOfficial();
  await page.user.selectOptions(screen.getByRole('combobox', { name: 'Hur många räknas bort' }), 'Fler ju fler som är genomförda');
  await page.user.click(screen.getByRole('button', { name: 'Lägg till ett steg' }));
  expect(
    await screen.findByText('Den sämsta seglingen räknas bort när minst två seglingar är genomförda, de två sämsta när minst sex är det.'),
  ).toBeVisible();

  await page.user.click(screen.getByRole('button', { name: 'Lägg till en kvot' }));
  await page.user.type(screen.getByRole('textbox', { name: 'Del av säsongen' }), 'Vår');
  await page.user.type(screen.getByRole('textbox', { name: 'Till och med' }), '2026-07-15');
  expect(await screen.findByText('Av de seglingar som räknas ska minst en vara seglade till och med 15 juli (Vår).')).toBeVisible();

  await page.user.click(screen.getByRole('button', { name: 'Lägg till en kod' }));
  await page.user.selectOptions(screen.getByRole('combobox', { name: 'Kod' }), 'DNC');
  await page.user.selectOptions(screen.getByRole('combobox', { name: 'Räknat från' }), 'I mål');
  await page.user.clear(screen.getByRole('textbox', { name: 'Plus' }));
  await page.user.type(screen.getByRole('textbox', { name: 'Plus' }), '2');
  expect(await screen.findByText('DNC ger antalet båtar i mål + 2.')).toBeVisible();

  await page.user.click(screen.getByRole('button', { name: 'Spara reglerna' }));
  expect(await screen.findByText('Reglerna sparades. Ställningen räknas om.')).toBeVisible();
  expect(await savedRules()).toMatchObject({
    discards: [2, 6],
    quotas: [{ name: 'Vår', until: '2026-07-15', min: 1 }],
    code_points: { DNC: { base: 'finishers', plus: 2 } },
  });
});

test('what is wrong is told by its rows, and nothing is saved', async () => {
  await asOfficial();
  await page.user.selectOptions(screen.getByRole('combobox', { name: 'Hur många räknas bort' }), 'Fler ju fler som är genomförda');
  await page.user.clear(screen.getByRole('textbox', { name: 'Genomförda för en borträknad' }));
  await page.user.clear(screen.getByRole('textbox', { name: 'Minsta antal startande' }));
  await page.user.type(screen.getByRole('textbox', { name: 'Minsta antal startande' }), 'tre');
  expect(await screen.findByText('Rätta det som är fel i formuläret, så visas ställningen.')).toBeVisible();
  await page.user.click(screen.getByRole('button', { name: 'Spara reglerna' }));
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: 'Minsta antal startande' })).toHaveAccessibleDescription('Ett giltigt heltal krävs.'),
  );
  expect(screen.getByRole('group', { name: 'Borträkning' })).toHaveAccessibleDescription('Ett giltigt heltal krävs.');
  expect(await savedRules()).toMatchObject({ discards: [] });
});

test('what is not saved is there when the page is opened again, and can be given up', async () => {
  const official = await asOfficial();
  await page.user.selectOptions(screen.getByRole('combobox', { name: 'Poängsystem' }), 'Högpoäng StSF');
  expect(await screen.findByText('Du har ändringar som inte är sparade.')).toBeVisible();
  page.leave();

  await open(official);
  expect(await screen.findByRole('combobox', { name: 'Poängsystem' })).toHaveDisplayValue('Högpoäng StSF');
  await page.user.click(screen.getByRole('button', { name: 'Avbryt' }));
  expect(screen.getByText('Lågpoängsystemet enligt KSR Appendix A.')).toBeVisible();
  await page.user.click(screen.getByRole('button', { name: 'Ändra reglerna' }));
  expect(await screen.findByRole('combobox', { name: 'Poängsystem' })).toHaveDisplayValue('Lågpoäng (KSR Appendix A)');
});

test('others read the rules', async () => {
  await open(await aSailorAccount(server, { club }));
  expect(await screen.findByText('Inga seglingar räknas bort.')).toBeVisible();
  expect(screen.getByText('Bara klubbens funktionärer kan ändra hur serien räknas.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Spara reglerna' })).not.toBeInTheDocument();
});
