import type { Competitor, FinishesPayload, FinishPayload } from '../../shared/contract/competitors';
import { IDEMPOTENCY_HEADER } from '../../shared/contract/sailings';
import { aClub, aClubAccount, TEST_PASSWORD } from '../../testing/accounts';
import { startClientApp, type ClientApp } from '../../testing/clientApp';
import { callsOver, type Call } from '../../testing/servedCalls';
import { aBrowser, logIn, noNetwork, until, watchCalls, type SentCall, type Store } from '../../testing/tabs';
import { connectionChanged } from '../state/connection';
import { selectFinishRows } from '../state/entities/finishes';
import { selectRefusals } from '../state/entities/selectors';
import { startFinishes } from './finishes';
import { startMoves } from './moves';
import { startPendingQueue } from './pendingQueue';
import { sailing } from './sailings';
import { undoChanges } from './undoChanges';

type Intervention = (call: SentCall, send: () => Promise<Response>) => Promise<Response>;

const CLOCK = '2026-06-04T19:44:23+02:00';
const LATER = '2026-06-04T19:50:00+02:00';

const keepNothing = async () => {};
const browser = aBrowser();
let app: ClientApp;
let official: Call;
let watch: ReturnType<typeof watchCalls>;
let intervene: Intervention;
let wake: () => void;
let stopQueue: () => void;
let store: Store;
let id: number;
let group: number;
let boats: number[];

beforeEach(async () => {
  app = await startClientApp();
  intervene = (_, send) => send();
  watch = watchCalls((call, send) => (isFinish(call) ? intervene(call, send) : send()));
  const account = await aClubAccount(app, await aClub(app));
  ({ call: official } = await callsOver(app.url, { email: account.email, password: TEST_PASSWORD }));
  id = (await made('/api/sailings/', { name: 'Torsdag 3', start_date: '2026-06-04', start_time: '18:30' })).id;
  group = (await made('/api/start-groups/', { sailing: id, name: 'SRS 1', start_time: '18:35' })).id;
  boats = [];
  for (const sail_number of ['SWE 1', 'SWE 2', 'SWE 3']) {
    boats.push((await made('/api/competitors/', { sailing: id, sail_number, skipper_name: 'Anna Ek' })).id);
  }

  store = browser.openTab();
  await logIn(store, account);
  await store.dispatch(sailing.initiate(id));
  store.dispatch(connectionChanged({ phase: 'connected', at: 0, retryAt: null }));
  stopQueue = startPendingQueue(
    store,
    (call) => {
      wake = call;
      return () => {};
    },
    keepNothing,
  );
});
afterEach(async () => {
  stopQueue();
  browser.closeTabs();
  watch.stop();
  await app.close();
});

const isFinish = ({ path }: SentCall) => path.endsWith('/finishes/');
const made = (path: string, body: object) => official<{ id: number }>('POST', path, body);
const sent = () => watch.calls.filter(isFinish);
const bodyOf = ({ body }: SentCall) => (JSON.parse(body) as FinishesPayload).finishes;
const queue = () => store.getState().pendingChanges.queue;
const isDone = () => until(() => queue().length === 0);
const boat = (index: number) => boats[index] ?? 0;
const record = (index: number, finish: FinishPayload) =>
  store.dispatch(startFinishes(id, [{ competitor: boat(index), sail_number: `SWE ${index + 1}`, finish }]));
const recordUnknown = (sail_number: string, finish: FinishPayload) =>
  store.dispatch(startFinishes(id, [{ competitor: null, sail_number, finish }]));
const rows = () => selectFinishRows(store.getState(), id);
const shown = (index: number) => rows().find((row) => row.id === boat(index));
const truth = (index: number) => official<Competitor>('GET', `/api/competitors/${boat(index)}/`);
const otherFinishes = (index: number, finish: FinishPayload) =>
  official('POST', `/api/sailings/${id}/finishes/`, { finishes: [{ competitor: boat(index), ...finish }] });

test('a finish shows at once, with the time sailed, and is then the server’s', async () => {
  record(0, { finish_time: CLOCK });
  expect(shown(0)).toMatchObject({ isPending: true, isWaiting: false, boat: { finish_time: CLOCK, elapsed_time: '01:14:23' } });
  await isDone();
  expect(shown(0)).toMatchObject({ isPending: false, boat: { finish_time: CLOCK, elapsed_time: '01:14:23' } });
  expect(await truth(0)).toMatchObject({ finish_time: CLOCK, elapsed_time: '01:14:23', recorded: 'finish' });
  expect(sent().map((call) => bodyOf(call))).toEqual([[{ competitor: boat(0), finish_time: CLOCK }]]);
});

test('a finish that says nothing new is not sent', () => {
  expect(record(0, { finish_time: null })).toEqual([]);
  expect(sent()).toEqual([]);
});

test('a move that waits gives the finish its start', async () => {
  intervene = noNetwork;
  store.dispatch(connectionChanged({ phase: 'offline', at: 0, retryAt: null }));
  store.dispatch(startMoves(id, [{ competitor: boat(0), start_group: group }]));
  record(0, { finish_time: CLOCK });
  expect(shown(0)?.boat.elapsed_time).toBe('01:09:23');
  intervene = (_, send) => send();
  wake();
  await isDone();
  expect(await truth(0)).toMatchObject({ start_group: group, elapsed_time: '01:09:23' });
});

test('an answer that is lost at sea is asked for again under the same key, and an unknown boat is made once', async () => {
  intervene = async (_, send) => {
    await send();
    return noNetwork();
  };
  recordUnknown('99', { finish_time: CLOCK });
  await until(() => queue()[0]?.phase === 'waiting');
  expect(rows().find((row) => row.id === null)).toMatchObject({ isWaiting: true, boat: { sail_number: '99', is_unmatched: true } });

  intervene = (_, send) => send();
  wake();
  await isDone();
  expect(new Set(sent().map(({ headers }) => headers.get(IDEMPOTENCY_HEADER))).size).toBe(1);
  expect(rows().filter((row) => row.boat.is_unmatched)).toMatchObject([{ isPending: false, boat: { finish_time: CLOCK } }]);
  expect(rows()).toHaveLength(4);
});

test('a finish that waited never overwrites another official’s finish of the boat, and the refusal keeps what was written', async () => {
  intervene = noNetwork;
  record(0, { finish_time: CLOCK });
  record(1, { finish_time: CLOCK });
  await until(() => queue()[0]?.phase === 'waiting');
  await otherFinishes(0, { finish_time: LATER });
  intervene = (_, send) => send();
  wake();
  await isDone();
  expect(shown(0)?.boat.finish_time).toBe(LATER);
  expect(shown(1)?.boat.finish_time).toBe(CLOCK);
  expect(selectRefusals(store.getState())).toMatchObject([
    { kind: 'finish', finishes: [{ competitor: boat(0), finish: { finish_time: CLOCK } }], refusal: { status: 409 } },
  ]);
});

test('a finish that waited is not lost because somebody has moved the boat meanwhile', async () => {
  intervene = noNetwork;
  record(0, { finish_time: CLOCK });
  await until(() => queue()[0]?.phase === 'waiting');
  await official('POST', `/api/sailings/${id}/move-competitors/`, { moves: [{ competitor: boat(0), start_group: group }] });
  intervene = (_, send) => send();
  wake();
  await isDone();
  expect(selectRefusals(store.getState())).toEqual([]);
  expect(await truth(0)).toMatchObject({ finish_time: CLOCK, elapsed_time: '01:09:23', start_group: group });
});

test('undo puts back what stood there before, also a time sailed', async () => {
  await otherFinishes(0, { elapsed_time: '01:00:00' });
  await store.dispatch(sailing.initiate(id, { forceRefetch: true }));
  const ids = record(0, { finish_time: CLOCK, score_code: 'SCP' });
  await isDone();
  store.dispatch(undoChanges(ids));
  expect(shown(0)?.boat).toMatchObject({ elapsed_time: '01:00:00', score_code: null });
  await isDone();
  expect(await truth(0)).toMatchObject({ elapsed_time: '01:00:00', recorded: 'elapsed', score_code: null });
});

test('undo of a finish that somebody has corrected is refused', async () => {
  const ids = record(0, { finish_time: CLOCK });
  await isDone();
  await otherFinishes(0, { finish_time: LATER });
  store.dispatch(undoChanges(ids));
  await isDone();
  expect((await truth(0)).finish_time).toBe(LATER);
  expect(selectRefusals(store.getState())).toMatchObject([{ kind: 'finish', undoes: ids[0], refusal: { status: 409 } }]);
});

test('a sheet with a wrong line is refused as a whole, in the server’s words', async () => {
  record(0, { finish_time: '2026-06-04T18:00:00+02:00' });
  await isDone();
  expect(selectRefusals(store.getState())).toMatchObject([
    { refusal: { status: 400, fields: { finishes: ['Målgången är före starten.'] } } },
  ]);
  expect(shown(0)?.boat.finish_time).toBeNull();
});
