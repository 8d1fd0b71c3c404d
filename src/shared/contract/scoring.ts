import type { ScoreCode } from './competitors';
import type { Id, WireDate, WireDecimal, WireDuration, WireTime } from './common';
import type { PursuitBasis, PursuitRounding } from './startGroups';
import type { SailingStatus } from './sailings';

/**
 * Documents that the scorer reads and writes: the files of `npm run score`, and what the server hands out so that a
 * browser, or anybody with the command, can score a series again. docs/scoring.md has an example for each rule.
 */

export const RULES_EDITIONS = ['2021-2024', '2025-2028'] as const;
export type RulesEdition = (typeof RULES_EDITIONS)[number];

export const DNC_RULES = ['entries_plus_1', 'starters_plus_1'] as const;
/** A5.2, or A5.3 where boats that came to the starting area score those who came + 1. */
export type DncRule = (typeof DNC_RULES)[number];

export const SCORING_SYSTEMS = ['low_point', 'stsf', 'scts'] as const;
/**
 * RRS appendix A4, or a high-point system: StSF's 100 × (St − P + 1) / St, SCTS's one for starting and one for each
 * boat beaten.
 */
export type ScoringSystem = (typeof SCORING_SYSTEMS)[number];

export const FORMULA_BASES = ['entries', 'came_to_start', 'finishers', 'fixed'] as const;
export type FormulaBase = (typeof FORMULA_BASES)[number];

/** Points of a code: the base (0 for `fixed`) plus so many. */
export interface CodeFormula {
  base: FormulaBase;
  plus: number;
}

export type DiscardsDocument =
  | { count: number }
  | { thresholds: { races: number; discards: number }[] }
  | { table: { races: number; counting: number }[] }
  | { proportion: { discards: number; of: number } };

export interface RulesDocument {
  rrs?: RulesEdition;
  /** `crossing`: places as boats crossed the line, to be moved up by A6.1. */
  places?: 'final' | 'crossing';
  system?: ScoringSystem;
  discards?: DiscardsDocument;
  dnc_rule?: DncRule;
  code_points?: Partial<Record<ScoreCode, CodeFormula>>;
  /** Race numbers count from 1. */
  quotas?: { name?: string; races: number[]; min: number }[];
  must_count?: number[];
  min_starters?: number;
  weights?: number[];
  entries?: number;
}

/** One boat in one race. A boat that is not mentioned is DNC. */
export interface RaceResultDocument {
  place?: number;
  code?: ScoreCode;
  /** Where a boat crossed the line that has no place. */
  crossed?: number;
  percent?: number;
  times?: number;
  penalty?: WireDecimal;
  points?: WireDecimal;
  average?: 'all-others' | 'before' | number[];
}

export interface SeriesDocument {
  kind: 'series';
  rules?: RulesDocument;
  competitors: string[];
  races: Record<string, RaceResultDocument>[];
}

export interface SeriesAnswerRow {
  competitor: string;
  rank: number;
  net: WireDecimal;
  total: WireDecimal;
  points: (WireDecimal | null)[];
  /** Race numbers, from 1. */
  discarded: number[];
  tied_with: string[];
  /** With --why: one list of sentences per race, and the row's own. */
  why?: { points: string[][]; row: string[] };
}

export const RATING_SYSTEMS = ['srs', 'tot', 'py', 'tod'] as const;
export type RatingSystem = (typeof RATING_SYSTEMS)[number];

export interface RaceDocument {
  kind: 'race';
  system: RatingSystem;
  distance_nm?: WireDecimal;
  boats: { id: string; rating: WireDecimal; elapsed?: WireDuration; laps?: number; code?: ScoreCode }[];
}

export interface RaceAnswerRow {
  id: string;
  corrected: WireDuration | null;
  place: number | null;
  points: WireDecimal;
  why?: string[];
}

export interface PursuitDocument {
  kind: 'pursuit';
  system: 'srs' | 'py' | 'tod';
  basis: PursuitBasis;
  /** The rating of the boat that the offsets are counted from; that boat need not take part. */
  reference_rating: WireDecimal;
  rounding?: PursuitRounding;
  /** The reference's start. */
  first_start: WireTime;
  boats: { id: string; rating: WireDecimal }[];
}

export interface PursuitAnswerRow {
  id: string;
  offset_seconds: number;
  /** "+1d" is appended when it is the next day. */
  start_time: string;
  why?: string[];
}

export type ScoringDocument = SeriesDocument | RaceDocument | PursuitDocument;

/** A race of a series, as its scoring shows it. */
export interface ScoredRace {
  sailing: Id;
  name: string;
  start_date: WireDate;
  status: SailingStatus;
  verified_result: boolean;
}

/** The boat that a competitor of a scoring document refers to. */
export interface ScoredBoat {
  sail_number: string;
  boat_name: string;
  boat_model_name: string | null;
  skipper_name: string;
  club_name: string;
  sailor: Id | null;
  boat: Id | null;
  /** Sub-results that the row takes part in ("Dam", "Veteran"). */
  categories: string[];
}

/** The standings of one class of a series (null: of all boats), with all that is needed to score them again. */
export interface ClassScoringDocument {
  race_class: string | null;
  document: SeriesDocument;
  boats: Record<string, ScoredBoat>;
  /** The races in the order of `document.races`; preliminary races have entries that have not been verified. */
  races: (ScoredRace & { is_preliminary: boolean })[];
}

/** `GET /api/series/{id}/scoring/` */
export interface SerieScoring {
  serie: Id;
  classes: ClassScoringDocument[];
}
