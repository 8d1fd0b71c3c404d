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
import { liveMutation } from './liveRows';

const saved = ({ sailings }: { sailings: SailingRow[] }) => sailings.map((sailing) => sailingSaved(sailing));

const seasonsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Many sailings, and their serie where it is new: all or none. */
    createSeason: build.mutation<SeasonAnswer, SeasonPayload>({
      queryFn: liveMutation({
        request: (body) => ({ url: seasonPaths.season, method: 'POST', body }),
        event: saved,
        result: (answer: SeasonAnswer) => answer,
      }),
      invalidatesTags: ['Series', 'Serie'],
    }),
    /** A copy of a serie with its sailings, on other days. */
    copySerie: build.mutation<SeasonAnswer, { serie: Id; copy: SerieCopyPayload }>({
      queryFn: liveMutation({
        request: ({ serie, copy }) => ({ url: seasonPaths.copyOfSerie(serie), method: 'POST', body: copy }),
        event: saved,
        result: (answer: SeasonAnswer) => answer,
      }),
      invalidatesTags: ['Series'],
    }),
    /** Status or serie of several sailings, all or none. */
    changeSailings: build.mutation<SailingsAnswer, SailingChange[]>({
      queryFn: liveMutation({
        request: (changes) => ({ url: seasonPaths.changes, method: 'POST', body: { changes } }),
        event: saved,
        result: (answer: SailingsAnswer) => answer,
      }),
      invalidatesTags: ['Series', 'Serie', 'SerieResults'],
    }),
    deleteSailings: build.mutation<Id[], Id[]>({
      queryFn: liveMutation({
        request: (sailings) => ({ url: seasonPaths.removals, method: 'POST', body: { sailings } }),
        event: (_, sailings) => sailings.map((id) => sailingDeleted(id)),
        result: (_, sailings) => sailings,
      }),
      invalidatesTags: ['Series', 'Serie', 'SerieResults'],
    }),
  }),
});

export const { useCreateSeasonMutation, useCopySerieMutation, useChangeSailingsMutation, useDeleteSailingsMutation } =
  seasonsApi;
