import type { FetchBaseQueryError } from '@reduxjs/toolkit/query/react';
import type { SerializedError } from '@reduxjs/toolkit';

/** `missing`: there is no such thing, or it is not for the asker. `failed`: it could not be read; see `error`. */
export type DoorStatus = 'loading' | 'ready' | 'missing' | 'failed';

export interface Query {
  isError: boolean;
  error?: FetchBaseQueryError | SerializedError | undefined;
}

/** What a page says about rows that a query keeps fresh. Rows once read are shown even if a later read failed. */
export function doorStatus({ isError, error }: Query, isRead: boolean): DoorStatus {
  // While it is asked for anew the last answer stands: the page does not blink.
  if (error && 'status' in error && error.status === 404) return 'missing';
  if (isRead) return 'ready';
  return isError ? 'failed' : 'loading';
}

/** What a page gets besides the thing itself. */
export interface Door {
  status: DoorStatus;
  error: Query['error'];
  refetch: () => void;
}

/** The door to what only the cache of requests holds. */
export function doorOf(query: Query & { currentData?: unknown; refetch: () => unknown }): Door {
  return {
    status: doorStatus(query, query.currentData !== undefined),
    error: query.error,
    refetch: () => void query.refetch(),
  };
}
