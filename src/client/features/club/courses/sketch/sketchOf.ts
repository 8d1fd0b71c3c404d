import type { CourseMark, Rounding } from '../../../../../shared/contract/courses';
import { nauticalMiles, type Position } from '../../../../../shared/domain/position';

export interface Point {
  x: number;
  y: number;
}

export interface SketchMark extends Point {
  key: string;
  name: string;
  /** Its turns in the course, from 1. */
  turns: number[];
  roundings: Rounding[];
}

export interface SketchLeg {
  key: string;
  from: Point;
  to: Point;
  /** Nautical miles; null where the leg is sailed the other way too and says it there. */
  nm: number | null;
}

export interface Sketch {
  marks: SketchMark[];
  legs: SketchLeg[];
  /** A measure: so many nautical miles are so long. */
  scale: { nm: number; length: number };
}

export const SKETCH_WIDTH = 420;
export const SKETCH_HEIGHT = 340;
const MARGIN = 48;
const MEASURES_NM = [0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50];
const MAX_MEASURE = 110;

type Placed = CourseMark & Position;

export const isPlaced = (mark: CourseMark): mark is Placed => mark.lat !== null && mark.lon !== null;

/**
 * Sailed distance from each mark to the next, in nautical miles; null where one of them has no position. The first has
 * none before it.
 */
export function legLengths(marks: readonly CourseMark[]): (number | null)[] {
  return marks.map((mark, index) => {
    const before = marks[index - 1];
    return before !== undefined && isPlaced(before) && isPlaced(mark) ? nauticalMiles(before, mark) : null;
  });
}

const placeKey = ({ lat, lon }: Position): string => `${lat} ${lon}`;
const spanOf = (values: readonly number[]): [low: number, span: number] => {
  const low = Math.min(...values);
  return [low, Math.max(...values) - low];
};

/** From positions to the drawing, north up, with equal miles both ways. */
function projection(places: readonly Position[]): { at: (place: Position) => Point; perNm: number } {
  const middle = places.reduce((sum, { lat }) => sum + lat, 0) / places.length;
  const narrowing = Math.cos((middle * Math.PI) / 180);
  const east = ({ lon }: Position) => lon * 60 * narrowing;
  const south = ({ lat }: Position) => -lat * 60;
  const [left, width] = spanOf(places.map(east));
  const [top, height] = spanOf(places.map(south));
  const room = { x: SKETCH_WIDTH - 2 * MARGIN, y: SKETCH_HEIGHT - 2 * MARGIN };
  const perNm = Math.min(width > 0 ? room.x / width : Infinity, height > 0 ? room.y / height : Infinity);
  const free = { x: (room.x - width * perNm) / 2, y: (room.y - height * perNm) / 2 };
  return {
    perNm,
    at: (place) => ({
      x: MARGIN + free.x + (east(place) - left) * perNm,
      y: MARGIN + free.y + (south(place) - top) * perNm,
    }),
  };
}

function measureFor(perNm: number): Sketch['scale'] {
  const nm = MEASURES_NM.filter((one) => one * perNm <= MAX_MEASURE).at(-1) ?? MEASURES_NM[0] ?? 1;
  return { nm, length: nm * perNm };
}

function marksAt(marks: readonly CourseMark[], at: (place: Position) => Point): SketchMark[] {
  const drawn = new Map<string, SketchMark>();
  marks.forEach((mark, index) => {
    if (!isPlaced(mark)) return;
    const key = placeKey(mark);
    const known = drawn.get(key) ?? { key, name: mark.name, turns: [], roundings: [], ...at(mark) };
    known.turns.push(index + 1);
    if (!known.roundings.includes(mark.rounding)) known.roundings.push(mark.rounding);
    drawn.set(key, known);
  });
  return [...drawn.values()];
}

function legsBetween(marks: readonly CourseMark[], at: (place: Position) => Point): SketchLeg[] {
  const drawn = new Map<string, SketchLeg>();
  marks.forEach((mark, index) => {
    const before = marks[index - 1];
    if (before === undefined || !isPlaced(before) || !isPlaced(mark)) return;
    const [from, to] = [placeKey(before), placeKey(mark)];
    const key = `${from} > ${to}`;
    if (from === to || drawn.has(key)) return;
    const isSaid = drawn.has(`${to} > ${from}`);
    drawn.set(key, { key, from: at(before), to: at(mark), nm: isSaid ? null : nauticalMiles(before, mark) });
  });
  return [...drawn.values()];
}

/**
 * A drawing of the course, a place that is rounded more than once drawn once; null when fewer than two places are
 * known.
 */
export function sketchOf(marks: readonly CourseMark[]): Sketch | null {
  const places = marks.filter(isPlaced);
  if (new Set(places.map(placeKey)).size < 2) return null;
  const { at, perNm } = projection(places);
  return { marks: marksAt(marks, at), legs: legsBetween(marks, at), scale: measureFor(perNm) };
}
