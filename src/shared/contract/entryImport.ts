import type { Id, WireDatetime, WireDecimal, WireFile } from './common';
import type { Competitor } from './competitors';

/** What a column of an entry list may hold. */
export const IMPORT_FIELDS = [
  'sail_number',
  'nation',
  'boat_name',
  'boat_model',
  'skipper_name',
  'first_name',
  'last_name',
  'crew_names',
  'crew_count',
  'club_name',
  'rating',
  'rating_type',
  'start_group',
  'race_class',
  'email',
  'phone',
] as const;
export type ImportField = (typeof IMPORT_FIELDS)[number];

/** What the columns hold, by their headings; null: the column is not taken. */
export type ImportMapping = Record<string, ImportField | null>;

export interface ImportColumn {
  heading: string;
  field: ImportField | null;
}

/** A boat as it will be stored: names of groups, classes and types. What is wrong stands as it was written. */
export interface ImportValues {
  sail_number: string;
  boat_name: string;
  boat_model_name: string | null;
  skipper_name: string;
  crew_names: string;
  club_name: string;
  rating: WireDecimal | null;
  start_group: string | null;
  race_class: string | null;
}

export interface ImportProblem {
  /** `non_field_errors` is about the whole row. */
  field: ImportField | 'non_field_errors';
  text: string;
}

/** The same boat: one that is entered, or one of an earlier line. */
export type DuplicateOf = { competitor: Id } | { line: number };

export interface ImportRow {
  /** Where the row begins in the text, counted from 1 with the headings. */
  line: number;
  values: ImportValues;
  problems: ImportProblem[];
  /** Sentences that stop nothing. */
  warnings: string[];
  duplicate_of: DuplicateOf | null;
}

/** Start groups and race classes that the import makes, since the list names them and the sailing lacks them. */
export interface ImportedNames {
  new_start_groups: string[];
  new_race_classes: string[];
}

export interface ImportPreview extends ImportedNames {
  /** The sheets of an Excel file; none of any other list. */
  sheets: string[];
  /** The sheet that was read. */
  sheet: string | null;
  columns: ImportColumn[];
  rows: ImportRow[];
  /** Rows that will be entered. Those that are skipped are counted nowhere. */
  ready: number;
  /** Rows with problems, and duplicates that nobody wants anyway. */
  refused: number;
}

/** One of `text` and `file`. In a multipart body the other three are JSON text. */
export interface EntryImportPayload {
  /** A copied web table (HTML), or lines with tabs, semicolons or commas. */
  text?: string;
  /** The same as a text file, or an Excel file (.xlsx). */
  file?: WireFile;
  /** The sheet to read; without it the first one whose headings name sail numbers. */
  sheet?: string;
  mapping?: ImportMapping;
  /** Lines to leave out. */
  skip?: number[];
  /** Lines to enter although they are duplicates. */
  anyway?: number[];
}

export interface EntryImportAnswer extends ImportedNames {
  import: Id;
  competitors: Competitor[];
}

/** An import that can still be undone, as far as nobody has changed its boats. */
export interface EntryImport {
  import: Id;
  made_at: WireDatetime;
  /** How many of its boats are still entered. */
  boats: number;
}

/** What the boats of a sailing can be saved as. */
export const EXPORT_FORMATS = ['xlsx', 'csv', 'sailarena'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

export const entryImportPaths = {
  ofSailing: (sailing: Id | string) => `/api/sailings/${sailing}/entry-import/`,
  /** `?format=xlsx`, `csv` or `sailarena`. */
  exported: (sailing: Id | string) => `/api/sailings/${sailing}/export/`,
  one: (sailing: Id, made: Id) => `/api/sailings/${sailing}/entry-import/${made}/`,
} as const;
