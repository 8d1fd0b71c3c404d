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
