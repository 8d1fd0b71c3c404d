import type { Id } from '../../shared/contract/common';
import { finishObservationPaths, type ObservationsList } from '../../shared/contract/finishObservations';
import { startLogPath, type StartLog } from '../../shared/contract/startLog';
import { observationsRead, startEventsRead } from '../state/entities/events';
import { useAppSelector } from '../state/rootState';
import { api } from './api';
import { read } from './call';
import { queryStatus, type Query, type QueryStatus } from './queryState';

const raceLogsApi = api.injectEndpoints({
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
    /** How many acts there are: they are in the store. */
    startLog: build.query<number, Id>({
      queryFn: async (sailing, baseApi, _, send) => {
        const { data, error } = await read<StartLog>(send, startLogPath(sailing));
        if (error) return { error };
        baseApi.dispatch(startEventsRead({ sailing, events: data.events }));
        return { data: data.events.length };
      },
      providesTags: (_, __, id) => [{ type: 'StartLog', id }],
    }),
  }),
});

export interface StartLogQuery {
  status: QueryStatus;
  error: Query['error'];
  refetch: () => void;
}

/** Has the start log of the sailing read, and read again when it may be old. */
export function useReadStartLog(sailing: Id): StartLogQuery {
  const query = raceLogsApi.useStartLogQuery(sailing);
  const isRead = useAppSelector((state) => state.startEvents[sailing] !== undefined);
  return { status: queryStatus(query, isRead), error: query.error, refetch: () => void query.refetch() };
}

/** Has what was seen at the finish read, and read again when it may be old. */
export const useReadObservations = (sailing: Id): void => void raceLogsApi.useFinishObservationsQuery(sailing);
