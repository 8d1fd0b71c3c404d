import type { PursuitBasis, PursuitRounding } from '../../contract/startGroups';
import type { PursuitDocument } from '../../contract/scoring';
import { readDuration } from '../duration';
import { ceiling, dividedBy, parseFraction, halfUp, minus, times, whole } from './fraction';
import type { Fraction } from './fraction';

/** The length of a pursuit race, from which every boat's planned time follows. */
export interface PursuitCourse {
  system: PursuitDocument['system'];
  reference: Fraction;
  /** Corrected seconds of every boat that sails as planned; tod: the length in nautical miles. */
  length: Fraction;
}

export const DEFAULT_ROUNDING: PursuitRounding = { unit_seconds: 1, mode: 'half-up' };

function seconds(duration: string): Fraction {
  const ms = readDuration(duration);
  if (ms === null) throw new RangeError(`"${duration}" is not a duration`);
  return dividedBy(whole(ms), whole(1000));
}

/** Planned elapsed seconds of a boat: all start so that they would finish together. tod: but for a constant. */
export function plannedElapsed({ system, length }: PursuitCourse, rating: Fraction): Fraction {
  if (system === 'tod') return times(rating, length);
  return system === 'py' ? dividedBy(times(length, rating), whole(1000)) : dividedBy(length, rating);
}

function lengthOf(system: PursuitCourse['system'], basis: PursuitBasis, reference: Fraction): Fraction {
  if ('distance_nm' in basis) {
    const miles = parseFraction(basis.distance_nm);
    return system === 'tod' ? miles : times(miles, parseFraction(basis.seconds_per_nm ?? ''));
  }
  if ('expected_corrected' in basis) return seconds(basis.expected_corrected);
  const elapsed = seconds(basis.expected_elapsed);
  return system === 'py' ? dividedBy(times(elapsed, whole(1000)), reference) : times(elapsed, reference);
}

/**
 * The course of a checked plan or document: `seconds_per_nm` is there but for tod, which needs a distance. Throws
 * RangeError else.
 */
export function pursuitCourse(
  system: PursuitCourse['system'],
  basis: PursuitBasis,
  referenceRating: string,
): PursuitCourse {
  const reference = parseFraction(referenceRating);
  return { system, reference, length: lengthOf(system, basis, reference) };
}

/** Exact seconds from the reference boat's start to the boat's. */
export const exactOffset = (course: PursuitCourse, rating: Fraction): Fraction =>
  minus(plannedElapsed(course, course.reference), plannedElapsed(course, rating));

/**
 * The exact offset in whole units. `half-up`: to the nearest unit, an exact half to the later one, also before the
 * reference boat (−90 s is −60 s in minutes). `up`: to the first unit that is not earlier.
 */
export function roundedOffset(exact: Fraction, { unit_seconds, mode }: PursuitRounding): number {
  const units = dividedBy(exact, whole(unit_seconds));
  return unit_seconds * (mode === 'up' ? ceiling(units) : halfUp(units));
}
