import { configureStore } from '@reduxjs/toolkit';
import { CLOSE_CODES } from '../../shared/contract/push';
import { aCompetitor } from '../../testing/aCompetitor';
import { aPush } from '../../testing/aPush';
import { api } from '../api/api';
import { reconnectAsked } from '../state/connection';
import { clubEntered, clubLeft } from '../state/entities/events';
import { stateReducers } from '../../testing/stateReducers';
import { loggedIn, loggedOut } from '../state/session';
import { createPushMiddleware, type PushWorld } from './pushMiddleware';
import type { WireSocket } from './socket';

const CLUB = 12;
const OWN_BUILD = 'build 1';

interface FakeSocket extends WireSocket {
  path: string;
  sent: unknown[];
  closedWith: number | undefined;
}

/** A page whose network, clock and redraws the test is. */
function aPage() {
  const sockets: FakeSocket[] = [];
  let redraw = () => {};
  let signals: Parameters<PushWorld['listen']>[0] | undefined;
  const world: PushWorld = {
    openSocket: (path) => {
      const socket: FakeSocket = {
        path,
        sent: [],
        closedWith: undefined,
        onopen: null,
        onmessage: null,
        onclose: null,
        send: (text) => void socket.sent.push(JSON.parse(String(text))),
        close: (code) => void (socket.closedWith = code),
      };
      sockets.push(socket);
      return socket;
    },
    now: () => 1_000,
    random: () => 1,
    isOnline: () => true,
    beforeRedraw: (callback) => (redraw = callback),
    listen: (given) => (signals = given),
  };
  const store = configureStore({
    reducer: { ...stateReducers, [api.reducerPath]: api.reducer },
    middleware: (defaults) => defaults().concat(api.middleware, createPushMiddleware({ build: OWN_BUILD, world })),
  });
  store.dispatch(loggedIn({ access: 'the token' }));

  const last = () => {
    const socket = sockets.at(-1);
    if (!socket) throw new Error('No socket was opened');
    return socket;
  };
  const tell = (handler: unknown, event: object) => {
    if (typeof handler === 'function') Reflect.apply(handler, last(), [event]);
  };
  const frame = (content: unknown) =>
    tell(last().onmessage, { data: typeof content === 'string' ? content : JSON.stringify(content) });
  return {
    store,
    sockets,
    last,
    frame,
    redraw: () => redraw(),
    signals: () => signals,
    open: () => tell(last().onopen, {}),
    close: (code: number) => tell(last().onclose, { code }),
    subscribed: (values = {}) =>
      frame({ type: 'subscribed', group: 'club_12', cursor: 'k3f9.5', resumed: false, build: OWN_BUILD, ...values }),
  };
}

function connectedPage() {
  const page = aPage();
  page.store.dispatch(clubEntered(CLUB));
  page.open();
  page.subscribed();
  return page;
}

const boat = (id: number, version: number) => aPush('competitor', 'updated', aCompetitor({ id, version }));

test('entering a club opens its socket and subscribes with the token, which is never in the address', () => {
  const page = aPage();
  page.store.dispatch(clubEntered(CLUB));
  expect(page.store.getState().connection).toMatchObject({ club: CLUB, phase: 'connecting', connected: false });
  page.open();
  expect(page.last()).toMatchObject({
    path: '/ws/clubs/12/notifications/',
    sent: [{ type: 'subscribe', group: 'club_12', token: 'the token' }],
  });
  page.subscribed();
  expect(page.store.getState().connection).toMatchObject({ phase: 'connected', connected: true, streamFrom: 5 });
});

test('a burst of frames is one event, at the next redraw', () => {
  const page = connectedPage();
  let changes = 0;
  page.store.subscribe(() => (changes += 1));
  for (let index = 1; index <= 50; index += 1) page.frame(boat(index, 5 + index));
  expect(changes).toBe(0);
  page.redraw();
  expect(changes).toBe(1);
  expect(page.store.getState().competitors.ids).toHaveLength(50);
});

test('after a break it resumes behind the last frame, also one that is not drawn yet', () => {
  const page = connectedPage();
  page.frame(boat(1, 6));
  page.frame(boat(2, 7));
  page.close(1006);
  expect(page.store.getState().connection).toMatchObject({ phase: 'reconnecting', connected: false, retryAt: 2_000 });
  page.signals()?.online();
  page.open();
  expect(page.last().sent).toEqual([{ type: 'subscribe', group: 'club_12', token: 'the token', cursor: 'k3f9.7' }]);
  page.subscribed({ cursor: 'k3f9.9', resumed: true });
  expect(page.store.getState().competitors.ids).toEqual([1, 2]);
  page.store.dispatch(clubLeft());
});

test('frames of an old epoch that are not drawn yet go with the rows', () => {
  const page = connectedPage();
  page.frame(boat(1, 6));
  page.redraw();
  page.frame(boat(2, 7));
  page.close(1006);
  page.signals()?.online();
  page.open();
  page.subscribed({ cursor: 'zz01.2' });
  page.redraw();
  expect(page.store.getState()).toMatchObject({
    competitors: { ids: [] },
    cacheGeneration: 1,
    connection: { streamFrom: 2 },
  });
  page.store.dispatch(clubLeft());
});

test.each([
  ['no model', { id: 1, change: 'updated', version: 6, data: null }],
  ['no id', { model: 'competitor', change: 'updated', version: 6, data: null }],
  ['data that is no row', { ...boat(1, 6), data: { id: 1 } }],
  ['no JSON', '{"model":'],
])('a message of no use is ignored with a warning: %s', (_, content) => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  const page = connectedPage();
  page.frame(content);
  page.redraw();
  expect(warn).toHaveBeenCalledTimes(1);
  expect(page.store.getState().competitors.ids).toEqual([]);
  page.frame(boat(1, 6));
  page.redraw();
  expect(page.store.getState().competitors.ids).toEqual([1]);
  warn.mockRestore();
});

test('another build on the server is announced, once, and the page goes on', () => {
  const page = aPage();
  page.store.dispatch(clubEntered(CLUB));
  page.open();
  page.subscribed({ build: 'build 2' });
  expect(page.store.getState().connection).toMatchObject({ connected: true, update: { build: 'build 2' } });
  const { update } = page.store.getState().connection;
  page.store.dispatch(clubLeft());
  expect(page.store.getState().connection.update).toBe(update);
});

test('the same build is no news', () => {
  expect(connectedPage().store.getState().connection.update).toBeNull();
});

test.each([
  ['leaving the club', clubLeft()],
  ['logging out', loggedOut('asked')],
])('%s closes the socket, and what it still says is not heard', (_, event) => {
  const page = connectedPage();
  page.frame(boat(1, 6));
  page.store.dispatch(event);
  expect(page.last().closedWith).toBe(CLOSE_CODES.normal);
  expect(page.last().onmessage).toBeNull();
  page.redraw();
  expect(page.store.getState().competitors.ids).toEqual([]);
  expect(page.store.getState().connection).toMatchObject({ phase: 'closed', connected: false, club: null });
});

test('a server that will not have us is asked again only when somebody presses "Anslut igen"', () => {
  const page = connectedPage();
  page.frame({ type: 'error', code: 'forbidden_group', detail: 'Nej.' });
  expect(page.store.getState().connection.phase).toBe('gaveUp');
  page.signals()?.shown();
  expect(page.sockets).toHaveLength(1);
  page.store.dispatch(reconnectAsked());
  expect(page.sockets).toHaveLength(2);
  page.store.dispatch(clubLeft());
});
