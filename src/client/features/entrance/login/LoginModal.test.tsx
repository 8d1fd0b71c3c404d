import { screen, waitFor, within } from '@testing-library/react';
import { aClub, aClubAccount, aUser, TEST_PASSWORD } from '../../../../testing/accounts';
import { startClientApp, type ClientApp } from '../../../../testing/clientApp';
import { openApp, type OpenedApp } from '../../../../testing/openApp';
import { watchCalls } from '../../../../testing/tabs';
import { authPaths } from '../../../../shared/contract/auth';
import { logout } from '../../../api/auth';

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
const email = () => screen.getByRole('textbox', { name: 'E-post' });
const password = () => screen.getByLabelText('Lösenord');
const press = async (name: string) => page.user.click(within(screen.getByRole('dialog')).getByRole('button', { name }));

describe('logging in', () => {
  test('a club account lands on the sailings of its club', async () => {
    const club = await aClub(server, { name: 'Exempel Segelsällskap', slug: 'exempel-ss' });
    const account = await aClubAccount(server, club);
    page = await openApp('/login');
    await modal('Logga in');

    await page.user.type(email(), account.email);
    await page.user.type(password(), TEST_PASSWORD);
    await press('Logga in');

    expect(await screen.findByRole('heading', { level: 1, name: 'Seglingar' })).toBeVisible();
    expect(screen.getByText('Exempel Segelsällskap')).toBeVisible();
  });

  test('a wrong password is reported in an alert, in the words of the server, and logged', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { email: address } = await aUser(server);
    page = await openApp('/login');
    await modal('Logga in');

    await page.user.type(email(), address);
    await page.user.type(password(), 'fel lösenord');
    await press('Logga in');

    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Inget aktivt konto hittades med de angivna användaruppgifterna',
    );
    expect(email()).toHaveValue(address);
    expect(log).toHaveBeenCalledWith('Login failed', expect.objectContaining({ status: 401 }));
    log.mockRestore();
  });

  test('what is missing is shown under its field, and the first such field gets the focus', async () => {
    page = await openApp('/login');
    await modal('Logga in');
    await page.user.type(password(), TEST_PASSWORD);
    await press('Logga in');

    await waitFor(() => expect(email()).toHaveAccessibleDescription('Det här fältet får inte vara blankt.'));
    expect(email()).toHaveFocus();
    expect(password()).toBeValid();
  });

  test('an invalid address is refused before it is sent', async () => {
    page = await openApp('/login');
    await modal('Logga in');
    await page.user.type(email(), 'sara');
    await page.user.type(password(), TEST_PASSWORD);
    await press('Logga in');
    await waitFor(() => expect(email()).toHaveAccessibleDescription('Ange en giltig e-postadress.'));
  });

  test('Google, Facebook and the two links are shown but disabled, and say why', async () => {
    page = await openApp('/login');
    const dialog = within(await modal('Logga in'));
    for (const way of ['Logga in med Google', 'Logga in med Facebook']) {
      expect(dialog.getByRole('button', { name: way })).toBeDisabled();
      expect(dialog.getByRole('button', { name: way })).toHaveAttribute('aria-disabled', 'true');
      expect(dialog.getByRole('button', { name: way })).toHaveAccessibleDescription(
        'Google och Facebook går inte att använda ännu.',
      );
    }
    for (const [link, how] of [
      [
        'Glömt ditt lösenord?',
        'Skriv din e-post och vilket lösenord som helst, och tryck på Logga in. Då visas knappen Återställ lösenordet.',
      ],
      ['Skapa ett här', 'Konto skapar du med knappen Skapa konto på startsidan.'],
    ] as const) {
      expect(dialog.getByRole('link', { name: link })).toHaveAttribute('aria-disabled', 'true');
      expect(dialog.getByRole('link', { name: link })).toHaveAccessibleDescription(how);
    }
    expect(dialog.queryByRole('button', { name: 'Bakåt' })).not.toBeInTheDocument();
  });

  test('the password can be shown', async () => {
    page = await openApp('/login');
    await modal('Logga in');
    await press('Visa lösenordet');
    expect(password()).toHaveAttribute('type', 'text');
    await press('Dölj lösenordet');
    expect(password()).toHaveAttribute('type', 'password');
  });
});

describe('making an account', () => {
  test('the account is made, and lets one in at once', async () => {
    await aClub(server, { name: 'Exempel Segelsällskap', slug: 'exempel-ss' });
    page = await openApp('/');
    await page.user.click(await screen.findByRole('button', { name: 'Skapa konto' }));
    const dialog = within(await modal('Skapa konto'));
    expect(dialog.getByText('Registrera dig som seglare')).toBeVisible();
    const clubs = dialog.getByRole('button', { name: 'Registrera båtklubb' });
    expect(clubs).toBeDisabled();
    expect(clubs).toHaveAccessibleDescription(
      'Båtklubbar läggs upp av Styrbord. Hör av dig till oss så hjälper vi er.',
    );

    await page.user.type(email(), 'sara@example.se');
    await page.user.type(password(), TEST_PASSWORD);
    await dialog.findByRole('option', { name: 'Exempel Segelsällskap' });
    await page.user.selectOptions(dialog.getByRole('combobox', { name: 'Båtklubb' }), 'Exempel Segelsällskap');
    await page.user.click(dialog.getByRole('checkbox', { name: 'Jag godkänner' }));
    await press('Skapa konto');

    await modal('Logga in');
    expect(screen.getByText('Ditt konto har skapats. Du kan nu logga in.')).toBeVisible();
    expect(email()).toHaveValue('sara@example.se');
    const sailors = await server.db
      .selectFrom('sailors')
      .innerJoin('clubs', 'clubs.id', 'sailors.club_id')
      .select('slug')
      .execute();
    expect(sailors).toEqual([{ slug: 'exempel-ss' }]);
    expect(await screen.findByRole('heading', { level: 1, name: 'Seglingar' })).toBeVisible();
  });

  test('where it cannot let one in yet, its address waits in the login form', async () => {
    const watch = watchCalls(({ path }, send) =>
      path === authPaths.login ? Promise.reject(new TypeError('no network')) : send(),
    );
    page = await openApp('/');
    await page.user.click(await screen.findByRole('button', { name: 'Skapa konto' }));
    await modal('Skapa konto');
    await page.user.type(email(), 'sara@example.se');
    await page.user.type(password(), TEST_PASSWORD);
    await page.user.click(screen.getByRole('checkbox', { name: 'Jag godkänner' }));
    await press('Skapa konto');
    await waitFor(() => expect(watch.calls.some(({ path }) => path === authPaths.login)).toBe(true));
    watch.stop();
    await modal('Logga in');
    expect(email()).toHaveValue('sara@example.se');
    await page.user.type(password(), TEST_PASSWORD);
    await press('Logga in');
    expect(await screen.findByRole('heading', { level: 1, name: /./ })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test('what was written survives a reload, but for the password, until the account is made', async () => {
    const open = async () => {
      page = await openApp('/');
      await page.user.click(await screen.findByRole('button', { name: 'Skapa konto' }));
      await modal('Skapa konto');
    };
    await open();
    await page.user.type(email(), 'sara@example.se');
    await page.user.type(password(), TEST_PASSWORD);
    page.leave();

    await open();
    expect(email()).toHaveValue('sara@example.se');
    expect(password()).toHaveValue('');
    await page.user.type(password(), TEST_PASSWORD);
    await page.user.click(screen.getByRole('checkbox', { name: 'Jag godkänner' }));
    await press('Skapa konto');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await page.store.dispatch(logout.initiate());
    page.leave();
    await open();
    expect(email()).toHaveValue('');
  });

  test('a taken address is reported under its field', async () => {
    const { email: taken } = await aUser(server);
    page = await openApp('/');
    await page.user.click(await screen.findByRole('button', { name: 'Skapa konto' }));
    await modal('Skapa konto');
    await page.user.type(email(), taken);
    await page.user.type(password(), TEST_PASSWORD);
    await page.user.click(screen.getByRole('checkbox', { name: 'Jag godkänner' }));
    await press('Skapa konto');

    await waitFor(() =>
      expect(email()).toHaveAccessibleDescription('En användare med den här e-postadressen finns redan.'),
    );
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Ett eller flera fält har ett fel. Kontrollera och försök igen.',
    );
  });

  test('the terms must be accepted', async () => {
    page = await openApp('/');
    await page.user.click(await screen.findByRole('button', { name: 'Skapa konto' }));
    await modal('Skapa konto');
    await press('Skapa konto');
    const box = screen.getByRole('checkbox', { name: 'Jag godkänner' });
    await waitFor(() => expect(box).toHaveAccessibleDescription('Du måste godkänna villkoren för att fortsätta'));
  });

  test('reading the documents keeps what was written, and accepting both of them ticks the box', async () => {
    page = await openApp('/');
    await page.user.click(await screen.findByRole('button', { name: 'Skapa konto' }));
    await modal('Skapa konto');
    await page.user.type(email(), 'sara@example.se');
    await press('Användarvillkoren');

    await modal('Användarvillkor');
    await press('Tillbaka');
    await modal('Skapa konto');
    expect(email()).toHaveValue('sara@example.se');
    expect(screen.getByRole('checkbox', { name: 'Jag godkänner' })).not.toBeChecked();

    await press('Integritetspolicyn');
    await modal('Integritetspolicy');
    await press('Jag godkänner');
    await modal('Skapa konto');
    expect(screen.getByText('Integritetspolicyn har godkänts. Användarvillkoren är kvar att godkänna.')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Jag godkänner' })).not.toBeChecked();

    await press('Användarvillkoren');
    await modal('Användarvillkor');
    await press('Jag godkänner');
    await modal('Skapa konto');
    expect(screen.getByText('Villkoren har godkänts.')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Jag godkänner' })).toBeChecked();
    expect(email()).toHaveValue('sara@example.se');
  });
});
