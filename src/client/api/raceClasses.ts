import type { Id } from '../../shared/contract/common';
import { raceClassPaths, type RaceClass, type RaceClassPayload } from '../../shared/contract/raceClasses';
import { raceClassDeleted, raceClassSaved } from '../state/entities/events';
import { api } from './api';
import { liveMutation } from './liveRows';

const saved = (raceClass: RaceClass) => raceClassSaved(raceClass);

const raceClassesApi = api.injectEndpoints({
  endpoints: (build) => ({
    createRaceClass: build.mutation<Id, RaceClassPayload>({
      queryFn: liveMutation({
        request: (body) => ({ url: raceClassPaths.list, method: 'POST', body }),
        event: saved,
        result: ({ id }) => id,
      }),
    }),
    updateRaceClass: build.mutation<Id, { id: Id; raceClass: RaceClassPayload }>({
      queryFn: liveMutation({
        request: ({ id, raceClass }) => ({ url: raceClassPaths.one(id), method: 'PUT', body: raceClass }),
        event: saved,
        result: ({ id }) => id,
      }),
    }),
    /** Its boats are in no class any more; their rows come by push. */
    deleteRaceClass: build.mutation<Id, Id>({
      queryFn: liveMutation({
        request: (id) => ({ url: raceClassPaths.one(id), method: 'DELETE' }),
        event: (_, id) => raceClassDeleted(id),
        result: (_, id) => id,
      }),
    }),
  }),
});

export const { createRaceClass, updateRaceClass, deleteRaceClass } = raceClassesApi.endpoints;
export const { useCreateRaceClassMutation, useUpdateRaceClassMutation, useDeleteRaceClassMutation } = raceClassesApi;
