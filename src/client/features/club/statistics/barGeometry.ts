/** Where the bars of a chart go, in px. */

export interface BarSize {
  width: number;
  height: number;
  /** Room for figures to the left and on top, and for dates below. */
  margin: { top: number; right: number; bottom: number; left: number };
}

interface BarGeometry {
  bars: readonly { x: number; width: number }[];
  /** The values that the grid has lines for, from 0. */
  lines: readonly number[];
  yOf: (value: number) => number;
  bottom: number;
}

const MAX_LINES = 5;
const MAX_BAR_PX = 44;
/** Of the room that a bar has, so much is left free. */
const GAP = 0.3;

function lineStep(most: number): number {
  const steps = [1, 2, 5, 10, 20, 50, 100, 200, 500];
  return steps.find((step) => most / step <= MAX_LINES) ?? 1000;
}

/** A bar for each value, evenly spread; the grid ends with the line above the highest. */
export function barGeometry(values: readonly number[], { width, height, margin }: BarSize): BarGeometry {
  const most = Math.max(1, ...values);
  const step = lineStep(most);
  const lines = Array.from({ length: Math.ceil(most / step) + 1 }, (_, index) => index * step);
  const top = lines.at(-1) ?? most;
  const bottom = height - margin.bottom;
  const room = (width - margin.left - margin.right) / Math.max(1, values.length);
  const bar = Math.min(MAX_BAR_PX, room * (1 - GAP));
  return {
    bars: values.map((_, index) => ({ x: margin.left + room * index + (room - bar) / 2, width: bar })),
    lines,
    yOf: (value) => bottom - ((bottom - margin.top) * value) / top,
    bottom,
  };
}
