import type { WireDecimal, WireDuration } from './common';

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
