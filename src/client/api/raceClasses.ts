import type { Id } from '../../shared/contract/common';
import { raceClassPaths, type RaceClass, type RaceClassPayload } from '../../shared/contract/raceClasses';
import { raceClassDeleted, raceClassSaved } from '../state/entities/events';
import { api } from './api';
import { writeLive } from './liveRows';

const raceClassesApi = api.injectEndpoints({
  endpoints: (build) => ({
    createRaceClass: build.mutation<Id, RaceClassPayload>({
      queryFn: async (body, baseApi, _, send) => {
        const reply = await writeLive<RaceClass>(
          send,
          baseApi,
          { url: raceClassPaths.list, method: 'POST', body },
          raceClassSaved,
        );
        return reply.error ? reply : { data: reply.data.id };
      },
    }),
    updateRaceClass: build.mutation<Id, { id: Id; raceClass: RaceClassPayload }>({
      queryFn: async ({ id, raceClass }, baseApi, _, send) => {
        const call = { url: raceClassPaths.one(id), method: 'PUT', body: raceClass } as const;
        const reply = await writeLive<RaceClass>(send, baseApi, call, raceClassSaved);
        return reply.error ? reply : { data: id };
      },
    }),
    /** Its boats are in no class any more; their rows come by push. */
    deleteRaceClass: build.mutation<Id, Id>({
      queryFn: async (id, baseApi, _, send) => {
        const reply = await writeLive(send, baseApi, { url: raceClassPaths.one(id), method: 'DELETE' }, () =>
          raceClassDeleted(id),
        );
        return reply.error ? reply : { data: id };
      },
    }),
  }),
});

export const { createRaceClass, updateRaceClass, deleteRaceClass } = raceClassesApi.endpoints;
export const { useCreateRaceClassMutation, useUpdateRaceClassMutation, useDeleteRaceClassMutation } = raceClassesApi;
