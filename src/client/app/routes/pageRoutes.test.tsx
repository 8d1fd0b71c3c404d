import { screen, waitFor, within } from '@testing-library/react';
import { aClub, aClubAccount, aSailorAccount } from '../../../testing/accounts';
import { startClientApp, type ClientApp } from '../../../testing/clientApp';
import { openApp, type OpenedApp } from '../../../testing/openApp';

let server: ClientApp;
let page: OpenedApp;
let official: { email: string };

beforeEach(async () => {
  server = await startClientApp();
  official = await aClubAccount(server, await aClub(server, { name: 'Exempel Segelsällskap', slug: 'exempel-ss' }));
});

afterEach(async () => {
  page.leave();
  await server.close();
});

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

test.each([
  ['/about', 'Om Styrbord', 'MIT-licensen'],
  ['/upgrade', 'Nytt i Styrbord', 'Serier efter reglerna'],
  ['/data-deletion', 'Ta bort dina uppgifter', 'Säkerhetskopior som togs innan'],
  ['/tillganglighet', 'Tillgänglighet', 'Kända brister'],
  ['/design-system', 'Designsystem', 'Signalflaggor'],
  ['/style-guide', 'Stilguide', 'Typografi'],
  ['/clubs/exempel-ss/documentation', 'Dokumentation', 'En kväll, steg för steg'],
  ['/clubs/exempel-ss/help', 'Hjälp', 'Hur räknas korrigerad tid?'],
  ['/documentation', 'Dokumentation', 'För seglare: från anmälan till resultat'],
  ['/help', 'Hjälp', 'Hur anmäler jag mig till en segling?'],
])('%s is the page "%s"', async (path, title, words) => {
  page = await openApp(path, { as: official });
  expect(await heading(title)).toBeVisible();
  expect(document.title).toBe(`${title} – Styrbord`);
  expect(screen.getAllByText(new RegExp(words.replace('?', '\\?')))[0]).toBeVisible();
});

test.each(['/index%20copy', '/index copy'])('%s shows what the start page shows', async (path) => {
  page = await openApp(path, { as: official });
  expect(await heading('Välkommen')).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Till seglingarna i Exempel Segelsällskap' })).toBeVisible();
});

test('the page on deletion links a sailor to their settings, but not a club account', async () => {
  const sailor = await aSailorAccount(server);
  page = await openApp('/data-deletion', { as: sailor });
  expect(await screen.findByRole('link', { name: 'Till inställningarna' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/sailors\/\d+\/settings$/),
  );
  page.leave();
  page = await openApp('/data-deletion', { as: official });
  await heading('Ta bort dina uppgifter');
  expect(screen.queryByRole('link', { name: 'Till inställningarna' })).not.toBeInTheDocument();
});

test('the list of what a page has leads to its parts', async () => {
  page = await openApp('/clubs/exempel-ss/documentation', { as: official });
  await heading('Dokumentation');
  const contents = within(screen.getByRole('navigation', { name: 'På sidan' }));
  const part = contents.getByRole('link', { name: 'SRS och korrigerad tid' }).getAttribute('href')?.slice(1) ?? '';
  expect(document.getElementById(part)).toHaveTextContent('SRS och korrigerad tid');
});

describe('the help', () => {
  const open = async () => {
    page = await openApp('/clubs/exempel-ss/help', { as: official });
    await heading('Hjälp');
  };
  const search = (words: string) => page.user.type(screen.getByRole('searchbox', { name: 'Sök i hjälpen' }), words);

  test('is searched by words in questions and answers; few hits are opened', async () => {
    await open();
    expect(screen.getByText('Jag har glömt lösenordet. Hur kommer jag in?')).toBeVisible();
    await search('okänd båt inte i listan');
    await waitFor(() =>
      expect(screen.queryByText('Jag har glömt lösenordet. Hur kommer jag in?')).not.toBeInTheDocument(),
    );
    expect(screen.getByText('1 fråga')).toBeVisible();
    expect(screen.getByText(/^Skriv numret och tiden ändå/)).toBeVisible();
  });

  test('has the half of officials first for them; the other half is there too', async () => {
    await open();
    const titles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(titles()[0]).toBe('För funktionärer: deltagare och startgrupper');
    expect(titles()).toContain('För seglare: anmälan');
  });

  test.each([
    ['anmäla', 'Hur anmäler jag mig till en segling?'],
    ['avanmäla', 'Hur avanmäler jag mig?'],
    ['tid', 'Hur rapporterar jag min tid?'],
    ['ändra anmälan', 'Hur ändrar jag min anmälan?'],
    ['preliminär', 'Vad betyder Anmäld, Preliminär och Verifierad?'],
    ['vad krävs', 'Vad är "Vad krävs?"'],
    ['medlem', 'Hur blir jag medlem i en klubb?'],
    ['srs', 'Var skriver jag båtens SRS-tal?'],
  ])('finds what sailors ask by "%s"', async (words, question) => {
    page = await openApp('/help', { as: official });
    await heading('Hjälp');
    await search(words);
    expect(await screen.findByText(question)).toBeVisible();
    expect(screen.getByText(/^\d+ fråg/)).toBeVisible();
  });

  test('says so when nothing is found, and can be emptied', async () => {
    await open();
    await search('helikopter');
    expect(await screen.findByRole('heading', { name: 'Ingen fråga passar sökningen' })).toBeVisible();
    await page.user.click(screen.getByRole('button', { name: 'Töm sökrutan' }));
    expect(await screen.findByText('Hur räknas korrigerad tid?')).toBeVisible();
  });

  test('leads to the pages about the app', async () => {
    await open();
    const pages = within(screen.getByRole('navigation', { name: 'Om tjänsten' }));
    expect(pages.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/about',
      '/upgrade',
      '/tillganglighet',
      '/terms',
      '/privacy-policy',
      '/data-deletion',
    ]);
    await page.user.click(pages.getByRole('link', { name: 'Om Styrbord' }));
    expect(await heading('Om Styrbord')).toHaveFocus();
  });

  test('leads to the feedback form', async () => {
    await open();
    await page.user.click(screen.getByRole('button', { name: 'Skriv till oss' }));
    expect(await screen.findByRole('dialog', { name: 'Feedback' })).toBeVisible();
  });
});

describe('before login', () => {
  test.each(['/about', '/upgrade', '/data-deletion', '/design-system', '/style-guide', '/index%20copy'])(
    '%s leads to the start page',
    async (path) => {
      page = await openApp(path);
      expect(await heading('Resultatet klart innan båtarna ligger vid bryggan')).toBeVisible();
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    },
  );

  test('the statement on accessibility is read from the foot of the start page, and from its address', async () => {
    page = await openApp('/');
    await heading('Resultatet klart innan båtarna ligger vid bryggan');
    await page.user.click(
      within(screen.getByRole('navigation', { name: 'Om tjänsten' })).getByRole('link', { name: 'Tillgänglighet' }),
    );
    const dialog = within(await screen.findByRole('dialog', { name: 'Tillgänglighet' }));
    expect(dialog.getByText(/WCAG 2.2 på nivå AA/)).toBeVisible();
    await page.user.click(dialog.getByRole('button', { name: 'Tillbaka' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    page.leave();
    page = await openApp('/tillganglighet');
    expect(await screen.findByRole('dialog', { name: 'Tillgänglighet' })).toBeVisible();
  });
});

describe('the catalogue', () => {
  test('a field says what is wrong when the example is sent', async () => {
    page = await openApp('/design-system', { as: official });
    await heading('Designsystem');
    await page.user.click(screen.getAllByRole('button', { name: 'Spara' })[1] ?? document.body);
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'Segelnummer' })).toHaveAccessibleDescription(
        'Ange ett giltigt segelnummer, till exempel SWE 312.',
      ),
    );
  });

  test('every flag that is shown has its name', async () => {
    page = await openApp('/design-system', { as: official });
    await heading('Designsystem');
    for (const name of [
      'AP, uppskjuten',
      'Första likhetstecken, allmän återkallelse',
      'Svart flagga, regel 30.4 gäller',
    ]) {
      expect(screen.getByText(name)).toBeVisible();
    }
  });
});
