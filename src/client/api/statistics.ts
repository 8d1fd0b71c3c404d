import type { Id } from '../../shared/contract/common';
import {
  statisticsPaths,
  type BoatHistory,
  type ClubStatistics,
  type CourseRecords,
  type OwnSeason,
} from '../../shared/contract/statistics';
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
    courseRecords: build.query<CourseRecords, Id>({
      query: (course) => statisticsPaths.ofCourse(course),
      providesTags: ['Statistics'],
    }),
    sailorSeasons: build.query<OwnSeason[], Id>({
      query: (sailor) => statisticsPaths.ofSailor(sailor),
      providesTags: ['Statistics'],
    }),
    boatHistory: build.query<BoatHistory, Id>({
      query: (competitor) => statisticsPaths.ofBoat(competitor),
      providesTags: ['Statistics'],
    }),
  }),
});

/** Read each time it is shown, and when results change meanwhile. */
const FRESH = { refetchOnMountOrArgChange: true } as const;

/** A club's season in figures. */
export function useClubStatistics(asked: AskedSeason): QueryState & { statistics: ClubStatistics | undefined } {
  const query = statisticsApi.useClubStatisticsQuery(asked, FRESH);
  return { ...queryState(query), statistics: query.currentData };
}

/** The best times on a course. */
export function useCourseRecords(course: Id): QueryState & { records: CourseRecords | undefined } {
  const query = statisticsApi.useCourseRecordsQuery(course, FRESH);
  return { ...queryState(query), records: query.currentData };
}

/** What a sailor has sailed year by year. */
export function useSailorSeasons(sailor: Id): QueryState & { seasons: OwnSeason[] | undefined } {
  const query = statisticsApi.useSailorSeasonsQuery(sailor, FRESH);
  return { ...queryState(query), seasons: query.currentData };
}

/** The boat that an entry is, in all that it has sailed with the club. */
export function useBoatHistory(competitor: Id): QueryState & { history: BoatHistory | undefined } {
  const query = statisticsApi.useBoatHistoryQuery(competitor, FRESH);
  return { ...queryState(query), history: query.currentData };
}
