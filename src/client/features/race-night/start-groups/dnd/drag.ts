import type { Id } from '../../../../../shared/contract/common';

/** Where a boat stands: a start group, or null for the list of boats without one. */
export type Place = Id | null;

/** Boats that are being dragged: taken from `from`, now above `over` (undefined = above nothing). */
export interface Drag {
  /** The one that was taken; the others came with it. */
  competitor: Id;
  ids: readonly Id[];
  from: Place;
  over: Place | undefined;
  by: 'pointer' | 'keyboard';
}

/**
 * What a screen reader hears. The board knows the boats and the groups by name; this module only knows their ids. A
 * drop is announced by the code that carries it out.
 */
export interface DragWords {
  lifted: (ids: readonly Id[], from: Place) => string;
  over: (ids: readonly Id[], place: Place) => string;
  cancelled: (ids: readonly Id[]) => string;
}

/** The place one step to the left or right on the board; the ends are ends. */
export function neighbour(places: readonly Place[], from: Place | undefined, step: 1 | -1): Place | undefined {
  const index = places.findIndex((place) => place === from);
  if (index < 0) return places[0];
  return places[Math.min(places.length - 1, Math.max(0, index + step))];
}

/** A drop that changes nothing sends nothing. */
export function isMove(drag: Drag, placeOf: (id: Id) => Place | undefined): boolean {
  return drag.over !== undefined && drag.ids.some((id) => placeOf(id) !== drag.over);
}

/** Far enough above a finger to be seen. */
const ABOVE_FINGER_PX = 12;

export interface Point {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

/**
 * Where the upper left corner of what is carried lies, in pixels of the window: centred on a mouse, and above a finger,
 * which would cover it.
 */
export const dragOffset = ({ x, y }: Point, { width, height }: Size, isTouch: boolean): Point => ({
  x: x - width / 2,
  y: y - (isTouch ? height + ABOVE_FINGER_PX : height / 2),
});
