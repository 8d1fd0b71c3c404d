import type { ScoreCode } from '../../contract/competitors';
import type { DiscardsDocument, DncRule, FormulaBase, RulesEdition, ScoringSystem } from '../../contract/scoring';

/**
 * Input and output of the scorer. Points are whole tenths, percentages whole per cents, times whole seconds; races
 * count from 0 here and from 1 in documents and sentences.
 */

export type HighPointSystem = Exclude<ScoringSystem, 'low_point'>;

export interface CodePoints {
  base: FormulaBase;
  plusTenths: number;
}

/** At least `min` of these races count. Quotas never share races, unless one holds the other. */
export interface Quota {
  name: string | null;
  races: readonly number[];
  min: number;
}

export interface ScoringRules {
  edition: RulesEdition;
  /** `crossing`: places as boats crossed the line, to be moved up by A6.1. */
  places: 'final' | 'crossing';
  system: ScoringSystem;
  discards: DiscardsDocument;
  dncRule: DncRule;
  codePoints: Partial<Record<ScoreCode, CodePoints>>;
  quotas: readonly Quota[];
  mustCount: readonly number[];
  minStarters: number;
  /** The weight of each race; 1 where there is none. */
  weights: readonly number[];
  /** Boats entered in the series; null: as many as competitors. */
  entries: number | null;
}

/** One boat in one race, as it was recorded. */
export interface RaceResult {
  place: number | null;
  code: ScoreCode | null;
  /** Where a boat crossed the line that has no place (DSQ, RET, NSC …). */
  crossed: number | null;
  /** SCP, ZFP: per cent of the score for DNF, and how many such penalties. DPI: instead of `penaltyTenths`. */
  percent: number | null;
  times: number;
  /** For DPI: the points added. */
  penaltyTenths: number | null;
  /** For RDG: the points given. */
  pointsTenths: number | null;
  /** RDG, DUTY: the races that are averaged. */
  average: 'all_others' | 'before' | readonly number[] | null;
}

export interface SeriesInput {
  rules: ScoringRules;
  /** All scored competitors (A2.2), in any order. */
  competitors: readonly string[];
  /** The races in the order sailed. A competitor that is not in the map is DNC. */
  races: readonly ReadonlyMap<string, RaceResult>[];
}

/** The calculation of one boat's points in one race, step by step; `tenths` is the sum so far. */
export type PointsStep =
  | { step: 'movedUp'; from: number; to: number }
  | { step: 'place'; place: number; tiedBoats: number; tenths: number }
  | {
      step: 'code';
      code: ScoreCode;
      rule: 'A5.2' | 'A5.3' | 'local';
      base: FormulaBase;
      count: number;
      plusTenths: number;
      tenths: number;
    }
  | {
      step: 'penalty';
      code: 'SCP' | 'ZFP';
      edition: RulesEdition;
      percent: number;
      times: number;
      /** The base of percentages: the score for DNF, or in a high-point system the winner's score. */
      ofTenths: number;
      /** Added, or in a high-point system taken off, for each penalty. */
      eachTenths: number;
      /** The score for DNF, which is the worst that the penalties lead to. */
      dnfTenths: number;
      isCapped: boolean;
      tenths: number;
    }
  | { step: 'adjusted'; addedTenths: number; percent: number | null; tenths: number }
  | { step: 'stated'; tenths: number }
  /** No race to average: scored as DNF until there is one. */
  | {
      step: 'average';
      code: 'RDG' | 'DUTY';
      rule: 'A9(a)' | 'A9(b)' | 'named';
      races: readonly number[];
      tenths: number;
    }
  /** `place` is null when the points come from the code. */
  | {
      step: 'highPoint';
      system: HighPointSystem;
      code: ScoreCode | null;
      place: number | null;
      tiedBoats: number;
      starters: number;
      tenths: number;
    }
  | { step: 'weight'; weight: number; tenths: number };

export interface SeriesCell {
  /** null: the race is not counted. */
  tenths: number | null;
  /** Among the boats of the race, after A6.1. */
  place: number | null;
  code: ScoreCode | null;
  steps: readonly PointsStep[];
  isDiscarded: boolean;
  /** The reason why a score counts although it is no better than a discarded one; null without such a reason. */
  kept: 'DNE' | 'mustCount' | 'quota' | null;
}

/** The first difference that ranks a row before the next one with the same net points. */
export type TieBreak =
  /** The n-th best of the scores that count (n from 0). */
  | { rule: 'A8.1'; over: string; nth: number; ownTenths: number; otherTenths: number }
  | { rule: 'A8.2'; over: string; race: number; ownTenths: number; otherTenths: number };

export interface SeriesRowScore {
  competitor: string;
  rank: number;
  netTenths: number;
  totalTenths: number;
  /** One per race. */
  cells: readonly SeriesCell[];
  /** Races whose scores are excluded, rising. */
  discarded: readonly number[];
  /**
   * The competitors that share the rank after A8, itself among them, by name: one list for all of them, since a fleet of
   * thousands may share a rank.
   */
  sharing: readonly string[];
  brokenTie: TieBreak | null;
}

export interface RaceSummary {
  isCounted: boolean;
  whyNot: 'noFinisher' | 'tooFewStarters' | null;
  /** Starters that the race needs to be counted. */
  minStarters: number;
  entries: number;
  cameToStart: number;
  starters: number;
  finishers: number;
}

export interface SeriesScores {
  /** Best first; rows that share a rank follow the competitor's name. */
  rows: readonly SeriesRowScore[];
  races: readonly RaceSummary[];
  /** The number of races to exclude where no rule forbids it. */
  discardCount: number;
}
