import { screen, waitFor, within } from '@testing-library/react';
import { aClub, aClubAccount, aSailorAccount, TEST_PASSWORD } from '../../../testing/accounts';
import { startClientApp, type ClientApp } from '../../../testing/clientApp';
import { openApp, type OpenedApp } from '../../../testing/openApp';
import { watchCalls } from '../../../testing/tabs';

const RESTORED = 'Det du skrev men inte hann spara finns kvar här.';

let server: ClientApp;
let page: OpenedApp;
let club: Awaited<ReturnType<typeof aClub>>;

beforeEach(async () => {
  server = await startClientApp();
  club = await aClub(server, { slug: 'exempel-ss', counter: 1 });
});

afterEach(async () => {
  page.leave();
  await server.close();
});

const dialog = (name: string) => screen.findByRole('dialog', { name });
const box = (name: string) => screen.findByRole('textbox', { name });
const press = async (name: string) => page.user.click(within(screen.getByRole('dialog')).getByRole('button', { name }));

/** As 900 s later: the token that the page has is of no use any more. */
function letTokenDie(): { refreshes: () => number; stop: () => void } {
  const dead = page.store.getState().session.accessToken;
  const watch = watchCalls(({ headers }, send) =>
    headers.get('authorization') === `Bearer ${dead}`
      ? Promise.resolve(Response.json({ detail: 'Token är inte giltig', code: 'token_not_valid' }, { status: 401 }))
      : send(),
  );
  return { refreshes: () => watch.calls.filter(({ path }) => path === '/auth/jwt/refresh/').length, stop: watch.stop };
}

/** As a week later: the session itself is over. */
const endSessions = () => server.db.deleteFrom('sessions').execute();

async function logInAgain({ email }: { email: string }): Promise<void> {
  const again = within(await dialog('Logga in'));
  expect(again.getByText('Du har blivit utloggad. Logga in igen för att fortsätta.')).toBeVisible();
  await page.user.type(again.getByRole('textbox', { name: 'E-post' }), email);
  await page.user.type(again.getByLabelText('Lösenord'), TEST_PASSWORD);
  await page.user.click(again.getByRole('button', { name: 'Logga in' }));
}

const feedback = () => server.db.selectFrom('feedback').select(['user_id', 'message']).execute();

async function writeFeedback(): Promise<void> {
  await page.user.click(await screen.findByRole('button', { name: 'Meny' }));
  await page.user.click(await screen.findByRole('menuitem', { name: 'Feedback' }));
  await dialog('Feedback');
  await page.user.selectOptions(screen.getByRole('combobox', { name: 'Ämne' }), 'Felrapport');
  await page.user.type(await box('Meddelande'), 'Klockan står still.');
}

test('a form that is sent after the token has run out goes on with a new one', async () => {
  page = await openApp('/clubs/exempel-ss/sailings', { as: await aClubAccount(server, club) });
  await page.user.click(await screen.findByRole('button', { name: 'Skapa segling' }));
  await dialog('Skapa segling');
  await page.user.type(await box('Namn'), 'Torsdag 3');
  const later = letTokenDie();
  await press('Skapa');
  expect(await screen.findByText('Seglingen skapades.')).toBeVisible();
  expect(later.refreshes()).toBe(1);
  later.stop();
  expect(await server.db.selectFrom('sailings').select('name').execute()).toEqual([{ name: 'Torsdag 3' }]);
});

describe('when the session itself is over', () => {
  test('the login is asked for at once, and leads back to the dialog with all that was written', async () => {
    const official = await aClubAccount(server, club);
    page = await openApp('/clubs/exempel-ss/sailings', { as: official });
    await writeFeedback();
    await endSessions();
    await press('Skicka');
    await logInAgain(official);

    await dialog('Feedback');
    expect(await screen.findByText(RESTORED)).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Ämne' })).toHaveValue('Felrapport');
    expect(await box('Meddelande')).toHaveValue('Klockan står still.');
    await press('Skicka');
    expect(await screen.findByText('Feedback skickades')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('heading', { level: 1, name: 'Seglingar' })).toBeVisible();
    expect(await feedback()).toEqual([{ user_id: official.id, message: 'Klockan står still.' }]);
  });

  test('the dialog can be given up, and the page is there', async () => {
    const official = await aClubAccount(server, club);
    page = await openApp('/clubs/exempel-ss/sailings', { as: official });
    await writeFeedback();
    await endSessions();
    await press('Skicka');
    await logInAgain(official);
    await dialog('Feedback');
    await press('Avbryt');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('heading', { level: 1, name: 'Seglingar' })).toBeVisible();
    expect(await feedback()).toEqual([]);
  });

  test('a form of a page has what was written when the page is back', async () => {
    const sailor = await aSailorAccount(server, { club, first_name: 'Sara', last_name: 'Seglare' });
    page = await openApp(`/sailors/${sailor.sailor_id}/settings`, { as: sailor });
    await page.user.type(await box('Förnamn'), '-Lisa');
    await endSessions();
    await page.user.click(screen.getByRole('button', { name: 'Spara profilen' }));
    await logInAgain(sailor);
    expect(await screen.findByText(RESTORED)).toBeVisible();
    expect(await box('Förnamn')).toHaveValue('Sara-Lisa');
  });

  test('somebody else who logs in does not find what was written', async () => {
    page = await openApp('/clubs/exempel-ss/sailings', { as: await aClubAccount(server, club) });
    await writeFeedback();
    await endSessions();
    await press('Skicka');
    await logInAgain(await aClubAccount(server, club));
    await dialog('Feedback');
    expect(await box('Meddelande')).toHaveValue('');
  });
});

test('an address that shows a view of the login modal shows it also where a session has ended', async () => {
  const sailor = await aSailorAccount(server, { club });
  page = await openApp('/', { as: sailor });
  await screen.findByRole('heading', { level: 1, name: 'Välkommen' });
  page.leave();
  await endSessions();
  page = await openApp('/terms');
  expect(await dialog('Användarvillkor')).toBeVisible();
});
