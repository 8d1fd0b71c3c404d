import type { PursuitDocument } from '../../contract/scoring';
import { parseFraction, type Fraction } from './fraction';
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
      const exact = exactOffset(course, parseFraction(rating));
      return { id, rating, exact, offsetS: roundedOffset(exact, document.rounding) };
    })
    .sort((a, b) => a.offsetS - b.offsetS || compareNames(a.id, b.id));
}

const DAY_S = 86_400;
const two = (value: number): string => String(value).padStart(2, '0');

/** "18:30:00" and 720 s is "18:42:00"; "+1d" is appended when that is the next day, "-1d" when it is the day before. */
export function startClock(firstStart: string, offsetS: number): string {
  const [hours = 0, minutes = 0, seconds = 0] = firstStart.split(':').map(Number);
  const at = (hours * 60 + minutes) * 60 + seconds + offsetS;
  const days = Math.floor(at / DAY_S);
  const rest = at - days * DAY_S;
  const clock = `${two(Math.floor(rest / 3600))}:${two(Math.floor(rest / 60) % 60)}:${two(rest % 60)}`;
  return days === 0 ? clock : `${clock}${days > 0 ? '+' : ''}${days}d`;
}
