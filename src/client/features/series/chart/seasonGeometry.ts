/** Where the lines of the season's chart go, in px. */

export interface ChartSize {
  width: number;
  height: number;
  /** Room for labels: ranks to the left, boats to the right, dates below. */
  margin: { top: number; right: number; bottom: number; left: number };
}

interface Point {
  x: number;
  y: number;
}

export interface SeasonLine {
  points: readonly Point[];
  /** Where the boat's name stands beside the last point, kept apart from the others'. */
  labelY: number;
}

export interface SeasonGeometry {
  lines: readonly SeasonLine[];
  /** A line of the grid for each of these ranks. */
  ranks: readonly { rank: number; y: number }[];
  /** The middle of each race. */
  races: readonly number[];
}

const LABEL_GAP_PX = 18;
const MAX_RANK_LINES = 6;

/** Steps between the ranks that are written out: 1, 2, 5, 10 … so that there are few of them. */
function rankStep(worst: number): number {
  const steps = [1, 2, 5, 10, 20, 50, 100, 200, 500];
  return steps.find((step) => worst / step <= MAX_RANK_LINES) ?? 1000;
}

function writtenRanks(worst: number): number[] {
  const step = rankStep(worst);
  const rest = Array.from({ length: Math.floor(worst / step) }, (_, index) => (index + 1) * step);
  return rest[0] === 1 ? rest : [1, ...rest];
}

/**
 * Pushes labels that would cover each other apart, keeping their order; the last one may go below `bottom` by no more
 * than it must.
 */
export function keptApart(wanted: readonly number[], gap: number, bottom: number): number[] {
  const order = wanted.map((y, index) => ({ y, index })).sort((a, b) => a.y - b.y || a.index - b.index);
  let above = -Infinity;
  for (const label of order) above = label.y = Math.max(label.y, above + gap);
  let below = Math.max(bottom, (order.length - 1) * gap);
  for (const label of order.toReversed()) {
    label.y = Math.min(label.y, below);
    below = label.y - gap;
  }
  const ys = [...wanted];
  for (const { y, index } of order) ys[index] = y;
  return ys;
}

/**
 * Lines of ranks over the races: the first rank highest. `ranks` has a list per boat, with its rank after each race.
 */
export function seasonGeometry(
  ranks: readonly (readonly number[])[],
  { width, height, margin }: ChartSize,
): SeasonGeometry {
  const worst = Math.max(2, ...ranks.flat());
  const count = Math.max(0, ...ranks.map((line) => line.length));
  const across = width - margin.left - margin.right;
  const down = height - margin.top - margin.bottom;
  const xOf = (race: number) => margin.left + (count < 2 ? across / 2 : (across * race) / (count - 1));
  const yOf = (rank: number) => margin.top + (down * (rank - 1)) / (worst - 1);
  const labels = keptApart(
    ranks.map((line) => yOf(line.at(-1) ?? worst)),
    LABEL_GAP_PX,
    margin.top + down,
  );
  return {
    lines: ranks.map((line, index) => ({
      points: line.map((rank, race) => ({ x: xOf(race), y: yOf(rank) })),
      labelY: labels[index] ?? margin.top,
    })),
    ranks: writtenRanks(worst).map((rank) => ({ rank, y: yOf(rank) })),
    races: Array.from({ length: count }, (_, race) => xOf(race)),
  };
}
