import type { Id } from '../../shared/contract/common';
import {
  entryImportPaths,
  type EntryImport,
  type EntryImportAnswer,
  type EntryImportPayload,
  type ImportPreview,
} from '../../shared/contract/entryImport';
import { api } from './api';
import { formDataOf } from './call';
import { savedFile, type SavedFile } from './savedFile';

export interface ListOfSailing {
  sailing: Id;
  list: EntryImportPayload;
}

const NONE: EntryImport[] = [];

/** A file goes as a form does; text as JSON, which has no limit of its own for a field. */
const bodyOf = (list: EntryImportPayload): object => (list.file ? formDataOf(list) : list);

const entryImportsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** What an import would do. A mutation, since a list of megabytes is no key of a cache. */
    previewImport: build.mutation<ImportPreview, ListOfSailing>({
      query: ({ sailing, list }) => ({
        url: `${entryImportPaths.ofSailing(sailing)}?dry_run=true`,
        method: 'POST',
        body: bodyOf(list),
      }),
    }),
    /** The boats come by push, or with the next read of the sailing. */
    importEntries: build.mutation<EntryImportAnswer, ListOfSailing>({
      query: ({ sailing, list }) => ({ url: entryImportPaths.ofSailing(sailing), method: 'POST', body: bodyOf(list) }),
      invalidatesTags: (_, __, { sailing }) => [
        { type: 'EntryImports', id: sailing },
        { type: 'Sailing', id: sailing },
        'DistinctCompetitors',
      ],
    }),
    /** The boats of a sailing as an Excel file. */
    exportEntries: build.mutation<SavedFile, Id>({
      query: (sailing) => ({
        url: `${entryImportPaths.exported(sailing)}?format=xlsx`,
        responseHandler: (response) => (response.ok ? savedFile(response) : response.json()),
      }),
    }),
    /** Lists that can be taken back, the latest first. */
    entryImports: build.query<EntryImport[], Id>({
      query: (sailing) => entryImportPaths.ofSailing(sailing),
      providesTags: (_, __, sailing) => [{ type: 'EntryImports', id: sailing }],
    }),
    undoImport: build.mutation<null, { sailing: Id; made: Id }>({
      query: ({ sailing, made }) => ({ url: entryImportPaths.one(sailing, made), method: 'DELETE' }),
      transformResponse: () => null,
      invalidatesTags: (_, __, { sailing }) => [
        { type: 'EntryImports', id: sailing },
        { type: 'Sailing', id: sailing },
        'DistinctCompetitors',
      ],
    }),
  }),
});

export const { usePreviewImportMutation, useImportEntriesMutation, useUndoImportMutation, useExportEntriesMutation } =
  entryImportsApi;

/** The lists that were read into a sailing, read afresh: boats change meanwhile. */
export const useEntryImports = (sailing: Id): EntryImport[] =>
  entryImportsApi.useEntryImportsQuery(sailing, { refetchOnMountOrArgChange: true }).currentData ?? NONE;
