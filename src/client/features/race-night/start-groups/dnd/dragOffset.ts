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
