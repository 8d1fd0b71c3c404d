import type { WireDecimal, WireFile } from './common';
import type { BoatKind } from './boats';

/** The four numbers of a type: full crew with flying sails, without them, shorthanded, and shorthanded without them. */
export const SRS_NUMBERS = ['srs', 'srs_no_flying', 'srs_shorthanded', 'srs_shorthanded_no_flying'] as const;
export type SrsNumber = (typeof SRS_NUMBERS)[number];
export type SrsNumbers = Record<SrsNumber, WireDecimal | null>;

/** What a column of a table of numbers may hold. */
export type SrsColumn = SrsNumber | 'name' | 'kind' | 'srs_year';

export interface SrsType extends SrsNumbers {
  name: string;
}

export interface SrsChange {
  name: string;
  before: SrsNumbers;
  after: SrsNumbers;
}

/** How a table differs from the one before it. */
export interface SrsDifference {
  added: SrsType[];
  gone: SrsType[];
  /** A number has come or gone, or differs by more than 0.010. */
  changed: SrsChange[];
  /** All numbers differ by at most 0.010. */
  slightly: SrsChange[];
  /** How many types have the numbers that they had. */
  same: number;
}

/** One of `text` and `file`. What the table itself says of kind and year counts before the two words here. */
export interface SrsTablePayload {
  /** A copied web table (HTML), or lines with tabs, semicolons or commas. */
  text?: string;
  file?: WireFile;
  /** What the types are, and which of them are gone where the table lacks them; otherwise monohulls. */
  kind?: BoatKind;
  /** The year that the numbers are for; otherwise this one. */
  year?: number;
}

export interface SrsTablePreview extends SrsDifference {
  columns: { heading: string; field: SrsColumn | null }[];
  /** How many rows have a name and no number. */
  skipped: number;
  year: number;
  /** The year of the table that it takes the place of; null where there is none. */
  replaces_year: number | null;
  /** Sentences that stop nothing. */
  warnings: string[];
}

/** How many types were touched, and how. */
export interface SrsTableAnswer {
  added: number;
  changed: number;
  slightly: number;
  same: number;
  gone: number;
  year: number;
}
