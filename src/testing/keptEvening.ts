import { locks } from 'node:worker_threads';
import { sailing } from '../client/api/sailings';
import { startFinishes } from '../client/changes/finishes';
import { startMoves } from '../client/changes/moves';
import { startOwnChanges } from '../client/changes/ownChanges';
import { connectionChanged } from '../client/state/connection';
import type { PendingChange, RefusedChange } from '../client/changes/queue/pendingChanges';
import { selectBoard } from '../client/changes/board';
import { selectRefusals } from '../client/changes/queue/selectors';
import type { Id } from '../shared/contract/common';
import type { Competitor } from '../shared/contract/competitors';
import { IDEMPOTENCY_HEADER, type Sailing } from '../shared/contract/sailings';
import { aClub, aClubAccount, TEST_PASSWORD } from './accounts';
import { startClientApp } from './clientApp';
import { callsOver } from './servedCalls';
import { EVENING } from './testClock';
import { aBrowser, logIn, until, watchCalls, type SentCall, type Store } from './tabs';

export const FINISH_CLOCK = '2026-06-04T19:44:23+02:00';

/** What comes of a change that a page sends. */
export type Intervention = (call: SentCall, send: () => Promise<Response>) => Promise<Response>;

export const passOn: Intervention = (_, send) => send();
/** The answer never comes, and nobody says so. */
export const silence = () => new Promise<Response>(() => {});

/** One page of the browser, without a push connection. A reload is one that is closed and one that is opened. */
export interface OpenPage {
  store: Store;
  /** There is new hope of an answer. */
  wake: () => void;
  /** The page is gone, and the browser lets its lock go. */
  close: () => void;
  move: (boat: number, group: Id | null) => void;
  finish: (boat: number, finish_time?: string) => void;
  finishUnknown: (sail_number: string) => void;
  queue: () => PendingChange[];
  refusals: () => readonly RefusedChange[];
  /** The ids of the boats, column by column. */
  board: () => (readonly Id[])[];
  isDone: () => Promise<unknown>;
  isAllKept: () => Promise<unknown>;
  isWaiting: () => Promise<unknown>;
}

/** The page of the tests has no Web Locks; Node's are the same thing. */
export function withWebLocks(): void {
  beforeAll(() => Object.defineProperty(navigator, 'locks', { value: locks, configurable: true }));
  afterAll(() => Reflect.deleteProperty(navigator, 'locks'));
}

/**
 * A sailing with a start group and boats, its club's account, and a browser whose pages change it. Boats are named by
 * their index.
 */
export async function startKeptEvening() {
  const app = await startClientApp();
  app.clock.set(EVENING);
  const club = await aClub(app);
  const account = await aClubAccount(app, club);
  const other = await aClubAccount(app, await aClub(app));
  const { call } = await callsOver(app.url, { email: account.email, password: TEST_PASSWORD });
  const made = async (path: string, body: object) => (await call<{ id: number }>('POST', path, body)).id;
  const id = await made('/api/sailings/', { name: 'Torsdag 3', start_date: '2026-06-04', start_time: '18:30' });
  const group = await made('/api/start-groups/', { sailing: id, name: 'SRS 1', start_time: '18:35' });
  const boats: Id[] = [];
  const boat = (index: number) => boats[index] ?? 0;
  const isChange = ({ path }: SentCall) => /(move-competitors|finishes)\/$/.test(path);
  let intervention = passOn;
  const watch = watchCalls((sent, send) => (isChange(sent) ? intervention(sent, send) : send()));
  const pages: OpenPage[] = [];

  const enterBoats = async (count: number) => {
    while (boats.length < count) {
      boats.push(
        await made('/api/competitors/', {
          sailing: id,
          sail_number: `SWE ${boats.length + 1}`,
          skipper_name: 'Anna Ek',
        }),
      );
    }
  };
  await enterBoats(3);

  /** Opens a page that somebody is logged in on. */
  async function openPage(as: { email: string } = account): Promise<OpenPage> {
    const browser = aBrowser();
    const store = browser.openTab();
    await logIn(store, as);
    const wakes: (() => void)[] = [];
    const stop = startOwnChanges(store, (wake) => {
      wakes.push(wake);
      return () => {};
    });
    await store.dispatch(sailing.initiate(id));
    store.dispatch(connectionChanged({ phase: 'offline', at: 0, retryAt: null }));
    const queue = () => store.getState().pendingChanges.queue;
    const write = (competitor: Id | null, sail_number: string, finish_time: string) =>
      void store.dispatch(startFinishes(id, [{ competitor, sail_number, finish: { finish_time } }]));
    const page: OpenPage = {
      store,
      wake: () => wakes.forEach((wake) => wake()),
      close: () => {
        stop();
        browser.closeTabs();
      },
      move: (index, start_group) => void store.dispatch(startMoves(id, [{ competitor: boat(index), start_group }])),
      finish: (index, finish_time = FINISH_CLOCK) => write(boat(index), `SWE ${index + 1}`, finish_time),
      finishUnknown: (sail_number) => write(null, sail_number, FINISH_CLOCK),
      queue,
      refusals: () => selectRefusals(store.getState()),
      board: () => selectBoard(store.getState(), id).map(({ competitorIds }) => competitorIds),
      isDone: () => until(() => queue().length === 0),
      isAllKept: () => until(() => queue().every(({ kept }) => kept)),
      isWaiting: () => until(() => queue()[0]?.phase === 'waiting'),
    };
    pages.push(page);
    return page;
  }

  return {
    /** The club's address. */
    club: club.slug,
    id,
    group,
    boat,
    account,
    other,
    user: String(account.id),
    enterBoats,
    openPage,
    /** What comes of changes from now on. */
    intervene: (next: Intervention) => {
      intervention = next;
    },
    sent: () => watch.calls.filter(isChange),
    sentKeys: (from = 0) =>
      watch.calls
        .filter(isChange)
        .slice(from)
        .map(({ headers }) => headers.get(IDEMPOTENCY_HEADER)),
    /** As the server has it. */
    truth: (index: number) => call<Competitor>('GET', `/api/competitors/${boat(index)}/`),
    entries: async () => (await call<Sailing>('GET', `/api/sailings/${id}/`)).competitors,
    /** Another browser moves a boat. */
    otherMoves: (index: number, start_group: Id | null) =>
      call('POST', `/api/sailings/${id}/move-competitors/`, { moves: [{ competitor: boat(index), start_group }] }),
    otherFinishes: (index: number, finish_time: string) =>
      call('POST', `/api/sailings/${id}/finishes/`, { finishes: [{ competitor: boat(index), finish_time }] }),
    /** More than a day goes by: the server does not know any more what it has answered to which key. */
    aDayGoesBy: () => app.db.deleteFrom('idempotency_keys').execute(),
    close: async () => {
      pages.forEach((page) => page.close());
      watch.stop();
      await app.close();
    },
  };
}

export type KeptEvening = Awaited<ReturnType<typeof startKeptEvening>>;
