import type { BaseQueryApi, BaseQueryFn, FetchBaseQueryError, FetchBaseQueryMeta } from '@reduxjs/toolkit/query/react';
import { loggedOut } from '../state/session';
import { sendCall, stateOf, type Answer, type Call } from './call';
import { refreshSession } from './refresh';

export interface CallOptions {
  /** Needs no login and carries no token: a dead one would be refused even here. */
  open?: boolean;
}

/** The second token may be old news from another tab, which comes late on a busy machine; the third is then a fresh one. */
const MOST_TRIES = 3;

/** A new token may help: the one sent is not valid (any more), or there was none. */
function mayBeHelped({ error }: Answer, token: string | null): boolean {
  if (error?.status !== 401) return false;
  const { data } = error;
  return token === null || (typeof data === 'object' && data !== null && 'code' in data && data.code === 'token_not_valid');
}

/** 401 for any other reason: the account is gone or closed. */
function endSession(api: BaseQueryApi, { error }: Answer): void {
  if (error?.status === 401 && stateOf(api).session.status === 'loggedIn') api.dispatch(loggedOut('refused'));
}

function authorised(call: Call, token: string | null): Call {
  return token === null ? call : { ...call, headers: { ...call.headers, Authorization: `Bearer ${token}` } };
}

async function sendAuthorised(call: Call, api: BaseQueryApi, tries = MOST_TRIES): Promise<Answer> {
  const token = stateOf(api).session.accessToken;
  const answer = await sendCall(authorised(call, token), api);
  if (tries === 1 || !mayBeHelped(answer, token)) {
    endSession(api, answer);
    return answer;
  }
  const outcome = await refreshSession(api, token);
  if (outcome === 'refused') return answer;
  if (outcome === 'unanswered') return { error: { status: 'FETCH_ERROR', error: 'The session could not be renewed' } };
  return sendAuthorised(call, api, tries - 1);
}

/** Every request of the app: token on all but open calls, one shared refresh when it has run out, then the call again. */
export const baseQuery: BaseQueryFn<Call | string, unknown, FetchBaseQueryError, CallOptions, FetchBaseQueryMeta> = async (
  args,
  api,
  options,
) => {
  const call = typeof args === 'string' ? { url: args } : args;
  const { data, error, meta } = await (options?.open ? sendCall(call, api) : sendAuthorised(call, api));
  return error ? { error, meta } : { data, meta };
};
