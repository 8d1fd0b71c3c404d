import type { PointsStep } from './types';

/** Counts the boats at each place. */
export function countPlaces(places: readonly (number | null)[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const place of places) if (place !== null) counts.set(place, (counts.get(place) ?? 0) + 1);
  return counts;
}

/**
 * RRS A4 and A7: the place in points, and where boats are tied, the points of the places that they fill shared equally.
 * In tenths.
 */
export function placePoints(place: number, tiedBoats: number): PointsStep {
  return { step: 'place', place, tiedBoats, tenths: place * 10 + (tiedBoats - 1) * 5 };
}
