import type { UnknownAction } from '@reduxjs/toolkit';
import type { BaseQueryApi } from '@reduxjs/toolkit/query/react';
import type { Id } from '../../shared/contract/common';
import { CLUB_VERSION_HEADER } from '../../shared/contract/sailings';
import { guard, stateOf, type Call, type Reply, type Send, type CallMeta } from './call';

/** The club's number when the answer was given; null when the answer has none. */
export function clubVersionOf({ response, kept }: CallMeta = {}): number | null {
  if (kept) return kept.clubVersion;
  const version = response?.headers.get(CLUB_VERSION_HEADER) ?? null;
  return version === null ? null : Number(version);
}

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

type Events = UnknownAction | UnknownAction[];

/**
 * Makes a change and dispatches the result to the store. An answer from before the rows were dropped is left out: a new
 * read is on its way.
 */
export async function writeLive<Body>(
  send: Send,
  baseApi: BaseQueryApi,
  call: Call,
  eventOf: (body: Body) => Events,
): Promise<Reply<Body>> {
  const { cacheGeneration } = stateOf(baseApi);
  const { data, error } = await send(call);
  if (error) return { error };
  const body = data as Body;
  if (stateOf(baseApi).cacheGeneration === cacheGeneration)
    for (const event of [eventOf(body)].flat()) baseApi.dispatch(event);
  return { data: body };
}

interface LiveMutation<Arg, Body, Result> {
  request: (arg: Arg) => Call;
  /** What the store gets: the rows of the answer. */
  event: (body: Body, arg: Arg) => Events;
  /** What the caller gets. */
  result: (body: Body, arg: Arg) => Result;
  /** Why the call is not made at all, in the words of the specification. */
  refusal?: (arg: Arg, baseApi: BaseQueryApi) => string | null;
}

/**
 * The `queryFn` of a mutation whose answer goes into the slices of live rows. The store has them before the mutation is
 * fulfilled.
 */
export const liveMutation =
  <Arg, Body, Result>({ request, event, result, refusal }: LiveMutation<Arg, Body, Result>) =>
  async (arg: Arg, baseApi: BaseQueryApi, _: unknown, send: Send): Promise<Reply<Result>> => {
    const sentence = refusal?.(arg, baseApi) ?? null;
    if (sentence !== null) return guard(sentence);
    const reply = await writeLive<Body>(send, baseApi, request(arg), (body) => event(body, arg));
    return reply.error ? reply : { data: result(reply.data, arg) };
  };
