import type { Id } from './common';

/** What everybody who may read a result can save it as. */
export const RESULT_FORMATS = ['xlsx', 'csv', 'pdf'] as const;
export type ResultFormat = (typeof RESULT_FORMATS)[number];

/** What the series' own club can save besides, for other programs. */
export const CLUB_FORMATS = ['blw', 'sailwave-csv', 'ratings', 'xrr'] as const;
export type ClubFormat = (typeof CLUB_FORMATS)[number];

export const SERIE_FORMATS = [...RESULT_FORMATS, ...CLUB_FORMATS] as const;

/** What `GET /api/sailings/{id}/export/` gives: the boats that are entered, or the result. */
export const EXPORTED = ['entries', 'result'] as const;

/** What a file would not hold, or would hold as something else: sentences, of `?dry_run=true`. */
export interface ExportNotes {
  name: string;
  notes: string[];
}

export const exportPaths = {
  ofSerie: (serie: Id | string) => `/api/series/${serie}/export/`,
  resultOfSailing: (sailing: Id, format: ResultFormat) => `/api/sailings/${sailing}/export/?of=result&format=${format}`,
} as const;
