import { skipToken } from '@reduxjs/toolkit/query/react';
import { useState } from 'react';
import type { Id } from '../../shared/contract/common';
import {
  sailingPaths,
  type ResultLogEntry,
  type ResultsQuery,
  type SailingResults,
} from '../../shared/contract/sailings';
import { useAppSelector } from '../state/rootState';
import { api } from './api';
import { queryState, type QueryState } from './queryState';
import { selectKeptAtOf } from './reads/shownReads';

interface Asked extends ResultsQuery {
  sailing: Id;
}

function resultsUrl({ sailing, list, category }: Asked): string {
  const query = new URLSearchParams({ ...(list && { list }), ...(category && { category }) });
  return query.size === 0 ? sailingPaths.results(sailing) : `${sailingPaths.results(sailing)}?${query}`;
}

const resultsApi = api.injectEndpoints({
  endpoints: (build) => ({
    sailingResults: build.query<SailingResults, Asked>({
      query: resultsUrl,
      providesTags: (_, __, { sailing }) => [{ type: 'SailingResults', id: sailing }],
    }),
    resultLog: build.query<ResultLogEntry[], Id>({
      query: (sailing) => sailingPaths.log(sailing),
      providesTags: (_, __, sailing) => [{ type: 'ResultLog', id: sailing }],
    }),
    /** Puts back what a change of the log replaced. The rows come by push, or with the next read of the sailing. */
    undoLogged: build.mutation<null, { sailing: Id; entry: Id }>({
      query: ({ sailing, entry }) => ({ url: sailingPaths.undo(sailing, entry), method: 'POST' }),
      transformResponse: () => null,
      invalidatesTags: (_, __, { sailing }) => [
        { type: 'ResultLog', id: sailing },
        { type: 'SailingResults', id: sailing },
        { type: 'Sailing', id: sailing },
      ],
    }),
  }),
});

const { sailingResults } = resultsApi.endpoints;
export const { undoLogged } = resultsApi.endpoints;
export const { useUndoLoggedMutation } = resultsApi;

export interface ResultsQueryState extends QueryState {
  results: SailingResults | undefined;
  /** When the server gave them, in milliseconds since 1970: "Uppdaterad 14.32.10". */
  fulfilledAt: number | undefined;
}

/** The results of a sailing, one of its lists, or one of its sub-results. While another is read the last one stays. */
export function useSailingResults(sailing: Id, { list, category }: ResultsQuery = {}): ResultsQueryState {
  const asked: Asked = { sailing, ...(list && { list }), ...(category && { category }) };
  const query = resultsApi.useSailingResultsQuery(asked);
  const keptAt = useAppSelector((state) => selectKeptAtOf(state, sailingResults.name, asked));
  const results = query.currentData ?? (query.data?.sailing === sailing ? query.data : undefined);
  return {
    ...queryState({ ...query, currentData: results }),
    results,
    fulfilledAt: keptAt ?? query.fulfilledTimeStamp,
  };
}

/** Who changed what in the results of a sailing, the latest first; for the club itself. */
export function useResultLog(sailing: Id): QueryState & { entries: ResultLogEntry[] | undefined } {
  const query = resultsApi.useResultLogQuery(sailing);
  return { ...queryState(query), entries: query.currentData };
}

/**
 * The same as it stands now; undefined while it is being read for the first time, and where it cannot be. null reads
 * nothing. What was read stays while it is read again, so that nothing changes under a finger.
 */
export function useFreshResultLog(sailing: Id | null): ResultLogEntry[] | undefined {
  const { currentData, isFetching } = resultsApi.useResultLogQuery(sailing ?? skipToken, {
    refetchOnMountOrArgChange: true,
  });
  const [fresh, setFresh] = useState<{ of: Id | null; log: ResultLogEntry[] }>();
  const known = fresh?.of === sailing ? fresh.log : undefined;
  if (!isFetching && currentData !== undefined && currentData !== known) setFresh({ of: sailing, log: currentData });
  return known;
}
