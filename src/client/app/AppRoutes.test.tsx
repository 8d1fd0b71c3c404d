import { screen, waitFor, within } from '@testing-library/react';
import { aClub, aClubAccount, aSailorAccount, aUser, TEST_PASSWORD } from '../../testing/accounts';
import { startClientApp, type ClientApp } from '../../testing/clientApp';
import { openApp, type OpenedApp } from '../../testing/openApp';
import { aSailingRecord } from '../../testing/records';

let server: ClientApp;
let page: OpenedApp;

beforeEach(async () => {
  server = await startClientApp();
});

afterEach(async () => {
  page.leave();
  await server.close();
});

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const FRONT = 'Resultatet klart innan båtarna ligger vid bryggan';

async function aClubWithSailing() {
  const club = await aClub(server, { name: 'Exempel Segelsällskap', slug: 'exempel-ss', counter: 1 });
  return { club, official: await aClubAccount(server, club), sailing: await aSailingRecord(server, club) };
}

describe('before login', () => {
  test.each(['/clubs/exempel-ss/sailings', '/sailors', '/about', '/what-is-this'])(
    '%s leads to the start page',
    async (path) => {
      page = await openApp(path);
      expect(await heading(FRONT)).toBeVisible();
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      expect(screen.getByText('Sidan du ville öppna kräver att du är inloggad. Logga in så öppnas den.')).toBeVisible();
    },
  );

  test.each([
    ['/login', 'Logga in'],
    ['/reset-confirm/MQ/abc-123', 'Återställ lösenord'],
    ['/terms', 'Användarvillkor'],
    ['/privacy-policy', 'Integritetspolicy'],
  ])('%s opens the login modal at "%s"', async (path, title) => {
    page = await openApp(path);
    expect(await screen.findByRole('dialog', { name: title })).toBeVisible();
  });

  test('the page that was asked for is opened after login', async () => {
    const { official, sailing } = await aClubWithSailing();
    page = await openApp(`/clubs/exempel-ss/sailings/${sailing.id}/info`);
    await heading(FRONT);
    await page.user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Logga in' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Logga in' }));
    expect(dialog.getByText('Logga in så öppnas sidan du ville till.')).toBeVisible();

    await page.user.type(dialog.getByRole('textbox', { name: 'E-post' }), official.email);
    await page.user.type(dialog.getByLabelText('Lösenord'), TEST_PASSWORD);
    await page.user.click(dialog.getByRole('button', { name: 'Logga in' }));
    expect(await heading('Torsdag 3')).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Uppgifter' })).toBeVisible();
  });

  test('a closed modal leaves the start page', async () => {
    page = await openApp('/login');
    await page.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Stäng' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await heading(FRONT)).toBeVisible();
  });
});

describe('after login', () => {
  test.each(['/what-is-this', '/clubs/no-such-club/sailings', '/clubs/exempel-ss/nothing'])(
    '%s could not be found',
    async (path) => {
      const { official } = await aClubWithSailing();
      page = await openApp(path, { as: official });
      expect(await heading('This page could not be found')).toBeVisible();
      expect(screen.getByRole('link', { name: 'Till startsidan' })).toHaveAttribute('href', '/');
    },
  );

  test('a sailing that does not exist could not be found', async () => {
    const { official } = await aClubWithSailing();
    page = await openApp('/clubs/exempel-ss/sailings/999999/info', { as: official });
    expect(await heading('This page could not be found')).toBeVisible();
  });

  test("another club's sailing is not found among those of this club", async () => {
    const { official } = await aClubWithSailing();
    const other = await aClub(server, { slug: 'annans-bk' });
    const sailing = await aSailingRecord(server, other, { name: 'Andras segling' });
    page = await openApp(`/clubs/exempel-ss/sailings/${sailing.id}/info`, { as: official });
    expect(await heading('This page could not be found')).toBeVisible();
  });

  test("the address of a club is the club's home", async () => {
    const { club } = await aClubWithSailing();
    page = await openApp('/clubs/exempel-ss', { as: await aSailorAccount(server, { club }) });
    expect(await heading('Exempel Segelsällskap')).toBeVisible();
    expect(await screen.findByRole('heading', { level: 2, name: 'Nästa seglingar' })).toBeVisible();
  });

  test.each(['/clubs', '/login'])("%s leads to the sailings of one's club", async (path) => {
    const { club } = await aClubWithSailing();
    page = await openApp(path, { as: await aSailorAccount(server, { club }) });
    expect(await heading('Seglingar')).toBeVisible();
  });

  test.each([
    ['/clubs/series', 'Serier'],
    ['/clubs/courses', 'Banor'],
    ['/clubs/profile', 'Klubbens profil'],
  ])("without a club, %s is that of one's own", async (path, title) => {
    const { official } = await aClubWithSailing();
    page = await openApp(path, { as: official });
    expect(await heading(title)).toBeVisible();
  });

  test('somebody without a club chooses one among all', async () => {
    await aClubWithSailing();
    page = await openApp('/clubs', { as: await aUser(server) });
    await heading('Klubbar');
    await page.user.click(await screen.findByRole('link', { name: 'Exempel Segelsällskap' }));
    expect(await heading('Seglingar')).toBeVisible();
  });

  test("the start page leads on to one's club", async () => {
    const { official } = await aClubWithSailing();
    page = await openApp('/', { as: official });
    await heading('Välkommen');
    await page.user.click(await screen.findByRole('link', { name: 'Till seglingarna i Exempel Segelsällskap' }));
    expect(await heading('Seglingar')).toHaveFocus();
    expect(document.title).toBe('Seglingar – Styrbord');
  });

  test('a sailing opens at its information, and its other page is a tab away', async () => {
    const { official, sailing } = await aClubWithSailing();
    page = await openApp(`/clubs/exempel-ss/sailings/${sailing.id}`, { as: official });
    await screen.findByRole('heading', { name: 'Uppgifter' });
    const tabs = within(screen.getByRole('navigation', { name: 'Seglingens sidor' }));
    expect(tabs.getByRole('link', { name: 'Information' })).toHaveAttribute('aria-current', 'page');
    await page.user.click(tabs.getByRole('link', { name: 'Deltagare' }));
    expect((await screen.findAllByRole('button', { name: 'Lägg till deltagare' }))[0]).toBeVisible();
    expect(tabs.getByRole('link', { name: 'Deltagare' })).toHaveAttribute('aria-current', 'page');
  });

  test('who logs out comes to the login', async () => {
    const { official } = await aClubWithSailing();
    page = await openApp('/clubs/exempel-ss/sailings', { as: official });
    await heading('Seglingar');
    await page.user.click(screen.getByRole('button', { name: 'Meny' }));
    await page.user.click(await screen.findByRole('menuitem', { name: 'Logga ut' }));
    expect(await screen.findByRole('dialog', { name: 'Logga in' })).toBeVisible();
    const answer = await fetch(`${location.origin}/auth/jwt/refresh/`, {
      method: 'POST',
      headers: { 'X-Requested-With': 'styrbord' },
    });
    expect(answer.status).toBe(401);
  });

  test('a page that was reloaded is still logged in', async () => {
    const { official } = await aClubWithSailing();
    page = await openApp('/', { as: official });
    await heading('Välkommen');
    page.leave();
    page = await openApp('/clubs/exempel-ss/sailings');
    expect(await heading('Seglingar')).toBeVisible();
  });
});
