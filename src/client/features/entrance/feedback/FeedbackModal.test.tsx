import { screen, waitFor, within } from '@testing-library/react';
import { aSailorAccount, aUser } from '../../../../testing/accounts';
import { startClientApp, type ClientApp } from '../../../../testing/clientApp';
import { openApp, type OpenedApp } from '../../../../testing/openApp';
import { noNetwork, watchCalls } from '../../../../testing/tabs';

let server: ClientApp;
let page: OpenedApp;

beforeEach(async () => {
  server = await startClientApp();
});

afterEach(async () => {
  page.leave();
  await server.close();
});

const modal = async () => within(await screen.findByRole('dialog', { name: 'Feedback' }));
const subject = () => screen.getByRole('combobox', { name: 'Ämne' });
const message = () => screen.getByRole('textbox', { name: 'Meddelande' });
const sendButton = () => within(screen.getByRole('dialog')).getByRole('button', { name: 'Skicka' });
const kept = () => server.db.selectFrom('feedback').select(['user_id', 'subject', 'message']).execute();

async function openMenu(): Promise<void> {
  await page.user.click(await screen.findByRole('button', { name: 'Meny' }));
  await screen.findByRole('menu');
}

async function openFeedback(): Promise<void> {
  await openMenu();
  await page.user.click(screen.getByRole('menuitem', { name: 'Feedback' }));
  await modal();
}

test('what somebody writes reaches the team, and a toast says so', async () => {
  const sailor = await aSailorAccount(server);
  page = await openApp('/', { as: sailor });
  await openFeedback();
  expect(screen.getByRole('dialog')).toHaveTextContent('Feedback');
  expect(document.querySelector('#feedbackModal')).toContainElement(screen.getByRole('dialog'));
  expect(message()).toHaveAttribute('rows', '5');
  const options = within(subject()).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual([
    'Välj ett ämne',
    'Felrapport',
    'Förbättringsförslag',
    'Allmän feedback',
    'Övrigt',
  ]);
  expect(subject()).toHaveDisplayValue('Välj ett ämne');
  expect(options.map((option) => option.matches(':disabled'))).toEqual([true, false, false, false, false]);

  await page.user.selectOptions(subject(), 'Förbättringsförslag');
  await page.user.type(message(), '  Större knappar på telefonen. ');
  await page.user.click(sendButton());

  expect(await screen.findByText('Feedback skickades')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await kept()).toEqual([
    { user_id: sailor.id, subject: 'Förbättringsförslag', message: 'Större knappar på telefonen.' },
  ]);
});

test('what is missing is shown under its field, and nothing is sent', async () => {
  page = await openApp('/', { as: await aUser(server) });
  await openFeedback();
  await page.user.type(message(), '   ');
  await page.user.click(sendButton());

  await waitFor(() => expect(subject()).toHaveAccessibleDescription('Det här fältet är obligatoriskt.'));
  expect(message()).toHaveAccessibleDescription('Det här fältet får inte vara blankt.');
  expect(subject()).toHaveFocus();
  expect(screen.queryByText('Ett fel uppstod')).not.toBeInTheDocument();
  expect(await kept()).toEqual([]);
});

test('a refusal is shown in a toast and under the field, and what was written stays', async () => {
  page = await openApp('/', { as: await aUser(server) });
  await openFeedback();
  await page.user.selectOptions(subject(), 'Felrapport');
  await page.user.type(message(), 'Klockan står still.');
  const refusing = watchCalls(() => Promise.resolve(Response.json({ message: ['Skriv lite mer.'] }, { status: 400 })));
  await page.user.click(sendButton());

  expect(await screen.findByText('Ett fel uppstod')).toBeVisible();
  refusing.stop();
  await waitFor(() => expect(message()).toHaveAccessibleDescription('Skriv lite mer.'));
  expect(screen.getByText('Ett eller flera fält har ett fel. Kontrollera och försök igen.')).toBeVisible();
  expect(message()).toHaveValue('Klockan står still.');
  expect(subject()).toHaveValue('Felrapport');
});

test('the button waits half a second longer than the answer, and can then be pressed again', async () => {
  page = await openApp('/', { as: await aUser(server) });
  await openFeedback();
  await page.user.selectOptions(subject(), 'Felrapport');
  await page.user.type(message(), 'Klockan står still.');
  let completed = Infinity;
  const away = watchCalls(({ path }) => {
    if (path === '/api/feedback/') completed = performance.now();
    return noNetwork();
  });
  await page.user.click(sendButton());

  await screen.findByText('Ett fel uppstod');
  away.stop();
  await waitFor(() => expect(sendButton()).toBeEnabled());
  expect(performance.now() - completed).toBeGreaterThanOrEqual(500);
  expect(
    await screen.findByText('Ett oväntat fel uppstod. Var vänlig kontrollera din internetanslutning och försök igen.'),
  ).toBeVisible();

  await page.user.click(sendButton());
  expect(await screen.findByText('Feedback skickades')).toBeVisible();
  await waitFor(async () => expect(await kept()).toHaveLength(1));
});

test('"Avbryt" closes it', async () => {
  page = await openApp('/', { as: await aUser(server) });
  await openFeedback();
  await page.user.click(screen.getByRole('button', { name: 'Avbryt' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('nobody is asked for feedback before login', async () => {
  page = await openApp('/');
  await openMenu();
  expect(screen.queryByRole('menuitem', { name: 'Feedback' })).not.toBeInTheDocument();
  expect(screen.getByRole('menuitemradio', { name: 'Mörkt' })).toBeVisible();
});
