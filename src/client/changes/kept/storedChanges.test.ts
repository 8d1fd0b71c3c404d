import { emptyKeptStores } from '../../../testing/keptStores';
import { keptDatabase } from '../../api/keptDatabase';
import { definitionOf } from '../kinds/registry';
import { changesAdopted, pendingChangesReducer, type PendingChange } from '../queue/pendingChanges';
import { storedChangeIds, storedRefusals, takeOverChanges } from './storedChanges';

const USER = '7';
const OWNER = { user: USER, tab: 'this' };
const isGone = async () => true;

const STAMPED = '2026-06-04T19:44:22.600+02:00';

/** As every build has written what a person did, with the call that it is to become. */
const WRITTEN = [
  {
    change: {
      ...{
        id: 'a',
        batch: 'b1',
        sailing: 3,
        conditional: false,
        kind: 'move',
        phase: 'waiting',
        attempts: 1,
        madeAt: 1,
      },
      names: { club: 1, sailing: 'Torsdag 3', boats: { 5: 'SWE 5 Vind' }, groups: { 9: 'SRS 1' } },
      moves: [{ competitor: 5, start_group: 9, from: null, base: 12 }],
      kept: true,
    },
    call: {
      url: '/api/sailings/3/move-competitors/',
      body: { moves: [{ competitor: 5, start_group: 9, version: 12 }] },
    },
  },
  {
    change: {
      ...{
        id: 'b',
        sailing: 3,
        conditional: true,
        kind: 'finish',
        phase: 'queued',
        attempts: 0,
        madeAt: 2,
        kept: true,
      },
      finishes: [{ competitor: null, sail_number: '99', finish: { score_code: 'DNF' }, from: {}, base: null }],
    },
    call: { url: '/api/sailings/3/finishes/', body: { finishes: [{ sail_number: '99', score_code: 'DNF' }] } },
  },
  {
    change: {
      ...{
        id: 'c',
        batch: 'b2',
        sailing: 3,
        conditional: false,
        kind: 'entry',
        phase: 'queued',
        attempts: 0,
        madeAt: 3,
      },
      boat: { entry: { sailing: 3, sail_number: 'SWE 9' }, boat_model_name: null, after: 5 },
      kept: false,
    },
    call: { url: '/api/competitors/', body: { sailing: 3, sail_number: 'SWE 9' } },
  },
  {
    change: {
      ...{ id: 'd', sailing: 3, conditional: true, undoes: 'x', kind: 'withdrawal', phase: 'queued', attempts: 0 },
      withdrawals: [{ competitor: 8, base: 4 }],
      ...{ madeAt: 4, kept: true },
    },
    call: { url: '/api/competitors/8/', method: 'DELETE' },
  },
  {
    change: {
      ...{ id: 'e', sailing: 3, conditional: false, kind: 'observation', phase: 'queued', attempts: 0 },
      ...{ uuid: 'a-stamp', at: STAMPED, was: null, changes: {}, writes: true, from: null },
      ...{ made: { id: 'a-stamp', at: STAMPED, list: 'main' }, to: { competitor: 5, base: 12 } },
      ...{ madeAt: 5, kept: true },
    },
    call: {
      url: '/api/sailings/3/finish-observations/',
      body: { observations: [{ id: 'a-stamp', at: STAMPED, competitor: 5 }] },
    },
  },
  {
    change: {
      ...{ id: 'f', sailing: 3, conditional: true, kind: 'observation', phase: 'queued', attempts: 0 },
      ...{ uuid: 'a-stamp', at: STAMPED, was: STAMPED, changes: { competitor: -7 }, writes: true, made: null },
      ...{ to: { competitor: 8, base: null }, from: { competitor: 5, base: 12 } },
      ...{ madeAt: 6, kept: true },
    },
    call: { url: '/api/sailings/3/finish-observations/a-stamp/', method: 'PATCH', body: { competitor: 8 } },
  },
];
const NEWER = { id: 'n', sailing: 3, kind: 'of a newer build', madeAt: 5 };

async function write(changes: readonly { id: string }[], refused: readonly { id: string }[] = []): Promise<void> {
  const database = await keptDatabase();
  for (const [place, change] of changes.entries())
    await database.put('changes', { id: change.id, user: USER, tab: 'earlier', place, change });
  for (const one of refused) await database.put('refusals', { id: one.id, user: USER, refused: one });
}

beforeEach(emptyKeptStores);

test('what an earlier build wrote is taken over in order, and becomes the calls that it was to be', async () => {
  await write(WRITTEN.map(({ change }) => change));
  const adopted = await takeOverChanges(OWNER, isGone);
  expect(adopted).toEqual(WRITTEN.map(({ change }) => change));
  const { queue } = pendingChangesReducer(undefined, changesAdopted(adopted));
  const calls = queue.map((change: PendingChange) => definitionOf(change).request(change));
  expect(calls).toMatchObject(WRITTEN.map(({ call }) => call));
});

test('a kind that only a newer build knows stays in the browser for that build', async () => {
  await write([NEWER], [{ ...NEWER, id: 'r' }]);
  expect(await takeOverChanges(OWNER, isGone)).toEqual([]);
  expect(await storedRefusals(USER)).toEqual([]);
  expect(await storedChangeIds(USER)).toEqual(['n']);
  expect(await (await keptDatabase()).get('changes', 'n')).toMatchObject({ tab: 'earlier', change: NEWER });
});
