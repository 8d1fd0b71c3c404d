import type { BaseQueryApi } from '@reduxjs/toolkit/query/react';
import type { Id } from '../../shared/contract/common';
import {
  competitorPaths,
  type Competitor,
  type CompetitorPayload,
  type CreateAccountPayload,
  type FinishPayload,
} from '../../shared/contract/competitors';
import { competitorDeleted, competitorSaved } from '../state/entities/events';
import { api } from './api';
import { guard, stateOf } from './call';
import { writeLive } from './liveRows';
import { readOnce } from './plainCalls';

const isLoggedIn = (baseApi: BaseQueryApi) => stateOf(baseApi).session.status === 'loggedIn';

export interface CompetitorChange {
  id: Id;
  changes: Partial<Omit<CompetitorPayload, 'sailing'>>;
}

const competitorsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** One entry, whose sailing need not be on screen. */
    competitor: build.query<Id, Id>({
      queryFn: async (id, { dispatch }, _, send) => {
        const reply = await readOnce<Competitor>(send, competitorPaths.one(id));
        if (reply.error) return { error: reply.error };
        dispatch(competitorSaved(reply.data));
        return { data: id };
      },
    }),
    createCompetitor: build.mutation<Id, CompetitorPayload>({
      queryFn: async (body, baseApi, _, send) => {
        if (!isLoggedIn(baseApi)) return guard('User not logged in');
        if (!body.sailing) return guard('No sailing ID provided');
        const reply = await writeLive<Competitor>(
          send,
          baseApi,
          { url: competitorPaths.list, method: 'POST', body },
          competitorSaved,
        );
        return reply.error ? reply : { data: reply.data.id };
      },
      invalidatesTags: ['MyRegistrations'],
    }),
    updateCompetitor: build.mutation<Id, CompetitorChange>({
      queryFn: async ({ id, changes }, baseApi, _, send) => {
        if (!isLoggedIn(baseApi) || !id) return guard('User must be logged in and competitor must have an ID');
        const call = { url: competitorPaths.one(id), method: 'PATCH', body: changes } as const;
        const reply = await writeLive<Competitor>(send, baseApi, call, competitorSaved);
        return reply.error ? reply : { data: id };
      },
      invalidatesTags: ['MyRegistrations'],
    }),
    deleteCompetitor: build.mutation<Id, Id>({
      queryFn: async (id, baseApi, _, send) => {
        if (!isLoggedIn(baseApi)) return guard('User not logged in');
        const reply = await writeLive(send, baseApi, { url: competitorPaths.one(id), method: 'DELETE' }, () =>
          competitorDeleted(id),
        );
        return reply.error ? reply : { data: id };
      },
      invalidatesTags: ['MyRegistrations'],
    }),
    /** A finish of an unknown number was this boat's: she gets its time and code, and the unknown boat is gone. */
    matchCompetitor: build.mutation<Id, { unmatched: Id; competitor: Id }>({
      queryFn: async ({ unmatched, competitor }, baseApi, _, send) => {
        const call = { url: competitorPaths.match(unmatched), method: 'POST', body: { competitor } } as const;
        const reply = await writeLive<Competitor>(send, baseApi, call, competitorSaved);
        if (reply.error) return reply;
        baseApi.dispatch(competitorDeleted(unmatched));
        return { data: reply.data.id };
      },
    }),
    /** An account for whoever sails the boat; he chooses his password by a link in a mail. */
    createAccount: build.mutation<Id, { id: Id } & CreateAccountPayload>({
      queryFn: async ({ id, email }, baseApi, _, send) => {
        const call = { url: competitorPaths.createAccount(id), method: 'POST', body: { email } } as const;
        const reply = await writeLive<Competitor>(send, baseApi, call, competitorSaved);
        return reply.error ? reply : { data: id };
      },
      invalidatesTags: ['Sailors'],
    }),
    /** What a sailor reports of his own finish; officials write finishes down by way of the queue (`useFinishes`). */
    updateElapsedTime: build.mutation<Id, { id: Id; finish: FinishPayload }>({
      queryFn: async ({ id, finish }, baseApi, _, send) => {
        const call = { url: competitorPaths.elapsedTime(id), method: 'PATCH', body: finish } as const;
        const reply = await writeLive<Competitor>(send, baseApi, call, competitorSaved);
        return reply.error ? reply : { data: id };
      },
    }),
  }),
});

export const { competitor, createCompetitor, updateCompetitor, deleteCompetitor, createAccount } =
  competitorsApi.endpoints;
export const {
  useCreateCompetitorMutation,
  useUpdateCompetitorMutation,
  useDeleteCompetitorMutation,
  useMatchCompetitorMutation,
  useCreateAccountMutation,
  useUpdateElapsedTimeMutation,
} = competitorsApi;
