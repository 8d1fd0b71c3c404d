import type { Competitor, FinishesPayload, FinishPayload } from '../../shared/contract/competitors';
import { IDEMPOTENCY_HEADER } from '../../shared/contract/sailings';
import { passOn } from '../../testing/officialTab';
import { aQueueTab, type QueueTab } from '../../testing/queueTab';
import { noNetwork, until, type SentCall } from '../../testing/tabs';
import { connectionChanged } from '../state/connection';
import { selectFinishRows } from './finishRows';
import { selectRefusals } from './queue/selectors';
import { startFinishes } from './finishes';
import { startMoves } from './moves';
import { sailing } from '../api/sailings';
import { undoChanges } from './queue/undo';

const CLOCK = '2026-06-04T19:44:23+02:00';
const LATER = '2026-06-04T19:50:00+02:00';

let tab: QueueTab;

const isFinish = ({ path }: SentCall) => path.endsWith('/finishes/');

beforeEach(async () => {
  tab = await aQueueTab({
    isWatched: isFinish,
    groups: [{ name: 'SRS 1', start_time: '18:35' }],
    boats: ['SWE 1', 'SWE 2', 'SWE 3'],
  });
});
afterEach(() => tab.close());

const bodyOf = ({ body }: SentCall) => (JSON.parse(body) as FinishesPayload).finishes;
const group = () => tab.groups[0] ?? 0;
const boat = (index: number) => tab.boats[index] ?? 0;
const record = (index: number, finish: FinishPayload) =>
  tab.store.dispatch(
    startFinishes(tab.sailing, [{ competitor: boat(index), sail_number: `SWE ${index + 1}`, finish }]),
  );
const recordUnknown = (sail_number: string, finish: FinishPayload) =>
  tab.store.dispatch(startFinishes(tab.sailing, [{ competitor: null, sail_number, finish }]));
const rows = () => selectFinishRows(tab.store.getState(), tab.sailing);
const shown = (index: number) => rows().find((row) => row.id === boat(index));
const truth = (index: number) => tab.official<Competitor>('GET', `/api/competitors/${boat(index)}/`);
const otherFinishes = (index: number, finish: FinishPayload) =>
  tab.official('POST', `/api/sailings/${tab.sailing}/finishes/`, {
    finishes: [{ competitor: boat(index), ...finish }],
  });

test('a finish shows at once, with the time sailed, and is then the server’s', async () => {
  record(0, { finish_time: CLOCK });
  expect(shown(0)).toMatchObject({
    isPending: true,
    isWaiting: false,
    boat: { finish_time: CLOCK, elapsed_time: '01:14:23' },
  });
  await tab.isDone();
  expect(shown(0)).toMatchObject({ isPending: false, boat: { finish_time: CLOCK, elapsed_time: '01:14:23' } });
  expect(await truth(0)).toMatchObject({ finish_time: CLOCK, elapsed_time: '01:14:23', recorded: 'finish' });
  expect(tab.sent().map((call) => bodyOf(call))).toEqual([[{ competitor: boat(0), finish_time: CLOCK }]]);
});

test('a finish that says nothing new is not sent', () => {
  expect(record(0, { finish_time: null })).toEqual([]);
  expect(tab.sent()).toEqual([]);
});

test('a move that waits gives the finish its start', async () => {
  tab.intervene = noNetwork;
  tab.store.dispatch(connectionChanged({ phase: 'offline', at: 0, retryAt: null }));
  tab.store.dispatch(startMoves(tab.sailing, [{ competitor: boat(0), start_group: group() }]));
  record(0, { finish_time: CLOCK });
  expect(shown(0)?.boat.elapsed_time).toBe('01:09:23');
  tab.intervene = passOn;
  tab.wake();
  await tab.isDone();
  expect(await truth(0)).toMatchObject({ start_group: group(), elapsed_time: '01:09:23' });
});

test('an answer that is lost at sea is asked for again under the same key, and an unknown boat is made once', async () => {
  tab.intervene = async (_, send) => {
    await send();
    return noNetwork();
  };
  recordUnknown('99', { finish_time: CLOCK });
  await until(() => tab.queue()[0]?.phase === 'waiting');
  expect(rows().find((row) => row.id === null)).toMatchObject({
    isWaiting: true,
    boat: { sail_number: '99', is_unmatched: true },
  });

  tab.intervene = passOn;
  tab.wake();
  await tab.isDone();
  expect(new Set(tab.sent().map(({ headers }) => headers.get(IDEMPOTENCY_HEADER))).size).toBe(1);
  expect(rows().filter((row) => row.boat.is_unmatched)).toMatchObject([
    { isPending: false, boat: { finish_time: CLOCK } },
  ]);
  expect(rows()).toHaveLength(4);
});

test('a finish that waited never overwrites another official’s finish of the boat, and the refusal keeps what was written', async () => {
  tab.intervene = noNetwork;
  record(0, { finish_time: CLOCK });
  record(1, { finish_time: CLOCK });
  await until(() => tab.queue()[0]?.phase === 'waiting');
  await otherFinishes(0, { finish_time: LATER });
  tab.intervene = passOn;
  tab.wake();
  await tab.isDone();
  expect(shown(0)?.boat.finish_time).toBe(LATER);
  expect(shown(1)?.boat.finish_time).toBe(CLOCK);
  expect(selectRefusals(tab.store.getState())).toMatchObject([
    { kind: 'finish', finishes: [{ competitor: boat(0), finish: { finish_time: CLOCK } }], refusal: { status: 409 } },
  ]);
});

test('a finish that waited is not lost because somebody has moved the boat meanwhile', async () => {
  tab.intervene = noNetwork;
  record(0, { finish_time: CLOCK });
  await until(() => tab.queue()[0]?.phase === 'waiting');
  await tab.official('POST', `/api/sailings/${tab.sailing}/move-competitors/`, {
    moves: [{ competitor: boat(0), start_group: group() }],
  });
  tab.intervene = passOn;
  tab.wake();
  await tab.isDone();
  expect(selectRefusals(tab.store.getState())).toEqual([]);
  expect(await truth(0)).toMatchObject({ finish_time: CLOCK, elapsed_time: '01:09:23', start_group: group() });
});

test('undo puts back what stood there before, also a time sailed', async () => {
  await otherFinishes(0, { elapsed_time: '01:00:00' });
  await tab.store.dispatch(sailing.initiate(tab.sailing, { forceRefetch: true }));
  const ids = record(0, { finish_time: CLOCK, score_code: 'SCP' });
  await tab.isDone();
  tab.store.dispatch(undoChanges(ids));
  expect(shown(0)?.boat).toMatchObject({ elapsed_time: '01:00:00', score_code: null });
  await tab.isDone();
  expect(await truth(0)).toMatchObject({ elapsed_time: '01:00:00', recorded: 'elapsed', score_code: null });
});

test('undo of a finish that somebody has corrected is refused', async () => {
  const ids = record(0, { finish_time: CLOCK });
  await tab.isDone();
  await otherFinishes(0, { finish_time: LATER });
  tab.store.dispatch(undoChanges(ids));
  await tab.isDone();
  expect((await truth(0)).finish_time).toBe(LATER);
  expect(selectRefusals(tab.store.getState())).toMatchObject([
    { kind: 'finish', undoes: ids[0], refusal: { status: 409 } },
  ]);
});

test('a sheet with a wrong line is refused as a whole, in the server’s words', async () => {
  record(0, { finish_time: '2026-06-04T18:00:00+02:00' });
  await tab.isDone();
  expect(selectRefusals(tab.store.getState())).toMatchObject([
    { refusal: { status: 400, fields: { finishes: ['Målgången är före starten.'] } } },
  ]);
  expect(shown(0)?.boat.finish_time).toBeNull();
});
