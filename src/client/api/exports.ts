import type { Id } from '../../shared/contract/common';
import { exportPaths, type ClubFormat, type ExportNotes, type ResultFormat } from '../../shared/contract/exports';
import { api } from './api';
import { savedFile, type SavedFile } from './savedFile';

export interface ExportedSerie {
  serie: Id;
  format: ResultFormat | ClubFormat;
}

const exportsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The result of a sailing as a file. */
    exportResult: build.mutation<SavedFile, { sailing: Id; format: ResultFormat }>({
      query: ({ sailing, format }) => ({
        url: exportPaths.resultOfSailing(sailing, format),
        responseHandler: (response) => (response.ok ? savedFile(response, 'resultat') : response.json()),
      }),
    }),
    /** A series as a file. */
    exportSerie: build.mutation<SavedFile, ExportedSerie>({
      query: ({ serie, format }) => ({
        url: `${exportPaths.ofSerie(serie)}?format=${format}`,
        responseHandler: (response) => (response.ok ? savedFile(response, 'serie') : response.json()),
      }),
    }),
    /** What that file would not hold. */
    exportNotes: build.query<ExportNotes, ExportedSerie>({
      query: ({ serie, format }) => `${exportPaths.ofSerie(serie)}?format=${format}&dry_run=true`,
    }),
  }),
});

export const { useExportResultMutation, useExportSerieMutation, useExportNotesQuery } = exportsApi;
