import type { Id } from '../../shared/contract/common';
import { sailingPaths, type PursuitPlan, type Sailing } from '../../shared/contract/sailings';
import { sailingSaved } from '../state/entities/events';
import { sailingRow } from '../state/entities/sailings';
import { api } from './api';
import { liveMutation } from './liveRows';

const saved = (sailing: Sailing) => sailingSaved(sailingRow(sailing));

const actionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The copy's id. It stands in the same serie, without boats. */
    copySailing: build.mutation<Id, Id>({
      queryFn: liveMutation({
        request: (id) => ({ url: sailingPaths.copy(id), method: 'POST' }),
        event: saved,
        result: ({ id }) => id,
      }),
      invalidatesTags: ['Series', 'Serie'],
    }),
    /** Each boat gets its start time by the plan; null removes the plan and the start times. */
    setPursuit: build.mutation<Id, { sailing: Id; plan: PursuitPlan | null }>({
      queryFn: liveMutation({
        request: ({ sailing, plan }) => ({
          url: sailingPaths.pursuit(sailing),
          method: plan === null ? 'DELETE' : 'POST',
          ...(plan && { body: plan }),
        }),
        event: saved,
        result: (_, { sailing }) => sailing,
      }),
      invalidatesTags: (_, __, { sailing }) => [
        { type: 'Sailing', id: sailing },
        { type: 'SailingResults', id: sailing },
      ],
    }),
  }),
});

export const { copySailing } = actionsApi.endpoints;
export const { useCopySailingMutation, useSetPursuitMutation } = actionsApi;
