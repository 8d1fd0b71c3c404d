import type { Id, WireDatetime } from './common';
import type { Competitor } from './competitors';
import type { MadeBy } from './startLog';

export const DIFFERENCE_KINDS = [
  'agree',
  'differs',
  'other_boat',
  'only_main',
  'only_reserve',
  'order',
  'double',
] as const;
export type DifferenceKind = (typeof DIFFERENCE_KINDS)[number];

/** Whose word counts: of one of the lists, a time that was written instead, or of neither. */
export const DECISION_USES = ['main', 'reserve', 'time', 'none'] as const;
export type DecisionUse = (typeof DECISION_USES)[number];

/** What somebody has decided about a crossing, as long as the result still is what they decided. */
export interface FinishDecision {
  use: DecisionUse;
  /** With `time`. */
  finish_time: WireDatetime | null;
  by: MadeBy;
  at: WireDatetime;
}

/** A crossing as the two lists have it. */
export interface FinishDifference {
  kind: DifferenceKind;
  /** The boat, where they do not name two. */
  competitor: Id | null;
  /** Keys of the observations; null: the list does not have it. */
  main: string | null;
  reserve: string | null;
  /** How much later the reserve has it, beyond `offset_ms`. */
  delta_ms: number | null;
  /** A place or a point would change. */
  matters: boolean;
  /** The places that the lists give their boats. */
  main_place: number | null;
  reserve_place: number | null;
  decided: FinishDecision | null;
}

export interface FinishDifferences {
  /** How much later the reserve's clock is. */
  offset_ms: number;
  counts: Record<DifferenceKind, number>;
  /** Those that matter first, otherwise in the order of the line. */
  rows: FinishDifference[];
}

export interface FinishDecisionPayload {
  main: string | null;
  reserve: string | null;
  use: DecisionUse;
  /** With `time`. */
  finish_time?: WireDatetime | null;
}

export interface FinishDecisionsPayload {
  decisions: FinishDecisionPayload[];
}

/** The competitors are those whose finish was written or taken back. */
export interface FinishDecisionsAnswer extends FinishDifferences {
  competitors: Competitor[];
}

export const finishDifferencesPath = (sailing: Id) => `/api/sailings/${sailing}/finish-differences/`;
