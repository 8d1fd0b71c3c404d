import type { Id } from '../../shared/contract/common';
import { eveningPaths, type EveningLink, type NewEveningLink } from '../../shared/contract/evening';
import { api } from './api';
import { queryState, type QueryState } from './queryState';

const NONE: EveningLink[] = [];

const eveningLinksApi = api.injectEndpoints({
  endpoints: (build) => ({
    eveningLinks: build.query<EveningLink[], Id>({
      query: (sailing) => eveningPaths.ofSailing(sailing),
      providesTags: (_, __, sailing) => [{ type: 'EveningLinks', id: sailing }],
    }),
    /** The answer alone has the address. */
    createEveningLink: build.mutation<NewEveningLink, { sailing: Id; label: string }>({
      query: ({ sailing, label }) => ({ url: eveningPaths.ofSailing(sailing), method: 'POST', body: { label } }),
      invalidatesTags: (_, __, { sailing }) => [{ type: 'EveningLinks', id: sailing }],
    }),
    endEveningLink: build.mutation<Id, { sailing: Id; link: Id }>({
      query: ({ sailing, link }) => ({ url: `${eveningPaths.ofSailing(sailing)}${link}/`, method: 'DELETE' }),
      transformResponse: (_, __, { link }) => link,
      invalidatesTags: (_, __, { sailing }) => [{ type: 'EveningLinks', id: sailing }],
    }),
  }),
});

export const { useCreateEveningLinkMutation, useEndEveningLinkMutation } = eveningLinksApi;

/** The open links of a sailing, read afresh by whoever opens them: people come by them meanwhile. */
export function useEveningLinks(sailing: Id): QueryState & { links: EveningLink[] } {
  const query = eveningLinksApi.useEveningLinksQuery(sailing, { refetchOnMountOrArgChange: true });
  return { ...queryState(query), links: query.currentData ?? NONE };
}
