import type { Id } from '../../shared/contract/common';
import {
  finishDifferencesPath,
  type FinishDecisionPayload,
  type FinishDecisionsAnswer,
  type FinishDifferences,
} from '../../shared/contract/finishDifferences';
import { finishObservationPaths, type ObservationsList } from '../../shared/contract/finishObservations';
import { observationsRead } from '../state/entities/events';
import { api } from './api';
import { read } from './call';
import { queryState, type QueryState } from './queryState';

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
    /** How the two lists of the finish differ. For the sailing's own club. */
    finishDifferences: build.query<FinishDifferences, Id>({
      query: finishDifferencesPath,
      providesTags: (_, __, id) => [{ type: 'FinishDifferences', id }],
    }),
    /** The finishes come by push, or with the next read of the sailing. */
    decideDifferences: build.mutation<FinishDecisionsAnswer, { sailing: Id; decisions: FinishDecisionPayload[] }>({
      query: ({ sailing, decisions }) => ({
        url: finishDifferencesPath(sailing),
        method: 'POST',
        body: { decisions },
      }),
      invalidatesTags: (_, error, { sailing }) => [
        { type: 'FinishDifferences', id: sailing },
        ...(error
          ? []
          : [
              { type: 'ResultLog' as const, id: sailing },
              { type: 'SailingResults' as const, id: sailing },
              { type: 'Sailing' as const, id: sailing },
            ]),
      ],
    }),
  }),
});

/** Has what was seen at the finish read, and read again when it may be old. */
export const useReadObservations = (sailing: Id): void => void observationsApi.useFinishObservationsQuery(sailing);

export const { useDecideDifferencesMutation } = observationsApi;

export function useFinishDifferences(sailing: Id): QueryState & { differences: FinishDifferences | undefined } {
  const query = observationsApi.useFinishDifferencesQuery(sailing);
  return { ...queryState(query), differences: query.currentData };
}

/** Reads them once, where no page has them on screen. */
export const readObservations = (sailing: Id) =>
  observationsApi.endpoints.finishObservations.initiate(sailing, { subscribe: false, forceRefetch: true });
