import { finishAt } from '../finishObservations';
import type { Position } from '../position';
import type { FinishLine } from './finishLine';
import { distanceM, planeAround, type Metres, type TrackSegment } from './plane';

/** A track that crosses the finish line. */
export interface Crossing {
  /** Milliseconds since 1970, a whole second, an exact half up. */
  at: number;
  /** The true time lies so many whole seconds before or after. */
  errorS: number;
  speedKn: number;
  /** Where, in metres on the plane around the middle of the line. */
  place: Metres;
  /** So far beyond the end of the line, in metres; 0: between its ends. */
  overhangM: number;
  /** It comes from the side of the last mark; null: the course does not say which side that is. */
  isFromCourse: boolean | null;
}

export interface TrackCrossings {
  /** In the order of time. */
  crossings: Crossing[];
  /** Which of them is likely the finish, by its index; null: none. */
  likely: number | null;
}

/** 95 % of the positions of a phone or a watch under open sky are nearer than this to the truth. */
const DEVICE_ERROR_M = 5;
/** Of two positions within a minute most of that error is the same; this much differs. */
const JITTER_M = 1;
/** A boat that changes its speed between two points: 0.4 s in a gap of 8 s. */
const ERROR_PER_GAP = 0.05;
const ROUNDING_S = 0.5;
const MAX_GAP_MS = 30_000;
/** Anchored ends swing. */
const MAX_OVERHANG_M = 10;
const SPEED_WINDOW_MS = 10_000;
const M_PER_S_IN_A_KNOT = 1852 / 3600;
const MIN_SPEED_KN = 0.5;
const MAX_SPEED_KN = 25;
const SLOWEST_M_PER_S = 0.1;
/** A mark so near to the line, extended, does not say which side it is on. */
const MIN_SIDE_M = 5;
const SECOND_MS = 1000;
/** Marks swing and are laid again: a boat that comes so near has rounded one. */
const NEAR_M = 150;

/** A point of a track in metres. */
interface PlanePoint extends Metres {
  at: number;
}

/** The line on the plane around its middle: from its first end along (dx, dy), which has the length 1. */
interface PlaneLine {
  end: Metres;
  dx: number;
  dy: number;
  lengthM: number;
}

function lineOn(plane: (place: Position) => Metres, { ends }: FinishLine): PlaneLine {
  const [a, b] = [plane(ends[0]), plane(ends[1])];
  const lengthM = Math.hypot(b.x - a.x, b.y - a.y);
  return { end: a, dx: (b.x - a.x) / lengthM, dy: (b.y - a.y) / lengthM, lengthM };
}

/** Metres to the left of the line, seen from its first end; negative to the right. */
const sideOf = ({ end, dx, dy }: PlaneLine, { x, y }: Metres): number => dx * (y - end.y) - dy * (x - end.x);
/** Metres from the first end in the direction of the second. */
const alongOf = ({ end, dx, dy }: PlaneLine, { x, y }: Metres): number => dx * (x - end.x) + dy * (y - end.y);

/** The middle of the line, where the plane of its crossings has its origin. */
export const middleOf = ({ ends: [a, b] }: FinishLine): Position => ({
  lat: (a.lat + b.lat) / 2,
  lon: (a.lon + b.lon) / 2,
});

/** The side that boats finish from, as the sign of `sideOf`: that of the last mark that lies clear of the line. */
function courseSide(line: PlaneLine, marks: readonly Metres[]): 1 | -1 | null {
  const clear = marks.map((mark) => sideOf(line, mark)).filter((side) => Math.abs(side) >= MIN_SIDE_M);
  const last = clear.at(-1);
  return last === undefined ? null : last > 0 ? 1 : -1;
}

const knots = (from: PlanePoint, to: PlanePoint): number =>
  Math.hypot(to.x - from.x, to.y - from.y) / ((to.at - from.at) / SECOND_MS) / M_PER_S_IN_A_KNOT;

/** Points of a segment without a gap that is too long to say anything of what happened in it. */
function withoutGaps(points: readonly PlanePoint[]): PlanePoint[][] {
  const parts: PlanePoint[][] = [];
  let before: PlanePoint | undefined;
  for (const point of points) {
    if (before === undefined || point.at - before.at > MAX_GAP_MS) parts.push([]);
    parts.at(-1)?.push(point);
    before = point;
  }
  return parts;
}

/** The crossing between two points that follow each other; null: what they say cannot be a finish. */
function crossingAt(
  line: PlaneLine,
  points: readonly PlanePoint[],
  index: number,
  side: 1 | -1 | null,
): Crossing | null {
  const [before, after] = [points[index], points[index + 1]];
  if (before === undefined || after === undefined) return null;
  const [d1, d2] = [sideOf(line, before), sideOf(line, after)];
  if (d1 >= 0 === d2 >= 0) return null;
  const part = d1 / (d1 - d2);
  const place = { x: before.x + (after.x - before.x) * part, y: before.y + (after.y - before.y) * part };
  const along = alongOf(line, place);
  const overhangM = Math.max(0, -along, along - line.lengthM);
  if (overhangM > MAX_OVERHANG_M) return null;

  const from = points.slice(0, index).findLast(({ at }) => before.at - at >= SPEED_WINDOW_MS) ?? points[0] ?? before;
  const to = points.slice(index + 1).find(({ at }) => at - after.at >= SPEED_WINDOW_MS) ?? points.at(-1) ?? after;
  const speedKn = Math.max(knots(from, after), knots(before, to));
  if (speedKn < MIN_SPEED_KN || speedKn > MAX_SPEED_KN) return null;
  const seconds = (after.at - from.at) / SECOND_MS;
  const across = (Math.abs(d2 - sideOf(line, from)) - 2 * JITTER_M) / seconds;
  const gapS = (after.at - before.at) / SECOND_MS;
  return {
    at: finishAt(before.at + (after.at - before.at) * part),
    errorS: Math.ceil(DEVICE_ERROR_M / Math.max(across, SLOWEST_M_PER_S) + ERROR_PER_GAP * gapS + ROUNDING_S),
    speedKn,
    place,
    overhangM,
    isFromCourse: side === null ? null : d1 >= 0 === side > 0,
  };
}

/** Without those that follow another one within its error: the device trembles about the line, not the boat. */
function apart(crossings: readonly Crossing[]): Crossing[] {
  const kept: Crossing[] = [];
  for (const crossing of crossings) {
    const before = kept.at(-1);
    if (before === undefined || crossing.at - before.at > before.errorS * SECOND_MS) kept.push(crossing);
  }
  return kept;
}

/** The moment when a track is nearest to a mark on its first visit to it after `from`; null: it never comes near. */
function visitTo(mark: Metres, points: readonly PlanePoint[], from: number): number | null {
  let nearest: { at: number; distance: number } | null = null;
  for (const point of points) {
    if (point.at < from) continue;
    const distance = distanceM(point, mark);
    if (distance > NEAR_M && nearest !== null) return nearest.at;
    if (distance <= NEAR_M && (nearest === null || distance < nearest.distance)) nearest = { at: point.at, distance };
  }
  return nearest && nearest.at;
}

/**
 * When a track rounds the last of `marks`, in milliseconds: each mark is sought after the one before it, so that a mark
 * of several laps counts in its own lap. A mark that the track never comes near is passed over. Null: the last one is
 * such, or there are no marks.
 */
function lastRounding(marks: readonly Metres[], points: readonly PlanePoint[], from: number): number | null {
  let last: number | null = null;
  let reached = from;
  for (const mark of marks) {
    last = visitTo(mark, points, reached);
    reached = last ?? reached;
  }
  return last;
}

/** The first from the side of the course after the last mark was rounded; where that is not known, the last of them. */
function likelyOf(crossings: readonly Crossing[], rounded: number | null): number | null {
  const isFinish = ({ at, isFromCourse }: Crossing): boolean =>
    isFromCourse !== false && (rounded === null || at >= rounded);
  const index = rounded === null ? crossings.findLastIndex(isFinish) : crossings.findIndex(isFinish);
  return index < 0 ? null : index;
}

/**
 * Where a track crosses a finish line after `start` (milliseconds; null: the start is not known). A track that pauses
 * for more than 30 s at the line, or passes more than 10 m beyond its ends, has not crossed it.
 */
export function crossingsOf(
  segments: readonly TrackSegment[],
  finishLine: FinishLine,
  start: number | null,
): TrackCrossings {
  const plane = planeAround(middleOf(finishLine));
  const line = lineOn(plane, finishLine);
  const marks = finishLine.marks.map(plane);
  const sailed = segments
    .map((points) => points.map((point): PlanePoint => ({ ...plane(point), at: point.at })))
    .sort((a, b) => (a[0]?.at ?? 0) - (b[0]?.at ?? 0));
  const side = courseSide(line, marks);
  const all = sailed
    .flatMap(withoutGaps)
    .flatMap((points) => points.flatMap((_, index) => crossingAt(line, points, index, side) ?? []))
    .filter(({ at }) => start === null || at > start)
    .sort((a, b) => a.at - b.at);
  const crossings = apart(all);
  return { crossings, likely: likelyOf(crossings, lastRounding(marks, sailed.flat(), start ?? -Infinity)) };
}
