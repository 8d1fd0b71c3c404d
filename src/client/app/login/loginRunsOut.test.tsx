import { screen, waitFor, within } from '@testing-library/react';
import { TEST_PASSWORD } from '../../../testing/accounts';
import { clubSite } from '../../../testing/clubSite';
import { watchCalls } from '../../../testing/tabs';

const RESTORED = 'Det du skrev men inte hann spara finns kvar här.';

const site = clubSite();

const dialog = (name: string) => screen.findByRole('dialog', { name });
const box = (name: string) => screen.findByRole('textbox', { name });
const press = async (name: string) =>
  site.page.user.click(within(screen.getByRole('dialog')).getByRole('button', { name }));

/** As 900 s later: the token that the page has is of no use any more. */
function letTokenDie(): { refreshes: () => number; stop: () => void } {
  const dead = site.page.store.getState().session.accessToken;
  const watch = watchCalls(({ headers }, send) =>
    headers.get('authorization') === `Bearer ${dead}`
      ? Promise.resolve(Response.json({ detail: 'Token är inte giltig', code: 'token_not_valid' }, { status: 401 }))
      : send(),
  );
  return { refreshes: () => watch.calls.filter(({ path }) => path === '/auth/jwt/refresh/').length, stop: watch.stop };
}

/** As a week later: the session itself is over. */
const endSessions = () => site.server.db.deleteFrom('sessions').execute();

async function logInAgain({ email }: { email: string }): Promise<void> {
  const again = within(await dialog('Logga in'));
  expect(again.getByText('Du har blivit utloggad. Logga in igen för att fortsätta.')).toBeVisible();
  await site.page.user.type(again.getByRole('textbox', { name: 'E-post' }), email);
  await site.page.user.type(again.getByLabelText('Lösenord'), TEST_PASSWORD);
  await site.page.user.click(again.getByRole('button', { name: 'Logga in' }));
}

const feedback = () => site.server.db.selectFrom('feedback').select(['user_id', 'message']).execute();

async function writeFeedback(): Promise<void> {
  await site.page.user.click(await screen.findByRole('button', { name: 'Meny' }));
  await site.page.user.click(await screen.findByRole('menuitem', { name: 'Feedback' }));
  await dialog('Feedback');
  await site.page.user.selectOptions(screen.getByRole('combobox', { name: 'Ämne' }), 'Felrapport');
  await site.page.user.type(await box('Meddelande'), 'Klockan står still.');
}

test('a form that is sent after the token has run out goes on with a new one', async () => {
  await site.open('/clubs/exempel-ss/sailings', await site.official());
  await site.page.user.click(await screen.findByRole('button', { name: 'Skapa segling' }));
  await dialog('Skapa segling');
  await site.page.user.type(await box('Namn'), 'Torsdag 3');
  const later = letTokenDie();
  await press('Skapa');
  expect(await screen.findByText('Seglingen skapades.')).toBeVisible();
  expect(later.refreshes()).toBe(1);
  later.stop();
  expect(await site.server.db.selectFrom('sailings').select('name').execute()).toEqual([{ name: 'Torsdag 3' }]);
});

describe('when the session itself is over', () => {
  test('the login is asked for at once, and leads back to the dialog with all that was written', async () => {
    const official = await site.official();
    await site.open('/clubs/exempel-ss/sailings', official);
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
    const official = await site.official();
    await site.open('/clubs/exempel-ss/sailings', official);
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
    const sailor = await site.sailor({ first_name: 'Sara', last_name: 'Seglare' });
    await site.open(`/sailors/${sailor.sailor_id}/settings`, sailor);
    await site.page.user.type(await box('Förnamn'), '-Lisa');
    await endSessions();
    await site.page.user.click(screen.getByRole('button', { name: 'Spara profilen' }));
    await logInAgain(sailor);
    expect(await screen.findByText(RESTORED)).toBeVisible();
    expect(await box('Förnamn')).toHaveValue('Sara-Lisa');
  });

  test('somebody else who logs in does not find what was written', async () => {
    await site.open('/clubs/exempel-ss/sailings', await site.official());
    await writeFeedback();
    await endSessions();
    await press('Skicka');
    await logInAgain(await site.official());
    await dialog('Feedback');
    expect(await box('Meddelande')).toHaveValue('');
  });
});

test('an address that shows a view of the login modal shows it also where a session has ended', async () => {
  const sailor = await site.sailor();
  await site.open('/', sailor);
  await screen.findByRole('heading', { level: 1, name: 'Välkommen' });
  site.page.leave();
  await endSessions();
  await site.open('/terms');
  expect(await dialog('Användarvillkor')).toBeVisible();
});
