import type { RootState } from '../../state/rootState';
import { api } from '../api';

type ApiState = RootState & Record<typeof api.reducerPath, ReturnType<typeof api.reducer>>;

/**
 * The reader and the club come with every page and hardly ever change: a page is as old as what else it shows.
 */
const TIMELESS = new Set(['me', 'club']);

/** A read as the cache of requests holds it. */
export interface ShownRead {
  key: string;
  endpoint: string;
  arg: unknown;
  hasFailed: boolean;
}

/** The reads that something on screen needs. */
export function shownReads(state: RootState): ShownRead[] {
  const { queries, subscriptions } = (state as ApiState)[api.reducerPath];
  return Object.entries(queries).flatMap(([key, query]) => {
    const isShown = Object.keys(subscriptions[key] ?? {}).length > 0;
    if (!isShown || query?.endpointName === undefined) return [];
    return [{ key, endpoint: query.endpointName, arg: query.originalArgs, hasFailed: query.error !== undefined }];
  });
}

/**
 * When the oldest kept answer on screen was given, in milliseconds since 1970; null while all there is to see is fresh.
 */
export function selectKeptAt(state: RootState): number | null {
  const { given } = state.keptAnswers;
  if (Object.keys(given).length === 0) return null;
  const times = shownReads(state).flatMap(({ key, endpoint }) => (TIMELESS.has(endpoint) ? [] : (given[key] ?? [])));
  return times.length === 0 ? null : Math.min(...times);
}

/** When the answer that is shown of one read was given, if it is a kept one. */
export function selectKeptAtOf(state: RootState, endpoint: string, arg: unknown): number | undefined {
  const { given } = state.keptAnswers;
  if (Object.keys(given).length === 0) return undefined;
  const asked = JSON.stringify(arg);
  const read = shownReads(state).find((shown) => shown.endpoint === endpoint && JSON.stringify(shown.arg) === asked);
  return read && given[read.key];
}
