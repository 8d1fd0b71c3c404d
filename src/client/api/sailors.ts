import type { Id } from '../../shared/contract/common';
import {
  sailorPaths,
  type CalendarLink,
  type MembershipPayload,
  type MyRegistrations,
  type Sailor,
  type SailorEntry,
  type SailorPayload,
} from '../../shared/contract/sailors';
import { api } from './api';
import { toFormErrors } from './formErrors';
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

const NOBODY: Sailor[] = [];

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
    askingSailors: build.query<Sailor[], Id>({
      query: (club) => sailorPaths.asking(club),
      providesTags: ['Sailors'],
    }),
    answerMembership: build.mutation<Sailor, MembershipPayload & { club: Id; sailor: Id }>({
      query: ({ club, sailor: id, ...body }) => ({ url: sailorPaths.ofClubOne(club, id), method: 'PATCH', body }),
      invalidatesTags: ['Sailors', 'Club'],
    }),
    updateSailor: build.mutation<Sailor, { id: Id; changes: SailorPayload }>({
      query: ({ id, changes }) => ({ url: sailorPaths.one(id), method: 'PATCH', body: formDataOf(changes) }),
      invalidatesTags: ['Sailors', 'Me'],
    }),
    /** The answer alone has the address. */
    createCalendarLink: build.mutation<CalendarLink, Id>({
      query: (id) => ({ url: sailorPaths.calendarLink(id), method: 'POST' }),
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
  // Read each time it is shown: the club's answer comes without a frame.
  const query = sailorsApi.useSailorQuery(id, { refetchOnMountOrArgChange: true });
  return { ...queryState(query), sailor: query.currentData };
}

/** Who asks to become a member of the club; for its own account (`skip` for everybody else). */
export function useAskingSailors(club: Id, { skip = false } = {}): QueryState & { asking: Sailor[] } {
  const query = sailorsApi.useAskingSailorsQuery(club, { skip });
  return { ...queryState(query), asking: query.currentData ?? NOBODY };
}

/** Saves the club's word on a sailor who has named it; resolves with whether that was done. */
export function useMembershipAnswer(club: Id): (sailor: Id, membership: 'confirmed' | null) => Promise<boolean> {
  const [answer] = sailorsApi.useAnswerMembershipMutation();
  return async (sailor, membership) => (await answer({ club, sailor, membership })).error === undefined;
}

/** The club's word on how a member is named on public pages; true when it was saved. */
export function useMemberNames(
  club: Id,
): (sailor: Id, flags: Omit<MembershipPayload, 'membership'>) => Promise<boolean> {
  const [answer] = sailorsApi.useAnswerMembershipMutation();
  return async (sailor, flags) => (await answer({ club, sailor, ...flags })).error === undefined;
}

interface CalendarMaking {
  /** As it was last told; null: not since the app was opened. */
  url: string | null;
  /** Makes an address in the place of any other. Answers with what went wrong, or with nothing. */
  make: () => Promise<string | undefined>;
}

/** The address of the sailor's own calendar, and what makes it. */
export function useOwnCalendar(sailor: Id): CalendarMaking {
  const [create, { data }] = sailorsApi.useCreateCalendarLinkMutation({ fixedCacheKey: `calendar ${sailor}` });
  const make = async () => {
    const { error } = await create(sailor);
    return error && toFormErrors(error).form;
  };
  return { url: data?.url ?? null, make };
}

/** A club's members; for them and its own account. Read each time it is shown: members get no frame of it. */
export function useSailorsOfClub(club: Id): QueryState & { sailors: Sailor[] | undefined } {
  const query = sailorsApi.useSailorsOfClubQuery(club, { refetchOnMountOrArgChange: true });
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
