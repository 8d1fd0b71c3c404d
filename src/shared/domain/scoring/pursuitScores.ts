import type { PursuitAnswerRow, PursuitDocument } from '../../contract/scoring';
import { fractionOf } from './fraction';
import { DEFAULT_ROUNDING, pursuitCourse, pursuitOffset } from './pursuitCourse';
import { startClock } from './startClock';
import { compareNames } from './ties';

/** The start list of a checked document, first start first, then by id (sailing.md 8). */
export function pursuitScores(document: PursuitDocument): Omit<PursuitAnswerRow, 'why'>[] {
  const course = pursuitCourse(document.system, document.basis, document.reference_rating);
  return document.boats
    .map(({ id, rating }) => ({ id, offset_seconds: pursuitOffset(course, fractionOf(rating), document.rounding ?? DEFAULT_ROUNDING) }))
    .sort((a, b) => a.offset_seconds - b.offset_seconds || compareNames(a.id, b.id))
    .map((row) => ({ ...row, start_time: startClock(document.first_start, row.offset_seconds) }));
}
