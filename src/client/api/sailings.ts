import { useEffect, useState } from 'react';
import type { Id } from '../../shared/contract/common';
import { sailingPaths, type Sailing, type SailingPayload, type SailingRow } from '../../shared/contract/sailings';
import { sailingDeleted, sailingLoaded, sailingSaved, sailingsLoaded } from '../state/entities/events';
import { sailingRow } from '../state/entities/sailings';
import {
  selectAreSailingsRead,
  selectIsSailingGone,
  selectIsSailingRead,
  selectSailing,
  selectSailingsOfClub,
} from '../state/rowSelectors';
import { useAppDispatch, useAppSelector, useAppStore } from '../state/rootState';
import { api } from './api';
import { queryStatus, type QueryStatus, type Query } from './queryState';
import { formDataOf } from './call';
import { liveMutation, readLive } from './liveRows';

const saved = (sailing: Sailing) => sailingSaved(sailingRow(sailing));

const idIn = (form: FormData): Id => Number(form.get('id'));

const sailingsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Ids only: the rows are in the store. */
    sailings: build.query<Id[], Id>({
      queryFn: async (club, baseApi, _, send) => {
        const reply = await readLive<SailingRow[]>(send, baseApi, sailingPaths.ofClub(club), () => club);
        if (reply.error) return { error: reply.error };
        const { body, clubVersion } = reply.data;
        baseApi.dispatch(sailingsLoaded({ club, clubVersion, sailings: body }));
        return { data: body.map(({ id }) => id) };
      },
      providesTags: (_, __, club) => [{ type: 'Sailings', id: club }],
    }),
    sailing: build.query<Id, Id>({
      queryFn: async (id, baseApi, _, send) => {
        const reply = await readLive<Sailing>(send, baseApi, sailingPaths.one(id), ({ club }) => club);
        if (reply.error) return { error: reply.error };
        const { body, clubVersion } = reply.data;
        baseApi.dispatch(sailingLoaded({ clubVersion, sailing: body }));
        return { data: id };
      },
      providesTags: (_, __, id) => [{ type: 'Sailing', id }],
    }),
    createSailing: build.mutation<Id, SailingPayload>({
      queryFn: liveMutation({
        request: (body) => ({ url: sailingPaths.list, method: 'POST', body }),
        event: saved,
        result: ({ id }) => id,
      }),
    }),
    /** Sends the whole form; `id` in it says which sailing. `sailingForm` makes one. */
    updateSailing: build.mutation<Id, FormData>({
      queryFn: liveMutation({
        refusal: (form) => (idIn(form) ? null : 'No sailing ID provided in form data'),
        request: (form) => ({ url: sailingPaths.one(idIn(form)), method: 'PUT', body: form }),
        event: saved,
        result: (_, form) => idIn(form),
      }),
    }),
    /** Single fields, for example `status`. */
    changeSailing: build.mutation<Id, { id: Id; changes: Partial<Omit<SailingPayload, 'club'>> }>({
      queryFn: liveMutation({
        request: ({ id, changes }) => ({ url: sailingPaths.one(id), method: 'PATCH', body: changes }),
        event: saved,
        result: (_, { id }) => id,
      }),
    }),
    deleteSailing: build.mutation<Id, Id>({
      queryFn: liveMutation({
        request: (id) => ({ url: sailingPaths.one(id), method: 'DELETE' }),
        event: (_, id) => sailingDeleted(id),
        result: (_, id) => id,
      }),
    }),
  }),
});

export const { sailings, sailing, createSailing, updateSailing, deleteSailing } = sailingsApi.endpoints;
export const {
  useCreateSailingMutation,
  useUpdateSailingMutation,
  useChangeSailingMutation,
  useDeleteSailingMutation,
} = sailingsApi;

export type WholeSailing = Required<Omit<SailingPayload, 'club' | 'anyway' | 'reason'>>;

/**
 * A sailing as the multipart form that PUT takes: empty is null. Every field is sent, since what is left out of a PUT
 * is not kept.
 */
export const sailingForm = (id: Id, sailing: WholeSailing): FormData => formDataOf({ id, ...sailing });

export interface SailingsQuery {
  status: QueryStatus;
  sailings: SailingRow[];
  error: Query['error'];
  refetch: () => void;
}

/** A club's sailings, live. */
export function useSailings(club: Id): SailingsQuery {
  const isRead = useAppSelector((state) => selectAreSailingsRead(state, club));
  const query = sailingsApi.useSailingsQuery(club, { refetchOnMountOrArgChange: !isRead });
  const sailings = useAppSelector((state) => selectSailingsOfClub(state, club));
  return { status: queryStatus(query, isRead), sailings, error: query.error, refetch: () => void query.refetch() };
}

export interface SailingQuery {
  status: QueryStatus;
  /** Set while `status` is 'ready'. What lies below it is read with the selectors of the store. */
  sailing: SailingRow | undefined;
  error: Query['error'];
  refetch: () => void;
}

/** A sailing with its groups and competitors, live. When it is deleted while shown, it is 'missing'. */
export function useSailing(id: Id): SailingQuery {
  const isRead = useAppSelector((state) => selectIsSailingRead(state, id));
  const query = sailingsApi.useSailingQuery(id, { refetchOnMountOrArgChange: !isRead });
  const sailing = useAppSelector((state) => selectSailing(state, id));
  const isGone = useAppSelector((state) => selectIsSailingGone(state, id));
  return {
    status: isGone ? 'missing' : queryStatus(query, isRead && sailing !== undefined),
    sailing,
    error: query.error,
    refetch: () => void query.refetch(),
  };
}

export interface BelowSailings {
  /** All of them have been read. */
  isRead: boolean;
  /** What the first of them that could not be read ended with. */
  error: Query['error'];
}

/** Keeps what lies below some sailings fresh, for a page that shows a little of each. */
export function useBelowSailings(ids: readonly Id[]): BelowSailings {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const isRead = useAppSelector((state) => ids.every((id) => selectIsSailingRead(state, id)));
  const [failed, setFailed] = useState<{ key: string; error: Query['error'] } | null>(null);
  const key = ids.join();
  useEffect(() => {
    const wanted = key === '' ? [] : key.split(',').map(Number);
    const reads = wanted.map((id) => {
      const forceRefetch = !selectIsSailingRead(store.getState(), id);
      return dispatch(sailingsApi.endpoints.sailing.initiate(id, { forceRefetch }));
    });
    for (const read of reads)
      void read.then(({ error }) =>
        error ? setFailed((first) => (first?.key === key ? first : { key, error })) : undefined,
      );
    return () => reads.forEach((read) => read.unsubscribe());
  }, [dispatch, store, key]);
  return { isRead, error: !isRead && failed?.key === key ? failed.error : undefined };
}
