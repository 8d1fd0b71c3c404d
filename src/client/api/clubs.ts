import { clubPaths, type Club, type ClubPayload, type ClubRef } from '../../shared/contract/clubs';
import type { Id } from '../../shared/contract/common';
import { api } from './api';
import { formDataOf } from './call';

const clubsApi = api.injectEndpoints({
  endpoints: (build) => ({
    clubs: build.query<ClubRef[], void>({
      extraOptions: { open: true },
      query: () => clubPaths.list,
      providesTags: ['Club'],
    }),
    /** By id or slug. Sent with the user's token: the answer says whether they may edit the club. */
    club: build.query<Club, Id | string>({
      query: (club) => clubPaths.one(club),
      providesTags: ['Club'],
    }),
    updateClub: build.mutation<Club, { club: Id | string; changes: ClubPayload }>({
      query: ({ club, changes }) => ({ url: clubPaths.one(club), method: 'PATCH', body: formDataOf(changes) }),
      invalidatesTags: ['Club'],
    }),
  }),
});

export const { clubs, club, updateClub } = clubsApi.endpoints;
export const { useClubsQuery, useClubQuery, useUpdateClubMutation } = clubsApi;
