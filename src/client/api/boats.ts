import { boatPaths, type Boat, type BoatPayload } from '../../shared/contract/boats';
import type { Id } from '../../shared/contract/common';
import { api } from './api';
import { doorOf, type Door } from './door';
import { writeOnce } from './plainCalls';

const boatsApi = api.injectEndpoints({
  endpoints: (build) => ({
    myBoats: build.query<Boat[], void>({
      query: () => boatPaths.list,
      providesTags: ['Boats'],
    }),
    createBoat: build.mutation<Boat, BoatPayload>({
      queryFn: (body, _, __, send) => writeOnce<Boat>(send, { url: boatPaths.list, method: 'POST', body }),
      invalidatesTags: ['Boats', 'Sailors'],
    }),
    updateBoat: build.mutation<Boat, { id: Id; boat: BoatPayload }>({
      queryFn: ({ id, boat }, _, __, send) =>
        writeOnce<Boat>(send, { url: boatPaths.one(id), method: 'PUT', body: boat }),
      invalidatesTags: ['Boats', 'Sailors'],
    }),
    deleteBoat: build.mutation<Id, Id>({
      queryFn: async (id, _, __, send) => {
        const reply = await writeOnce<null>(send, { url: boatPaths.one(id), method: 'DELETE' });
        return reply.error ? reply : { data: id };
      },
      invalidatesTags: ['Boats', 'Sailors'],
    }),
  }),
});

export const { createBoat, updateBoat, deleteBoat } = boatsApi.endpoints;
export const { useCreateBoatMutation, useUpdateBoatMutation, useDeleteBoatMutation } = boatsApi;

/** The user's own boats. */
export function useMyBoats(): Door & { boats: Boat[] | undefined } {
  const query = boatsApi.useMyBoatsQuery();
  return { ...doorOf(query), boats: query.currentData };
}
