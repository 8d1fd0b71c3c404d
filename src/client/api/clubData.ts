import { clubArchivePath } from '../../shared/contract/clubArchive';
import { clubPaths, type Club } from '../../shared/contract/clubs';
import type { Id } from '../../shared/contract/common';
import { coursePaths, type Course } from '../../shared/contract/courses';
import { sailingPaths, type Sailing } from '../../shared/contract/sailings';
import { sailorPaths, type Sailor } from '../../shared/contract/sailors';
import { seriePaths, type Serie } from '../../shared/contract/series';
import { api } from './api';
import { read, type Reply, type Send } from './call';
import { savedFile, type SavedFile } from './savedFile';

/** A club of many years takes the server a minute. */
const ARCHIVE_TIMEOUT_MS = 180_000;

/** All that a club has entered. */
export interface ClubData {
  club: Club;
  members: Sailor[];
  courses: Course[];
  /** With entries and results. */
  sailings: Sailing[];
  /** With standings. */
  series: Serie[];
}

/**
 * The whole of each row of a list, one after the other: a club of many years must not crowd out those who are sailing.
 */
async function readEach<T>(send: Send, list: string, pathOf: (id: Id) => string): Promise<Reply<T[]>> {
  const { data: rows, error } = await read<{ id: Id }[]>(send, list);
  if (error) return { error };
  const whole: T[] = [];
  for (const { id } of rows) {
    const one = await read<T>(send, pathOf(id));
    if (one.error) return one;
    whole.push(one.data);
  }
  return { data: whole };
}

const clubDataApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The whole club as a zip that another server can read in. Made while one waits. */
    clubArchive: build.mutation<SavedFile, Id>({
      query: (club) => ({
        url: clubArchivePath(club),
        timeout: ARCHIVE_TIMEOUT_MS,
        responseHandler: (response) => (response.ok ? savedFile(response, 'klubbarkiv.zip') : response.json()),
      }),
    }),
    /** Read afresh each time, all or nothing, and not kept. */
    clubData: build.mutation<ClubData, Id>({
      queryFn: async (id, _, __, send) => {
        const club = await read<Club>(send, clubPaths.one(id));
        if (club.error) return club;
        const members = await read<Sailor[]>(send, sailorPaths.ofClub(id));
        if (members.error) return members;
        const courses = await read<Course[]>(send, coursePaths.ofClub(id));
        if (courses.error) return courses;
        const sailings = await readEach<Sailing>(send, sailingPaths.ofClub(id), sailingPaths.one);
        if (sailings.error) return sailings;
        const series = await readEach<Serie>(send, seriePaths.ofClub(id), seriePaths.one);
        if (series.error) return series;
        return {
          data: {
            club: club.data,
            members: members.data,
            courses: courses.data,
            sailings: sailings.data,
            series: series.data,
          },
        };
      },
    }),
  }),
});

export const { useClubArchiveMutation, useClubDataMutation } = clubDataApi;
