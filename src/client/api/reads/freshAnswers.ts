import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { AppStore, RootState } from '../../state/rootState';
import { api } from '../api';
import { shownReads, type ShownRead } from './shownReads';

/** Without any sign that the network is back. */
const RETRY_MS = 30_000;
/** Signs come in bunches: the browser's word, the push connection, an answer. */
const GAP_MS = 3_000;

interface Endpoint {
  initiate: (
    arg: unknown,
    how: { forceRefetch: true; subscribe: false },
  ) => ThunkAction<unknown, RootState, unknown, UnknownAction>;
}

function readAgain(store: AppStore, { endpoint, arg }: ShownRead): void {
  // Endpoints are injected by the files of their nouns, and the cache knows them by name only.
  const { [endpoint]: found } = api.endpoints as Readonly<Record<string, Endpoint | undefined>>;
  if (found) store.dispatch(found.initiate(arg, { forceRefetch: true, subscribe: false }));
}

/** What is on screen and was not answered: a kept answer stands in for it, or there was none. */
const isUnanswered = (state: RootState, { key, hasFailed }: ShownRead): boolean =>
  hasFailed || key in state.keptAnswers.given;

/**
 * Puts fresh answers in the place of kept ones: each when it comes too late to be waited for, and all that are on
 * screen when there is a sign that the server can be reached again, or else every half minute. Returns the way to stop.
 */
export function startFreshAnswers(store: AppStore): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let dueAt = Infinity;
  let lastRound = -Infinity;
  let before = store.getState();

  const unanswered = () => shownReads(store.getState()).filter((read) => isUnanswered(store.getState(), read));

  function plan(wait: number): void {
    const at = Math.max(Date.now() + wait, lastRound + GAP_MS);
    if (at >= dueAt) return;
    clearTimeout(timer);
    dueAt = at;
    timer = setTimeout(round, at - Date.now());
  }

  function round(): void {
    dueAt = Infinity;
    lastRound = Date.now();
    if (document.visibilityState === 'visible' && navigator.onLine)
      unanswered().forEach((read) => readAgain(store, read));
    if (Object.keys(store.getState().keptAnswers.given).length > 0) plan(RETRY_MS);
  }

  const stopFollowing = store.subscribe(() => {
    const was = before;
    const now = (before = store.getState());
    if (now.connection.connected && !was.connection.connected) plan(0);
    if (now.keptAnswers === was.keptAnswers) return;
    const { given, late } = now.keptAnswers;
    if (late !== was.keptAnswers.late) {
      const isNew = ({ key }: ShownRead) => late.includes(key) && !was.keptAnswers.late.includes(key);
      shownReads(now)
        .filter(isNew)
        .forEach((read) => readAgain(store, read));
    }
    const kept = Object.keys(given).length;
    if (kept === 0) return;
    // One of them has been answered: the others may be as well.
    plan(kept < Object.keys(was.keptAnswers.given).length ? 0 : RETRY_MS);
  });

  const onHope = () => plan(0);
  addEventListener('online', onHope);
  document.addEventListener('visibilitychange', onHope);
  return () => {
    removeEventListener('online', onHope);
    document.removeEventListener('visibilitychange', onHope);
    clearTimeout(timer);
    stopFollowing();
  };
}
