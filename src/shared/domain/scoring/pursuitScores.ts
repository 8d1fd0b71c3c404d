import type { PursuitDocument } from '../../contract/scoring';
import { fractionOf, type Fraction } from './fraction';
import { exactOffset, pursuitCourse, roundedOffset } from './pursuitCourse';
import { compareNames } from './ties';

export interface PursuitBoatScore {
  id: string;
  rating: string;
  /** Seconds after the reference boat's start, before and after rounding. */
  exact: Fraction;
  offsetS: number;
}

/** The start list of a checked document, first start first, then by id. */
export function pursuitScores(document: Required<PursuitDocument>): PursuitBoatScore[] {
  const course = pursuitCourse(document.system, document.basis, document.reference_rating);
  return document.boats
    .map(({ id, rating }) => {
      const exact = exactOffset(course, fractionOf(rating));
      return { id, rating, exact, offsetS: roundedOffset(exact, document.rounding) };
    })
    .sort((a, b) => a.offsetS - b.offsetS || compareNames(a.id, b.id));
}
