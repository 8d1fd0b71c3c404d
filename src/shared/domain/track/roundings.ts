import { distanceM, type Metres } from './plane';

/** Marks swing and are laid again: a boat that comes so near has rounded one. */
const NEAR_M = 150;

/** A point of a track in metres. */
export interface PlanePoint extends Metres {
  at: number;
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
export function lastRounding(marks: readonly Metres[], points: readonly PlanePoint[], from: number): number | null {
  let last: number | null = null;
  let reached = from;
  for (const mark of marks) {
    last = visitTo(mark, points, reached);
    reached = last ?? reached;
  }
  return last;
}
