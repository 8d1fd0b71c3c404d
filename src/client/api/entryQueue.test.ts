import type { Competitor } from '../../shared/contract/competitors';
import { aClub, aClubAccount, TEST_PASSWORD } from '../../testing/accounts';
import { startClientApp, type ClientApp } from '../../testing/clientApp';
import { callsOver, type Call } from '../../testing/servedCalls';
import { aBrowser, logIn, noNetwork, until, watchCalls, type SentCall, type Store } from '../../testing/tabs';
import { connectionChanged } from '../state/connection';
import { selectFinishRows } from '../state/entities/finishes';
import { selectBoard, selectCompetitorsOfSailing, selectRefusals } from '../state/entities/selectors';
import { temporaryId } from '../state/entities/temporaryId';
import { startEntries } from './entries';
import { startFinishes } from './finishes';
import { startMoves } from './moves';
import { startPendingQueue } from './pendingQueue';
import { sailing } from './sailings';
import { undoChanges } from './undoChanges';

const CLOCK = '2026-06-04T19:44:23+02:00';

const browser = aBrowser();
let app: ClientApp;
let official: Call;
let watch: ReturnType<typeof watchCalls>;
let intervene: (call: SentCall, send: () => Promise<Response>) => Promise<Response>;
let wake: () => void;
let stopQueue: () => void;
let store: Store;
let id: number;
let group: number;

const made = (path: string, body: object) => official<{ id: number }>('POST', path, body);

beforeEach(async () => {
  app = await startClientApp();
  intervene = (_, send) => send();
  watch = watchCalls((call, send) => (call.method === 'GET' || call.path.startsWith('/auth/') ? send() : intervene(call, send)));
  const account = await aClubAccount(app, await aClub(app));
  ({ call: official } = await callsOver(app.url, { email: account.email, password: TEST_PASSWORD }));
  id = (await made('/api/sailings/', { name: 'Torsdag 3', start_date: '2026-06-04', start_time: '18:30' })).id;
  group = (await made('/api/start-groups/', { sailing: id, name: 'SRS 1', start_time: '18:35' })).id;
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
    async () => {},
  );
});
afterEach(async () => {
  stopQueue();
  browser.closeTabs();
  watch.stop();
  await app.close();
});

const queue = () => store.getState().pendingChanges.queue;
const isDone = () => until(() => queue().length === 0);
const rows = () => selectCompetitorsOfSailing(store.getState(), id);
const changes = () => watch.calls.filter(({ method, path }) => method !== 'GET' && !path.startsWith('/auth/'));

function enter(sail_number: string, start_group: number | null = null): { change: string; boat: number } {
  const entry = { sailing: id, sail_number, skipper_name: 'Anna Ek', start_group };
  const [change = ''] = store.dispatch(startEntries([{ entry, boat_model_name: null }]));
  return { change, boat: temporaryId(change) };
}
const finish = (competitor: number, sail_number: string) =>
  store.dispatch(startFinishes(id, [{ competitor, sail_number, finish: { finish_time: CLOCK } }]));

/** Nobody answers, until somebody does. */
async function withoutNetwork(act: () => void) {
  intervene = noNetwork;
  act();
  await until(() => queue()[0]?.phase === 'waiting');
}
function backOnline() {
  intervene = (_, send) => send();
  wake();
}

test('a boat is entered, moved and finished without a network, and all of it comes to one row when it is back', async () => {
  await withoutNetwork(() => {
    const { boat } = enter('SWE 312');
    store.dispatch(startMoves(id, [{ competitor: boat, start_group: group }]));
    finish(boat, 'SWE 312');
  });
  const [row] = selectFinishRows(store.getState(), id);
  expect(row).toMatchObject({ isPending: true, isWaiting: true, boat: { sail_number: 'SWE 312', start_group: group, finish_time: CLOCK } });
  expect(selectBoard(store.getState(), id)[1]?.competitorIds).toHaveLength(1);

  backOnline();
  await isDone();
  expect(rows()).toMatchObject([{ sail_number: 'SWE 312', start_group: group, finish_time: CLOCK, is_unmatched: false }]);
  const bodies = changes()
    .slice(-2)
    .map(({ body }) => JSON.parse(body) as object);
  const competitor = rows()[0]?.id;
  expect(bodies).toMatchObject([{ moves: [{ competitor }] }, { finishes: [{ competitor }] }]);
});

test('an entry whose answer was lost is sent again under its key, and is one boat', async () => {
  intervene = async (_, send) => {
    await send();
    return noNetwork();
  };
  enter('SWE 312');
  await until(() => queue()[0]?.phase === 'waiting');
  backOnline();
  await isDone();
  const keys = new Set(changes().map(({ headers }) => headers.get('idempotency-key')));
  expect([keys.size, changes().length]).toEqual([1, 2]);
  expect(await official<Competitor[]>('GET', `/api/sailings/${id}/`)).toMatchObject({ competitors: [{ sail_number: 'SWE 312' }] });
});

test('of an entry that is refused the finish stays, under her number; her moves go', async () => {
  const gone = group;
  await withoutNetwork(() => {
    const { boat } = enter('SWE 312', gone);
    store.dispatch(startMoves(id, [{ competitor: boat, start_group: null }]));
    finish(boat, 'SWE 312');
  });
  await official('DELETE', `/api/start-groups/${gone}/`);
  backOnline();
  await isDone();
  expect(selectRefusals(store.getState())).toMatchObject([
    { kind: 'entry', boat: { entry: { sail_number: 'SWE 312' } }, refusal: { status: 400 } },
  ]);
  expect(rows()).toMatchObject([{ sail_number: 'SWE 312', is_unmatched: true, finish_time: CLOCK }]);
  expect(changes().map(({ path }) => path)).not.toContain(`/api/sailings/${id}/move-competitors/`);
});

test('an entry that was sent is taken back by a deletion of what it made, and one that was not is forgotten', async () => {
  const { change } = enter('SWE 312');
  await isDone();
  store.dispatch(undoChanges([change]));
  expect(selectBoard(store.getState(), id)[0]?.competitorIds).toEqual([]);
  await isDone();
  expect(rows()).toEqual([]);

  await withoutNetwork(() => {
    enter('SWE 1');
    const second = enter('SWE 2');
    store.dispatch(undoChanges([second.change]));
  });
  backOnline();
  await isDone();
  expect(rows().map(({ sail_number }) => sail_number)).toEqual(['SWE 1']);
});

test('an entry that was taken back while nobody answered is made and unmade in order', async () => {
  let change = '';
  await withoutNetwork(() => {
    ({ change } = enter('SWE 312'));
  });
  store.dispatch(undoChanges([change]));
  expect(selectBoard(store.getState(), id)[0]?.competitorIds).toEqual([]);
  backOnline();
  await isDone();
  expect(rows()).toEqual([]);
  expect(changes().map(({ method }) => method)).toEqual(['POST', 'POST', 'DELETE']);
});

test('more boats than are remembered one by one are taken back as one press', async () => {
  const entries = Array.from({ length: 25 }, (_, index) => ({ sailing: id, sail_number: `SWE ${index + 1}`, skipper_name: 'Anna Ek' }));
  const ids = store.dispatch(startEntries(entries.map((entry) => ({ entry, boat_model_name: null }))));
  await isDone();
  expect(rows()).toHaveLength(25);
  store.dispatch(undoChanges(ids));
  await isDone();
  expect(rows()).toEqual([]);
});
