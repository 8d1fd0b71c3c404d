import type { Competitor, MovePayload } from '../../shared/contract/competitors';
import { IDEMPOTENCY_HEADER } from '../../shared/contract/sailings';
import { aClub, aClubAccount, TEST_PASSWORD } from '../../testing/accounts';
import { startClientApp, type ClientApp } from '../../testing/clientApp';
import { callsOver, type Call } from '../../testing/servedCalls';
import { aBrowser, logIn, noNetwork, until, watchCalls, type SentCall, type Store } from '../../testing/tabs';
import { selectBoard, selectIsWaiting, selectLastUndoable, selectRefusals } from '../state/entities/selectors';
import { connectionChanged } from '../state/connection';
import { logout } from './auth';
import { startMoves } from './moves';
import { startPendingQueue, type WakeUps } from './pendingQueue';
import { sailing } from './sailings';
import { undoChanges } from './undoChanges';

type Intervention = (call: SentCall, send: () => Promise<Response>) => Promise<Response>;

const browser = aBrowser();
const keepNothing = async () => {};
const heldWake: WakeUps = (call) => {
  wake = call;
  return () => {};
};
const passOn: Intervention = (_, send) => send();
let app: ClientApp;
let official: Call;
let watch: ReturnType<typeof watchCalls>;
let intervene: Intervention;
let wake: () => void;
let stopQueue: () => void;
let store: Store;
let id: number;
let groups: number[];
let boats: number[];

beforeEach(async () => {
  app = await startClientApp();
  intervene = passOn;
  watch = watchCalls((call, send) => (isMove(call) ? intervene(call, send) : send()));
  const account = await aClubAccount(app, await aClub(app));
  ({ call: official } = await callsOver(app.url, { email: account.email, password: TEST_PASSWORD }));
  id = (await made('/api/sailings/', { name: 'Torsdag 3', start_date: '2026-06-04', start_time: '18:30' })).id;
  [groups, boats] = [[], []];
  for (const name of ['SRS 1', 'SRS 2']) groups.push((await made('/api/start-groups/', { sailing: id, name, order: groups.length })).id);
  const entry = { sailing: id, skipper_name: 'Anna Ek' };
  for (const sail_number of ['SWE 1', 'SWE 2', 'SWE 3']) boats.push((await made('/api/competitors/', { ...entry, sail_number })).id);
  store = browser.openTab();
  await logIn(store, account);
  await store.dispatch(sailing.initiate(id));
  store.dispatch(connectionChanged({ phase: 'connected', at: 0, retryAt: null }));
  stopQueue = startPendingQueue(store, heldWake, keepNothing);
});
afterEach(async () => {
  jest.useRealTimers();
  stopQueue();
  browser.closeTabs();
  watch.stop();
  await app.close();
});

const isMove = ({ path }: SentCall) => path.endsWith('/move-competitors/');
const sent = () => watch.calls.filter(isMove);
const bodyOf = ({ body }: SentCall) => (JSON.parse(body) as MovePayload).moves;
const queue = () => store.getState().pendingChanges.queue;
const isDone = () => until(() => queue().length === 0);
const board = () => selectBoard(store.getState(), id).map(({ competitorIds }) => competitorIds);
const boat = (index: number) => boats[index] ?? 0;
const group = (index: number) => groups[index] ?? 0;
const move = (index: number, target: number | null) => store.dispatch(startMoves(id, [{ competitor: boat(index), start_group: target }]));
const truth = (index: number) => official<Competitor>('GET', `/api/competitors/${boat(index)}/`);
const made = (path: string, body: object) => official<{ id: number }>('POST', path, body);
const otherMoves = (index: number, start_group: number | null) =>
  official('POST', `/api/sailings/${id}/move-competitors/`, { moves: [{ competitor: boat(index), start_group }] });

/** Holds answers back until they are let go, one by one. */
function holdAnswers(): { letGo: () => Promise<void> } {
  const held: (() => void)[] = [];
  intervene = async (_, send) => {
    const answer = await send();
    await new Promise<void>((resolve) => held.push(resolve));
    return answer;
  };
  return {
    letGo: async () => {
      await until(() => held.length > 0);
      held.shift()?.();
    },
  };
}

test('moves are sent in the order they were made, one at a time', async () => {
  const { letGo } = holdAnswers();
  move(0, group(0));
  move(1, group(1));
  move(0, group(1));
  expect(board()).toEqual([[boat(2)], [], [boat(0), boat(1)]]);

  for (let count = 1; count <= 3; count += 1) {
    await until(() => sent().length === count);
    expect(queue().map(({ phase }) => phase)).toEqual(['sending', 'queued', 'queued'].slice(0, 4 - count));
    await letGo();
  }
  await isDone();
  expect(sent().map((call) => bodyOf(call))).toEqual([
    [{ competitor: boat(0), start_group: group(0) }],
    [{ competitor: boat(1), start_group: group(1) }],
    [{ competitor: boat(0), start_group: group(1) }],
  ]);
  expect((await truth(0)).start_group).toBe(group(1));
});

test('several boats go in one call', async () => {
  store.dispatch(
    startMoves(
      id,
      boats.map((competitor) => ({ competitor, start_group: group(0) })),
    ),
  );
  await isDone();
  expect(sent()).toHaveLength(1);
  expect(board()).toEqual([[], boats, []]);
});

test('a drop on the own group sends nothing', () => {
  expect(move(0, null)).toEqual([]);
  expect(sent()).toEqual([]);
});

test('an answer that is lost at sea is asked for again under the same key, and the move counts once', async () => {
  intervene = async (_, send) => {
    await send();
    return noNetwork();
  };
  move(0, group(0));
  await until(() => queue()[0]?.phase === 'waiting');
  expect(selectIsWaiting(store.getState(), boat(0))).toBe(true);
  expect(board()[1]).toEqual([boat(0)]);
  const { version } = await truth(0);

  intervene = passOn;
  wake();
  await isDone();
  expect(new Set(sent().map(({ headers }) => headers.get(IDEMPOTENCY_HEADER))).size).toBe(1);
  expect(await truth(0)).toMatchObject({ start_group: group(0), version });
  expect(selectRefusals(store.getState())).toEqual([]);
});

test.each([502, 503, 504, 429])('%s is no answer either', async (status) => {
  intervene = async () => new Response('{"detail":"x"}', { status });
  move(0, group(0));
  await until(() => queue()[0]?.phase === 'waiting');
});

test('without an answer it tries again after 5 s, then 10, 20 and 30', async () => {
  intervene = noNetwork;
  jest.useFakeTimers();
  move(0, group(0));
  await jest.advanceTimersByTimeAsync(0);
  expect(sent()).toHaveLength(1);
  for (const [index, seconds] of [5, 10, 20, 30, 30].entries()) {
    await jest.advanceTimersByTimeAsync(seconds * 1000 - 1);
    expect(sent()).toHaveLength(index + 1);
    // One millisecond to be awake, one for the task that sends.
    await jest.advanceTimersByTimeAsync(2);
    expect(sent()).toHaveLength(index + 2);
  }
});

test('the push connection coming back is a reason to try at once', async () => {
  intervene = noNetwork;
  store.dispatch(connectionChanged({ phase: 'reconnecting', at: 0, retryAt: null }));
  move(0, group(0));
  await until(() => queue()[0]?.phase === 'waiting');
  intervene = passOn;
  store.dispatch(connectionChanged({ phase: 'connected', at: 0, retryAt: null }));
  await isDone();
  expect((await truth(0)).start_group).toBe(group(0));
});

test('a move that waited never overwrites what somebody else has done since, and shows it', async () => {
  intervene = noNetwork;
  move(0, group(0));
  move(1, group(0));
  await until(() => queue()[0]?.phase === 'waiting');
  await otherMoves(0, group(1));

  intervene = passOn;
  wake();
  await isDone();
  expect(board()).toEqual([[boat(2)], [boat(1)], [boat(0)]]);
  expect(selectRefusals(store.getState())).toMatchObject([
    { moves: [{ competitor: boat(0) }], refusal: { status: 409, detail: 'Någon annan har ändrat detta. Ladda om och försök igen.' } },
  ]);
});

test('a first try with a network names no version: the last one wins', async () => {
  await otherMoves(0, group(1));
  move(0, group(0));
  await isDone();
  expect((await truth(0)).start_group).toBe(group(0));
});

test('a chain of moves made without a connection does not refuse itself', async () => {
  intervene = noNetwork;
  store.dispatch(connectionChanged({ phase: 'offline', at: 0, retryAt: null }));
  move(0, group(0));
  move(0, group(1));
  move(0, null);
  move(0, group(1));
  await until(() => queue()[0]?.phase === 'waiting');
  intervene = passOn;
  wake();
  await isDone();
  expect(selectRefusals(store.getState())).toEqual([]);
  expect(
    sent()
      .slice(1)
      .every((call) => bodyOf(call)[0]?.version !== undefined),
  ).toBe(true);
  expect((await truth(0)).start_group).toBe(group(1));
});

test('a refused move falls back with its reason, and those behind it go on', async () => {
  await official('DELETE', `/api/start-groups/${group(1)}/`);
  move(1, group(1));
  move(0, group(0));
  await isDone();
  expect(board()).toEqual([[boat(1), boat(2)], [boat(0)], []]);
  expect(selectRefusals(store.getState())).toMatchObject([{ moves: [{ competitor: boat(1) }], refusal: { status: 400 } }]);
});

test('undo of a move that was never sent takes it out of the queue', async () => {
  const { letGo } = holdAnswers();
  move(0, group(0));
  const second = move(1, group(0));
  store.dispatch(undoChanges(second));
  await letGo();
  await isDone();
  expect(sent()).toHaveLength(1);
  expect(board()).toEqual([[boat(1), boat(2)], [boat(0)], []]);
});

test('undo of a move that is under way goes out after it, with the version that it was saved as', async () => {
  const { letGo } = holdAnswers();
  const first = move(0, group(0));
  await until(() => queue()[0]?.phase === 'sending');
  store.dispatch(undoChanges(first));
  expect(board()).toEqual([boats, [], []]);
  await letGo();
  await letGo();
  await isDone();
  expect(await truth(0)).toMatchObject({ start_group: null });
  expect(sent().map((call) => bodyOf(call)[0]?.version)).toEqual([undefined, expect.any(Number)]);
});

test('undo of a move that somebody else has built on is refused', async () => {
  const first = move(0, group(0));
  await isDone();
  await otherMoves(0, group(1));
  store.dispatch(undoChanges(first));
  await isDone();
  expect(board()[2]).toEqual([boat(0)]);
  expect(selectRefusals(store.getState())).toMatchObject([{ undoes: first[0], refusal: { status: 409 } }]);
});

test('moves can be taken back one after the other to where it all began', async () => {
  move(0, group(0));
  move(0, group(1));
  move(0, null);
  await isDone();
  for (let steps = 0; steps < 3; steps += 1) {
    store.dispatch(undoChanges([selectLastUndoable(store.getState(), id) ?? '']));
    await isDone();
  }
  expect(selectRefusals(store.getState())).toEqual([]);
  expect(selectLastUndoable(store.getState(), id)).toBeUndefined();
  expect(board()).toEqual([boats, [], []]);
});

test('once it is stopped it sends nothing more, also when it was in the midst of it', async () => {
  const { letGo } = holdAnswers();
  move(0, group(0));
  move(1, group(0));
  await until(() => sent().length === 1);
  stopQueue();
  await letGo();
  await until(() => queue().length === 1);
  wake();
  expect(queue()[0]).toMatchObject({ phase: 'queued', attempts: 0 });
});

test('with the person the moves go: nothing is sent in another name', async () => {
  intervene = noNetwork;
  move(0, group(0));
  await until(() => queue()[0]?.phase === 'waiting');
  intervene = passOn;
  await store.dispatch(logout.initiate());
  wake();
  expect(queue()).toEqual([]);
  expect(sent()).toHaveLength(1);
});
