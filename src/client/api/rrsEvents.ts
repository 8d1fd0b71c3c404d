import type { Id } from '../../shared/contract/common';
import { rrsPaths, type RrsEvent, type RrsEventPayload, type RrsSendPayload } from '../../shared/contract/rrs';
import { api } from './api';
import { queryState, type QueryState } from './queryState';

interface OfSailing {
  sailing: Id;
}

const rrsApi = api.injectEndpoints({
  endpoints: (build) => ({
    rrsEvent: build.query<RrsEvent, Id>({
      query: (sailing) => rrsPaths.event(sailing),
      providesTags: (_, __, sailing) => [{ type: 'RrsEvent', id: sailing }],
    }),
    setRrsEvent: build.mutation<RrsEvent, OfSailing & RrsEventPayload>({
      query: ({ sailing, ...body }) => ({ url: rrsPaths.event(sailing), method: 'PATCH', body }),
      invalidatesTags: (_, __, { sailing }) => [{ type: 'RrsEvent', id: sailing }],
    }),
    forgetRrsEvent: build.mutation<Id, Id>({
      query: (sailing) => ({ url: rrsPaths.event(sailing), method: 'DELETE' }),
      transformResponse: (_, __, sailing) => sailing,
      invalidatesTags: (_, __, sailing) => [{ type: 'RrsEvent', id: sailing }],
    }),
    sendToRrs: build.mutation<RrsEvent, OfSailing & RrsSendPayload>({
      query: ({ sailing, ...body }) => ({ url: rrsPaths.send(sailing), method: 'POST', body }),
      invalidatesTags: (_, __, { sailing }) => [{ type: 'RrsEvent', id: sailing }],
    }),
  }),
});

export const { useSetRrsEventMutation, useForgetRrsEventMutation, useSendToRrsMutation } = rrsApi;

/** The event of rrs.org that takes the boats of the sailing, without its UUID. */
export function useRrsEvent(sailing: Id): QueryState & { event: RrsEvent | undefined } {
  const query = rrsApi.useRrsEventQuery(sailing);
  return { ...queryState(query), event: query.currentData };
}
