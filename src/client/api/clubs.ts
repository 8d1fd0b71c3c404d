import { clubPaths, type Club, type ClubRef } from '../../shared/contract/clubs';
import type { Id } from '../../shared/contract/common';
import { api } from './api';

const clubsApi = api.injectEndpoints({
  endpoints: (build) => ({
    clubs: build.query<ClubRef[], void>({
      extraOptions: { open: true },
      query: () => clubPaths.list,
      providesTags: ['Club'],
    }),
    /** By id or slug. With the token of whoever asks: the answer says whether he may edit it. */
    club: build.query<Club, Id | string>({
      query: (club) => clubPaths.one(club),
      providesTags: ['Club'],
    }),
  }),
});

export const { clubs, club } = clubsApi.endpoints;
export const { useClubsQuery, useClubQuery } = clubsApi;
