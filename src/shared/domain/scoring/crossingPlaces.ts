/**
 * Boats in the order of their times, each with its place. Equal times share a place, and the next place is skipped (A3,
 * A7). No boat has been taken out yet (A6.1).
 */
export function crossingPlaces<T extends { seconds: number }>(boats: readonly T[]): { boat: T; place: number }[] {
  const inOrder = [...boats].sort((a, b) => a.seconds - b.seconds);
  let place = 0;
  return inOrder.map((boat, index) => {
    if (boat.seconds !== inOrder[index - 1]?.seconds) place = index + 1;
    return { boat, place };
  });
}
