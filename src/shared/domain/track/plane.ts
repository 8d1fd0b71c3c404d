import type { Position } from '../position';

/** A point of a track. `at` is an instant in milliseconds since 1970. */
export interface TrackPoint extends Position {
  at: number;
}

/** Points that were recorded one after the other, without a pause of the recorder; each later than the one before. */
export type TrackSegment = readonly TrackPoint[];

/** Metres east (x) and north (y) of the middle of a plane. */
export interface Metres {
  x: number;
  y: number;
}

const EARTH_RADIUS_M = 6_371_008.8;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/**
 * The plane that touches the earth at a position: positions within a few kilometres of it become metres, with an error
 * of less than 5 cm at 1 km.
 */
export function planeAround({ lat, lon }: Position): (place: Position) => Metres {
  const narrowing = Math.cos(radians(lat));
  return (place) => ({
    x: radians(place.lon - lon) * narrowing * EARTH_RADIUS_M,
    y: radians(place.lat - lat) * EARTH_RADIUS_M,
  });
}

export const distanceM = (a: Metres, b: Metres): number => Math.hypot(a.x - b.x, a.y - b.y);
