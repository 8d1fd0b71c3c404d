import type { CourseMark } from '../../contract/courses';
import type { Position } from '../position';

/** Where a course ends. */
export interface FinishLine {
  ends: readonly [Position, Position];
  /** The marks that have a position and are rounded before the line, in the order of the course. */
  marks: readonly Position[];
}

/**
 * Why a course says nothing of where its finish line lies. marks: it has fewer than two. kind: its last two marks are
 * not both "gate or line". position: `without` have none. place: both ends lie at the same place.
 */
export type LineProblem = { missing: 'marks' | 'kind' | 'place' } | { missing: 'position'; without: string[] };

const positionOf = ({ lat, lon }: CourseMark): Position | null => (lat === null || lon === null ? null : { lat, lon });

const isSamePlace = (a: Position, b: Position): boolean => a.lat === b.lat && a.lon === b.lon;

/**
 * The finish line of a course: its last two marks, both of the kind "gate or line" and both with a position. Gates at
 * the head of the course are where it starts, and are not rounded.
 */
export function finishLineOf(marks: readonly CourseMark[]): FinishLine | LineProblem {
  const ordered = [...marks].sort((a, b) => a.order - b.order);
  const [first, second] = ordered.slice(-2);
  if (first === undefined || second === undefined) return { missing: 'marks' };
  if (first.rounding !== 'gate' || second.rounding !== 'gate') return { missing: 'kind' };
  const [from, to] = [positionOf(first), positionOf(second)];
  if (from === null || to === null) {
    const without = [first, second].filter((end) => positionOf(end) === null);
    return { missing: 'position', without: without.map(({ name }) => name) };
  }
  if (isSamePlace(from, to)) return { missing: 'place' };
  const before = ordered.slice(0, -2);
  const firstRounded = before.findIndex(({ rounding }) => rounding !== 'gate');
  const rounded = firstRounded < 0 ? [] : before.slice(firstRounded);
  return { ends: [from, to], marks: rounded.flatMap((mark) => positionOf(mark) ?? []) };
}
