import { aClub, aClubAccount, aSailorAccount, TEST_PASSWORD } from '../../../testing/accounts';
import { startClientApp, type ClientApp } from '../../../testing/clientApp';
import { callsOver, type Call } from '../../../testing/servedCalls';
import { aBrowser, logIn, noNetwork, until, watchCalls, type SentCall, type Store } from '../../../testing/tabs';
import { selectCompetitor, selectSailing } from '../../state/rowSelectors';
import { clubEntered } from '../../state/entities/events';
import { loggedOut } from '../../state/session';
import { logout, me } from '../auth';
import { club as clubQuery, clubs } from '../clubs';
import { createCompetitor } from '../competitors';
import { sailing as sailingQuery, sailings } from '../sailings';
import { search } from '../indexData';
import { writeAnswers } from './answerStore';
import { keptDatabase } from '../keptDatabase';
import { startKeptAnswers } from '../reads/startKeptAnswers';
import { selectKeptAt } from '../reads/shownReads';

const EVENING = { name: 'Torsdag 3', start_date: '2026-06-04', start_time: '18:30' };

const browser = aBrowser();
let app: ClientApp;
let watch: ReturnType<typeof watchCalls>;
let intervene: (call: SentCall, send: () => Promise<Response>) => Promise<Response>;
let official: Call;
let officialAccount: { id: number; email: string };
let club: number;
let race: number;
let store: Store;
let stops: (() => void)[];

const online = (_: SentCall, send: () => Promise<Response>) => send();
const reads = (path: string) => watch.calls.filter((call) => call.method === 'GET' && call.path === path).length;
const racePath = () => `/api/sailings/${race}/`;

/** A tab as it is once somebody has logged in: what keeps answers runs in it. */
function startServices(tab: Store): void {
  stops.push(startKeptAnswers(tab));
}

/** The page is reloaded. */
async function reload(): Promise<Store> {
  await writeAnswers();
  browser.closeTabs();
  const tab = browser.openTab();
  await until(
    () => tab.getState().session.status,
    (status) => status !== 'unknown',
  );
  startServices(tab);
  return tab;
}

/** As `until`, of what the browser has to look up. */
async function comesTrue(isSo: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 20_000;
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error('Never came true');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

const keptUrls = async (user?: number) => {
  await writeAnswers();
  const all = await (await keptDatabase()).getAll('answers');
  return all.filter((answer) => user === undefined || answer.user === String(user)).map(({ url }) => url);
};

beforeEach(async () => {
  app = await startClientApp();
  intervene = online;
  watch = watchCalls((call, send) => intervene(call, send));
  stops = [];
  ({ id: club } = await aClub(app));
  officialAccount = await aClubAccount(app, { id: club });
  ({ call: official } = await callsOver(app.url, { email: officialAccount.email, password: TEST_PASSWORD }));
  ({ id: race } = await official<{ id: number }>('POST', '/api/sailings/', EVENING));
  store = browser.openTab();
  await logIn(store, officialAccount);
  startServices(store);
});
afterEach(async () => {
  stops.forEach((stop) => stop());
  browser.closeTabs();
  watch.stop();
  await app.close();
});

test('without a network a page that was read before is there after a reload, and says how old it is', async () => {
  await store.dispatch(sailingQuery.initiate(race)).unwrap();
  const readAt = Date.now();
  intervene = noNetwork;
  const tab = await reload();
  expect(tab.getState().session).toMatchObject({ status: 'loggedIn', accessToken: null });
  await tab.dispatch(sailingQuery.initiate(race)).unwrap();
  expect(selectSailing(tab.getState(), race)).toMatchObject({ name: 'Torsdag 3' });
  const keptAt = await until(() => selectKeptAt(tab.getState()));
  expect(Math.abs(Number(keptAt) - readAt)).toBeLessThan(5_000);
});

test('the logged-in user is known without a network, also right after the first login', async () => {
  intervene = noNetwork;
  const tab = await reload();
  expect(await tab.dispatch(me.initiate()).unwrap()).toMatchObject({ email: officialAccount.email });
});

test('a page that was never read is not there', async () => {
  intervene = noNetwork;
  const tab = await reload();
  await expect(tab.dispatch(sailings.initiate(club)).unwrap()).rejects.toMatchObject({ status: 'FETCH_ERROR' });
});

test('what the server does answer is never replaced: a page that is gone is gone, and is forgotten', async () => {
  await store.dispatch(sailingQuery.initiate(race)).unwrap();
  await official('DELETE', racePath());
  await expect(store.dispatch(sailingQuery.initiate(race, { forceRefetch: true })).unwrap()).rejects.toMatchObject({
    status: 404,
  });
  await comesTrue(async () => !(await keptUrls()).includes(racePath()));
  intervene = noNetwork;
  const tab = await reload();
  await expect(tab.dispatch(sailingQuery.initiate(race)).unwrap()).rejects.toMatchObject({ status: 'FETCH_ERROR' });
});

test('an answer from something on the way, such as the login page of an open network, is no answer', async () => {
  await store.dispatch(clubQuery.initiate(club)).unwrap();
  intervene = () =>
    Promise.resolve(new Response('<h1>Logga in på hamnens nät</h1>', { headers: { 'content-type': 'text/html' } }));
  expect(await store.dispatch(clubQuery.initiate(club, { forceRefetch: true })).unwrap()).toMatchObject({ id: club });
});

test('what is searched for is not kept', async () => {
  await store.dispatch(search.initiate('Torsdag')).unwrap();
  expect((await keptUrls()).filter((url) => url.includes('search'))).toEqual([]);
});

test('a change is never answered by what is kept', async () => {
  await store.dispatch(sailingQuery.initiate(race)).unwrap();
  intervene = noNetwork;
  await expect(
    store.dispatch(createCompetitor.initiate({ sailing: race, skipper_name: 'Anna Ek' })).unwrap(),
  ).rejects.toMatchObject({
    status: 'FETCH_ERROR',
  });
});

test('after 4 s without an answer the kept one is shown, until the server’s own comes', async () => {
  await store.dispatch(sailingQuery.initiate(race)).unwrap();
  await official('PATCH', racePath(), { name: 'Torsdag 3, ny bana' });
  let answer = () => {};
  intervene = async (_, send) => {
    await new Promise<void>((resolve) => (answer = resolve));
    return send();
  };
  const before = reads(racePath());
  await store.dispatch(sailingQuery.initiate(race, { forceRefetch: true })).unwrap();
  expect(selectSailing(store.getState(), race)?.name).toBe('Torsdag 3');
  await until(() => selectKeptAt(store.getState()));
  answer();
  await until(
    () => selectSailing(store.getState(), race)?.name,
    (name) => name === 'Torsdag 3, ny bana',
  );
  await until(
    () => selectKeptAt(store.getState()),
    (at) => at === null,
  );
  expect(reads(racePath())).toBe(before + 1);
});

test('later reads wait less: a page is several reads, one after the other', async () => {
  await store.dispatch(sailingQuery.initiate(race)).unwrap();
  await store.dispatch(clubs.initiate()).unwrap();
  const hung: ((why: Error) => void)[] = [];
  intervene = () => new Promise((_, reject) => hung.push(reject));
  const tab = await reload();
  expect(tab.getState().session.accessToken).toBeNull();
  const startedAt = Date.now();
  expect(await tab.dispatch(clubs.initiate()).unwrap()).toMatchObject([{ id: club }]);
  await tab.dispatch(sailingQuery.initiate(race)).unwrap();
  expect(selectSailing(tab.getState(), race)?.name).toBe('Torsdag 3');
  expect(Date.now() - startedAt).toBeLessThan(3_500);
  hung.forEach((fail) => fail(new TypeError('Failed to fetch')));
});

test('when the network is back what is on screen is read again, and the mark goes', async () => {
  await store.dispatch(sailingQuery.initiate(race)).unwrap();
  intervene = noNetwork;
  const tab = await reload();
  await tab.dispatch(sailingQuery.initiate(race)).unwrap();
  tab.dispatch(sailings.initiate(club)).catch(() => undefined);
  await until(() => selectKeptAt(tab.getState()));
  await official('PATCH', racePath(), { name: 'Torsdag 3, ny bana' });
  intervene = online;
  dispatchEvent(new Event('online'));
  await until(
    () => selectSailing(tab.getState(), race)?.name,
    (name) => name === 'Torsdag 3, ny bana',
  );
  await until(
    () => sailings.select(club)(tab.getState()).isSuccess,
    (isRead) => isRead,
  );
  expect(selectKeptAt(tab.getState())).toBeNull();
  expect(tab.getState().session.accessToken).not.toBeNull();
});

test('a user who is assumed to be logged in never asks anonymously: they may still edit their club', async () => {
  intervene = noNetwork;
  const tab = await reload();
  intervene = online;
  expect(await tab.dispatch(clubQuery.initiate(club)).unwrap()).toMatchObject({ can_edit: true });
});

test('what came by push and by own changes is kept as well', async () => {
  store.dispatch(clubEntered(club));
  await until(() => store.getState().connection.connected);
  await store.dispatch(sailingQuery.initiate(race)).unwrap();
  const { id: pushed } = await official<{ id: number }>('POST', '/api/competitors/', {
    sailing: race,
    skipper_name: 'Anna Ek',
  });
  await until(() => selectCompetitor(store.getState(), pushed));
  const own = await store.dispatch(createCompetitor.initiate({ sailing: race, skipper_name: 'Bo Al' })).unwrap();
  await comesTrue(async () => {
    const kept = await (await keptDatabase()).get('answers', [String(officialAccount.id), racePath()]);
    return JSON.stringify(kept?.body ?? '').includes('Bo Al');
  });
  intervene = noNetwork;
  const tab = await reload();
  await tab.dispatch(sailingQuery.initiate(race)).unwrap();
  expect(selectCompetitor(tab.getState(), pushed)).toMatchObject({ skipper_name: 'Anna Ek' });
  expect(selectCompetitor(tab.getState(), own)).toMatchObject({ skipper_name: 'Bo Al' });
});

describe('nothing of what somebody read is left', () => {
  beforeEach(async () => {
    await store.dispatch(sailingQuery.initiate(race)).unwrap();
    expect(await keptUrls(officialAccount.id)).toContain(racePath());
  });
  const isEmpty = () => comesTrue(async () => (await keptUrls(officialAccount.id)).length === 0);

  test('when the user logs out, with or without a network', async () => {
    intervene = noNetwork;
    await store.dispatch(logout.initiate());
    await isEmpty();
  });

  test('when another tab logs out', async () => {
    const sibling = browser.openTab();
    await until(() => sibling.getState().session.accessToken);
    await sibling.dispatch(logout.initiate());
    await until(
      () => store.getState().session.status,
      (status) => status === 'loggedOut',
    );
    await isEmpty();
  });

  test.each(['deleted', 'refused'] as const)('when the session is %s', async (ended) => {
    store.dispatch(loggedOut(ended));
    await isEmpty();
  });

  test('of somebody whose tab was closed in the midst of a logout, once the next one has logged in', async () => {
    const left = { user: '999', url: racePath(), body: {}, clubVersion: null, at: Date.now() };
    await (await keptDatabase()).put('answers', left);
    expect(await keptUrls(999)).toEqual([racePath()]);
    await reload();
    await comesTrue(async () => (await keptUrls(999)).length === 0);
    expect(await keptUrls(officialAccount.id)).toContain(racePath());
  });

  test('for the next user of the same screen', async () => {
    const sailor = await aSailorAccount(app, { club: { id: club } });
    await store.dispatch(logout.initiate());
    await logIn(store, sailor);
    startServices(store);
    intervene = noNetwork;
    await expect(store.dispatch(sailingQuery.initiate(race)).unwrap()).rejects.toMatchObject({ status: 'FETCH_ERROR' });
    await isEmpty();
  });
});
