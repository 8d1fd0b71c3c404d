import { clubPaths, type NewRolePayload, type RolePayload, type RoleRow } from '../../shared/contract/clubs';
import type { Id } from '../../shared/contract/common';
import { api } from './api';
import { queryState, type QueryState } from './queryState';

const NONE: RoleRow[] = [];

interface OneRole {
  club: Id;
  role: Id;
}

/** A role of one's own may have changed, and with it what one may do; keys end with the ownership of who made them. */
const CHANGED = ['ClubRoles', 'AccessKeys', 'Me', 'Club'] as const;

const rolesApi = api.injectEndpoints({
  endpoints: (build) => ({
    clubRoles: build.query<RoleRow[], Id>({
      query: (club) => clubPaths.roles(club),
      providesTags: ['ClubRoles'],
    }),
    inviteRole: build.mutation<RoleRow, { club: Id } & NewRolePayload>({
      query: ({ club, ...body }) => ({ url: clubPaths.roles(club), method: 'POST', body }),
      invalidatesTags: ['ClubRoles'],
    }),
    changeRole: build.mutation<RoleRow, OneRole & { changes: RolePayload }>({
      query: ({ club, role, changes }) => ({ url: `${clubPaths.roles(club)}${role}/`, method: 'PATCH', body: changes }),
      invalidatesTags: CHANGED,
    }),
    removeRole: build.mutation<Id, OneRole>({
      query: ({ club, role }) => ({ url: `${clubPaths.roles(club)}${role}/`, method: 'DELETE' }),
      transformResponse: (_, __, { role }) => role,
      invalidatesTags: CHANGED,
    }),
    /** By the link of a mail. */
    acceptRole: build.mutation<RoleRow, { role: string; token: string }>({
      query: ({ role, token }) => ({ url: clubPaths.acceptRole(role), method: 'POST', body: { token } }),
      invalidatesTags: CHANGED,
    }),
  }),
});

export const { useInviteRoleMutation, useChangeRoleMutation, useRemoveRoleMutation, useAcceptRoleMutation } = rolesApi;

/** Who runs the club, owners and officials, and who has been asked to. */
export function useClubRoles(club: Id): QueryState & { roles: RoleRow[] } {
  const query = rolesApi.useClubRolesQuery(club);
  return { ...queryState(query), roles: query.currentData ?? NONE };
}
