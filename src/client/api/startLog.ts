import type { Id } from '../../shared/contract/common';
import { signalDevicePath, startLogPath, type SignalDevice, type StartLog } from '../../shared/contract/startLog';
import { startEventsRead } from '../state/entities/events';
import { useAppSelector } from '../state/rootState';
import { api } from './api';
import { read } from './call';
import { queryStatus, type Query, type QueryStatus } from './queryState';

const startLogApi = api.injectEndpoints({
  endpoints: (build) => ({
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
    signalDevice: build.query<SignalDevice, Id>({
      query: signalDevicePath,
      extraOptions: { passing: true },
    }),
    sayItSounds: build.mutation<SignalDevice, { sailing: Id; device: string }>({
      query: ({ sailing, device }) => ({ url: signalDevicePath(sailing), method: 'POST', body: { device } }),
    }),
  }),
});

export const { useSignalDeviceQuery, useSayItSoundsMutation } = startLogApi;

export interface StartLogQuery {
  status: QueryStatus;
  error: Query['error'];
  refetch: () => void;
}

/** Has the start log of the sailing read, and read again when it may be old. */
export function useReadStartLog(sailing: Id): StartLogQuery {
  const query = startLogApi.useStartLogQuery(sailing);
  const isRead = useAppSelector((state) => state.startEvents[sailing] !== undefined);
  return { status: queryStatus(query, isRead), error: query.error, refetch: () => void query.refetch() };
}

/** Reads it once, where no page has it on screen. */
export const readStartLog = (sailing: Id) =>
  startLogApi.endpoints.startLog.initiate(sailing, { subscribe: false, forceRefetch: true });

/** A file of the app itself; kept by the service worker with the rest of it. Throws where it cannot be read. */
export async function readAppFile(path: string): Promise<ArrayBuffer> {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}.`);
  return answer.arrayBuffer();
}
