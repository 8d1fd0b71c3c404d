import { screen, waitFor, within } from '@testing-library/react';
import { PAGE_DATA_ID } from '../../../../shared/contract/indexData';
import { aClub, aClubAccount, aSailorAccount, TEST_PASSWORD } from '../../../../testing/accounts';
import { startClientApp, type ClientApp } from '../../../../testing/clientApp';
import { dayFromNow } from '../../../../testing/dayFromNow';
import { openApp, type OpenedApp } from '../../../../testing/openApp';
import { aCompetitorRecord, aPublicationRecord, aSailingRecord } from '../../../../testing/records';
import { aBrowser, noNetwork, watchCalls } from '../../../../testing/tabs';
import { takePageData } from '../../../api/indexData';

let server: ClientApp;
let page: OpenedApp | undefined;
let watch: ReturnType<typeof watchCalls>;
let isOut: boolean;

beforeEach(async () => {
  server = await startClientApp({ now: () => new Date() });
  isOut = false;
  watch = watchCalls((call, send) => (isOut && call.path === '/api/index-data/' ? noNetwork() : send()));
  page = undefined;
});

afterEach(async () => {
  page?.leave();
  watch.stop();
  await server.close();
});

async function aClubThatSails() {
  const club = await aClub(server, { name: 'Exempel Segelsällskap', slug: 'exempel-ss', counter: 1 });
  const next = await aSailingRecord(server, club, { name: 'Onsdag 8', start_date: dayFromNow(3) });
  const ongoing = await aSailingRecord(server, club, {
    name: 'Onsdag 7',
    start_date: dayFromNow(0),
    status: 'ongoing',
  });
  const sailed = await aSailingRecord(server, club, {
    name: 'Onsdag 6',
    start_date: dayFromNow(-4),
    status: 'finished',
  });
  await aCompetitorRecord(server, sailed);
  return { club, next, ongoing, sailed };
}

async function section(name: string) {
  const region = await screen.findByRole('region', { name });
  await waitFor(() => expect(region.querySelector('[aria-busy=true]')).not.toBeInTheDocument());
  return within(region);
}

const lines = (list: Awaited<ReturnType<typeof section>>) =>
  list.getAllByRole('link').map((link) => link.querySelector('strong')?.textContent);

describe('before login the start page', () => {
  test('shows what is sailed and what comes, the latest results, and the clubs', async () => {
    const { sailed } = await aClubThatSails();
    page = await openApp('/');
    const next = await section('Nästa seglingar');
    expect(lines(next)).toEqual(['Onsdag 7', 'Onsdag 8']);
    expect(next.getByText('Pågående')).toBeVisible();
    const results = await section('Senaste resultat');
    expect(results.getByRole('link', { name: /^Onsdag 6/ })).toHaveAttribute(
      'href',
      `/clubs/exempel-ss/sailings/${sailed.id}/result`,
    );
    expect(results.getByText('Preliminärt')).toBeVisible();
    const clubs = await section('Klubbar');
    expect(clubs.getByText('1 klubb · 0 seglare · 3 seglingar')).toBeVisible();
    expect(clubs.getByRole('link', { name: 'Exempel Segelsällskap Seglar nu' })).toHaveAttribute(
      'href',
      '/clubs/exempel-ss',
    );
    expect(screen.getByText(/^Hämtat \d\d\.\d\d$/)).toBeVisible();
  });

  test('leads to a result that is public without the login', async () => {
    const { sailed } = await aClubThatSails();
    await aPublicationRecord(server, { sailing: sailed.id });
    page = await openApp('/');
    const results = await section('Senaste resultat');
    expect(results.getByRole('link', { name: /^Onsdag 6/ })).toHaveAttribute(
      'href',
      `/r/exempel-ss/segling/${sailed.id}-onsdag-6`,
    );
  });

  test('shows the boat that won a result that is public, and leads to it', async () => {
    const { sailed } = await aClubThatSails();
    const rows = [
      { position: 1, race_class: null, sail_number: 'SWE 57', boat_name: 'Åsa' },
      { position: 2, race_class: null, sail_number: 'SWE 7', boat_name: 'Tärnan' },
    ];
    await aPublicationRecord(server, { sailing: sailed.id, data: JSON.stringify({ rows }) });
    page = await openApp('/');
    const winners = await section('Vann senast');
    const path = `/r/exempel-ss/segling/${sailed.id}-onsdag-6`;
    const card = winners.getByRole('link', { name: /^SWE 57 ?Åsa ?Onsdag 6, .+ ?Exempel Segelsällskap · 2 i mål$/ });
    expect(card).toHaveAttribute('href', path);
    expect(card.querySelector('img')).toHaveAttribute('src', `${path}.svg`);
  });

  test('shows no winners where no result is public', async () => {
    await aClubThatSails();
    page = await openApp('/');
    await section('Senaste resultat');
    expect(screen.queryByRole('region', { name: 'Vann senast' })).not.toBeInTheDocument();
  });

  test('says of a club that does not sail now when it does next', async () => {
    const club = await aClub(server, { name: 'Exempel Segelsällskap', counter: 1 });
    await aSailingRecord(server, club, { start_date: dayFromNow(9), start_time: '18:30' });
    await aSailingRecord(server, club, { start_date: dayFromNow(3), start_time: '17:00' });
    page = await openApp('/');
    const clubs = await section('Klubbar');
    expect(clubs.getByRole('link', { name: /^Exempel Segelsällskap .* 17[.:]00$/ })).toBeVisible();
    expect(clubs.queryByText('Seglar nu')).not.toBeInTheDocument();
  });

  test('leads to the page of a sailing by way of the login', async () => {
    const { club } = await aClubThatSails();
    const official = await aClubAccount(server, club);
    page = await openApp('/');
    await page.user.click((await section('Nästa seglingar')).getByRole('link', { name: /^Onsdag 8/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Logga in' }));
    expect(dialog.getByText('Logga in så öppnas sidan du ville till.')).toBeVisible();
    await page.user.type(dialog.getByRole('textbox', { name: 'E-post' }), official.email);
    await page.user.type(dialog.getByLabelText('Lösenord'), TEST_PASSWORD);
    await page.user.click(dialog.getByRole('button', { name: 'Logga in' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Onsdag 8' })).toBeVisible();
  });

  test('says so where no club is yet, and where nothing is planned', async () => {
    page = await openApp('/');
    expect(await screen.findByRole('heading', { name: 'Här är det tomt än så länge' })).toBeVisible();
    page.leave();
    await aClub(server);
    page = await openApp('/');
    expect((await section('Nästa seglingar')).getByText('Ingen segling är inlagd framöver.')).toBeVisible();
    expect(
      (await section('Senaste resultat')).getByText('Här kommer resultaten när den första seglingen är avslutad.'),
    ).toBeVisible();
  });

  test('can be asked to try again when nothing could be fetched', async () => {
    await aClubThatSails();
    isOut = true;
    page = await openApp('/');
    expect(await screen.findByRole('heading', { name: 'Seglingarna kunde inte hämtas' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Skapa konto' })).toBeEnabled();
    isOut = false;
    await page.user.click(screen.getByRole('button', { name: 'Försök igen' }));
    expect(lines(await section('Nästa seglingar'))).toEqual(['Onsdag 7', 'Onsdag 8']);
  });

  test('is fetched again when somebody looks again, and says when it could not be', async () => {
    const { club } = await aClubThatSails();
    page = await openApp('/');
    await section('Nästa seglingar');
    await screen.findByText('Onsdag 8');
    await aSailingRecord(server, club, { name: 'Onsdag 9', start_date: dayFromNow(10) });
    await server.db.updateTable('clubs').set({ counter: 2 }).execute();
    document.dispatchEvent(new Event('visibilitychange'));
    expect(await screen.findByText('Onsdag 9')).toBeVisible();
    isOut = true;
    document.dispatchEvent(new Event('visibilitychange'));
    expect(await screen.findByText(/^Ingen kontakt just nu. Det du ser hämtades \d\d\.\d\d\.$/)).toBeVisible();
    expect(screen.getByText('Onsdag 9')).toBeVisible();
  });
});

test('after login the start page shows what the sailor has entered', async () => {
  const { club, next } = await aClubThatSails();
  const sailor = await aSailorAccount(server, { club });
  await aCompetitorRecord(server, next, { sailor_id: sailor.sailor_id });
  page = await openApp('/', { as: sailor });
  const line = (await section('Nästa seglingar')).getByRole('link', { name: /^Onsdag 8/ });
  expect(await within(line).findByText('Du är anmäld')).toBeVisible();
  await page.user.click(line);
  expect(await screen.findByRole('heading', { level: 1, name: 'Onsdag 8' })).toBeVisible();
});

describe('the data that the page brought along', () => {
  const EMPTY = { upcoming_sailings: [], ongoing_sailings: [], recent_results: [], clubs: [] };
  const bring = (at: number, clubs: number) => {
    const script = document.createElement('script');
    script.type = 'application/json';
    script.id = PAGE_DATA_ID;
    script.textContent = JSON.stringify({
      at: new Date(at).toISOString(),
      data: { ...EMPTY, counts: { clubs, sailors: 0, sailings: 0 } },
    });
    document.body.append(script);
    const browser = aBrowser();
    const store = browser.openTab();
    takePageData(store);
    script.remove();
    browser.closeTabs();
    return JSON.stringify(store.getState().api.queries);
  };

  test('need not be asked for', () => {
    expect(bring(Date.now() - 5_000, 7)).toContain('"clubs":7');
  });

  test.each([
    ['old, in a tab that was opened again', -120_000],
    ['made by a clock that goes otherwise', 120_000],
  ])('is not used when it is %s', (_why, ms) => {
    expect(bring(Date.now() + ms, 7)).toBe('{}');
  });
});
