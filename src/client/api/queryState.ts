import type { FetchBaseQueryError } from '@reduxjs/toolkit/query/react';
import type { SerializedError } from '@reduxjs/toolkit';

/** `missing`: there is no such thing, or the user may not see it. `failed`: it could not be read; see `error`. */
export type QueryStatus = 'loading' | 'ready' | 'missing' | 'failed';

export interface Query {
  isError: boolean;
  error?: FetchBaseQueryError | SerializedError | undefined;
}

/** What a page says about rows that a query keeps fresh. Rows once read are shown even if a later read failed. */
export function queryStatus({ isError, error }: Query, isRead: boolean): QueryStatus {
  // While it is read again the last answer stays: the page does not blink.
  if (error && 'status' in error && error.status === 404) return 'missing';
  if (isRead) return 'ready';
  return isError ? 'failed' : 'loading';
}

/** What a page gets besides the thing itself. */
export interface QueryState {
  status: QueryStatus;
  error: Query['error'];
  refetch: () => void;
}

/** The state of a query whose answer only the cache of requests holds. */
export function queryState(query: Query & { currentData?: unknown; refetch: () => unknown }): QueryState {
  return {
    status: queryStatus(query, query.currentData !== undefined),
    error: query.error,
    refetch: () => void query.refetch(),
  };
}
