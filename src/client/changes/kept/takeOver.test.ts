import { passOn, startKeptEvening, withWebLocks, type KeptEvening, type OpenPage } from '../../../testing/keptEvening';
import { aBrowser, logIn, noNetwork, until } from '../../../testing/tabs';
import { loggedOut } from '../../state/session';
import { logout } from '../../api/auth';
import { storedChangeIds } from './storedChanges';
import { keptDatabase } from '../../api/keptDatabase';

let evening: KeptEvening;

withWebLocks();
beforeEach(async () => {
  evening = await startKeptEvening();
});
afterEach(() => evening.close());

/** Looks round, which takes as long as a few reads of what is kept. */
async function lookRound({ wake }: OpenPage): Promise<void> {
  wake();
  for (let reads = 0; reads < 5; reads += 1) await (await keptDatabase()).count('changes');
  await new Promise((resolve) => setTimeout(resolve));
}

test('of two pages the one that stays takes over what the closed one had, and leaves a living one its own', async () => {
  const { boat, group } = evening;
  evening.intervene(noNetwork);
  const closing = await evening.openPage();
  const staying = await evening.openPage();
  closing.move(0, group);
  staying.move(1, group);
  await Promise.all([closing.isAllKept(), staying.isAllKept()]);
  await lookRound(staying);
  expect(staying.queue()).toHaveLength(1);

  closing.close();
  await until(async () => {
    await lookRound(staying);
    return staying.queue().length === 2;
  });
  expect(staying.board()).toEqual([[boat(2)], [boat(0), boat(1)]]);
  evening.intervene(passOn);
  staying.wake();
  await staying.isDone();
  expect(await evening.truth(0)).toMatchObject({ start_group: group });
  expect(await evening.truth(1)).toMatchObject({ start_group: group });
});

test('two pages that are opened at once do not both take over the same', async () => {
  evening.intervene(noNetwork);
  const closing = await evening.openPage();
  closing.move(0, evening.group);
  closing.move(1, evening.group);
  await closing.isAllKept();
  closing.close();
  const opened = await Promise.all([evening.openPage(), evening.openPage()]);
  await Promise.all(opened.map(lookRound));
  expect(opened.map((page) => page.queue().length).toSorted()).toEqual([0, 2]);
});

test('somebody else who logs in here neither sees nor sends it; it waits for its maker', async () => {
  evening.intervene(noNetwork);
  const page = await evening.openPage();
  page.move(0, evening.group);
  await page.isWaiting();
  await page.isAllKept();
  await page.store.dispatch(logout.initiate());
  expect(page.queue()).toEqual([]);

  evening.intervene(passOn);
  const earlier = evening.sent().length;
  await logIn(page.store, evening.other);
  await lookRound(page);
  expect(page.queue()).toEqual([]);
  const theirs = await evening.openPage(evening.other);
  await lookRound(theirs);
  expect(theirs.queue()).toEqual([]);
  expect(evening.sent()).toHaveLength(earlier);
  theirs.close();

  const back = await evening.openPage();
  await until(async () => (await evening.truth(0)).start_group === evening.group);
  await back.isDone();
});

test('what is being sent when somebody else logs in is not sent again in their name', async () => {
  const page = await evening.openPage();
  evening.intervene(async () => {
    const sibling = aBrowser().openTab();
    await logIn(sibling, evening.other);
    await until(() => page.store.getState().session.user === String(evening.other.id));
    return Response.json({ detail: 'x', code: 'token_not_valid' }, { status: 401 });
  });
  page.move(0, evening.group);
  await until(() => page.queue().length === 0);
  await lookRound(page);
  expect(evening.sent()).toHaveLength(1);
  expect(await storedChangeIds(evening.user)).toHaveLength(1);
});

test('deleting an account deletes all its changes', async () => {
  evening.intervene(noNetwork);
  const page = await evening.openPage();
  page.move(0, evening.group);
  await page.isWaiting();
  await page.isAllKept();
  page.store.dispatch(loggedOut('deleted'));
  await until(async () => (await storedChangeIds(evening.user)).length === 0);
});

describe('where there are no Web Locks', () => {
  let value: unknown;
  beforeEach(() => {
    value = navigator.locks;
    Object.defineProperty(navigator, 'locks', { value: undefined, configurable: true });
  });
  afterEach(() => Object.defineProperty(navigator, 'locks', { value, configurable: true }));

  test('a new page takes over all there is, and nothing counts twice', async () => {
    evening.intervene(noNetwork);
    const first = await evening.openPage();
    first.finishUnknown('99');
    await first.isWaiting();
    await first.isAllKept();
    const second = await evening.openPage();
    await until(() => second.queue().length === 1);
    evening.intervene(passOn);
    first.wake();
    second.wake();
    await Promise.all([first.isDone(), second.isDone()]);
    expect(await evening.entries()).toHaveLength(4);
  });
});
