import { render, screen, waitFor, within } from '@testing-library/react';
import { aClub, aClubAccount, TEST_PASSWORD } from '../../../../testing/accounts';
import { startClientApp, type ClientApp } from '../../../../testing/clientApp';
import { openApp, type OpenedApp } from '../../../../testing/openApp';
import { drawStyles } from '../../../../testing/styles';
import { watchCalls } from '../../../../testing/tabs';
import { NoticeAlert } from './NoticeAlert';
import type { Notice } from './views';

drawStyles();

/** Half a second, less what a timer may lose that is set late in a turn of Node's loop. */
const SOON_MS = 250;

describe('the modal', () => {
  let server: ClientApp;
  let page: OpenedApp;

  beforeEach(async () => {
    server = await startClientApp();
  });

  afterEach(async () => {
    page.leave();
    await server.close();
  });

  const modal = (name: string) => screen.findByRole('dialog', { name });
  const inModal = () => within(screen.getByRole('dialog'));
  const press = (name: string) => page.user.click(inModal().getByRole('button', { name }));
  const type = (label: string, text: string) => page.user.type(inModal().getByLabelText(label), text);

  test.each([
    ['/login', 'Logga in', false],
    ['/reset-confirm/MQ/abc-123', 'Återställ lösenord', true],
    ['/terms', 'Användarvillkor', true],
    ['/privacy-policy', 'Integritetspolicy', true],
  ])('at %s is titled "%s", is 400 wide at most, and has an arrow back: %p', async (path, title, hasArrow) => {
    page = await openApp(path);
    expect(await modal(title)).toHaveStyle({ maxWidth: '400px' });
    expect(inModal().queryAllByRole('button', { name: 'Bakåt' })).toHaveLength(hasArrow ? 1 : 0);
  });

  test.each([
    ['/terms', 'Användarvillkor'],
    ['/privacy-policy', 'Integritetspolicy'],
  ])('leads from %s to the login by "Tillbaka" and by the arrow', async (path, title) => {
    for (const way of ['Tillbaka', 'Bakåt']) {
      page = await openApp(path);
      await modal(title);
      await press(way);
      expect(await modal('Logga in')).toBeVisible();
      if (way === 'Tillbaka') page.leave();
    }
  });

  test('leads from registration to the login by "Logga in här" and by the arrow', async () => {
    page = await openApp('/');
    for (const way of ['Logga in här', 'Bakåt']) {
      await page.user.click(within(await screen.findByRole('main')).getByRole('button', { name: 'Skapa konto' }));
      await modal('Skapa konto');
      await press(way);
      await modal('Logga in');
      await press('Stäng');
    }
  });

  test('logs in with what was typed, without the blanks around it', async () => {
    const club = await aClub(server, { slug: 'exempel-ss' });
    const account = await aClubAccount(server, club);
    page = await openApp('/login');
    await modal('Logga in');
    await type('E-post', `  ${account.email} `);
    await type('Lösenord', TEST_PASSWORD);
    await press('Logga in');
    expect(await screen.findByRole('heading', { level: 1, name: 'Seglingar' })).toBeVisible();
  });

  test('sends address, password and club, and reports the new account half a second after the answer', async () => {
    let answered = Infinity;
    const watch = watchCalls(async ({ path }, send) => {
      const answer = await send();
      if (path === '/auth/users/') answered = performance.now();
      return answer;
    });
    page = await openApp('/');
    await page.user.click(await screen.findByRole('button', { name: 'Skapa konto' }));
    await modal('Skapa konto');
    await type('E-post', ' sara@example.se ');
    await type('Lösenord', TEST_PASSWORD);
    await page.user.click(inModal().getByRole('checkbox', { name: 'Jag godkänner' }));
    await press('Skapa konto');

    await waitFor(() => expect(screen.getByText('Ditt konto har skapats. Du kan nu logga in.')).toBeVisible());
    expect(performance.now() - answered).toBeGreaterThanOrEqual(SOON_MS);
    watch.stop();
    const sent = watch.calls.find(({ path }) => path === '/auth/users/');
    expect(JSON.parse(sent?.body ?? '')).toEqual({ email: 'sara@example.se', password: TEST_PASSWORD, club: null });
    expect(inModal().getByLabelText('E-post')).toHaveValue('sara@example.se');
  });

  test('says that the link was sent half a second after the answer', async () => {
    let answered = Infinity;
    const watch = watchCalls(async ({ path }, send) => {
      const answer = await send();
      if (path === '/auth/users/reset_password/') answered = performance.now();
      return answer;
    });
    page = await openApp('/reset-confirm/MQ');
    await modal('Återställ lösenord');
    await press('Begär en ny länk');
    await type('E-post', 'sara@example.se');
    await press('Skicka återställningslänk');

    expect(await screen.findByText('Ett mail med återställningslänk har skickats till sara@example.se')).toBeVisible();
    expect(performance.now() - answered).toBeGreaterThanOrEqual(SOON_MS);
    watch.stop();
  });
});

describe('a notice above a form', () => {
  // A sign is told from the others by how the path of its icon begins: a tick in a circle, a triangle, an i in a circle.
  test.each<[Notice['type'], string, RegExp]>([
    ['success', 'MuiAlert-colorSuccess', /^M20,12A8,8/],
    ['warning', 'MuiAlert-colorWarning', /^M12 5\.99L19\.53/],
    ['other', 'MuiAlert-colorInfo', /^M11,9H13V7H11/],
  ])('of type %s has the colour and sign of that', (type, kind, sign) => {
    render(<NoticeAlert type={type} message="Logga in så öppnas sidan du ville till." />);
    expect(screen.getByRole('alert')).toHaveClass(kind);
    const icons = [...screen.getByRole('alert').querySelectorAll('svg')];
    expect(icons).toHaveLength(1);
    expect(icons[0]).toBeVisible();
    expect(icons[0]?.querySelector('path')).toHaveAttribute('d', expect.stringMatching(sign));
    expect(screen.getByText('Logga in så öppnas sidan du ville till.')).toBeVisible();
  });
});
