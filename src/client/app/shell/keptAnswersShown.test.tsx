import { screen } from '@testing-library/react';
import { aClub, aClubAccount, TEST_PASSWORD } from '../../../testing/accounts';
import { startClientApp, type ClientApp } from '../../../testing/clientApp';
import { openApp, type OpenedApp } from '../../../testing/openApp';
import { callsOver } from '../../../testing/servedCalls';
import { noNetwork, until, watchCalls } from '../../../testing/tabs';
import { writeAnswers } from '../../api/answers/answerStore';

let app: ClientApp;
let watch: ReturnType<typeof watchCalls>;
let isDown: boolean;
let page: OpenedApp;
let slug: string;
let race: number;

beforeEach(async () => {
  app = await startClientApp();
  isDown = false;
  watch = watchCalls((_, send) => (isDown ? noNetwork() : send()));
  const club = await aClub(app);
  slug = club.slug;
  const account = await aClubAccount(app, { id: club.id });
  const { call } = await callsOver(app.url, { email: account.email, password: TEST_PASSWORD });
  ({ id: race } = await call<{ id: number }>('POST', '/api/sailings/', {
    name: 'Torsdag 3',
    start_date: '2026-06-04',
  }));
  page = await openApp(`/clubs/${slug}/sailings/${race}/info`, { as: account });
  await screen.findByRole('heading', { level: 1, name: 'Torsdag 3' });
  await writeAnswers();
  page.leave();
  isDown = true;
});
afterEach(async () => {
  page.leave();
  watch.stop();
  jest.restoreAllMocks();
  await app.close();
});

test('without a network a page is shown as it was read last, with its age, and fresh when the network is back', async () => {
  page = await openApp(`/clubs/${slug}/sailings/${race}/info`);
  await screen.findByRole('heading', { level: 1, name: 'Torsdag 3' });
  expect(await screen.findByText(/uppgifter från \d\d\.\d\d$/i)).toBeVisible();
  isDown = false;
  dispatchEvent(new Event('online'));
  expect(await screen.findByText('Live')).toBeVisible();
  await until(() => Object.keys(page.store.getState().keptAnswers.given).length === 0);
});

test('a page that was never read says so, and what can be read meanwhile', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  page = await openApp(`/clubs/${slug}/series`);
  expect(await screen.findByText('Inte hämtat på den här enheten')).toBeVisible();
  expect(screen.getByText(/Sidor som du har öppnat tidigare går att läsa/)).toBeVisible();
});
