import type { BaseQueryApi, FetchBaseQueryError } from '@reduxjs/toolkit/query/react';
import type { UnknownAction } from '@reduxjs/toolkit';
import type { Id } from '../../shared/contract/common';
import { isUnanswered, stateOf, type Answer, type Call } from './call';
import { clubVersionOf } from './clubVersion';
import { withKey } from './idempotency';

/** As an endpoint's `queryFn` gets it. */
export type Send = (call: Call | string) => Answer | PromiseLike<Answer>;

export type Reply<T> = { data: T; error?: undefined } | { data?: undefined; error: FetchBaseQueryError };

export interface LiveRead<T> {
  body: T;
  /** The club's number when it was read. */
  clubVersion: number;
}

const MAX_READS = 3;

/** Was read before the stream of frames began, and so may lack what happened in between. */
function isBehindStream(baseApi: BaseQueryApi, club: Id, clubVersion: number): boolean {
  const { connection } = stateOf(baseApi);
  return connection.club === club && clubVersion < connection.streamFrom;
}

/**
 * Reads live rows so that nothing is lost between the read and the stream of frames: the read may begin before the
 * stream does (the page shows sooner), and is made again if it turns out to be older than the stream. What was asked in
 * another person's name, or of another database, is asked again too.
 */
export async function readLive<T>(
  send: Send,
  baseApi: BaseQueryApi,
  url: string,
  clubOf: (body: T) => Id,
): Promise<Reply<LiveRead<T>>> {
  for (let read = 1; ; read += 1) {
    const { cacheGeneration } = stateOf(baseApi);
    const { data, error, meta } = await send(url);
    if (error) return { error };
    const body = data as T;
    const clubVersion = clubVersionOf(meta) ?? 0;
    // Nobody has an answer that is newer than a kept one.
    const isBehind = !meta?.kept && isBehindStream(baseApi, clubOf(body), clubVersion);
    const isOutdated = stateOf(baseApi).cacheGeneration !== cacheGeneration || isBehind;
    if (!isOutdated || read === MAX_READS || baseApi.signal.aborted) return { data: { body, clubVersion } };
  }
}

/**
 * Makes a change and tells the store what came of it. An answer from before the rows were dropped is not told: a new
 * read is on its way.
 */
export async function writeLive<T>(
  send: Send,
  baseApi: BaseQueryApi,
  call: Call,
  eventOf: (body: T) => UnknownAction | UnknownAction[],
): Promise<Reply<T>> {
  const { call: keyed, answered } = withKey(call);
  const { cacheGeneration } = stateOf(baseApi);
  const { data, error } = await send(keyed);
  if (!error || !isUnanswered(error)) answered();
  if (error) return { error };
  const body = data as T;
  if (stateOf(baseApi).cacheGeneration === cacheGeneration)
    for (const event of [eventOf(body)].flat()) baseApi.dispatch(event);
  return { data: body };
}
