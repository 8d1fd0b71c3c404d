import { authPaths } from '../../shared/contract/auth';
import { clubPaths } from '../../shared/contract/clubs';
import { aClub, aClubAccount } from '../../testing/accounts';
import { startClientApp, type ClientApp } from '../../testing/clientApp';
import { aBrowser, logIn, noNetwork, until, watchCalls, type SentCall, type Store } from '../../testing/tabs';
import { logout, me } from './auth';
import { club, clubs } from './clubs';

const ACCESS_LIFE_MS = 901_000;
const REFRESH_LIFE_MS = 8 * 24 * 60 * 60 * 1000;

const browser = aBrowser();
let app: ClientApp;
let watch: ReturnType<typeof watchCalls>;
let obstruct: (call: SentCall) => Promise<Response> | undefined;
let account: { id: number; email: string };

beforeEach(async () => {
  app = await startClientApp();
  obstruct = () => undefined;
  watch = watchCalls((call, send) => obstruct(call) ?? send());
  account = await aClubAccount(app, await aClub(app, { slug: 'exempel-ss' }));
});
afterEach(async () => {
  browser.closeTabs();
  watch.stop();
  await app.close();
});

const session = (store: Store) => store.getState().session;
const refreshes = () => watch.calls.filter(({ path }) => path === authPaths.refresh);
const askWhoIAm = (store: Store) => store.dispatch(me.initiate(undefined, { forceRefetch: true }));

async function loggedInTab(): Promise<Store> {
  const tab = browser.openTab();
  await logIn(tab, account);
  return tab;
}

/** A tab that was opened while somebody was logged in, and knows it. */
async function furtherTab(): Promise<Store> {
  const tab = browser.openTab();
  await until(() => session(tab).status === 'loggedIn');
  return tab;
}

test('a browser that has never been here asks for nothing and is logged out', () => {
  const tab = browser.openTab();
  expect(session(tab)).toEqual({ status: 'loggedOut', accessToken: null, user: null, ended: 'none' });
  expect(watch.calls).toEqual([]);
});

test('login keeps the access token in memory, and nothing secret anywhere else', async () => {
  const tab = await loggedInTab();
  expect(session(tab).status).toBe('loggedIn');
  expect(JSON.stringify({ ...localStorage })).toBe(`{"styrbord.session":"${account.id}"}`);
  expect(document.cookie).toBe('');
  expect(JSON.stringify(tab.getState().api)).not.toContain(session(tab).accessToken);
});

test('login knows who it is before anybody is logged in', async () => {
  const tab = browser.openTab();
  const stages: unknown[] = [];
  tab.subscribe(() => stages.push([session(tab).status, me.select()(tab.getState()).data?.email]));
  await logIn(tab, account);
  expect(stages).not.toContainEqual(['loggedIn', undefined]);
  expect(stages.at(-1)).toEqual(['loggedIn', account.email]);
});

test('a failed login leaves everything as it was and is logged to the console', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  const tab = browser.openTab();
  await expect(logIn(tab, { email: 'nobody@example.se' })).rejects.toMatchObject({ status: 401 });
  expect(session(tab).status).toBe('loggedOut');
  expect(log).toHaveBeenCalledWith('Login failed', expect.objectContaining({ status: 401 }));
  log.mockRestore();
});

test('a page that is loaded again is logged in by its cookie', async () => {
  await loggedInTab();
  browser.closeTabs();
  expect(session(await furtherTab()).accessToken).toMatch(/^ey/);
  expect(refreshes()).toHaveLength(1);
});

test('many calls with a token that has run out share one refresh, and all get their answer', async () => {
  const tab = await loggedInTab();
  app.clock.advance(ACCESS_LIFE_MS);
  const answers = await Promise.all(
    Array.from({ length: 5 }, (_, index) =>
      tab.dispatch(club.initiate(index === 0 ? 'exempel-ss' : `nowhere-${index}`)),
    ),
  );
  expect(answers.map(({ error }) => (error && 'status' in error ? error.status : 200))).toEqual([
    200, 404, 404, 404, 404,
  ]);
  expect(refreshes()).toHaveLength(1);
});

test('five tabs whose tokens run out at once: one rotation, nobody is logged out', async () => {
  const tabs = [await loggedInTab()];
  while (tabs.length < 5) tabs.push(await furtherTab());
  await until(() => new Set(tabs.map((tab) => session(tab).accessToken)).size === 1);
  app.clock.advance(ACCESS_LIFE_MS);
  const before = refreshes().length;

  const answers = await Promise.all(tabs.map(askWhoIAm));
  expect(answers.map(({ data }) => data?.email)).toEqual(Array.from({ length: 5 }, () => account.email));
  expect(refreshes().length - before).toBe(1);
  expect(new Set(tabs.map((tab) => session(tab).accessToken)).size).toBe(1);
});

test('a refresh that is refused ends the session', async () => {
  const tab = await loggedInTab();
  app.clock.advance(REFRESH_LIFE_MS);
  await askWhoIAm(tab);
  expect(session(tab)).toMatchObject({ status: 'loggedOut', ended: 'refused' });
  expect(localStorage).toHaveLength(0);
});

test.each([
  ['no network', noNetwork],
  ['503', async () => new Response('{"detail":"x"}', { status: 503 })],
  ['too many at once', async () => new Response('{"detail":"x"}', { status: 429 })],
  ['a page of the proxy', async () => new Response('<html>', { status: 502 })],
])('a refresh without an answer leaves the session alone: %s', async (_, answer) => {
  const tab = await loggedInTab();
  app.clock.advance(ACCESS_LIFE_MS);
  obstruct = ({ path }) => (path === authPaths.refresh ? answer() : undefined);
  await expect(askWhoIAm(tab).unwrap()).rejects.toMatchObject({ status: 'FETCH_ERROR' });
  expect(session(tab).status).toBe('loggedIn');

  obstruct = () => undefined;
  expect((await askWhoIAm(tab).unwrap()).email).toBe(account.email);
});

test('a page that cannot reach the server goes on as the last person here, who is asked for a token at the first answer', async () => {
  await loggedInTab();
  browser.closeTabs();
  obstruct = noNetwork;
  const tab = browser.openTab();
  await until(() => session(tab).status === 'loggedIn');
  expect(session(tab)).toMatchObject({ accessToken: null, user: String(account.id) });

  obstruct = () => undefined;
  expect((await askWhoIAm(tab).unwrap()).email).toBe(account.email);
  expect(session(tab).accessToken).not.toBeNull();
});

test('where nobody knows who was here, a page that cannot reach the server is logged out for now', async () => {
  await loggedInTab();
  browser.closeTabs();
  localStorage.setItem('styrbord.session', '?');
  obstruct = noNetwork;
  jest.useFakeTimers({ advanceTimers: true });
  const tab = browser.openTab();
  for (let tries = 1; tries <= 3; tries += 1) {
    await until(() => refreshes().length === tries);
    await jest.advanceTimersByTimeAsync(3_500);
  }
  jest.useRealTimers();
  await until(() => session(tab).ended === 'unreachable');

  obstruct = () => undefined;
  dispatchEvent(new Event('online'));
  await until(() => session(tab).status === 'loggedIn');
});

test('an account that is gone ends the session at the next call', async () => {
  const tab = await loggedInTab();
  await app.db.deleteFrom('users').where('email', '=', account.email).execute();
  await askWhoIAm(tab);
  expect(session(tab)).toMatchObject({ status: 'loggedOut', ended: 'refused' });
  expect(refreshes()).toEqual([]);
});

test('open calls carry no token, others do', async () => {
  const tab = await loggedInTab();
  await tab.dispatch(clubs.initiate());
  await tab.dispatch(club.initiate('exempel-ss'));
  const sent = (path: string) => watch.calls.find((call) => call.path === path)?.headers.get('authorization');
  expect(sent(authPaths.login)).toBeNull();
  expect(sent(clubPaths.list)).toBeNull();
  expect(sent(clubPaths.one('exempel-ss'))).toBe(`Bearer ${session(tab).accessToken}`);
});

describe('other tabs', () => {
  test('follow a logout, and forget what they had fetched', async () => {
    const [first, second] = [await loggedInTab(), await furtherTab()];
    await askWhoIAm(second);
    await first.dispatch(logout.initiate());
    await until(() => session(second).status === 'loggedOut');
    expect(session(second).ended).toBe('sibling');
    expect(me.select()(second.getState()).data).toBeUndefined();
    expect(localStorage).toHaveLength(0);
  });

  test('a logout that the server never hears of ends the session here all the same', async () => {
    const tab = await loggedInTab();
    obstruct = noNetwork;
    await tab.dispatch(logout.initiate());
    expect(session(tab)).toMatchObject({ status: 'loggedOut', ended: 'asked' });
  });

  test('follow a login', async () => {
    const second = browser.openTab();
    await loggedInTab();
    await until(() => session(second).status === 'loggedIn');
    expect(refreshes()).toEqual([]);
  });

  test('whose news of an old token comes late do not end the session', async () => {
    const tab = await loggedInTab();
    const old = session(tab).accessToken;
    await furtherTab();
    await until(() => session(tab).accessToken !== old);
    app.clock.advance(ACCESS_LIFE_MS);
    const lateNews = async () => {
      const channel = new BroadcastChannel('styrbord.session');
      channel.postMessage({ type: 'token', access: old });
      await until(() => session(tab).accessToken === old);
      channel.close();
      return new Response('{"detail":"x","code":"token_not_valid"}', {
        status: 401,
        headers: { 'Content-Type': 'application/json' },
      });
    };
    let isFirst = true;
    obstruct = ({ path }) => {
      if (path !== authPaths.me || !isFirst) return undefined;
      isFirst = false;
      return lateNews();
    };

    expect((await askWhoIAm(tab)).data?.email).toBe(account.email);
    expect(session(tab).status).toBe('loggedIn');
  });

  test('show and send nothing in the former name when somebody else logs in', async () => {
    const [first, second] = [await loggedInTab(), await furtherTab()];
    await askWhoIAm(second);
    const other = await aClubAccount(app, await aClub(app));
    await logIn(first, other);
    await until(() => session(second).accessToken === session(first).accessToken);
    expect(me.select()(second.getState()).data).toBeUndefined();
    expect((await askWhoIAm(second).unwrap()).email).toBe(other.email);
  });
});
