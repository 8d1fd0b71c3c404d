import {
  accessKeyPaths,
  type AccessKey,
  type CreatedAccessKey,
  type NewAccessKeyPayload,
} from '../../shared/contract/accessKeys';
import type { Id } from '../../shared/contract/common';
import { api } from './api';
import { queryState, type QueryState } from './queryState';

const NONE: AccessKey[] = [];

const accessKeysApi = api.injectEndpoints({
  endpoints: (build) => ({
    accessKeys: build.query<AccessKey[], Id>({
      query: (club) => accessKeyPaths.ofClub(club),
      providesTags: ['AccessKeys'],
    }),
    /** The answer alone has the key. */
    createAccessKey: build.mutation<CreatedAccessKey, { club: Id } & NewAccessKeyPayload>({
      query: ({ club, ...body }) => ({ url: accessKeyPaths.ofClub(club), method: 'POST', body }),
      invalidatesTags: ['AccessKeys'],
    }),
    removeAccessKey: build.mutation<Id, { club: Id; key: Id }>({
      query: ({ club, key }) => ({ url: accessKeyPaths.one(club, key), method: 'DELETE' }),
      transformResponse: (_, __, { key }) => key,
      invalidatesTags: ['AccessKeys'],
    }),
  }),
});

export const { useCreateAccessKeyMutation, useRemoveAccessKeyMutation } = accessKeysApi;

/** The keys of a club, without what they open with. */
export function useAccessKeys(club: Id): QueryState & { keys: AccessKey[] } {
  const query = accessKeysApi.useAccessKeysQuery(club);
  return { ...queryState(query), keys: query.currentData ?? NONE };
}
