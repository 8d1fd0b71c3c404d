import type { WebSocketServer } from 'ws';
import type { Competitor } from '../../shared/contract/competitors';
import { aClub, aClubAccount, TEST_PASSWORD } from '../../testing/accounts';
import { startClientApp, type ClientApp } from '../../testing/clientApp';
import { callsOver, type Call } from '../../testing/servedCalls';
import { aBrowser, logIn, until, watchCalls, type Store } from '../../testing/tabs';
import { startMoves } from '../changes/moves';
import { browserWakeUps, startPendingQueue } from '../changes/queue/pendingQueue';
import { sailing, sailings } from '../api/sailings';
import { selectBoard } from '../changes/board';
import { selectCompetitor, selectSailing, selectSailingsOfClub } from '../state/rowSelectors';
import { clubEntered, clubLeft } from '../state/entities/events';

const browser = aBrowser();
let app: ClientApp & { app: { websocketServer?: WebSocketServer } };
let official: Call;
let watch: ReturnType<typeof watchCalls>;
let intervene: (path: string, send: () => Promise<Response>) => Promise<Response>;
let account: { email: string };
let club: number;
let id: number;
let group: number;
let boat: number;
let stops: (() => void)[] = [];

beforeEach(async () => {
  app = await startClientApp();
  intervene = (_, send) => send();
  watch = watchCalls(({ path }, send) => intervene(path, send));
  ({ id: club } = await aClub(app));
  account = await aClubAccount(app, { id: club });
  ({ call: official } = await callsOver(app.url, { email: account.email, password: TEST_PASSWORD }));
  const made = (path: string, body: object) => official<{ id: number }>('POST', path, body);
  ({ id } = await made('/api/sailings/', { name: 'Torsdag 3', start_date: '2026-06-04', start_time: '18:30' }));
  ({ id: group } = await made('/api/start-groups/', { sailing: id, name: 'SRS 1' }));
  ({ id: boat } = await made('/api/competitors/', { sailing: id, sail_number: 'SWE 1', skipper_name: 'Anna Ek' }));
});
afterEach(async () => {
  stops.forEach((stop) => stop());
  stops = [];
  browser.closeTabs();
  watch.stop();
  await app.close();
});

const reads = () => watch.calls.filter(({ method, path }) => method === 'GET' && path === `/api/sailings/${id}/`);
const isLive = (store: Store) => until(() => store.getState().connection.connected);
const groupIn = (store: Store) => selectCompetitor(store.getState(), boat)?.start_group;
const otherMoves = (start_group: number | null) =>
  official('POST', `/api/sailings/${id}/move-competitors/`, { moves: [{ competitor: boat, start_group }] });

async function aTab(): Promise<Store> {
  const store = browser.openTab();
  await logIn(store, account);
  stops.push(
    startPendingQueue(store, browserWakeUps, async () => {}),
    () => void store.dispatch(clubLeft()),
  );
  return store;
}

/** The page of the sailing, as its layout and its door open it: connection and reads begin at once. */
async function aSailingPage(): Promise<Store> {
  const store = await aTab();
  store.dispatch(clubEntered(club));
  await Promise.all([store.dispatch(sailings.initiate(club)), store.dispatch(sailing.initiate(id))]);
  await isLive(store);
  return store;
}

/** The network goes away for every socket, without a word. */
const cutSockets = () => app.app.websocketServer?.clients.forEach((socket) => socket.terminate());

test('what one official moves, the other sees', async () => {
  const [first, second] = [await aSailingPage(), await aSailingPage()];
  first.dispatch(startMoves(id, [{ competitor: boat, start_group: group }]));
  await until(() => groupIn(second) === group);
  expect(selectBoard(second.getState(), id).map(({ competitorIds }) => competitorIds)).toEqual([[], [boat]]);
  await until(() => first.getState().pendingChanges.queue.length === 0);
  expect(groupIn(first)).toBe(group);
});

test('a page that reads before the stream begins reads once, when nothing has happened in between', async () => {
  await aSailingPage();
  expect(reads()).toHaveLength(1);
});

test('what happens between the read and the stream is not lost', async () => {
  const store = await aTab();
  await Promise.all([store.dispatch(sailings.initiate(club)), store.dispatch(sailing.initiate(id))]);
  await otherMoves(group);
  store.dispatch(clubEntered(club));
  await until(() => groupIn(store) === group);
  expect(reads()).toHaveLength(2);
});

test('a read that is answered after the stream began, but was made before, is made again', async () => {
  const store = await aTab();
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  intervene = async (path, send) => {
    const answer = await send();
    if (path === `/api/sailings/${id}/`) await held;
    return answer;
  };
  void store.dispatch(sailing.initiate(id));
  await until(() => reads().length === 1);
  await new Promise((resolve) => setTimeout(resolve, 50));
  await otherMoves(group);
  store.dispatch(clubEntered(club));
  await isLive(store);
  letGo();
  await until(() => groupIn(store) === group);
  expect(reads()).toHaveLength(2);
});

test('what is missed while the connection is down comes when it is back, without a new read', async () => {
  const store = await aSailingPage();
  cutSockets();
  await until(() => !store.getState().connection.connected);
  await otherMoves(group);
  await until(() => groupIn(store) === group);
  expect(reads()).toHaveLength(1);
});

test('a sailing that is deleted elsewhere is gone here', async () => {
  const store = await aSailingPage();
  await official('DELETE', `/api/sailings/${id}/`);
  await until(() => selectSailing(store.getState(), id) === undefined);
  expect(selectSailingsOfClub(store.getState(), club)).toEqual([]);
});

test('a boat that is added elsewhere is on the board here', async () => {
  const store = await aSailingPage();
  const added = await official<Competitor>('POST', '/api/competitors/', {
    sailing: id,
    sail_number: 'SWE 9',
    skipper_name: 'Bo Al',
  });
  await until(() => selectCompetitor(store.getState(), added.id) !== undefined);
});

test('a socket whose token has run out gets a new one and is back', async () => {
  const store = await aSailingPage();
  const before = store.getState().session.accessToken;
  app.clock.advance(901_000);
  cutSockets();
  await until(() => !store.getState().connection.connected);
  await isLive(store);
  expect(store.getState().session.accessToken).not.toBe(before);
});

test('a database that was restored from a backup replaces all that was held', async () => {
  const store = await aSailingPage();
  await app.db.updateTable('meta').set({ value: 'new1' }).where('key', '=', 'epoch').execute();
  await app.db.updateTable('competitors').set({ boat_name: 'Från förr', version: 1 }).where('id', '=', boat).execute();
  await app.db.updateTable('clubs').set({ counter: 1 }).where('id', '=', club).execute();
  cutSockets();
  await until(() => selectCompetitor(store.getState(), boat)?.boat_name === 'Från förr');
});

test('leaving the club closes the socket and forgets the rows', async () => {
  const store = await aSailingPage();
  store.dispatch(clubLeft());
  expect(store.getState().connection).toMatchObject({ phase: 'closed', connected: false });
  expect(store.getState().competitors.ids).toEqual([]);
  await until(() => app.app.websocketServer?.clients.size === 0);
});

test('coming back to a club reads it again', async () => {
  const store = await aSailingPage();
  store.dispatch(clubLeft());
  await otherMoves(group);
  store.dispatch(clubEntered(club));
  await until(() => groupIn(store) === group);
});
