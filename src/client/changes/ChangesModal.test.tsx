import { screen, waitFor, within } from '@testing-library/react';
import { passOn, startKeptEvening, withWebLocks, type KeptEvening } from '../../testing/keptEvening';
import { openApp, type OpenedApp } from '../../testing/openApp';
import { noNetwork, until } from '../../testing/tabs';
import { startFinishes } from './finishes';
import { storedChangeIds } from './kept/storedChanges';
import { startMoves } from './moves';

let evening: KeptEvening;
let page: OpenedApp;

withWebLocks();
beforeEach(async () => {
  evening = await startKeptEvening();
  evening.intervene(noNetwork);
});
afterEach(async () => {
  page.leave();
  await evening.close();
});

const open = async (path: string) => {
  page = await openApp(path, { as: evening.account });
};
const board = () => `/clubs/${evening.club}/sailings/${evening.id}/competitors`;
const move = (index: number, start_group: number | null) =>
  page.store.dispatch(startMoves(evening.id, [{ competitor: evening.boat(index), start_group }]));
const finish = (index: number) => {
  const finish_time = '2026-06-04T19:44:23+02:00';
  page.store.dispatch(
    startFinishes(evening.id, [{ competitor: evening.boat(index), sail_number: 'SWE 2', finish: { finish_time } }]),
  );
};
const rowsAreRead = () => until(() => page.store.getState().competitors?.ids.length === 3);
const openList = async (name: string) => {
  await page.user.click(await screen.findByRole('button', { name }));
  return within(await screen.findByRole('dialog', { name: 'Ändringar på väg' }));
};
const reload = async (path: string) => {
  await until(() => page.store.getState().pendingChanges.queue.every(({ kept }) => kept));
  page.leave();
  await open(path);
};

test('what waits is counted in the bar and listed, and is sent when somebody asks for it', async () => {
  await open(board());
  await rowsAreRead();
  expect(screen.queryByRole('button', { name: /väntar/ })).not.toBeInTheDocument();
  move(0, evening.group);
  finish(1);

  const list = await openList('2 väntar');
  expect(list.getByText('SWE 1 till SRS 1')).toBeVisible();
  expect(list.getByText('SWE 2, mål 19.44.23')).toBeVisible();
  // jsdom grants no persistence, like a browser that refuses it.
  expect(
    await list.findByText(
      /^Webbläsaren kan rensa det som är sparat om du inte öppnar Styrbord på länge, Safari efter sju dagar\./,
    ),
  ).toBeVisible();
  expect(list.getAllByRole('link', { name: 'Torsdag 3' })[0]).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/clubs\/.+\/sailings\/\d+$/),
  );
  expect(list.getByRole('status')).toHaveTextContent(
    '2 ändringar väntar på nät. De skickas av sig själva, i den ordning du gjorde dem. Allt är sparat i den här webbläsaren. Du kan ladda om sidan eller stänga den.',
  );

  evening.intervene(passOn);
  await page.user.click(list.getByRole('button', { name: 'Skicka nu' }));
  expect(await list.findByText('Allt är skickat.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /väntar/, hidden: true })).not.toBeInTheDocument();
  expect(await evening.truth(0)).toMatchObject({ start_group: evening.group });
});

test('what has not been sent can be taken back; what may have come through cannot', async () => {
  await open(board());
  await rowsAreRead();
  move(0, evening.group);
  move(1, evening.group);
  const list = await openList('2 väntar');
  const [undo, ...others] = list.getAllByRole('button', { name: 'Ångra' });
  expect(others).toEqual([]);
  expect(undo).toHaveAccessibleDescription('SWE 2 till SRS 1');
  if (undo) await page.user.click(undo);
  expect(list.queryByText('SWE 2 till SRS 1')).not.toBeInTheDocument();
  expect(list.getByText('SWE 1 till SRS 1')).toBeVisible();
});

test('after a reload, on a page outside of the club, it says by name what waits and what could not be done, and why', async () => {
  await open(board());
  await rowsAreRead();
  move(0, evening.group);
  finish(1);
  await screen.findByRole('button', { name: '2 väntar' });
  await evening.otherMoves(0, evening.group);
  await evening.otherMoves(0, null);

  await reload('/about');
  const waiting = await openList('2 väntar');
  expect(waiting.getByText('SWE 1 till SRS 1')).toBeVisible();
  evening.intervene(passOn);
  await page.user.click(waiting.getByRole('button', { name: 'Skicka nu' }));
  const refused = within(await waiting.findByRole('region', { name: 'Gick inte att spara' }));
  expect(refused.getByText('SWE 1 till SRS 1')).toBeVisible();
  expect(refused.getByText('Någon annan har ändrat detta. Ladda om och försök igen.')).toBeVisible();
  await until(() => page.store.getState().pendingChanges.queue.length === 0);

  await reload('/about');
  const list = await openList('1 gick inte att spara');
  await page.user.click(list.getByRole('button', { name: 'Försök igen' }));
  expect(await list.findByText('Allt är skickat.')).toBeVisible();
  await waitFor(() => expect(list.queryByText('SWE 1 till SRS 1')).not.toBeInTheDocument());
  expect(await evening.truth(0)).toMatchObject({ start_group: evening.group });
  expect(await evening.truth(1)).toMatchObject({ finish_time: '2026-06-04T19:44:23+02:00' });
});

test('two finishes of one boat are told with both values and who wrote them, and either can be chosen', async () => {
  await open(board());
  await rowsAreRead();
  finish(1);
  await screen.findByRole('button', { name: '1 väntar' });
  await evening.otherFinishes(1, '2026-06-04T19:50:00+02:00');
  await reload('/about');
  evening.intervene(passOn);
  page.store.dispatch({ type: 'pendingChanges/sendAsked' });
  const list = await openList('1 gick inte att spara');
  expect(await list.findByText(/^SWE 2: .+ skrev 19\.50\.00, du 19\.44\.23\.$/)).toBeVisible();
  expect(list.getByRole('button', { name: 'Behåll 19.50.00' })).toBeVisible();
  await page.user.click(list.getByRole('button', { name: 'Använd 19.44.23' }));
  expect(await list.findByText('Allt är skickat.')).toBeVisible();
  expect(await evening.truth(1)).toMatchObject({ finish_time: '2026-06-04T19:44:23+02:00' });
});

test('a refusal that nothing can be done about is taken off the list', async () => {
  await open(board());
  await rowsAreRead();
  move(0, evening.group);
  await screen.findByRole('button', { name: '1 väntar' });
  await reload('/about');
  evening.intervene(async () => Response.json({ detail: 'Resultatet är verifierat.' }, { status: 403 }));
  page.store.dispatch({ type: 'pendingChanges/sendAsked' });
  const list = await openList('1 gick inte att spara');
  expect(list.getByText('Resultatet är verifierat.')).toBeVisible();
  expect(list.getByText('Inget väntar på att skickas. Det som står nedan kunde inte sparas.')).toBeVisible();
  expect(list.queryByRole('button', { name: 'Försök igen' })).not.toBeInTheDocument();
  await page.user.click(list.getByRole('button', { name: 'Ta bort ur listan' }));
  expect(list.queryByText('SWE 1 till SRS 1')).not.toBeInTheDocument();
  expect(list.getByText('Allt är skickat.')).toBeVisible();
});

test('logging out lists what has not been sent, and it is sent after the next login', async () => {
  await open(board());
  await rowsAreRead();
  move(0, evening.group);
  finish(1);
  await screen.findByRole('button', { name: '2 väntar' });
  await reload('/logout');
  expect(await screen.findByRole('heading', { name: 'Allt är inte skickat' })).toBeVisible();
  expect(
    screen.getByText(
      '2 ändringar har inte skickats till servern än. De ligger kvar i den här webbläsaren och skickas när du loggar in här igen.',
    ),
  ).toBeVisible();
  await page.user.click(screen.getByRole('button', { name: 'Stanna kvar' }));
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Allt är inte skickat' })).not.toBeInTheDocument());
  expect(page.store.getState().session.status).toBe('loggedIn');

  await reload('/logout');
  await page.user.click(await screen.findByRole('button', { name: 'Logga ut ändå' }));
  await until(() => page.store.getState().session.status === 'loggedOut');
  expect(await storedChangeIds(evening.user)).toHaveLength(2);
  evening.intervene(passOn);
  await reload('/about');
  await until(async () => (await storedChangeIds(evening.user)).length === 0);
  expect(await evening.truth(0)).toMatchObject({ start_group: evening.group });
});

describe('where the browser keeps nothing', () => {
  beforeEach(() => {
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    jest.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
      throw new DOMException('The disk is full', 'QuotaExceededError');
    });
  });
  afterEach(() => jest.restoreAllMocks());

  test('the person is told to leave the page open, and the page asks before it is left', async () => {
    await open(board());
    await rowsAreRead();
    const isHeld = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(isHeld()).toBe(false);
    move(0, evening.group);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Webbläsaren sparar ingenting åt Styrbord. Låt sidan vara öppen tills allt är skickat.',
    );
    expect(isHeld()).toBe(true);
    const list = await openList('1 väntar');
    expect(
      list.getByText('Webbläsaren sparar ingenting åt Styrbord just nu. Låt sidan vara öppen tills allt är skickat.'),
    ).toBeVisible();
    expect(list.getByRole('status')).not.toHaveTextContent('sparat');

    evening.intervene(passOn);
    await page.user.click(list.getByRole('button', { name: 'Skicka nu' }));
    expect(await list.findByText('Allt är skickat.')).toBeVisible();
    expect(isHeld()).toBe(false);
  });
});
