import type { Competitor, MovePayload } from '../../shared/contract/competitors';
import { IDEMPOTENCY_HEADER } from '../../shared/contract/sailings';
import { passOn } from '../../testing/officialTab';
import { aQueueTab, type QueueTab } from '../../testing/queueTab';
import { noNetwork, until, type SentCall } from '../../testing/tabs';
import { connectionChanged } from '../state/connection';
import { selectBoard } from './board';
import { selectIsWaiting } from './shownCompetitors';
import { selectLastUndoable, selectRefusals } from './queue/selectors';
import { logout } from '../api/auth';
import { startMoves } from './moves';
import { undoChanges } from './queue/undo';

let tab: QueueTab;

const isMove = ({ path }: SentCall) => path.endsWith('/move-competitors/');

beforeEach(async () => {
  tab = await aQueueTab({
    isWatched: isMove,
    groups: [{ name: 'SRS 1' }, { name: 'SRS 2' }],
    boats: ['SWE 1', 'SWE 2', 'SWE 3'],
  });
});
afterEach(async () => {
  jest.useRealTimers();
  await tab.close();
});

const bodyOf = ({ body }: SentCall) => (JSON.parse(body) as MovePayload).moves;
const board = () => selectBoard(tab.store.getState(), tab.sailing).map(({ competitorIds }) => competitorIds);
const boat = (index: number) => tab.boats[index] ?? 0;
const group = (index: number) => tab.groups[index] ?? 0;
const move = (index: number, target: number | null) =>
  tab.store.dispatch(startMoves(tab.sailing, [{ competitor: boat(index), start_group: target }]));
const truth = (index: number) => tab.official<Competitor>('GET', `/api/competitors/${boat(index)}/`);
const otherMoves = (index: number, start_group: number | null) =>
  tab.official('POST', `/api/sailings/${tab.sailing}/move-competitors/`, {
    moves: [{ competitor: boat(index), start_group }],
  });

/** Holds answers back until they are let go, one by one. */
function holdAnswers(): { letGo: () => Promise<void> } {
  const held: (() => void)[] = [];
  tab.intervene = async (_, send) => {
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

test('a move whose key the server knows for other words was made: nothing is told', async () => {
  const detail = 'Nyckeln i Idempotency-Key har använts till en annan förfrågan.';
  tab.intervene = async () => Response.json({ detail }, { status: 422 });
  move(0, group(0));
  await until(() => tab.sent().length === 1);
  await tab.isDone();

  expect(tab.queue()).toEqual([]);
  expect(selectRefusals(tab.store.getState())).toEqual([]);
});

test('moves are sent in the order they were made, one at a time', async () => {
  const { letGo } = holdAnswers();
  move(0, group(0));
  move(1, group(1));
  move(0, group(1));
  expect(board()).toEqual([[boat(2)], [], [boat(0), boat(1)]]);

  for (let count = 1; count <= 3; count += 1) {
    await until(() => tab.sent().length === count);
    expect(tab.queue().map(({ phase }) => phase)).toEqual(['sending', 'queued', 'queued'].slice(0, 4 - count));
    await letGo();
  }
  await tab.isDone();
  expect(tab.sent().map((call) => bodyOf(call))).toEqual([
    [{ competitor: boat(0), start_group: group(0) }],
    [{ competitor: boat(1), start_group: group(1) }],
    [{ competitor: boat(0), start_group: group(1) }],
  ]);
  expect((await truth(0)).start_group).toBe(group(1));
});

test('several boats go in one call', async () => {
  tab.store.dispatch(
    startMoves(
      tab.sailing,
      tab.boats.map((competitor) => ({ competitor, start_group: group(0) })),
    ),
  );
  await tab.isDone();
  expect(tab.sent()).toHaveLength(1);
  expect(board()).toEqual([[], tab.boats, []]);
});

test('a drop on the boat’s own group sends nothing', () => {
  expect(move(0, null)).toEqual([]);
  expect(tab.sent()).toEqual([]);
});

test('an answer that is lost at sea is asked for again under the same key, and the move counts once', async () => {
  tab.intervene = async (_, send) => {
    await send();
    return noNetwork();
  };
  move(0, group(0));
  await until(() => tab.queue()[0]?.phase === 'waiting');
  expect(selectIsWaiting(tab.store.getState(), boat(0))).toBe(true);
  expect(board()[1]).toEqual([boat(0)]);
  const { version } = await truth(0);

  tab.intervene = passOn;
  tab.wake();
  await tab.isDone();
  expect(new Set(tab.sent().map(({ headers }) => headers.get(IDEMPOTENCY_HEADER))).size).toBe(1);
  expect(await truth(0)).toMatchObject({ start_group: group(0), version });
  expect(selectRefusals(tab.store.getState())).toEqual([]);
});

test.each([502, 503, 504, 429])('%s is no answer either', async (status) => {
  tab.intervene = async () => new Response('{"detail":"x"}', { status });
  move(0, group(0));
  await until(() => tab.queue()[0]?.phase === 'waiting');
});

test('without an answer it tries again after 5 s, then 10, 20 and 30', async () => {
  tab.intervene = noNetwork;
  jest.useFakeTimers();
  move(0, group(0));
  await jest.advanceTimersByTimeAsync(0);
  expect(tab.sent()).toHaveLength(1);
  for (const [index, seconds] of [5, 10, 20, 30, 30].entries()) {
    await jest.advanceTimersByTimeAsync(seconds * 1000 - 1);
    expect(tab.sent()).toHaveLength(index + 1);
    // One millisecond to be awake, one for the task that sends.
    await jest.advanceTimersByTimeAsync(2);
    expect(tab.sent()).toHaveLength(index + 2);
  }
});

test('the push connection coming back is a reason to try at once', async () => {
  tab.intervene = noNetwork;
  tab.store.dispatch(connectionChanged({ phase: 'reconnecting', at: 0, retryAt: null }));
  move(0, group(0));
  await until(() => tab.queue()[0]?.phase === 'waiting');
  tab.intervene = passOn;
  tab.store.dispatch(connectionChanged({ phase: 'connected', at: 0, retryAt: null }));
  await tab.isDone();
  expect((await truth(0)).start_group).toBe(group(0));
});

test('a move that waited never overwrites what somebody else has done since, and shows it', async () => {
  tab.intervene = noNetwork;
  move(0, group(0));
  move(1, group(0));
  await until(() => tab.queue()[0]?.phase === 'waiting');
  await otherMoves(0, group(1));

  tab.intervene = passOn;
  tab.wake();
  await tab.isDone();
  expect(board()).toEqual([[boat(2)], [boat(1)], [boat(0)]]);
  expect(selectRefusals(tab.store.getState())).toMatchObject([
    {
      moves: [{ competitor: boat(0) }],
      refusal: { status: 409, detail: 'Någon annan har ändrat detta. Ladda om och försök igen.' },
    },
  ]);
});

test('a first try with a network names no version: the last one wins', async () => {
  await otherMoves(0, group(1));
  move(0, group(0));
  await tab.isDone();
  expect((await truth(0)).start_group).toBe(group(0));
});

test('a chain of moves made without a connection does not refuse itself', async () => {
  tab.intervene = noNetwork;
  tab.store.dispatch(connectionChanged({ phase: 'offline', at: 0, retryAt: null }));
  move(0, group(0));
  move(0, group(1));
  move(0, null);
  move(0, group(1));
  await until(() => tab.queue()[0]?.phase === 'waiting');
  tab.intervene = passOn;
  tab.wake();
  await tab.isDone();
  expect(selectRefusals(tab.store.getState())).toEqual([]);
  expect(
    tab
      .sent()
      .slice(1)
      .every((call) => bodyOf(call)[0]?.version !== undefined),
  ).toBe(true);
  expect((await truth(0)).start_group).toBe(group(1));
});

test('a refused move falls back with its reason, and those behind it go on', async () => {
  await tab.official('DELETE', `/api/start-groups/${group(1)}/`);
  move(1, group(1));
  move(0, group(0));
  await tab.isDone();
  expect(board()).toEqual([[boat(1), boat(2)], [boat(0)], []]);
  expect(selectRefusals(tab.store.getState())).toMatchObject([
    { moves: [{ competitor: boat(1) }], refusal: { status: 400 } },
  ]);
});

test('undo of a move that was never sent takes it out of the queue', async () => {
  const { letGo } = holdAnswers();
  move(0, group(0));
  const second = move(1, group(0));
  tab.store.dispatch(undoChanges(second));
  await letGo();
  await tab.isDone();
  expect(tab.sent()).toHaveLength(1);
  expect(board()).toEqual([[boat(1), boat(2)], [boat(0)], []]);
});

test('undo of a move that is under way goes out after it, with the version that it was saved as', async () => {
  const { letGo } = holdAnswers();
  const first = move(0, group(0));
  await until(() => tab.queue()[0]?.phase === 'sending');
  tab.store.dispatch(undoChanges(first));
  expect(board()).toEqual([tab.boats, [], []]);
  await letGo();
  await letGo();
  await tab.isDone();
  expect(await truth(0)).toMatchObject({ start_group: null });
  expect(tab.sent().map((call) => bodyOf(call)[0]?.version)).toEqual([undefined, expect.any(Number)]);
});

test('undo of a move that somebody else has built on is refused', async () => {
  const first = move(0, group(0));
  await tab.isDone();
  await otherMoves(0, group(1));
  tab.store.dispatch(undoChanges(first));
  await tab.isDone();
  expect(board()[2]).toEqual([boat(0)]);
  expect(selectRefusals(tab.store.getState())).toMatchObject([{ undoes: first[0], refusal: { status: 409 } }]);
});

test('moves can be taken back one after the other to where it all began', async () => {
  move(0, group(0));
  move(0, group(1));
  move(0, null);
  await tab.isDone();
  const lastUndoable = () =>
    selectLastUndoable(tab.store.getState(), 'board', ({ sailing }) => sailing === tab.sailing);
  for (let steps = 0; steps < 3; steps += 1) {
    tab.store.dispatch(undoChanges([lastUndoable() ?? '']));
    await tab.isDone();
  }
  expect(selectRefusals(tab.store.getState())).toEqual([]);
  expect(lastUndoable()).toBeUndefined();
  expect(board()).toEqual([tab.boats, [], []]);
});

test('once it is stopped it sends nothing more, also when it was in the midst of it', async () => {
  const { letGo } = holdAnswers();
  move(0, group(0));
  move(1, group(0));
  await until(() => tab.sent().length === 1);
  tab.stopQueue();
  await letGo();
  await until(() => tab.queue().length === 1);
  tab.wake();
  expect(tab.queue()[0]).toMatchObject({ phase: 'queued', attempts: 0 });
});

test('with the person the moves go: nothing is sent in another name', async () => {
  tab.intervene = noNetwork;
  move(0, group(0));
  await until(() => tab.queue()[0]?.phase === 'waiting');
  tab.intervene = passOn;
  await tab.store.dispatch(logout.initiate());
  tab.wake();
  expect(tab.queue()).toEqual([]);
  expect(tab.sent()).toHaveLength(1);
});
