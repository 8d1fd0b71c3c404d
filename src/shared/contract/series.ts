import type { ScoreCode } from './competitors';
import type { Id, Versioned, WireDate, WireDecimal } from './common';
import type { SailingStatus, SailingSummary } from './sailings';
import type { CodeFormula, DncRule, RulesEdition, ScoringSystem } from './scoring';

export const COMPETITOR_KEYS = ['boat', 'skipper', 'sail_number'] as const;
/** The identity that makes one row of the series. */
export type CompetitorKey = (typeof COMPETITOR_KEYS)[number];

export const DISCARD_RULES = ['thresholds', 'table', 'proportion'] as const;
export type DiscardRuleName = (typeof DISCARD_RULES)[number];

export const CLASS_SCORINGS = ['apart', 'together'] as const;
/** Race classes each get standings of their own, or all boats are scored as one fleet. */
export type ClassScoring = (typeof CLASS_SCORINGS)[number];

/** At least `min` of the counting races are sailed after the former quota's `until` and not after this one's. */
export interface SerieQuota {
  name: string;
  until: WireDate;
  min: number;
}

/** The number of races that count once a number of races is completed. */
export interface CountingStep {
  races: number;
  counting: number;
}

/** So many of every so many completed races are discarded ("en av fyra"). */
export interface DiscardProportion {
  discards: number;
  of: number;
}

/** How a series counts. */
export interface SerieRules {
  rrs: RulesEdition;
  scoring_system: ScoringSystem;
  /** Which of the next three fields decides how many races are discarded. */
  discard_rule: DiscardRuleName;
  /** Rising counts of completed races for 1, 2, … discards; [] none. */
  discards: number[];
  counting_table: CountingStep[];
  discard_proportion: DiscardProportion | null;
  dnc_rule: DncRule;
  /** Beats `dnc_rule` for the codes that it names. */
  code_points: Partial<Record<ScoreCode, CodeFormula>>;
  quotas: SerieQuota[];
  competitor_key: CompetitorKey;
  class_scoring: ClassScoring;
  /** Fewer starters: the race is not counted. */
  min_starters: number;
}

/** A serie as it travels in lists and frames. */
export interface SerieRow extends Versioned, SerieRules {
  club: Id;
  name: string;
  description: string;
  is_published: boolean;
  status: SailingStatus;
  status_label: string;
  sailing_count: number;
  competitor_count: number;
  /** Left out of frames. */
  can_edit?: boolean;
}

export interface Serie extends SerieRow {
  /** By date, then id. */
  sailings: SailingSummary[];
  results: SeriesRow[];
}

/** The fields that a club account may write; all but the name are optional. */
export interface SeriePayload extends Partial<SerieRules> {
  club?: Id;
  name: string;
  description?: string;
  is_published?: boolean;
}

export interface SeriesScore {
  sailing: Id;
  position: number | null;
  /** null: the race is not counted. */
  points: WireDecimal | null;
  score_code: ScoreCode | null;
  discarded: boolean;
}

export interface SeriesRow {
  position: number;
  tied: boolean;
  /** Stable name of the row, within its class. */
  key: string;
  sailor: Id | null;
  boat: Id | null;
  sail_number: string;
  boat_name: string;
  skipper_name: string;
  club_name: string;
  race_class: string | null;
  /** In the order of the serie's sailings. */
  scores: SeriesScore[];
  total_points: WireDecimal;
  net_points: WireDecimal;
  is_preliminary: boolean;
}

/** Keys of two rows of a series that are the same boat: the entries of `from` count as those of `into`. */
export interface SerieMergePayload {
  from: string;
  into: string;
}

export interface SerieMerge extends SerieMergePayload {
  id: Id;
}

export const seriePaths = {
  list: '/api/series/',
  ofClub: (club: Id | string) => `/api/series/?club=${club}`,
  one: (id: Id) => `/api/series/${id}/`,
  results: (id: Id) => `/api/series/${id}/results/`,
  scoring: (id: Id) => `/api/series/${id}/scoring/`,
  merges: (id: Id) => `/api/series/${id}/merges/`,
  merge: (id: Id, merge: Id) => `/api/series/${id}/merges/${merge}/`,
} as const;
