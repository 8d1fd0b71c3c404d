import type { Dispatch, Middleware, UnknownAction } from '@reduxjs/toolkit';
import type { PushMessage } from '../../shared/contract/push';
import { api } from '../api/api';
import { renewSession } from '../api/auth';
import { reloadLiveRows } from '../api/liveReload';
import { connectionChanged, reconnectAsked, streamBegan, updateFound } from '../state/connection';
import { clubEntered, clubLeft, epochChanged, pushReceived } from '../state/entities/events';
import type { AppDispatch, RootState, StoreAccess } from '../state/rootState';
import { selectIsSailingBack } from '../state/rowSelectors';
import { loggedOut } from '../state/session';
import type { Connection, ConnectionEvent } from './connectionState';
import { runConnection, openBrowserSocket, type SocketWorld } from './socket';
import { tagsOf } from './tags';

export interface PushWorld extends SocketWorld {
  isOnline: () => boolean;
  /** Calls back before the next redraw. */
  beforeRedraw: (callback: () => void) => void;
  /** Tells of the network coming and going, and of the page being looked at again. */
  listen: (signals: { online: () => void; offline: () => void; shown: () => void }) => void;
}

/** A hidden page is not redrawn. */
const LONGEST_WAIT_MS = 100;

function beforeRedraw(callback: () => void): void {
  let isDone = false;
  const once = () => {
    if (isDone) return;
    isDone = true;
    clearTimeout(timer);
    cancelAnimationFrame(frame);
    callback();
  };
  const timer = setTimeout(once, LONGEST_WAIT_MS);
  const frame = requestAnimationFrame(once);
}

const browserWorld: PushWorld = {
  openSocket: openBrowserSocket,
  now: Date.now,
  random: Math.random,
  isOnline: () => navigator.onLine,
  beforeRedraw,
  listen: ({ online, offline, shown }) => {
    addEventListener('online', online);
    addEventListener('offline', offline);
    addEventListener('pageshow', ({ persisted }) => persisted && shown());
    document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && shown());
  },
};

export interface PushSettings {
  /** The build of this page; empty when it has none to compare. */
  build: string;
  world?: PushWorld;
}

/** Frames that come in a burst (a resumed connection, an import) make one event, and so one redraw. */
function openInbox(store: StoreAccess, world: PushWorld) {
  let messages: PushMessage[] = [];
  const flush = () => {
    const burst = messages;
    messages = [];
    if (burst.length === 0) return;
    store.dispatch(pushReceived(burst));
    const tags = tagsOf(burst, (sailing) => selectIsSailingBack(store.getState(), sailing));
    if (tags.length > 0) store.dispatch(api.util.invalidateTags(tags));
  };
  return {
    flush,
    discard: () => {
      messages = [];
    },
    add: (message: PushMessage) => {
      if (messages.length === 0) world.beforeRedraw(flush);
      messages.push(message);
    },
  };
}

/** Tells the store what of the connection a person may want to know. */
function reportTo(store: StoreAccess, world: PushWorld): (connection: Connection) => void {
  return ({ phase, retryAt }) => {
    const shown = store.getState().connection;
    if (shown.phase !== phase || shown.retryAt !== retryAt)
      store.dispatch(connectionChanged({ phase, retryAt, at: world.now() }));
  };
}

function eventOf(action: UnknownAction): ConnectionEvent | undefined {
  if (clubEntered.match(action)) return { type: 'entered', club: action.payload };
  if (clubLeft.match(action) || loggedOut.match(action)) return { type: 'left' };
  return reconnectAsked.match(action) ? { type: 'woken', by: 'person' } : undefined;
}

function connect(store: StoreAccess, { build: ownBuild, world = browserWorld }: PushSettings) {
  const inbox = openInbox(store, world);
  const tell = runConnection(world, {
    accessToken: () => store.getState().session.accessToken,
    renewToken: async () => {
      const { data } = await store.dispatch(renewSession.initiate(undefined, { track: false }));
      return data === 'refreshed';
    },
    onChange: reportTo(store, world),
    onMessage: inbox.add,
    onBuild: (build) => {
      if (ownBuild !== '' && build !== ownBuild && store.getState().connection.update?.build !== build)
        store.dispatch(updateFound({ build }));
    },
    dropRows: () => {
      inbox.discard();
      store.dispatch(epochChanged());
    },
    // The store must know where the stream begins before anything is read again.
    reload: (club, from) => {
      inbox.flush();
      if (from !== null) store.dispatch(streamBegan({ club, from }));
      reloadLiveRows(store, { club, from });
    },
  });

  if (!world.isOnline()) tell({ type: 'wentOffline' });
  world.listen({
    online: () => tell({ type: 'woken', by: 'network' }),
    offline: () => tell({ type: 'wentOffline' }),
    shown: () => tell({ type: 'woken', by: 'page' }),
  });
  return { tell, inbox };
}

/** One socket for the club whose pages are open, from `clubEntered` to `clubLeft` or logout. */
export const createPushMiddleware =
  (settings: PushSettings): Middleware<object, RootState, AppDispatch & Dispatch> =>
  (store) => {
    const { tell, inbox } = connect(store, settings);
    return (next) => (action) => {
      const result = next(action);
      const event = eventOf(action as UnknownAction);
      if (event?.type === 'left') inbox.discard();
      if (event) tell(event);
      return result;
    };
  };
