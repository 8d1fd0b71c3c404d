import type { AppStore } from '../state/rootState';
import { loggedOut, sessionAssumed, type SessionState } from '../state/session';
import { api } from './api';
import { renewSession } from './auth';
import { forgetSession, isSessionLikely, rememberedUser, rememberSession } from './session/sessionHint';
import { takeToken } from './session/refresh';

const CHANNEL = 'styrbord.session';
const BOOT_WAITS_MS = [1_000, 3_000];
/** How long the last user waits before kept data is shown. */
const PATIENCE_MS = 2_500;

type Word = { type: 'loggedIn' | 'token'; access: string } | { type: 'loggedOut' };

/** What other tabs must be told about a change in this one; null when it came from them, or is no news. */
function newsFor(before: SessionState, now: SessionState, heard: string | null): Word | null {
  if (now.status === 'loggedOut') {
    return before.status === 'loggedIn' && now.ended !== 'sibling' && now.ended !== 'unreachable'
      ? { type: 'loggedOut' }
      : null;
  }
  if (now.accessToken === null || now.accessToken === before.accessToken || now.accessToken === heard) return null;
  return { type: before.status === 'loggedIn' ? 'token' : 'loggedIn', access: now.accessToken };
}

/** Keeps the tabs of one browser in one session. */
function shareWithTabs(store: AppStore): { tell: (before: SessionState, now: SessionState) => void; stop: () => void } {
  if (typeof BroadcastChannel === 'undefined') return { tell: () => {}, stop: () => {} };
  const channel = new BroadcastChannel(CHANNEL);
  let heard: string | null = null;

  channel.onmessage = ({ data }: MessageEvent<Word>) => {
    const { status } = store.getState().session;
    if (data.type === 'loggedOut') {
      if (status === 'loggedIn') store.dispatch(loggedOut('sibling'));
      return;
    }
    // A refresh that another tab had under way when we logged out logs nobody in; a login there does.
    if (data.type === 'token' && status === 'loggedOut') return;
    heard = data.access;
    takeToken(store, { access: data.access, fromSibling: true });
  };
  return {
    tell: (before, now) => {
      const news = newsFor(before, now, heard);
      if (news) channel.postMessage(news);
    },
    stop: () => channel.close(),
  };
}

function onSessionChange(store: AppStore, react: (before: SessionState, now: SessionState) => void): () => void {
  let before = store.getState().session;
  return store.subscribe(() => {
    const now = store.getState().session;
    if (now === before) return;
    const was = before;
    before = now;
    react(was, now);
  });
}

/**
 * At a logout nothing of what somebody read stays in the browser. A server that gives no answer has logged nobody out.
 */
function forgetRead(before: SessionState, { ended }: SessionState): void {
  const user = before.user ?? rememberedUser();
  if (user === null || ended === 'unreachable') return;
  import('./answers/answerStore').then(({ forgetAnswers }) => forgetAnswers(user)).catch(() => undefined);
}

/**
 * Opens the page's session: a refresh where one is worth trying, else nobody is logged in. After this it follows the
 * other tabs and, at logout, empties the cache of requests. Returns the way to stop.
 */
export function startSession(store: AppStore): () => void {
  const tabs = shareWithTabs(store);
  let timer: ReturnType<typeof setTimeout> | undefined;

  const stopFollowing = onSessionChange(store, (before, now) => {
    tabs.tell(before, now);
    if (now.status === 'loggedIn') rememberSession(now.user);
    if (now.status === 'loggedOut' && before.status === 'loggedIn') store.dispatch(api.util.resetApiState());
    if (now.status !== 'loggedOut') return;
    forgetRead(before, now);
    if (now.ended !== 'unreachable') forgetSession();
  });
  const isDecided = () => store.getState().session.status !== 'unknown';
  /**
   * Without a network the last user continues with what is kept; the server's first answer tells whether they may.
   */
  const assume = (): void => {
    const user = rememberedUser();
    if (user !== null && !isDecided()) store.dispatch(sessionAssumed({ user }));
  };

  const boot = async (waits: readonly number[]): Promise<void> => {
    timer = setTimeout(assume, PATIENCE_MS);
    const { data: outcome } = await store.dispatch(renewSession.initiate(undefined, { track: false }));
    clearTimeout(timer);
    if (outcome !== 'unanswered') return;
    assume();
    if (store.getState().session.status === 'loggedIn') return;
    const [wait, ...later] = waits;
    if (wait === undefined) store.dispatch(loggedOut('unreachable'));
    else timer = setTimeout(() => void boot(later), wait);
  };
  const retry = () => {
    if (store.getState().session.ended === 'unreachable') void boot([]);
  };

  if (isSessionLikely()) void boot(BOOT_WAITS_MS);
  else store.dispatch(loggedOut('none'));
  addEventListener('online', retry);

  return () => {
    removeEventListener('online', retry);
    clearTimeout(timer);
    stopFollowing();
    tabs.stop();
  };
}
