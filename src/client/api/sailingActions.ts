import type { Id } from '../../shared/contract/common';
import { sailingPaths, type PursuitPlan, type Sailing } from '../../shared/contract/sailings';
import { sailingSaved } from '../state/entities/events';
import { sailingRow } from '../state/entities/sailings';
import { api } from './api';
import { writeLive } from './liveRows';

const saved = (sailing: Sailing) => sailingSaved(sailingRow(sailing));

const actionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The copy's id. It stands in the same serie, without boats. */
    copySailing: build.mutation<Id, Id>({
      queryFn: async (id, baseApi, _, send) => {
        const reply = await writeLive<Sailing>(send, baseApi, { url: sailingPaths.copy(id), method: 'POST' }, saved);
        return reply.error ? reply : { data: reply.data.id };
      },
      invalidatesTags: ['Series', 'Serie'],
    }),
    /** Each boat gets her start time by the plan; null takes the plan and the start times away. */
    setPursuit: build.mutation<Id, { sailing: Id; plan: PursuitPlan | null }>({
      queryFn: async ({ sailing, plan }, baseApi, _, send) => {
        const call = {
          url: sailingPaths.pursuit(sailing),
          method: plan === null ? 'DELETE' : 'POST',
          ...(plan && { body: plan }),
        } as const;
        const reply = await writeLive<Sailing>(send, baseApi, call, saved);
        return reply.error ? reply : { data: sailing };
      },
      invalidatesTags: (_, __, { sailing }) => [
        { type: 'Sailing', id: sailing },
        { type: 'SailingResults', id: sailing },
      ],
    }),
  }),
});

export const { copySailing } = actionsApi.endpoints;
export const { useCopySailingMutation, useSetPursuitMutation } = actionsApi;
