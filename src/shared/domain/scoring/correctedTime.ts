import type { RatingSystem } from '../../contract/scoring';
import { dividedBy, halfUp, minus, times, whole } from './fraction';
import type { Fraction } from './fraction';

/** How a race compares its boats. */
export interface Handicap {
  system: RatingSystem;
  /** py: the greatest number of laps that a boat with a time has sailed. */
  mostLaps: number;
  /** tod: the length of the course in nautical miles. */
  miles: Fraction;
}

export interface TimedBoat {
  elapsedS: number;
  /** A time-on-time factor, a Portsmouth number, or seconds a nautical mile. */
  rating: Fraction;
  laps: number;
}

/**
 * Corrected time in whole seconds, an exact half up (A3): elapsed × rating; by Portsmouth number elapsed × 1000 / PN
 * for as many laps as the boat with most; by time on distance elapsed − rating × distance, which may be below zero.
 */
export function correctedTime({ system, mostLaps, miles }: Handicap, { elapsedS, rating, laps }: TimedBoat): number {
  const elapsed = whole(elapsedS);
  if (system === 'tod') return halfUp(minus(elapsed, times(rating, miles)));
  if (system === 'py') return halfUp(dividedBy(times(elapsed, whole(1000 * mostLaps)), times(rating, whole(laps))));
  return halfUp(times(elapsed, rating));
}

/** Elapsed × SRS in whole seconds, an exact half up: (2 × elapsed × thousandths + 1000) div 2000. */
export function correctedSeconds({
  elapsedS,
  ratingThousandths,
}: {
  elapsedS: number;
  ratingThousandths: number;
}): number {
  const doubled = 2 * elapsedS * ratingThousandths + 1000;
  return (doubled - (doubled % 2000)) / 2000;
}
