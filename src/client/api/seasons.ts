import type { Id } from '../../shared/contract/common';
import type { SailingRow } from '../../shared/contract/sailings';
import {
  seasonPaths,
  type SailingChange,
  type SailingsAnswer,
  type SeasonAnswer,
  type SeasonPayload,
  type SerieCopyPayload,
} from '../../shared/contract/seasons';
import { sailingDeleted, sailingSaved } from '../state/entities/events';
import { api } from './api';
import { writeLive } from './liveRows';

const saved = ({ sailings }: { sailings: SailingRow[] }) => sailings.map((sailing) => sailingSaved(sailing));

const seasonsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Many sailings, and their serie where it is new: all or none. */
    createSeason: build.mutation<SeasonAnswer, SeasonPayload>({
      queryFn: (body, baseApi, _, send) =>
        writeLive<SeasonAnswer>(send, baseApi, { url: seasonPaths.season, method: 'POST', body }, saved),
      invalidatesTags: ['Series', 'Serie'],
    }),
    /** A serie with its sailings once more, on other days. */
    copySerie: build.mutation<SeasonAnswer, { serie: Id; copy: SerieCopyPayload }>({
      queryFn: ({ serie, copy }, baseApi, _, send) =>
        writeLive<SeasonAnswer>(
          send,
          baseApi,
          { url: seasonPaths.copyOfSerie(serie), method: 'POST', body: copy },
          saved,
        ),
      invalidatesTags: ['Series'],
    }),
    /** Status or serie of several sailings, all or none. */
    changeSailings: build.mutation<SailingsAnswer, SailingChange[]>({
      queryFn: (changes, baseApi, _, send) =>
        writeLive<SailingsAnswer>(
          send,
          baseApi,
          { url: seasonPaths.changes, method: 'POST', body: { changes } },
          saved,
        ),
      invalidatesTags: ['Series', 'Serie', 'SerieResults'],
    }),
    deleteSailings: build.mutation<Id[], Id[]>({
      queryFn: async (sailings, baseApi, _, send) => {
        const call = { url: seasonPaths.removals, method: 'POST', body: { sailings } } as const;
        const reply = await writeLive(send, baseApi, call, () => sailings.map((id) => sailingDeleted(id)));
        return reply.error ? reply : { data: sailings };
      },
      invalidatesTags: ['Series', 'Serie', 'SerieResults'],
    }),
  }),
});

export const { useCreateSeasonMutation, useCopySerieMutation, useChangeSailingsMutation, useDeleteSailingsMutation } =
  seasonsApi;
