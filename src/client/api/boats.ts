import { boatPaths, boatModelPaths, type Boat, type BoatPayload, type BoatModel } from '../../shared/contract/boats';
import type { Id } from '../../shared/contract/common';
import type { SrsTableAnswer, SrsTablePayload, SrsTablePreview } from '../../shared/contract/srsTable';
import { api } from './api';
import { queryState, type QueryState } from './queryState';

const boatsApi = api.injectEndpoints({
  endpoints: (build) => ({
    myBoats: build.query<Boat[], void>({
      query: () => boatPaths.list,
      providesTags: ['Boats'],
    }),
    boat: build.query<Boat, Id>({ query: boatPaths.one, providesTags: ['Boats'] }),
    createBoat: build.mutation<Boat, BoatPayload>({
      query: (body) => ({ url: boatPaths.list, method: 'POST', body }),
      invalidatesTags: ['Boats', 'Sailors'],
    }),
    updateBoat: build.mutation<Boat, { id: Id; boat: BoatPayload }>({
      query: ({ id, boat }) => ({ url: boatPaths.one(id), method: 'PUT', body: boat }),
      invalidatesTags: ['Boats', 'Sailors'],
    }),
    deleteBoat: build.mutation<Id, Id>({
      query: (id) => ({ url: boatPaths.one(id), method: 'DELETE' }),
      transformResponse: (_, __, id) => id,
      invalidatesTags: ['Boats', 'Sailors'],
    }),
  }),
});

export const { myBoats, createBoat, updateBoat, deleteBoat } = boatsApi.endpoints;
export const { useBoatQuery, useCreateBoatMutation, useUpdateBoatMutation, useDeleteBoatMutation } = boatsApi;

/** The user's own boats. */
export function useMyBoats(): QueryState & { boats: Boat[] | undefined } {
  const query = boatsApi.useMyBoatsQuery();
  return { ...queryState(query), boats: query.currentData };
}

const A_DAY_S = 24 * 60 * 60;

const boatModelsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Changes once a year, so it is kept as long as the page is open. */
    boatModels: build.query<BoatModel[], void>({
      query: () => boatModelPaths.list,
      providesTags: ['BoatModels'],
      keepUnusedDataFor: A_DAY_S,
    }),
    /** How a table differs from the one that is held. A mutation, since a table is no key of a cache. */
    previewSrsTable: build.mutation<SrsTablePreview, SrsTablePayload>({
      query: (table) => ({ url: `${boatModelPaths.tables}?dry_run=true`, method: 'POST', body: table }),
    }),
    takeSrsTable: build.mutation<SrsTableAnswer, SrsTablePayload>({
      query: (table) => ({ url: boatModelPaths.tables, method: 'POST', body: table }),
      invalidatesTags: ['BoatModels', 'Boats', 'Sailors'],
    }),
  }),
});

export const { useBoatModelsQuery, usePreviewSrsTableMutation, useTakeSrsTableMutation } = boatModelsApi;
