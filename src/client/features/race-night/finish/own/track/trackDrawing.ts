import type { Crossing } from '../../../../../../shared/domain/track/crossings';
import { middleOf } from '../../../../../../shared/domain/track/crossings';
import type { FinishLine } from '../../../../../../shared/domain/track/finishLine';
import { planeAround, type Metres, type TrackSegment } from '../../../../../../shared/domain/track/plane';

interface Point {
  x: number;
  y: number;
}

export interface TrackDrawing {
  ends: [Point, Point];
  /** Pieces of the track, as paths of SVG. */
  paths: string[];
  /** In the order of the crossings. */
  crossings: Point[];
  /** A measure: so many metres are so long. */
  scale: { metres: number; length: number };
}

export const DRAWING_WIDTH = 420;
export const DRAWING_HEIGHT = 300;
const MARGIN = 40;
/** How much of the water around the line is shown, at least. */
const AROUND_M = 60;
const MEASURES_M = [10, 20, 50, 100, 200, 500];
const MAX_MEASURE = 100;

/** Metres of the plane to the drawing, north up, with the middle of the line in the middle of the drawing. */
function projection(ends: readonly Metres[], crossings: readonly Metres[]): { perM: number; at: (m: Metres) => Point } {
  const shown = [...ends, ...crossings];
  const reach = (of: (place: Metres) => number) => Math.max(AROUND_M, ...shown.map((place) => Math.abs(of(place))));
  const perM = Math.min(
    (DRAWING_WIDTH / 2 - MARGIN) / reach(({ x }) => x),
    (DRAWING_HEIGHT / 2 - MARGIN) / reach(({ y }) => y),
  );
  return { perM, at: ({ x, y }) => ({ x: DRAWING_WIDTH / 2 + x * perM, y: DRAWING_HEIGHT / 2 - y * perM }) };
}

const isNear = ({ x, y }: Point): boolean =>
  x > -DRAWING_WIDTH && x < 2 * DRAWING_WIDTH && y > -DRAWING_HEIGHT && y < 2 * DRAWING_HEIGHT;

/** The points of a segment that lie in the drawing or close to it, in pieces without a break. */
function pathsOf(points: readonly Point[]): string[] {
  const pieces: Point[][] = [];
  let wasNear = false;
  for (const point of points) {
    const near = isNear(point);
    if (near && !wasNear) pieces.push([]);
    if (near) pieces.at(-1)?.push(point);
    wasNear = near;
  }
  return pieces
    .filter(({ length }) => length > 1)
    .map((piece) => `M${piece.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`);
}

/** The finish line, and the track around it from `start` on (milliseconds; null: all of it). */
export function trackDrawing(
  segments: readonly TrackSegment[],
  line: FinishLine,
  crossings: readonly Crossing[],
  start: number | null,
): TrackDrawing {
  const plane = planeAround(middleOf(line));
  const [a, b] = [plane(line.ends[0]), plane(line.ends[1])];
  const { at, perM } = projection(
    [a, b],
    crossings.map(({ place }) => place),
  );
  const sailed = segments.map((points) => points.filter((point) => start === null || point.at >= start));
  const metres = MEASURES_M.filter((one) => one * perM <= MAX_MEASURE).at(-1) ?? MEASURES_M[0] ?? 1;
  return {
    ends: [at(a), at(b)],
    paths: sailed.flatMap((points) => pathsOf(points.map((point) => at(plane(point))))),
    crossings: crossings.map(({ place }) => at(place)),
    scale: { metres, length: metres * perM },
  };
}
