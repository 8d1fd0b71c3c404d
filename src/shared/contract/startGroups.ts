import type { Id, Versioned, WireDatetime, WireDecimal, WireTime, WireDuration } from './common';
import type { Competitor } from './competitors';

/**
 * The class flags of start groups in starting order. Letters with another meaning on a committee boat (I, P, U, Z and
 * black for starts; C, L, M, N, S, V, X, Y in the race signals) are not class flags.
 */
export const CLASS_FLAGS = ['E', 'F', 'G', 'H', 'J', 'K', 'Q', 'R', 'T', 'W'] as const;
export type ClassFlag = (typeof CLASS_FLAGS)[number];

/** Where a group stands on its way to the start. Only `scheduled` and `started` have a start. */
export const START_STATES = ['scheduled', 'postponed', 'recalled', 'abandoned', 'cancelled', 'started'] as const;
export type StartState = (typeof START_STATES)[number];

/** The preparatory signals of RRS 26 and 30. */
export const PREP_FLAGS = ['P', 'I', 'Z', 'U', 'black'] as const;
export type PrepFlag = (typeof PREP_FLAGS)[number];

/** After a general recall: the later groups follow the new start (RRS 29.2), or the recalled group starts last. */
export const RECALL_ORDERS = ['follow', 'last'] as const;
export type RecallOrder = (typeof RECALL_ORDERS)[number];

/** A start group as it travels in frames and lives in the store: without its competitors. */
export interface StartGroupRow extends Versioned {
  sailing: Id;
  name: string;
  start_time: WireTime | null;
  /** Beats start_time: another day, or a postponed start. */
  custom_start_datetime: WireDatetime | null;
  /** SRS interval, both ends included. */
  min_rating: WireDecimal | null;
  max_rating: WireDecimal | null;
  order: number;
  /** Kept from its creation, wherever the group is moved; null where there are more groups than flags. */
  class_flag: ClassFlag | null;
  prep_flag: PrepFlag;
  start_state: StartState;
  /** 1, and one more for every start that was recalled or abandoned. */
  attempt: number;
  /** The start and the flag that the start log began from; null until it has moved a start. */
  planned_start: WireDatetime | null;
  planned_prep: PrepFlag | null;
  /** Null while the group has no start: postponed, recalled, abandoned or cancelled. */
  effective_start: WireDatetime | null;
  competitor_count: number;
}

export interface StartGroup extends StartGroupRow {
  competitors: Competitor[];
}

export interface StartGroupPayload {
  sailing: Id;
  name: string;
  start_time: WireTime | null;
  custom_start_datetime: WireDatetime | null;
  min_rating: WireDecimal | null;
  max_rating: WireDecimal | null;
  order: number;
  /** Left out: the first that no other group of the sailing has. */
  class_flag?: ClassFlag | null;
  prep_flag?: PrepFlag;
}

export const startGroupPaths = {
  list: '/api/start-groups/',
  one: (id: Id) => `/api/start-groups/${id}/`,
} as const;

/**
 * How long a pursuit race is planned to be: the reference boat's time sailed, corrected time, or the course and a speed
 * at 1.000.
 */
export type PursuitBasis =
  | { expected_elapsed: WireDuration }
  | { expected_corrected: WireDuration }
  | { distance_nm: WireDecimal; seconds_per_nm?: WireDecimal };

export const ROUNDING_UNITS_S = [1, 10, 30, 60] as const;

export interface PursuitRounding {
  unit_seconds: number;
  mode: 'half-up' | 'up';
}
