import type { Id } from '../../shared/contract/common';
import { finishObservationPaths, type ObservationsList } from '../../shared/contract/finishObservations';
import { observationsRead } from '../state/entities/events';
import { api } from './api';
import { read } from './call';

const observationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** How many there are: the rows are in the store. For the sailing's own club. */
    finishObservations: build.query<number, Id>({
      queryFn: async (sailing, baseApi, _, send) => {
        const { data, error } = await read<ObservationsList>(send, finishObservationPaths.list(sailing));
        if (error) return { error };
        baseApi.dispatch(observationsRead(data.observations));
        return { data: data.observations.length };
      },
      providesTags: (_, __, id) => [{ type: 'FinishObservations', id }],
    }),
  }),
});

/** Has what was seen at the finish read, and read again when it may be old. */
export const useReadObservations = (sailing: Id): void => void observationsApi.useFinishObservationsQuery(sailing);

/** Reads them once, where no page has them on screen. */
export const readObservations = (sailing: Id) =>
  observationsApi.endpoints.finishObservations.initiate(sailing, { subscribe: false, forceRefetch: true });
