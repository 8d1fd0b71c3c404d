import { aClub, aClubAccount } from '../../testing/accounts';
import { startClientApp, type ClientApp } from '../../testing/clientApp';
import { aBrowser, logIn, noNetwork, until, watchCalls } from '../../testing/tabs';
import { clubEntered } from '../state/entities/events';

const browser = aBrowser();
let app: ClientApp;
let club: number;
let watch: ReturnType<typeof watchCalls>;
let answer: (path: string, send: () => Promise<Response>) => Promise<Response>;

beforeEach(async () => {
  app = await startClientApp();
  answer = (_, send) => send();
  watch = watchCalls(({ path }, send) => answer(path, send));
  ({ id: club } = await aClub(app));
  await logIn(browser.openTab(), await aClubAccount(app, { id: club }));
  browser.closeTabs();
});
afterEach(async () => {
  browser.closeTabs();
  watch.stop();
  await app.close();
});

async function assumedTab() {
  answer = noNetwork;
  const store = browser.openTab();
  await until(() => store.getState().session.status === 'loggedIn');
  expect(store.getState().session.accessToken).toBeNull();
  return store;
}

test('the socket of a user who is assumed to be logged in gets their token before it subscribes', async () => {
  const store = await assumedTab();
  answer = (_, send) => send();
  store.dispatch(clubEntered(club));
  await until(() => store.getState().connection.connected);
  expect(store.getState().session.accessToken).not.toBeNull();
});

test('while no token can be fetched the socket waits, and the user stays logged in', async () => {
  const store = await assumedTab();
  store.dispatch(clubEntered(club));
  await until(() => store.getState().connection.phase === 'reconnecting');
  expect(store.getState().session.status).toBe('loggedIn');
  answer = (_, send) => send();
  await until(() => store.getState().connection.connected);
});

test('a token that is refused ends the session', async () => {
  const store = await assumedTab();
  answer = (path, send) => (path.includes('/refresh') ? Promise.resolve(new Response('{}', { status: 401 })) : send());
  store.dispatch(clubEntered(club));
  await until(() => store.getState().session.status === 'loggedOut');
  expect(store.getState().session.ended).toBe('refused');
});
