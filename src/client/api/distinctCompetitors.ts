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
    }),
  }),
});

export const { distinctCompetitors } = distinctCompetitorsApi.endpoints;

/** Who usually sails with the club and is not entered yet, most often first. */
export function useDistinctCompetitors(asked: Asked): QueryState & { competitors: DistinctCompetitor[] | undefined } {
  const query = distinctCompetitorsApi.useDistinctCompetitorsQuery(asked);
  return { ...queryState(query), competitors: query.currentData };
}
