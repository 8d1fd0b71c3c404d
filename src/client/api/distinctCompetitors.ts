import { skipToken } from '@reduxjs/toolkit/query/react';
import type { Id } from '../../shared/contract/common';
import { distinctCompetitorsPath, type DistinctCompetitor } from '../../shared/contract/competitors';
import { api } from './api';
import { queryState, type QueryState } from './queryState';

interface Asked {
  club: Id;
  /** Those entered in this sailing are left out. */
  sailing: Id;
}

const distinctCompetitorsApi = api.injectEndpoints({
  endpoints: (build) => ({
    distinctCompetitors: build.query<DistinctCompetitor[], Asked>({
      query: ({ club, sailing }) => `${distinctCompetitorsPath(club)}?sailing_id=${sailing}`,
      providesTags: ['DistinctCompetitors'],
      // Who is entered changes from one dialog to the next.
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { distinctCompetitors } = distinctCompetitorsApi.endpoints;

/** Who usually sails with the club and is not entered yet, most often first; undefined: nobody is asked for. */
export function useDistinctCompetitors(
  asked: Asked | undefined,
): QueryState & { competitors: DistinctCompetitor[] | undefined } {
  const query = distinctCompetitorsApi.useDistinctCompetitorsQuery(asked ?? skipToken);
  return { ...queryState(query), competitors: query.currentData };
}
