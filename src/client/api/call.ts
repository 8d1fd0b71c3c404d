import {
  fetchBaseQuery,
  type BaseQueryApi,
  type FetchBaseQueryError,
  type FetchBaseQueryMeta,
} from '@reduxjs/toolkit/query/react';
import { REQUEST_TIMEOUT_MS } from '../../shared/limits';
import type { RootState } from '../state/rootState';

/** A request to our server. */
export interface Call {
  url: string;
  method?: 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  body?: object;
  headers?: Record<string, string>;
  /** Reads an answer that is no JSON. */
  responseHandler?: (response: Response) => Promise<unknown>;
}

/** How an answer came about. */
export interface CallMeta extends Partial<FetchBaseQueryMeta> {
  /** Set when nobody answered, and it is the last answer that this browser has kept. */
  kept?: { clubVersion: number | null };
}

export interface Answer {
  data?: unknown;
  error?: FetchBaseQueryError;
  meta?: CallMeta;
}

/** Sends a call from within an endpoint's `queryFn`. */
export type Send = (call: Call | string) => Answer | PromiseLike<Answer>;

export type Reply<T> = { data: T; error?: undefined } | { data?: undefined; error: FetchBaseQueryError };

/** One read of an endpoint that makes several, or that also dispatches what it reads to the store. */
export async function read<T>(send: Send, url: string): Promise<Reply<T>> {
  const { data, error } = await send(url);
  return error ? { error } : { data: data as T };
}

/** What a call needs of the store. */
export type Caller = Pick<BaseQueryApi, 'dispatch' | 'getState'>;

/** The toolkit does not know the shape of our state; this declares it. */
export const stateOf = ({ getState }: Pick<BaseQueryApi, 'getState'>) => getState() as RootState;

const send = fetchBaseQuery({
  baseUrl: globalThis.location?.origin ?? '',
  credentials: 'same-origin',
  timeout: REQUEST_TIMEOUT_MS,
});

/** Sends the call as it is: no token, no second try. */
export async function sendCall(call: Call, api: BaseQueryApi): Promise<Answer> {
  return send(call, api, {});
}

const UNANSWERED = new Set([429, 502, 503, 504]);

/**
 * Nobody has judged the call: no network, no answer in time, a proxy that could not reach the server, or "not now". It
 * may be sent again, and nothing may be concluded from it.
 */
export function isUnanswered({ status, ...error }: FetchBaseQueryError): boolean {
  if (status === 'FETCH_ERROR' || status === 'TIMEOUT_ERROR') return true;
  if (status === 'PARSING_ERROR') return 'originalStatus' in error && UNANSWERED.has(error.originalStatus);
  return typeof status === 'number' && UNANSWERED.has(status);
}

/** A guard of the client: the call is not made. The sentences are the specification's (section 5). */
export const guard = (sentence: string): { error: FetchBaseQueryError } => ({
  error: { status: 'CUSTOM_ERROR', error: sentence },
});

/**
 * Fields as the multipart form that the server takes: nothing is an empty value, a list or an object is its JSON. What
 * is undefined is left out, so that it stays as it is (an unchanged file above all).
 */
export function formDataOf(fields: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value instanceof File) form.set(name, value);
    else if (value !== undefined) form.set(name, textOf(value));
  }
  return form;
}

function textOf(value: unknown): string {
  if (value === null) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
