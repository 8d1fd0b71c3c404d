import { openBrowserSocket, type SocketWorld } from './socket';

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

export const browserWorld: PushWorld = {
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
