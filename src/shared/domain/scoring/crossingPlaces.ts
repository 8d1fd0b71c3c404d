/**
 * The place of each time: the least is first, equal times are equal places, and the next place is skipped (A3, A7). Nobody is taken out yet
 * (A6.1). In any unit, as long as what is equal is the same number.
 */
export function crossingPlaces(times: readonly number[]): ReadonlyMap<number, number> {
  const places = new Map<number, number>();
  [...times].sort((a, b) => a - b).forEach((time, index) => places.has(time) || places.set(time, index + 1));
  return places;
}
