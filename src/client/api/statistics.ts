import { statisticsPaths, type ClubStatistics } from '../../shared/contract/statistics';
import { api } from './api';
import { queryState, type QueryState } from './queryState';

interface AskedSeason {
  club: string;
  /** undefined: the latest that was sailed. */
  year: number | undefined;
}

const statisticsApi = api.injectEndpoints({
  endpoints: (build) => ({
    clubStatistics: build.query<ClubStatistics, AskedSeason>({
      query: ({ club, year }) => statisticsPaths.ofClub(club, year),
      providesTags: ['Statistics'],
    }),
  }),
});

/** A club's season in figures. Read each time it is shown, and when results change meanwhile. */
export function useClubStatistics(asked: AskedSeason): QueryState & { statistics: ClubStatistics | undefined } {
  const query = statisticsApi.useClubStatisticsQuery(asked, { refetchOnMountOrArgChange: true });
  return { ...queryState(query), statistics: query.currentData };
}
