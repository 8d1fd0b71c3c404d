import type { FetchBaseQueryError } from '@reduxjs/toolkit/query/react';
import type { Id } from '../../shared/contract/common';
import type { SerieScoring } from '../../shared/contract/scoring';
import {
  seriePaths,
  type ClassScoring,
  type Serie,
  type SerieMerge,
  type SeriePayload,
  type SerieRow,
  type SeriesRow,
} from '../../shared/contract/series';
import { api } from './api';
import { queryState, type QueryState } from './queryState';

/** In the specification's words (section 8); what really happened is kept beside them. */
const listFailed = (cause: FetchBaseQueryError): FetchBaseQueryError => ({
  status: 'CUSTOM_ERROR',
  error: 'Failed to fetch series',
  data: cause,
});

const seriesApi = api.injectEndpoints({
  endpoints: (build) => ({
    series: build.query<SerieRow[], Id>({
      query: (club) => seriePaths.ofClub(club),
      transformErrorResponse: listFailed,
      providesTags: (_, __, club) => [{ type: 'Series', id: club }],
    }),
    serie: build.query<Serie, Id>({
      query: (id) => seriePaths.one(id),
      providesTags: (_, __, id) => [
        { type: 'Serie', id },
        { type: 'SerieResults', id },
      ],
    }),
    serieScoring: build.query<SerieScoring, Id>({
      query: (id) => seriePaths.scoring(id),
      providesTags: (_, __, id) => [{ type: 'SerieResults', id }],
    }),
    serieResults: build.query<SeriesRow[], Id>({
      query: (id) => seriePaths.results(id),
      providesTags: (_, __, id) => [{ type: 'SerieResults', id }],
    }),
    serieMerges: build.query<SerieMerge[], Id>({
      query: (id) => seriePaths.merges(id),
      providesTags: (_, __, id) => [{ type: 'SerieMerges', id }],
    }),
    createSerie: build.mutation<Serie, SeriePayload>({
      query: (body) => ({ url: seriePaths.list, method: 'POST', body }),
      invalidatesTags: ['Series'],
    }),
    /** The whole form: what is left out of a PUT is not kept. */
    updateSerie: build.mutation<Serie, { id: Id; serie: SeriePayload }>({
      query: ({ id, serie }) => ({ url: seriePaths.one(id), method: 'PUT', body: serie }),
      invalidatesTags: (_, __, { id }) => ['Series', { type: 'Serie', id }, { type: 'SerieResults', id }],
    }),
    deleteSerie: build.mutation<Id, Id>({
      query: (id) => ({ url: seriePaths.one(id), method: 'DELETE' }),
      transformResponse: (_, __, id) => id,
      invalidatesTags: (_, __, id) => ['Series', { type: 'Serie', id }],
    }),
    mergeRows: build.mutation<SerieMerge, { serie: Id } & Omit<SerieMerge, 'id'>>({
      query: ({ serie, ...body }) => ({ url: seriePaths.merges(serie), method: 'POST', body }),
      invalidatesTags: (_, __, { serie }) => [
        { type: 'SerieMerges', id: serie },
        { type: 'SerieResults', id: serie },
      ],
    }),
    undoMerge: build.mutation<Id, { serie: Id; merge: Id }>({
      query: ({ serie, merge }) => ({ url: seriePaths.merge(serie, merge), method: 'DELETE' }),
      transformResponse: (_, __, { merge }) => merge,
      invalidatesTags: (_, __, { serie }) => [
        { type: 'SerieMerges', id: serie },
        { type: 'SerieResults', id: serie },
      ],
    }),
  }),
});

export const { createSerie, updateSerie, deleteSerie, mergeRows, undoMerge } = seriesApi.endpoints;
export const {
  useCreateSerieMutation,
  useUpdateSerieMutation,
  useDeleteSerieMutation,
  useMergeRowsMutation,
  useUndoMergeMutation,
} = seriesApi;

const NONE: never[] = [];

/** A club's series. */
export function useSeries(club: Id): QueryState & { series: SerieRow[] } {
  const query = seriesApi.useSeriesQuery(club);
  return { ...queryState(query), series: query.currentData ?? NONE };
}

/** A serie with its sailings and its standings. */
export function useSerie(id: Id): QueryState & { serie: Serie | undefined } {
  const query = seriesApi.useSerieQuery(id);
  return { ...queryState(query), serie: query.currentData };
}

/** How a serie places its classes; without a serie each class is placed by itself. Undefined until it is known. */
export function useClassScoring(serie: Id | null): ClassScoring | undefined {
  const { currentData } = seriesApi.useSerieQuery(serie ?? 0, { skip: serie === null });
  return serie === null ? 'apart' : currentData?.class_scoring;
}

/** A serie's standings as documents to score here, for explanations and for "what if". */
export function useSerieScoring(id: Id): QueryState & { scoring: SerieScoring | undefined } {
  const query = seriesApi.useSerieScoringQuery(id);
  return { ...queryState(query), scoring: query.currentData };
}

/** A serie's standings as rows. */
export function useSerieResults(id: Id): QueryState & { results: SeriesRow[] } {
  const query = seriesApi.useSerieResultsQuery(id);
  return { ...queryState(query), results: query.currentData ?? NONE };
}

/** Which rows of a serie have been marked as the same boat. */
export function useSerieMerges(id: Id): QueryState & { merges: SerieMerge[] } {
  const query = seriesApi.useSerieMergesQuery(id);
  return { ...queryState(query), merges: query.currentData ?? NONE };
}
