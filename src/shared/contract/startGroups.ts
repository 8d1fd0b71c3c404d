import type { Id, Versioned, WireDatetime, WireDecimal, WireTime, WireDuration } from './common';
import type { Competitor } from './competitors';

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
