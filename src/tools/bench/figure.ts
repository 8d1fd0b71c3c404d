/** One thing measured. With a goal, smaller is better. */
export interface Figure {
  name: string;
  value: number;
  unit: 'ms' | 'µs' | 's' | 'kB' | '×' | '/s' | '';
  goal?: number;
}

/** How far from the goal: 1 is on it, less is better. */
export const ratioOf = ({ value, goal }: Figure): number | undefined =>
  goal === undefined ? undefined : goal === 0 ? value + 1 : value / goal;

/** The middle of the values, or another share of the way through them (0.98: all but the worst two in a hundred). */
export function quantile(values: readonly number[], share = 0.5): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
