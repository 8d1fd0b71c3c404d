import type { Id, WireDate, WireDatetime, WireDecimal, WireFile } from './common';
import type { Serie, SerieRules } from './series';

/** A file of Sailwave (.blw) that becomes a serie. In a multipart body all is text but the file. */
export interface BlwImportPayload {
  file: WireFile;
  /** The day of the first race without one; the others follow a week apart. */
  first_date?: WireDate;
  /** The year of days that the file writes without one. */
  year?: number;
}

/** The serie as it will be. */
export interface BlwSerie extends SerieRules {
  name: string;
  description: string;
}

export interface BlwRace {
  name: string;
  /** null: not known before somebody says `first_date` or `year`. */
  start_date: WireDate | null;
  is_sailed: boolean;
  /**
   * Entries, a boat in two fleets counted twice.
   * @asType integer
   */
  boats: number;
  /** Names of the start groups, where there are several guns. */
  start_groups: string[];
}

export interface BlwFleet {
  /** null: the boats of no fleet. */
  name: string | null;
  /** Sailwave's word for what the fleet is rated by: "TCF", "PY", "None". */
  rating_system: string;
  /** @asType integer */
  boats: number;
}

/** How many agree with what stands in the file. */
export interface BlwCounts {
  /** @asType integer */
  same: number;
  /** @asType integer */
  different: number;
}

export interface BlwCompared {
  /** Of each boat in each race. */
  points: BlwCounts;
  /** Net points of each boat in her fleet. */
  totals: BlwCounts;
  /** Places in the standings of the fleet. */
  ranks: BlwCounts;
}

export const BLW_DIFFERENCE_KINDS = ['points', 'total', 'rank'] as const;
export type BlwDifferenceKind = (typeof BLW_DIFFERENCE_KINDS)[number];

export interface BlwDifference {
  kind: BlwDifferenceKind;
  /** The race's name; null for totals and ranks. */
  race: string | null;
  fleet: string | null;
  sail_number: string;
  skipper_name: string;
  /** Points, or a place. */
  stored: WireDecimal;
  /** null: not scored here. */
  ours: WireDecimal | null;
  /** A Swedish sentence; null where it cannot be told. */
  reason: string | null;
}

/** What has to be said before the file can be taken in. */
export interface BlwNeeds {
  first_date: boolean;
  year: boolean;
}

interface BlwReport {
  fleets: BlwFleet[];
  /**
   * Boats, each once in each of her fleets.
   * @asType integer
   */
  boats: number;
  compared: BlwCompared;
  /** The first of them, at most 500: `compared` counts all. */
  differences: BlwDifference[];
  /** What cannot come along, or comes along as something else. */
  warnings: string[];
}

/** What an import would do. */
export interface BlwPreview extends BlwReport {
  serie: BlwSerie;
  races: BlwRace[];
  needs: BlwNeeds;
}

/** What an import has done. */
export interface BlwImportAnswer extends BlwReport {
  serie: Serie;
  races: (BlwRace & { sailing: Id })[];
}

/** A serie that came from a file of Sailwave. */
export interface BlwImport {
  serie: { id: Id; name: string };
  made_at: WireDatetime;
  /** Nothing of it has been changed since: it can be taken away again. */
  can_undo: boolean;
}

export const blwImportPaths = {
  ofClub: (club: Id | string) => `/api/clubs/${club}/blw-import/`,
  ofSerie: (serie: Id | string) => `/api/series/${serie}/import/`,
} as const;
