import type { BaseQueryApi } from '@reduxjs/toolkit/query/react';
import type { Id } from '../../shared/contract/common';
import {
  competitorPaths,
  type Competitor,
  type CompetitorPayload,
  type CreateAccountPayload,
  type MoveAnswer,
  type ReportPayload,
} from '../../shared/contract/competitors';
import { presencePaths, type ConfirmReportsPayload } from '../../shared/contract/presence';
import { competitorDeleted, competitorSaved } from '../state/entities/events';
import { api } from './api';
import { read, stateOf } from './call';
import { liveMutation } from './liveRows';

const isLoggedIn = (baseApi: BaseQueryApi) => stateOf(baseApi).session.status === 'loggedIn';

const saved = (boat: Competitor) => competitorSaved(boat);

export interface CompetitorChange {
  id: Id;
  changes: Partial<Omit<CompetitorPayload, 'sailing'>>;
}

const competitorsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** One entry, whose sailing need not be on screen. */
    competitor: build.query<Id, Id>({
      queryFn: async (id, { dispatch }, _, send) => {
        const reply = await read<Competitor>(send, competitorPaths.one(id));
        if (reply.error) return { error: reply.error };
        dispatch(competitorSaved(reply.data));
        return { data: id };
      },
    }),
    createCompetitor: build.mutation<Id, CompetitorPayload>({
      queryFn: liveMutation({
        refusal: ({ sailing }, baseApi) => {
          if (!isLoggedIn(baseApi)) return 'User not logged in';
          return sailing ? null : 'No sailing ID provided';
        },
        request: (body) => ({ url: competitorPaths.list, method: 'POST', body }),
        event: saved,
        result: ({ id }) => id,
      }),
      // The skipper of an own entry becomes the name of a profile without one.
      invalidatesTags: ['MyRegistrations', 'Me', 'Sailors', 'Sailings'],
    }),
    updateCompetitor: build.mutation<Id, CompetitorChange>({
      queryFn: liveMutation({
        refusal: ({ id }, baseApi) =>
          isLoggedIn(baseApi) && id ? null : 'User must be logged in and competitor must have an ID',
        request: ({ id, changes }) => ({ url: competitorPaths.one(id), method: 'PATCH', body: changes }),
        event: saved,
        result: (_, { id }) => id,
      }),
      invalidatesTags: ['MyRegistrations'],
    }),
    deleteCompetitor: build.mutation<Id, Id>({
      queryFn: liveMutation({
        refusal: (_, baseApi) => (isLoggedIn(baseApi) ? null : 'User not logged in'),
        request: (id) => ({ url: competitorPaths.one(id), method: 'DELETE' }),
        event: (_, id) => competitorDeleted(id),
        result: (_, id) => id,
      }),
      invalidatesTags: ['MyRegistrations', 'Sailings'],
    }),
  }),
});

const actionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /**
     * A finish was this boat's: it gets that time and code. An unknown boat is removed; one that is entered stays, and
     * a push tells how.
     */
    matchCompetitor: build.mutation<Id, { unmatched: Id; isEntered?: boolean; competitor: Id }>({
      queryFn: liveMutation({
        request: ({ unmatched, competitor }) => ({
          url: competitorPaths.match(unmatched),
          method: 'POST',
          body: { competitor },
        }),
        event: (boat: Competitor, { unmatched, isEntered = false }) =>
          isEntered ? competitorSaved(boat) : [competitorSaved(boat), competitorDeleted(unmatched)],
        result: ({ id }) => id,
      }),
    }),
    /** Two boats were taken for each other. */
    swapFinishes: build.mutation<null, { boat: Id; with: Id }>({
      queryFn: liveMutation({
        request: ({ boat, ...body }) => ({ url: competitorPaths.swap(boat), method: 'POST', body }),
        event: ({ competitors }: MoveAnswer) => competitors.map((boat) => competitorSaved(boat)),
        result: () => null,
      }),
    }),
    /** The club takes what sailors have reported for its own: of boats by name, or of all that others support. */
    confirmReports: build.mutation<null, { sailing: Id } & ConfirmReportsPayload>({
      queryFn: liveMutation({
        request: ({ sailing, ...body }) => ({ url: presencePaths.confirm(sailing), method: 'POST', body }),
        event: ({ competitors }: MoveAnswer) => competitors.map((boat) => competitorSaved(boat)),
        result: () => null,
      }),
    }),
    /** An account for the boat's skipper, who chooses a password by a link in a mail. */
    createAccount: build.mutation<Id, { id: Id } & CreateAccountPayload>({
      queryFn: liveMutation({
        request: ({ id, email }) => ({ url: competitorPaths.createAccount(id), method: 'POST', body: { email } }),
        event: saved,
        result: (_, { id }) => id,
      }),
      invalidatesTags: ['Sailors'],
    }),
    /** What sailors report of their own finish; officials write finishes down by way of the queue (`useFinishes`). */
    updateElapsedTime: build.mutation<Id, { id: Id; finish: ReportPayload }>({
      queryFn: liveMutation({
        request: ({ id, finish }) => ({ url: competitorPaths.elapsedTime(id), method: 'PATCH', body: finish }),
        event: saved,
        result: (_, { id }) => id,
      }),
    }),
  }),
});

export const { competitor, createCompetitor, updateCompetitor, deleteCompetitor } = competitorsApi.endpoints;
export const { createAccount } = actionsApi.endpoints;
export const {
  useCompetitorQuery,
  useCreateCompetitorMutation,
  useUpdateCompetitorMutation,
  useDeleteCompetitorMutation,
} = competitorsApi;
export const {
  useConfirmReportsMutation,
  useSwapFinishesMutation,
  useMatchCompetitorMutation,
  useCreateAccountMutation,
  useUpdateElapsedTimeMutation,
} = actionsApi;
