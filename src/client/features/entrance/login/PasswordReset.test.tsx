import { screen, waitFor, within } from '@testing-library/react';
import { aClub, aClubAccount, aUser, TEST_PASSWORD } from '../../../../testing/accounts';
import { aResetLink } from '../../../../testing/aResetLink';
import { startClientApp, type ClientApp } from '../../../../testing/clientApp';
import { openApp, type OpenedApp } from '../../../../testing/openApp';
import { noNetwork, watchCalls } from '../../../../testing/tabs';

const NEW_PASSWORD = 'Slör-i-kvällsbris';
const BAD_LINK =
  'Länken går inte att använda. Den är för gammal, har redan använts eller är inte hel. Begär en ny, så kommer den med mail.';

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
const newPassword = () => screen.getByLabelText('Nytt lösenord');
const press = async (name: string) => page.user.click(within(screen.getByRole('dialog')).getByRole('button', { name }));

/** A call by somebody else; its status. */
async function post(path: string, body: object): Promise<number> {
  const headers = { 'content-type': 'application/json' };
  return (await fetch(`${location.origin}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })).status;
}

async function lettersWaiting(): Promise<unknown[]> {
  const rows = await server.db.selectFrom('mail_outbox').select('letter').orderBy('id').execute();
  return rows.map(({ letter }) => JSON.parse(letter) as unknown);
}

async function failToLogIn(address: string): Promise<void> {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  page = await openApp('/login');
  await modal('Logga in');
  await page.user.type(email(), address);
  await page.user.type(password(), 'fel lösenord');
  await press('Logga in');
  await screen.findByRole('alert');
  log.mockRestore();
}

describe('asking for a link', () => {
  test('starts at the alert after a failed login, and brings the mail', async () => {
    await aUser(server, { email: 'sara@example.se' });
    await failToLogIn('sara@example.se');
    await page.user.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Återställ lösenordet' }));

    const dialog = within(await modal('Återställ lösenord'));
    expect(dialog.getByText('Ange din e-postadress')).toBeVisible();
    expect(email()).toHaveValue('sara@example.se');
    await press('Skicka återställningslänk');

    expect(await screen.findByText('Ett mail med återställningslänk har skickats till sara@example.se')).toBeVisible();
    expect(await modal('Logga in')).toBeVisible();
    expect(email()).toHaveValue('sara@example.se');
    expect(await lettersWaiting()).toEqual([{ kind: 'password_reset', email: 'sara@example.se' }]);
  });

  test('can be cancelled, by the link and by the arrow', async () => {
    await failToLogIn('sara@example.se');
    await press('Återställ lösenordet');
    await modal('Återställ lösenord');
    await press('Tillbaka till inloggning');
    await modal('Logga in');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();

    await page.user.type(password(), 'fel lösenord');
    await press('Logga in');
    await screen.findByRole('alert');
    await press('Återställ lösenordet');
    await modal('Återställ lösenord');
    await press('Bakåt');
    expect(await modal('Logga in')).toBeVisible();
    expect(await lettersWaiting()).toEqual([]);
  });

  test.each([
    ['sara', 'Ange en giltig e-postadress.'],
    ['', 'Det här fältet får inte vara blankt.'],
  ])('is refused for "%s" under the field', async (typed, message) => {
    page = await openApp('/reset-confirm/MQ');
    await modal('Återställ lösenord');
    await press('Begär en ny länk');
    if (typed !== '') await page.user.type(await screen.findByRole('textbox', { name: 'E-post' }), typed);
    await press('Skicka återställningslänk');

    await waitFor(() => expect(email()).toHaveAccessibleDescription(message));
    expect(email()).toHaveFocus();
  });

  test('says when the server gets too many requests', async () => {
    await server.close();
    server = await startClientApp({ rateLimit: true });
    for (let time = 1; time <= 5; time += 1) await post('/auth/users/reset_password/', { email: 'sara@example.se' });
    await failToLogIn('sara@example.se');
    await press('Återställ lösenordet');
    await press('Skicka återställningslänk');

    expect(await screen.findByText('Ett oväntat fel uppstod. Var vänlig försök igen senare.')).toBeVisible();
    expect(email()).toHaveValue('sara@example.se');
  });
});

describe('choosing a new password by a mailed link', () => {
  test('logs in with the new one', async () => {
    const club = await aClub(server, { name: 'Exempel Segelsällskap', slug: 'exempel-ss' });
    const account = await aClubAccount(server, club);
    page = await openApp(await aResetLink(server, account));
    await modal('Återställ lösenord');
    await page.user.type(newPassword(), NEW_PASSWORD);
    await press('Spara lösenordet');

    await modal('Logga in');
    expect(screen.getByText('Ditt nya lösenord är sparat. Du kan nu logga in.')).toBeVisible();
    await page.user.type(email(), account.email);
    await page.user.type(password(), NEW_PASSWORD);
    await press('Logga in');
    expect(await screen.findByRole('heading', { level: 1, name: 'Seglingar' })).toBeVisible();
  });

  test('a weak one is refused under its field, and the link can still be used', async () => {
    const account = await aUser(server, { email: 'sara.seglare@example.se' });
    page = await openApp(await aResetLink(server, account));
    await modal('Återställ lösenord');
    await press('Spara lösenordet');
    await waitFor(() => expect(newPassword()).toHaveAccessibleDescription('Det här fältet får inte vara blankt.'));

    await page.user.type(newPassword(), 'kort');
    await press('Spara lösenordet');
    await waitFor(() =>
      expect(newPassword()).toHaveAccessibleDescription(
        'Det här lösenordet är för kort. Det måste innehålla minst 8 tecken.',
      ),
    );
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Ett eller flera fält har ett fel. Kontrollera och försök igen.',
    );

    await page.user.clear(newPassword());
    await page.user.type(newPassword(), 'sara.seglare1');
    await press('Spara lösenordet');
    await waitFor(() => expect(newPassword()).toHaveAccessibleDescription('Lösenordet är för likt e-postadressen.'));

    await page.user.clear(newPassword());
    await page.user.type(newPassword(), NEW_PASSWORD);
    await press('Spara lösenordet');
    expect(await modal('Logga in')).toBeVisible();
  });

  test.each([
    ['of another user', '/reset-confirm/MTIz/abc-123'],
    ['with a token of nobody', '/reset-confirm/MQ/abc-123'],
  ])('a link %s says so and offers a new one', async (_, path) => {
    const { email: address } = await aUser(server);
    page = await openApp(path);
    await modal('Återställ lösenord');
    await page.user.type(newPassword(), NEW_PASSWORD);
    await press('Spara lösenordet');

    expect(await screen.findByRole('alert')).toHaveTextContent(BAD_LINK);
    await press('Begär en ny länk');
    await page.user.type(await screen.findByRole('textbox', { name: 'E-post' }), address);
    await press('Skicka återställningslänk');
    expect(await screen.findByText(`Ett mail med återställningslänk har skickats till ${address}`)).toBeVisible();
    expect(await lettersWaiting()).toEqual([{ kind: 'password_reset', email: address }]);
  });

  test('a link that was used says so', async () => {
    const account = await aUser(server);
    const link = await aResetLink(server, account);
    const [, , uid, token] = link.split('/');
    const used = { uid, token, new_password: 'Halvvind-hela-dagen' };
    expect(await post('/auth/users/reset_password_confirm/', used)).toBe(204);

    page = await openApp(link);
    await modal('Återställ lösenord');
    await page.user.type(newPassword(), NEW_PASSWORD);
    await press('Spara lösenordet');
    expect(await screen.findByRole('alert')).toHaveTextContent(BAD_LINK);
  });

  test.each(['/reset-confirm/MQ', '/reset-confirm/abc-123/', '/reset-confirm'])(
    '%s is not a whole link, and says so',
    async (path) => {
      page = await openApp(path);
      await modal('Återställ lösenord');
      expect(screen.getByRole('alert')).toHaveTextContent(BAD_LINK);
      expect(screen.queryByLabelText('Nytt lösenord')).not.toBeInTheDocument();
    },
  );

  test('no network keeps what was typed', async () => {
    const account = await aUser(server);
    page = await openApp(await aResetLink(server, account));
    await modal('Återställ lösenord');
    await page.user.type(newPassword(), NEW_PASSWORD);
    const away = watchCalls(noNetwork);
    await press('Spara lösenordet');

    const alert = await screen.findByText(
      'Ett oväntat fel uppstod. Var vänlig kontrollera din internetanslutning och försök igen.',
    );
    away.stop();
    expect(alert).toBeVisible();
    expect(newPassword()).toHaveValue(NEW_PASSWORD);
  });
});

describe('a user who is logged in', () => {
  test('can use a mailed link, and then logs in again', async () => {
    const club = await aClub(server, { name: 'Exempel Segelsällskap', slug: 'exempel-ss' });
    const account = await aClubAccount(server, club);
    // A login ends the links from before it; this one is of the same second, as the clock stands still.
    expect(await post('/auth/jwt/create/', { email: account.email, password: TEST_PASSWORD })).toBe(200);
    page = await openApp(await aResetLink(server, account), { as: account });

    await modal('Återställ lösenord');
    await page.user.type(newPassword(), NEW_PASSWORD);
    await press('Spara lösenordet');
    await modal('Logga in');
    expect(screen.getByText('Ditt nya lösenord är sparat. Du kan nu logga in.')).toBeVisible();
    expect(
      await screen.findByRole('heading', {
        level: 1,
        name: 'Resultatet klart innan båtarna ligger vid bryggan',
        hidden: true,
      }),
    ).toBeInTheDocument();
  });

  test('is told in a toast that a new link is on its way', async () => {
    const account = await aUser(server, { email: 'sara@example.se' });
    page = await openApp('/reset-confirm/MQ', { as: account });
    await modal('Återställ lösenord');
    await press('Begär en ny länk');
    await page.user.type(await screen.findByRole('textbox', { name: 'E-post' }), 'sara@example.se');
    expect(screen.queryByRole('button', { name: 'Tillbaka till inloggning' })).not.toBeInTheDocument();
    await press('Skicka återställningslänk');

    expect(await screen.findByText('Ett mail med återställningslänk har skickats till sara@example.se')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});

test('the old password is no longer good', async () => {
  const account = await aUser(server);
  page = await openApp(await aResetLink(server, account));
  await modal('Återställ lösenord');
  await page.user.type(newPassword(), NEW_PASSWORD);
  await press('Spara lösenordet');
  await modal('Logga in');

  expect(await post('/auth/jwt/create/', { email: account.email, password: TEST_PASSWORD })).toBe(401);
});
