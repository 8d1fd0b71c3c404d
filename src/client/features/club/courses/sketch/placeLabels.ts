import { distanceText } from '../texts';
import { SKETCH_HEIGHT, SKETCH_WIDTH, type Point, type Sketch, type SketchLeg, type SketchMark } from './sketchOf';

export interface SketchLabel extends Point {
  key: string;
  words: string;
}

/** A rectangle by its middle. */
interface Box extends Point {
  width: number;
  height: number;
}

const LETTER = 6.6;
const LINE = 16;
const SIGN = 26;
/** Where north and the measure stand. */
const CORNERS: readonly Box[] = [
  { x: SKETCH_WIDTH - 20, y: 28, width: 40, height: 56 },
  { x: 90, y: SKETCH_HEIGHT - 14, width: 180, height: 28 },
];
const STEPS = Array.from({ length: 21 }, (_, step) => step / 20);

const widthOf = (words: string): number => words.length * LETTER + 6;
const overlaps = (a: Box, b: Box): boolean =>
  Math.abs(a.x - b.x) < (a.width + b.width) / 2 && Math.abs(a.y - b.y) < (a.height + b.height) / 2;
const isOutside = ({ x, y, width, height }: Box): boolean =>
  x - width / 2 < 3 || x + width / 2 > SKETCH_WIDTH - 3 || y - height / 2 < 3 || y + height / 2 > SKETCH_HEIGHT - 3;

const along = ({ from, to }: SketchLeg, part: number): Point => ({
  x: from.x + (to.x - from.x) * part,
  y: from.y + (to.y - from.y) * part,
});

function besideMark({ x, y }: SketchMark, width: number): Point[] {
  const [aside, diagonal] = [width / 2 + 15, width / 2 + 8];
  return [
    { x, y: y - 23 },
    { x, y: y + 23 },
    { x: x + aside, y },
    { x: x - aside, y },
    { x: x + diagonal, y: y - 15 },
    { x: x - diagonal, y: y - 15 },
    { x: x + diagonal, y: y + 15 },
    { x: x - diagonal, y: y + 15 },
  ];
}

function besideLeg(leg: SketchLeg, width: number): Point[] {
  const [dx, dy] = [leg.to.x - leg.from.x, leg.to.y - leg.from.y];
  const length = Math.hypot(dx, dy);
  const normal = { x: -dy / length, y: dx / length };
  const away = (width / 2) * Math.abs(normal.x) + (LINE / 2) * Math.abs(normal.y) + 4;
  return [0.5, 0.4, 0.6, 0.3, 0.7].flatMap((part) =>
    [1, -1].map((side) => {
      const { x, y } = along(leg, part);
      return { x: x + side * away * normal.x, y: y + side * away * normal.y };
    }),
  );
}

/** Names of marks and distances of legs, each where it covers the least of what is drawn. */
export function placeLabels({ marks, legs }: Sketch): { marks: SketchLabel[]; legs: SketchLabel[] } {
  const taken: Box[] = [...CORNERS, ...marks.map(({ x, y }) => ({ x, y, width: SIGN, height: SIGN }))];
  const drawn: Box[] = legs.flatMap((leg) => STEPS.map((part) => ({ ...along(leg, part), width: 1, height: 1 })));
  const costOf = (box: Box): number =>
    (isOutside(box) ? 100 : 0) +
    20 * taken.filter((other) => overlaps(box, other)).length +
    drawn.filter((dot) => overlaps(box, dot)).length;

  const place = (key: string, words: string, places: readonly Point[]): SketchLabel => {
    const boxes = places.map((at) => ({ ...at, width: widthOf(words), height: LINE }));
    const costs = boxes.map(costOf);
    const best = boxes[costs.indexOf(Math.min(...costs))];
    if (best) taken.push(best);
    return { key, words, x: best?.x ?? 0, y: best?.y ?? 0 };
  };

  const names = marks.map((mark) => {
    const words = `${mark.turns.join(', ')} ${mark.name}`;
    return place(mark.key, words, besideMark(mark, widthOf(words)));
  });
  const distances = legs.flatMap((leg) => {
    if (leg.nm === null) return [];
    const words = distanceText(leg.nm);
    return [place(leg.key, words, besideLeg(leg, widthOf(words)))];
  });
  return { marks: names, legs: distances };
}
