import type { BaseQueryApi } from '@reduxjs/toolkit/query/react';
import { authPaths, SESSION_HEADER, SESSION_HEADER_VALUE, type AccessToken } from '../../../shared/contract/auth';
import { loggedIn, loggedOut, tokenRefreshed, tokenUser } from '../../state/session';
import { sendCall, stateOf, type Call, type Caller } from '../call';
import { withTabLock } from './tabLock';

interface NewToken {
  access: string;
  fromSibling: boolean;
}

/**
 * A token came from a refresh or from another tab. When somebody else has logged in meanwhile (all tabs share the
 * cookie), everything of the former user is dropped first, so that nothing is shown or sent in the wrong name.
 */
export function takeToken(store: Caller, token: NewToken): void {
  const { status, user } = stateOf(store).session;
  const isSamePerson = user === null || user === tokenUser(token.access);
  if (status === 'loggedIn' && isSamePerson) {
    store.dispatch(tokenRefreshed(token));
    return;
  }
  if (!isSamePerson) store.dispatch(loggedOut('sibling'));
  store.dispatch(loggedIn(token));
}

/** `unanswered`: the session stays as it is. */
export type RefreshOutcome = 'refreshed' | 'refused' | 'unanswered';

const REFUSALS = new Set<unknown>([400, 401, 403]);

/** The refresh token travels in a cookie; the header says that it is us. */
export const sessionCall = (url: string, body?: object): Call => ({
  url,
  method: 'POST',
  headers: { [SESSION_HEADER]: SESSION_HEADER_VALUE },
  ...(body && { body }),
});

const tokenOf = (api: BaseQueryApi) => stateOf(api).session.accessToken;

async function refresh(api: BaseQueryApi, dead: string | null): Promise<RefreshOutcome> {
  const present = tokenOf(api);
  // Another tab has refreshed while we waited for our turn.
  if (present !== null && present !== dead) return 'refreshed';
  const statusBefore = stateOf(api).session.status;
  // The first of many waiting calls may be cancelled; the refresh they share may not.
  const { data, error } = await sendCall(sessionCall(authPaths.refresh), {
    ...api,
    signal: new AbortController().signal,
  });
  const { status, accessToken } = stateOf(api).session;
  const isAssumed = status === 'loggedIn' && accessToken === null;
  // Somebody logged in or out meanwhile: that is newer.
  if (status !== statusBefore && !isAssumed) return accessToken === null ? 'refused' : 'refreshed';
  if (!error) {
    takeToken(api, { ...(data as AccessToken), fromSibling: false });
    return 'refreshed';
  }
  if (!REFUSALS.has(error.status)) return 'unanswered';
  api.dispatch(loggedOut('refused'));
  return 'refused';
}

// One per store, since a test may run several stores in one process, as several tabs.
const running = new WeakMap<BaseQueryApi['getState'], Promise<RefreshOutcome>>();

/** Gets a new access token in place of the dead one: one call, however many ask, in this tab and in all others. */
export function refreshSession(api: BaseQueryApi, dead: string | null): Promise<RefreshOutcome> {
  const shared = running.get(api.getState);
  if (shared) return shared;
  const own = withTabLock(() => refresh(api, dead)).finally(() => running.delete(api.getState));
  running.set(api.getState, own);
  return own;
}
