interface Ordered {
  id: number;
  order: number;
  effective_start: string | null;
}

// Infinity minus Infinity is no number, so starts are compared and not subtracted.
const compare = (a: number, b: number): number => (a < b ? -1 : a > b ? 1 : 0);

const startOf = ({ effective_start }: Ordered): number =>
  effective_start === null ? Infinity : Date.parse(effective_start);

/** Sorts groups by order, then start, then age: the order of the columns on the board. */
export function inStartOrder<T extends Ordered>(groups: readonly T[]): T[] {
  return [...groups].sort((a, b) => a.order - b.order || compare(startOf(a), startOf(b)) || a.id - b.id);
}
