import type { Id } from '../../shared/contract/common';
import {
  sailorPaths,
  type MyRegistrations,
  type Sailor,
  type SailorEntry,
  type SailorPayload,
} from '../../shared/contract/sailors';
import { api } from './api';
import { queryState, type QueryState } from './queryState';
import { formDataOf, read } from './call';

/**
 * The sailings that the user is entered in. `isKnown` is false where they could not be read: the list is then empty all
 * the same.
 */
export interface KnownRegistrations extends MyRegistrations {
  isKnown: boolean;
}

const NOT_KNOWN: KnownRegistrations = { sailing_ids: [], count: 0, isKnown: false };

const sailorsApi = api.injectEndpoints({
  endpoints: (build) => ({
    sailor: build.query<Sailor, Id>({
      query: (id) => sailorPaths.one(id),
      providesTags: ['Sailors'],
    }),
    sailorsOfClub: build.query<Sailor[], Id>({
      query: (club) => sailorPaths.ofClub(club),
      providesTags: ['Sailors'],
    }),
    updateSailor: build.mutation<Sailor, { id: Id; changes: SailorPayload }>({
      query: ({ id, changes }) => ({ url: sailorPaths.one(id), method: 'PATCH', body: formDataOf(changes) }),
      invalidatesTags: ['Sailors', 'Me'],
    }),
    /** Empty on error. */
    myRegistrations: build.query<KnownRegistrations, void>({
      queryFn: async (_, __, ___, send) => {
        const { data } = await read<MyRegistrations>(send, sailorPaths.myRegistrations);
        return { data: data ? { ...data, isKnown: true } : NOT_KNOWN };
      },
      providesTags: ['MyRegistrations'],
    }),
    sailorEntries: build.query<SailorEntry[], Id>({
      query: (id) => sailorPaths.entries(id),
      providesTags: ['MyRegistrations'],
    }),
  }),
});

export const { sailor, updateSailor, myRegistrations } = sailorsApi.endpoints;
export const { useUpdateSailorMutation, useMyRegistrationsQuery } = sailorsApi;

export function useSailor(id: Id): QueryState & { sailor: Sailor | undefined } {
  const query = sailorsApi.useSailorQuery(id);
  return { ...queryState(query), sailor: query.currentData };
}

/** A club's members; for its own account. */
export function useSailorsOfClub(club: Id): QueryState & { sailors: Sailor[] | undefined } {
  const query = sailorsApi.useSailorsOfClubQuery(club);
  return { ...queryState(query), sailors: query.currentData };
}

/**
 * What the sailor is entered in, in every club, by date. Read each time it is shown: these pages get no push from
 * clubs.
 */
export function useSailorEntries(id: Id): QueryState & { entries: SailorEntry[] | undefined } {
  const query = sailorsApi.useSailorEntriesQuery(id, { refetchOnMountOrArgChange: true });
  return { ...queryState(query), entries: query.currentData };
}
