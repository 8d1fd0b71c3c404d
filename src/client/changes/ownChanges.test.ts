import {
  passOn,
  silence,
  FINISH_CLOCK,
  startKeptEvening,
  withWebLocks,
  type KeptEvening,
} from '../../testing/keptEvening';
import { noNetwork, until } from '../../testing/tabs';
import { changeRetried, refusalSeen } from './queue/events';
import { selectFinishRows } from './finishRows';
import { newId } from '../api/idempotency';
import { storedChangeIds, storedRefusals } from './kept/storedChanges';
import { keptDatabase } from '../api/keptDatabase';

let evening: KeptEvening;

withWebLocks();
beforeEach(async () => {
  evening = await startKeptEvening();
});
afterEach(() => evening.close());

test('what was done without a network is there after a reload, and goes out once and in order', async () => {
  const { boat, group, openPage } = evening;
  evening.intervene(noNetwork);
  const before = await openPage();
  before.move(0, group);
  before.finish(0);
  before.move(0, null);
  before.move(1, group);
  await before.isWaiting();
  await before.isAllKept();
  const ids = before.queue().map(({ id }) => id);
  before.close();

  const after = await openPage();
  await until(() => after.queue().length === 4);
  expect(after.board()).toEqual([[boat(0), boat(2)], [boat(1)]]);
  const rows = selectFinishRows(after.store.getState(), evening.id);
  expect(rows.find(({ id }) => id === boat(0))).toMatchObject({ boat: { finish_time: FINISH_CLOCK } });
  expect(after.queue().map(({ attempts }) => attempts > 0)).toEqual([true, false, false, false]);

  evening.intervene(passOn);
  const earlier = evening.sent().length;
  after.wake();
  await after.isDone();
  expect(evening.sentKeys(earlier)).toEqual(ids);
  expect(after.refusals()).toEqual([]);
  expect(await evening.truth(0)).toMatchObject({ start_group: null, finish_time: FINISH_CLOCK });
  expect(await evening.truth(1)).toMatchObject({ start_group: group });
  await until(async () => (await storedChangeIds(evening.user)).length === 0);
});

test('it is written down, with the number of tries, before it is sent', async () => {
  const seen: unknown[] = [];
  evening.intervene(async (_, send) => {
    seen.push(await (await keptDatabase()).getAll('changes'));
    return send();
  });
  const page = await evening.openPage();
  page.move(0, evening.group);
  await page.isDone();
  expect(seen).toMatchObject([[{ user: evening.user, change: { kind: 'move', attempts: 1 } }]]);
});

test('a crash between the sending and the answer makes no second boat', async () => {
  const page = await evening.openPage();
  evening.intervene(async (_, send) => {
    await send();
    return silence();
  });
  page.finishUnknown('99');
  page.finish(0);
  await until(async () => (await evening.entries()).length === 4);
  await page.isAllKept();
  page.close();

  evening.intervene(passOn);
  const after = await evening.openPage();
  await until(() => evening.sent().length === 3);
  await after.isDone();
  expect(await evening.entries()).toHaveLength(4);
  expect(await evening.truth(0)).toMatchObject({ finish_time: FINISH_CLOCK });
  expect(after.refusals()).toEqual([]);
  expect(new Set(evening.sentKeys()).size).toBe(2);
});

test('a change that was saved without our knowing does not stand in the way of those that build on it', async () => {
  const { group, truth } = evening;
  const page = await evening.openPage();
  evening.intervene(async (_, send) => {
    await send();
    return silence();
  });
  page.move(0, group);
  page.move(0, null);
  page.move(0, group);
  await until(async () => (await truth(0)).start_group === group);
  await page.isAllKept();
  page.close();

  evening.intervene(passOn);
  const after = await evening.openPage();
  await until(() => evening.sent().length === 4);
  await after.isDone();
  expect(after.refusals()).toEqual([]);
  expect((await truth(0)).start_group).toBe(group);
});

test('sent again when the server has forgotten its key, it is neither made twice nor refused for its own sake', async () => {
  const { group, truth } = evening;
  const page = await evening.openPage();
  for (const [makes, isSo] of [
    [() => page.move(0, group), async () => (await truth(0)).start_group === group],
    [() => page.finish(1), async () => (await truth(1)).finish_time === FINISH_CLOCK],
    [() => page.finishUnknown('98'), async () => (await evening.entries()).length === 4],
  ] as const) {
    evening.intervene(async (_, send) => {
      await send();
      return noNetwork();
    });
    makes();
    await page.isWaiting();
    expect(await isSo()).toBe(true);
    const before = await evening.entries();
    await evening.aDayGoesBy();
    evening.intervene(passOn);
    page.wake();
    await page.isDone();
    expect(page.refusals()).toEqual([]);
    expect(await evening.entries()).toEqual(before);
  }
});

test('what waited is not laid over what somebody else has done meanwhile; it is listed until it has been seen', async () => {
  const { boat, group, user, openPage } = evening;
  evening.intervene(noNetwork);
  const before = await openPage();
  before.move(0, group);
  before.move(1, group);
  await before.isWaiting();
  await before.isAllKept();
  before.close();
  await evening.otherMoves(0, group);
  await evening.otherMoves(0, null);

  evening.intervene(passOn);
  const after = await openPage();
  await until(() => after.refusals().length === 1);
  await after.isDone();
  const names = { sailing: 'Torsdag 3', boats: { [boat(0)]: 'SWE 1' }, groups: { [group]: 'SRS 1' } };
  expect(after.refusals()).toMatchObject([{ names, refusal: { status: 409 } }]);
  expect(await evening.truth(1)).toMatchObject({ start_group: group });
  await until(async () => (await storedRefusals(user)).length === 1);
  after.close();

  const later = await openPage();
  const [refused] = await until(later.refusals, (refusals) => refusals.length === 1);
  expect(refused).toMatchObject({ names, refusal: { status: 409 } });
  later.store.dispatch(refusalSeen({ id: refused?.id ?? '' }));
  await until(async () => (await storedRefusals(user)).length === 0);
});

test('a refused change that is tried again is made on the rows as they stand', async () => {
  evening.intervene(noNetwork);
  const page = await evening.openPage();
  page.move(0, evening.group);
  await page.isWaiting();
  await evening.otherMoves(0, evening.group);
  await evening.otherMoves(0, null);
  evening.intervene(passOn);
  page.wake();
  const [refused] = await until(page.refusals, (refusals) => refusals.length === 1);
  page.store.dispatch(changeRetried({ id: refused?.id ?? '', as: newId() }));
  await page.isDone();
  expect(page.refusals()).toEqual([]);
  expect((await evening.truth(0)).start_group).toBe(evening.group);
});

test('30 finishes and 10 moves without a network, two reloads, the network back: all there, once', async () => {
  const boats = 30;
  const clock = (index: number) => `2026-06-04T19:${10 + index}:23+02:00`;
  const isMoved = (index: number) => index % 3 === 0;
  await evening.enterBoats(boats);
  evening.intervene(noNetwork);
  let page = await evening.openPage();
  for (let index = 0; index < boats; index += 1) {
    page.finish(index, clock(index));
    if (isMoved(index)) page.move(index, evening.group);
  }
  for (let reloads = 0; reloads < 2; reloads += 1) {
    await page.isAllKept();
    page.close();
    page = await evening.openPage();
    await until(() => page.queue().length === 40);
  }
  evening.intervene(passOn);
  page.wake();
  await page.isDone();
  expect(page.refusals()).toEqual([]);
  const rows = (await evening.entries()).toSorted((a, b) => a.id - b.id);
  const expected = Array.from({ length: boats }, (_, index) => [clock(index), isMoved(index) ? evening.group : null]);
  expect(rows.map(({ finish_time, start_group }) => [finish_time, start_group])).toEqual(expected);
});

describe('where the browser keeps nothing', () => {
  beforeEach(() => {
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    jest.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
      throw new DOMException('The disk is full', 'QuotaExceededError');
    });
  });
  afterEach(() => jest.restoreAllMocks());

  test('changes are sent all the same, and the store says that nothing is kept until it is again', async () => {
    evening.intervene(noNetwork);
    const page = await evening.openPage();
    page.move(0, evening.group);
    await page.isWaiting();
    expect(page.store.getState().pendingChanges).toMatchObject({
      isKeepingFailed: true,
      queue: [{ kept: false, attempts: 1 }],
    });

    jest.restoreAllMocks();
    page.move(1, evening.group);
    await page.isAllKept();
    expect(page.store.getState().pendingChanges.isKeepingFailed).toBe(false);
    evening.intervene(passOn);
    page.wake();
    await page.isDone();
    expect((await evening.truth(0)).start_group).toBe(evening.group);
  });
});
