import type { BaseQueryApi, BaseQueryFn, FetchBaseQueryError } from '@reduxjs/toolkit/query/react';
import { loggedOut } from '../state/session';
import { isUnanswered, sendCall, stateOf, type Answer, type Call, type CallMeta } from './call';
import { withKey } from './idempotency';
import { takeLateAnswer, type Read } from './answers/lateAnswers';
import { refreshSession } from './session/refresh';
import { rememberedUser } from './session/sessionHint';

export interface CallOptions {
  /** Needs no login and carries no token: a dead one would be refused even here. */
  open?: boolean;
  /** The answer is of no use later, and is not kept in the browser. */
  passing?: boolean;
}

/**
 * The second token may be old news from another tab, which comes late on a busy machine; the third is then a fresh one.
 */
const MOST_TRIES = 3;
const NOT_ASKED: Answer = { error: { status: 401, data: null } };

/** A new token may help: the one sent is not valid (any more), or there was none. */
function mayBeHelped({ error }: Answer, token: string | null): boolean {
  if (error?.status !== 401) return false;
  const { data } = error;
  return (
    token === null || (typeof data === 'object' && data !== null && 'code' in data && data.code === 'token_not_valid')
  );
}

/** 401 for any other reason: the account is gone or closed. */
function endSession(api: BaseQueryApi, { error }: Answer): void {
  if (error?.status === 401 && stateOf(api).session.status === 'loggedIn') api.dispatch(loggedOut('refused'));
}

function authorised(call: Call, token: string | null): Call {
  return token === null ? call : { ...call, headers: { ...call.headers, Authorization: `Bearer ${token}` } };
}

async function sendAuthorised(call: Call, api: BaseQueryApi, tries = MOST_TRIES): Promise<Answer> {
  const { status, user, accessToken: token } = stateOf(api).session;
  // What the server answers to anybody is not what it answers to a user who is assumed to be logged in.
  const isAssumed = status === 'loggedIn' && token === null;
  const answer = isAssumed ? NOT_ASKED : await sendCall(authorised(call, token), api);
  if (tries === 1 || !mayBeHelped(answer, token)) {
    if (!isAssumed) endSession(api, answer);
    return answer;
  }
  const outcome = await refreshSession(api, token);
  if (outcome === 'refused') return answer;
  if (outcome === 'unanswered') return { error: { status: 'FETCH_ERROR', error: 'The session could not be renewed' } };
  // Somebody else has logged in meanwhile: what one of them asks is never sent in the other's name.
  if (user !== null && stateOf(api).session.user !== user) return answer;
  return sendAuthorised(call, api, tries - 1);
}

/** The read that the call makes, if its answer is to be kept: for a user who is, or probably is, logged in. */
function keptRead({ url }: Call, api: BaseQueryApi, { passing }: CallOptions): Read | null {
  const { status, user } = stateOf(api).session;
  const reader = status === 'unknown' ? rememberedUser() : user;
  const isKept = api.type === 'query' && !passing && reader !== null;
  return isKept ? { user: reader, url, key: api.queryCacheKey ?? url } : null;
}

/**
 * A write under its key. The server knows keys of users only, so an open call has none: what it carries, above all a
 * password, is not remembered.
 */
async function sendKeyed(call: Call, api: BaseQueryApi, { open }: CallOptions): Promise<Answer> {
  if (open) return sendCall(call, api);
  const { call: keyed, answered } = withKey(call);
  const answer = await sendAuthorised(keyed, api);
  if (!answer.error || !isUnanswered(answer.error)) answered();
  return answer;
}

async function sendKept(call: Call, api: BaseQueryApi, options: CallOptions): Promise<Answer> {
  const send = () => sendKeyed(call, api, options);
  const read = keptRead(call, api, options);
  if (!read) return send();
  const answer = Promise.resolve(takeLateAnswer(read) ?? send());
  const { freshOrKept } = await import('./answers/freshOrKept');
  return freshOrKept(read, api, answer);
}

/**
 * Every request of the app: token on all but open calls, one shared refresh when it has run out, then the call again.
 * A write that is repeated after no answer counts once. A read that gets no answer gets the last one kept for the user.
 */
export const baseQuery: BaseQueryFn<Call | string, unknown, FetchBaseQueryError, CallOptions, CallMeta> = async (
  args,
  api,
  options,
) => {
  const call = typeof args === 'string' ? { url: args } : args;
  const { data, error, meta } = await sendKept(call, api, options ?? {});
  return error ? { error, meta } : { data, meta };
};
