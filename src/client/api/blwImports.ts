import type { Id } from '../../shared/contract/common';
import {
  blwImportPaths,
  type BlwImport,
  type BlwImportAnswer,
  type BlwImportPayload,
  type BlwPreview,
} from '../../shared/contract/blwImport';
import { api } from './api';
import { formDataOf } from './call';

/** A file of Sailwave that a club takes in. */
export interface FileOfClub {
  /** The slug. */
  club: string;
  sent: BlwImportPayload;
}

const NONE: BlwImport[] = [];

const blwImportsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** What an import would do. A mutation, since a file is no key of a cache. */
    previewBlw: build.mutation<BlwPreview, FileOfClub>({
      query: ({ club, sent }) => ({
        url: `${blwImportPaths.ofClub(club)}?dry_run=true`,
        method: 'POST',
        body: formDataOf(sent),
      }),
    }),
    importBlw: build.mutation<BlwImportAnswer, FileOfClub>({
      query: ({ club, sent }) => ({ url: blwImportPaths.ofClub(club), method: 'POST', body: formDataOf(sent) }),
      invalidatesTags: ['BlwImports', 'Series', 'Sailings', 'DistinctCompetitors'],
    }),
    /** Series that came from Sailwave, the latest first. */
    blwImports: build.query<BlwImport[], string>({
      query: (club) => blwImportPaths.ofClub(club),
      providesTags: ['BlwImports'],
    }),
    undoBlw: build.mutation<null, Id>({
      query: (serie) => ({ url: blwImportPaths.ofSerie(serie), method: 'DELETE' }),
      transformResponse: () => null,
      invalidatesTags: ['BlwImports', 'Series', 'Sailings', 'DistinctCompetitors'],
    }),
  }),
});

export const { usePreviewBlwMutation, useImportBlwMutation, useUndoBlwMutation } = blwImportsApi;

/** The series that came from Sailwave, read afresh: they change meanwhile. */
export const useBlwImports = (club: string): BlwImport[] =>
  blwImportsApi.useBlwImportsQuery(club, { refetchOnMountOrArgChange: true }).currentData ?? NONE;
