import { expect, type Locator, type Page } from '@playwright/test';
import { competitorPaths, type Competitor } from '../../shared/contract/competitors';
import { sailingPaths } from '../../shared/contract/sailings';
import { failure, withoutNetwork } from './failures';
import { CI_ONLY } from './faults';
import { logIn, openBoard } from './login';
import { makeSailor, type StorySailor } from './sailor';
import { makeSailing, type StoryClub } from './storyClub';
import { test } from './storyTest';

const UNEXPECTED = 'Ett oväntat fel uppstod. Var vänlig försök igen senare.';
const NO_RESPONSE = 'Ett oväntat fel uppstod. Var vänlig kontrollera din internetanslutning och försök igen.';
const FIELDS_WRONG = 'Ett eller flera fält har ett fel. Kontrollera och försök igen.';

/** What a form says of an answer, whatever it was asked. */
const BY_ANSWER: readonly [status: number, body: object, text: string][] = [
  [400, { non_field_errors: ['Först detta.', 'Sedan detta.'] }, 'Först detta.'],
  [401, {}, 'Obehörig. Var vänlig logga in och försök igen.'],
  [403, { detail: 'Kontot är stängt.' }, 'Kontot är stängt.'],
  [403, {}, 'Förbjudet. Du har inte de nödvändiga behörigheterna för att komma åt denna resurs.'],
  [404, {}, 'Hittades inte. Den begärda resursen kunde inte hittas.'],
  ...[409, 413, 429, 500, 503].map((status): [number, object, string] => [status, { detail: 'Annat.' }, UNEXPECTED]),
];

const alertIn = (dialog: Locator): Locator => dialog.getByRole('alert');

/** Registration and login, by a server that says no, and by none. */
async function beforeLogin(page: Page, club: StoryClub): Promise<void> {
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  await page.goto('/');
  await page.getByRole('main').getByRole('button', { name: 'Skapa konto' }).click();
  const registration = page.getByRole('dialog', { name: 'Skapa konto' });
  await registration.getByRole('button', { name: 'Skapa konto' }).click();
  await expect(registration.getByText('Du måste godkänna villkoren för att fortsätta')).toBeVisible();
  await registration.getByRole('textbox', { name: 'E-post' }).fill(club.email);
  await registration.getByLabel('Lösenord', { exact: true }).fill('12345678');
  await registration.getByRole('checkbox').check();
  await registration.getByRole('button', { name: 'Skapa konto' }).click();
  await expect(alertIn(registration)).toHaveText(FIELDS_WRONG);
  await expect(registration.getByRole('textbox', { name: 'E-post' })).toHaveAccessibleDescription(
    'En användare med den här e-postadressen finns redan.',
  );

  await registration.getByRole('button', { name: 'Logga in här' }).click();
  const login = page.getByRole('dialog', { name: 'Logga in' });
  await withoutNetwork(page, async () => {
    await logIn(page, club);
    await expect(alertIn(login)).toContainText(NO_RESPONSE);
  });
  await logIn(page, { ...club, password: 'fel-lösenord' });
  await expect(alertIn(login)).toContainText('Inget aktivt konto hittades med de angivna användaruppgifterna');
  expect(said.filter((text) => text.startsWith('Login failed'))).toHaveLength(2);
}

/** From the login that failed: the form for a new password meets every kind of answer, and then a good one. */
async function everyAnswer(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Återställ lösenordet' }).click();
  const dialog = page.getByRole('dialog', { name: 'Återställ lösenord' });
  const send = dialog.getByRole('button', { name: 'Skicka återställningslänk' });
  for (const [status, body, text] of BY_ANSWER) {
    const stop = await failure(page, 'POST', '/auth/users/reset_password/', { status, body });
    await send.click();
    await expect(alertIn(dialog)).toHaveText(text);
    await stop();
  }
  await send.click();
  await expect(page.getByText(/^Ett mail med återställningslänk har skickats till /)).toBeVisible();
}

async function feedback(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Meny' }).click();
  await page.getByRole('menuitem', { name: 'Feedback' }).click();
  const dialog = page.getByRole('dialog', { name: 'Feedback' });
  await dialog.getByRole('combobox', { name: 'Ämne' }).selectOption('Felrapport');
  await dialog.getByRole('textbox', { name: 'Meddelande' }).fill('Klockan står still.');
  await withoutNetwork(page, async () => {
    await dialog.getByRole('button', { name: 'Skicka' }).click();
    await expect(page.getByText('Ett fel uppstod', { exact: true })).toBeVisible();
    await expect(alertIn(dialog)).toHaveText(NO_RESPONSE);
  });
  await dialog.getByRole('button', { name: 'Skicka' }).click();
  await expect(page.getByText('Feedback skickades')).toBeVisible();
  await expect(dialog).toBeHidden();
}

async function deletion(page: Page): Promise<void> {
  const ask = async () => {
    await page.getByRole('button', { name: 'Fler val för SWE 101 Vind' }).click();
    await page.getByRole('menuitem', { name: 'Ta bort' }).click();
    const question = page.getByRole('alertdialog', { name: 'Ta bort SWE 101 Vind' });
    await expect(question.getByText('Är du säker på att du vill ta bort det här deltagaren?')).toBeVisible();
    await question.getByRole('button', { name: 'Ta bort' }).click();
    await expect(question).toBeHidden();
  };
  const stop = await failure(page, 'DELETE', '/api/competitors/*/', { status: 500, body: {} });
  await ask();
  await expect(page.getByText('Något gick fel. Försök igen senare.')).toBeVisible();
  await stop();
  await ask();
  await expect(page.getByText('Deltagaren togs bort.')).toBeVisible();
  await expect(page.getByText('SWE 101')).toBeHidden();
}

async function seriesList(page: Page): Promise<void> {
  const stop = await failure(page, 'GET', '/api/series/?club=*', { status: 500, body: {} });
  await page.getByRole('navigation', { name: 'Klubbens sidor' }).getByRole('link', { name: 'Serier' }).click();
  await expect(page.getByText('Serierna kunde inte hämtas')).toBeVisible();
  await stop();
  await page.getByRole('button', { name: 'Försök igen' }).click();
  await expect(page.getByText('Serierna kunde inte hämtas')).toBeHidden();
}

/** A dialog that cannot be fetched: what is written on the page stands, and the next press tries again. */
async function lostDialog(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Meny' }).click();
  await page.getByRole('menuitem', { name: 'Konto' }).click();
  const written = page.getByRole('textbox', { name: 'Nuvarande lösenord' });
  await written.fill('ett långt ord');
  const open = page.getByRole('button', { name: 'Ta bort kontot' });
  await withoutNetwork(page, async () => {
    await open.click();
    await expect(page.getByText('Det gick inte att öppna. Försök igen när nätet är tillbaka.')).toBeVisible();
    await expect(written).toHaveValue('ett långt ord');
  });
  await open.click();
  const dialog = page.getByRole('dialog', { name: 'Ta bort ditt konto?' });
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(written).toHaveValue('ett långt ord');
}

/** A part of the program that cannot be fetched: the page is loaded once more, and then says so. */
async function lostChunk(page: Page): Promise<void> {
  const known = new Set(await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name)));
  let loads = 0;
  // Not those that are done: the page may be loaded again before.
  page.on('request', (request) => (loads += request.isNavigationRequest() ? 1 : 0));
  await page.route(/\.js$/, (route) => (known.has(route.request().url()) ? route.continue() : route.abort()));
  await page.goto('/style-guide');
  await expect(page.getByRole('heading', { name: 'Hoppsan, något gick fel!' })).toBeVisible();
  await expect(page.getByText('Vi jobbar med att åtgärda detta. Var god försök igen senare.')).toBeVisible();
  await expect(page.getByText('500', { exact: true })).toBeVisible();
  expect(loads).toBe(2);
  await page.unroute(/\.js$/);
}

/** A form that meets another state of things than it was opened in, as nothing comes by push. */
async function ownEntry(
  page: Page,
  { sailor, club, sailing }: { sailor: StorySailor; club: StoryClub; sailing: number },
): Promise<void> {
  const entry = { sailing, sail_number: 'SWE 312', boat_name: 'Vindil', skipper_name: 'Sara Seglare' };
  const { id } = await sailor.call<Competitor>('POST', competitorPaths.list, entry);
  await page.routeWebSocket(/notifications/, () => {});
  await page.goto(`/clubs/${club.slug}/sailings/${sailing}/info`);
  await page.getByRole('main').getByRole('button', { name: 'Logga in' }).click();
  await logIn(page, sailor);
  await page.getByRole('button', { name: 'Ändra anmälan' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ändra anmälan' });
  await dialog.getByRole('textbox', { name: 'Rorsman' }).fill('Sara-Lisa Seglare');
  await club.call('PATCH', sailingPaths.one(sailing), { status: 'cancelled' });
  await dialog.getByRole('button', { name: 'Spara' }).click();
  await expect(alertIn(dialog)).toHaveText('Du har inte tillåtelse att utföra denna förfrågan.');
  await club.call('DELETE', competitorPaths.one(id));
  await dialog.getByRole('button', { name: 'Spara' }).click();
  await expect(alertIn(dialog)).toHaveText('Hittades inte. Den begärda resursen kunde inte hittas.');
  await expect(dialog.getByRole('textbox', { name: 'Rorsman' })).toHaveValue('Sara-Lisa Seglare');
  await dialog.getByRole('button', { name: 'Avbryt' }).click();
}

async function registration(page: Page, { slug }: StoryClub): Promise<void> {
  await page.goto(`/clubs/${slug}/sailings`);
  await page.getByRole('button', { name: 'Anmäl dig till Onsdag 3' }).first().click();
  const dialog = page.getByRole('dialog', { name: /^Anmälan/ });
  await dialog.getByRole('textbox', { name: 'Segelnummer' }).fill('SWE 312');
  await dialog.getByRole('textbox', { name: 'Rorsman' }).fill('Sara Seglare');
  const stop = await failure(page, 'POST', '/api/competitors/', { status: 500, body: {} });
  await dialog.getByRole('button', { name: 'Skicka anmälan' }).click();
  await expect(dialog.getByRole('heading', { name: 'Något gick fel!' })).toBeVisible();
  await expect(dialog.getByText('Vi jobbar med att åtgärda detta. Försök igen senare.')).toBeVisible();
  await stop();
  await dialog.getByRole('button', { name: 'Stäng' }).click();

  await failure(page, 'GET', '/api/sailors/my-registrations/', { status: 500, body: {} });
  await failure(page, 'GET', '/api/sailors/*/entries/', { status: 500, body: {} });
  await page.goto('/sailors?go=sailings');
  await expect(page.getByText('Dina anmälningar kunde inte hämtas')).toBeVisible();
}

test('every text of the error catalogue is shown where it belongs', CI_ONLY, async ({ app, club, openScreen }) => {
  const sailing = await makeSailing(club, { groups: [], boats: ['SWE 101 Vind'] });
  // What the service worker keeps would not be asked for.
  const page = await openScreen({ serviceWorkers: 'block' });
  await test.step('registration and login', () => beforeLogin(page, club));
  await test.step('every kind of answer', () => everyAnswer(page));
  await openBoard(page, club, sailing);
  // With a network first: what shows toasts is fetched with the first of them, if it was not before.
  await test.step('a competitor is deleted', () => deletion(page));
  await test.step('feedback', () => feedback(page));
  await test.step('the list of series', () => seriesList(page));
  await test.step('a dialog that cannot be fetched', () => lostDialog(page));
  await test.step('an address that cannot be valid', async () => {
    await page.goto(`/clubs/${club.slug}/sailings/abc/info`);
    await expect(page.getByRole('heading', { name: 'This page could not be found' })).toBeVisible();
  });
  await test.step('a part of the program that is gone', () => lostChunk(page));

  const phone = await openScreen();
  const sailor = await makeSailor(app, club);
  await makeSailing(club, { groups: [], boats: [] });
  await test.step('an own entry that is closed, and then gone', () => ownEntry(phone, { sailor, club, sailing }));
  await test.step('an entry that the server cannot take', () => registration(phone, club));
});
