import type { Competitor } from '../../shared/contract/competitors';
import { passOn } from '../../testing/officialTab';
import { aQueueTab, type QueueTab } from '../../testing/queueTab';
import { noNetwork, until, type SentCall } from '../../testing/tabs';
import { selectFinishRows } from './finishRows';
import { selectBoard } from './board';
import { selectCompetitorsOfSailing } from '../state/rowSelectors';
import { selectRefusals } from './queue/selectors';
import { temporaryId } from './kinds/entry';
import { startEntries } from './entries';
import { startFinishes } from './finishes';
import { startMoves } from './moves';
import { undoChanges } from './queue/undo';

const CLOCK = '2026-06-04T19:44:23+02:00';

let tab: QueueTab;

const isChange = ({ method, path }: SentCall) => method !== 'GET' && !path.startsWith('/auth/');

beforeEach(async () => {
  tab = await aQueueTab({ isWatched: isChange, groups: [{ name: 'SRS 1', start_time: '18:35' }] });
});
afterEach(() => tab.close());

const group = () => tab.groups[0] ?? 0;
const rows = () => selectCompetitorsOfSailing(tab.store.getState(), tab.sailing);

function enter(sail_number: string, start_group: number | null = null): { change: string; boat: number } {
  const entry = { sailing: tab.sailing, sail_number, skipper_name: 'Anna Ek', start_group };
  const [change = ''] = tab.store.dispatch(startEntries([{ entry, boat_model_name: null }]));
  return { change, boat: temporaryId(change) };
}
const finish = (competitor: number, sail_number: string) =>
  tab.store.dispatch(startFinishes(tab.sailing, [{ competitor, sail_number, finish: { finish_time: CLOCK } }]));

/** Nobody answers, until somebody does. */
async function withoutNetwork(act: () => void) {
  tab.intervene = noNetwork;
  act();
  await until(() => tab.queue()[0]?.phase === 'waiting');
}
function backOnline() {
  tab.intervene = passOn;
  tab.wake();
}

test('a boat is entered, moved and finished without a network, and all of it comes to one row when it is back', async () => {
  await withoutNetwork(() => {
    const { boat } = enter('SWE 312');
    tab.store.dispatch(startMoves(tab.sailing, [{ competitor: boat, start_group: group() }]));
    finish(boat, 'SWE 312');
  });
  const [row] = selectFinishRows(tab.store.getState(), tab.sailing);
  expect(row).toMatchObject({
    isPending: true,
    isWaiting: true,
    boat: { sail_number: 'SWE 312', start_group: group(), finish_time: CLOCK },
  });
  expect(selectBoard(tab.store.getState(), tab.sailing)[1]?.competitorIds).toHaveLength(1);

  backOnline();
  await tab.isDone();
  expect(rows()).toMatchObject([
    { sail_number: 'SWE 312', start_group: group(), finish_time: CLOCK, is_unmatched: false },
  ]);
  const bodies = tab
    .sent()
    .slice(-2)
    .map(({ body }) => JSON.parse(body) as object);
  const competitor = rows()[0]?.id;
  expect(bodies).toMatchObject([{ moves: [{ competitor }] }, { finishes: [{ competitor }] }]);
});

test('an entry whose answer was lost is sent again under its key, and is one boat', async () => {
  tab.intervene = async (_, send) => {
    await send();
    return noNetwork();
  };
  enter('SWE 312');
  await until(() => tab.queue()[0]?.phase === 'waiting');
  backOnline();
  await tab.isDone();
  const keys = new Set(tab.sent().map(({ headers }) => headers.get('idempotency-key')));
  expect([keys.size, tab.sent().length]).toEqual([1, 2]);
  expect(await tab.official<Competitor[]>('GET', `/api/sailings/${tab.sailing}/`)).toMatchObject({
    competitors: [{ sail_number: 'SWE 312' }],
  });
});

test('when an entry is refused, the finish stays under its number, and its moves are dropped', async () => {
  const gone = group();
  await withoutNetwork(() => {
    const { boat } = enter('SWE 312', gone);
    tab.store.dispatch(startMoves(tab.sailing, [{ competitor: boat, start_group: null }]));
    finish(boat, 'SWE 312');
  });
  await tab.official('DELETE', `/api/start-groups/${gone}/`);
  backOnline();
  await tab.isDone();
  expect(selectRefusals(tab.store.getState())).toMatchObject([
    { kind: 'entry', boat: { entry: { sail_number: 'SWE 312' } }, refusal: { status: 400 } },
  ]);
  expect(rows()).toMatchObject([{ sail_number: 'SWE 312', is_unmatched: true, finish_time: CLOCK }]);
  expect(tab.sent().map(({ path }) => path)).not.toContain(`/api/sailings/${tab.sailing}/move-competitors/`);
});

test('an entry that was sent is taken back by a deletion of what it made, and one that was not is forgotten', async () => {
  const { change } = enter('SWE 312');
  await tab.isDone();
  tab.store.dispatch(undoChanges([change]));
  expect(selectBoard(tab.store.getState(), tab.sailing)[0]?.competitorIds).toEqual([]);
  await tab.isDone();
  expect(rows()).toEqual([]);

  await withoutNetwork(() => {
    enter('SWE 1');
    const second = enter('SWE 2');
    tab.store.dispatch(undoChanges([second.change]));
  });
  backOnline();
  await tab.isDone();
  expect(rows().map(({ sail_number }) => sail_number)).toEqual(['SWE 1']);
});

test('an entry that was taken back while nobody answered is made and unmade in order', async () => {
  let change = '';
  await withoutNetwork(() => {
    ({ change } = enter('SWE 312'));
  });
  tab.store.dispatch(undoChanges([change]));
  expect(selectBoard(tab.store.getState(), tab.sailing)[0]?.competitorIds).toEqual([]);
  backOnline();
  await tab.isDone();
  expect(rows()).toEqual([]);
  expect(tab.sent().map(({ method }) => method)).toEqual(['POST', 'POST', 'DELETE']);
});

test('more boats than are remembered one by one are taken back as one press', async () => {
  const entries = Array.from({ length: 25 }, (_, index) => ({
    sailing: tab.sailing,
    sail_number: `SWE ${index + 1}`,
    skipper_name: 'Anna Ek',
  }));
  const ids = tab.store.dispatch(startEntries(entries.map((entry) => ({ entry, boat_model_name: null }))));
  await tab.isDone();
  expect(rows()).toHaveLength(25);
  tab.store.dispatch(undoChanges(ids));
  await tab.isDone();
  expect(rows()).toEqual([]);
});
