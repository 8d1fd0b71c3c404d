import type { BaseQueryApi } from '@reduxjs/toolkit/query/react';
import {
  competitorPaths,
  type Competitor,
  type CompetitorPayload,
  type MoveAnswer,
  type MovePayload,
} from '../../shared/contract/competitors';
import type { Id } from '../../shared/contract/common';
import { IDEMPOTENCY_HEADER } from '../../shared/contract/sailings';
import { competitorDeleted, competitorSaved, moveSettled, moveUnanswered } from '../state/entities/events';
import type { PendingMove } from '../state/entities/pendingChanges';
import { api } from './api';
import { guard, isUnanswered, stateOf, type Call } from './call';
import { writeLive } from './liveRows';
import { presentRows, refusalOf } from './refusal';

const isLoggedIn = (baseApi: BaseQueryApi) => stateOf(baseApi).session.status === 'loggedIn';

/** Versions go along with an undo and with every repeat: what somebody else has done since is never overwritten. */
function moveCall({ id, sailing, moves, conditional, attempts }: PendingMove): Call {
  const isConditional = conditional || attempts > 1;
  const body: MovePayload = {
    moves: moves.map(({ competitor, start_group, base }) => ({
      competitor,
      start_group,
      ...(isConditional && base !== null && { version: base }),
    })),
  };
  return { url: competitorPaths.move(sailing), method: 'POST', body, headers: { [IDEMPOTENCY_HEADER]: id } };
}

export interface CompetitorChange {
  id: Id;
  changes: Partial<Omit<CompetitorPayload, 'sailing'>>;
}

const competitorsApi = api.injectEndpoints({
  endpoints: (build) => ({
    createCompetitor: build.mutation<Id, CompetitorPayload>({
      queryFn: async (body, baseApi, _, send) => {
        if (!isLoggedIn(baseApi)) return guard('User not logged in');
        if (!body.sailing) return guard('No sailing ID provided');
        const reply = await writeLive<Competitor>(send, baseApi, { url: competitorPaths.list, method: 'POST', body }, competitorSaved);
        return reply.error ? reply : { data: reply.data.id };
      },
    }),
    updateCompetitor: build.mutation<Id, CompetitorChange>({
      queryFn: async ({ id, changes }, baseApi, _, send) => {
        if (!isLoggedIn(baseApi) || !id) return guard('User must be logged in and competitor must have an ID');
        const call = { url: competitorPaths.one(id), method: 'PATCH', body: changes } as const;
        const reply = await writeLive<Competitor>(send, baseApi, call, competitorSaved);
        return reply.error ? reply : { data: id };
      },
    }),
    deleteCompetitor: build.mutation<Id, Id>({
      queryFn: async (id, baseApi, _, send) => {
        if (!isLoggedIn(baseApi)) return guard('User not logged in');
        const reply = await writeLive(send, baseApi, { url: competitorPaths.one(id), method: 'DELETE' }, () => competitorDeleted(id));
        return reply.error ? reply : { data: id };
      },
    }),
    /** Called by the queue of pending changes only, one at a time. Everything that comes of it is told by events. */
    sendMove: build.mutation<null, PendingMove>({
      queryFn: async (change, baseApi, _, send) => {
        const { id } = change;
        const { readings } = stateOf(baseApi);
        const { data, error } = await send(moveCall(change));
        // Rows from before the store was emptied say nothing about the rows of now.
        const isOutdated = stateOf(baseApi).readings !== readings;
        if (!error) {
          const { competitors } = data as MoveAnswer;
          baseApi.dispatch(moveSettled({ id, saved: isOutdated ? [] : competitors }));
          return { data: null };
        }
        if (isUnanswered(error)) baseApi.dispatch(moveUnanswered({ id }));
        else baseApi.dispatch(moveSettled({ id, refusal: refusalOf(error), current: isOutdated ? [] : presentRows(error) }));
        return { error };
      },
    }),
  }),
});

export const { createCompetitor, updateCompetitor, deleteCompetitor, sendMove } = competitorsApi.endpoints;
export const { useCreateCompetitorMutation, useUpdateCompetitorMutation, useDeleteCompetitorMutation } = competitorsApi;
