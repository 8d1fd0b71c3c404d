/** A boat that somebody saw cross the line. */
export interface SeenCrossing {
  id: string;
  /** Milliseconds since 1970, by the clock of the one who wrote it down. */
  ms: number;
  /** What names the boat; null: not known. */
  boat: string | null;
}

/** The same crossing in both lists, or one that only one of them has. */
export interface AlignedPair<T extends SeenCrossing> {
  main: T | null;
  reserve: T | null;
}

export interface Alignment<T extends SeenCrossing> {
  /** How much later the reserve's clock is. */
  offsetMs: number;
  pairs: AlignedPair<T>[];
}

const SECOND_MS = 1000;
/** Boats that are named once in both lists, as far apart as this, tell how the clocks differ. */
const OFFSET_REACH_MS = 120 * SECOND_MS;
/** Once the clocks are known, these are the same crossing. */
const ANCHOR_REACH_MS = 60 * SECOND_MS;
const PAIR_REACH_MS = 15 * SECOND_MS;
/** Two names for one crossing must lie as close as this. */
export const OTHER_NAME_REACH_MS = 3 * SECOND_MS;
const SAME_NAME = -6 * SECOND_MS;
const OTHER_NAME = 5 * SECOND_MS;
const GAP = 8 * SECOND_MS;
const NEVER = 1_000_000_000;

const text = ({ boat, id }: SeenCrossing): string => `${boat ?? ''} ${id}`;
const inOrder = <T extends SeenCrossing>(list: readonly T[]): T[] =>
  [...list].sort((a, b) => a.ms - b.ms || (text(a) < text(b) ? -1 : 1));

/** Halves are cut towards zero, so that exchanged lists give the opposite offset. */
function median(numbers: readonly number[]): number {
  const rising = [...numbers].sort((a, b) => a - b);
  const middle = rising.length >> 1;
  const [low = 0, high = 0] = rising.length % 2 === 1 ? [rising[middle], rising[middle]] : rising.slice(middle - 1);
  return Math.trunc((low + high) / 2);
}

/** The crossings of the boats that the list names once. */
function namedOnce<T extends SeenCrossing>(list: readonly T[]): Map<string, T> {
  const named = new Map<string, T>();
  const twice = new Set<string>();
  for (const one of list) {
    if (one.boat === null) continue;
    if (named.has(one.boat)) twice.add(one.boat);
    named.set(one.boat, one);
  }
  for (const boat of twice) named.delete(boat);
  return named;
}

interface BothNamed<T> {
  main: T;
  reserve: T;
}

function namedInBoth<T extends SeenCrossing>(main: readonly T[], reserve: readonly T[]): BothNamed<T>[] {
  const ofReserve = namedOnce(reserve);
  return [...namedOnce(main)].flatMap(([boat, one]) => {
    const other = ofReserve.get(boat);
    return other ? [{ main: one, reserve: other }] : [];
  });
}

/** What it costs to take two for the same crossing: the fewer milliseconds, the likelier. */
function costOf(main: SeenCrossing, reserve: SeenCrossing, offsetMs: number): number {
  const apart = Math.abs(reserve.ms - main.ms - offsetMs);
  if (apart > PAIR_REACH_MS) return NEVER;
  if (main.boat === null || reserve.boat === null) return apart;
  if (main.boat === reserve.boat) return apart + SAME_NAME;
  return apart > OTHER_NAME_REACH_MS ? NEVER : apart + OTHER_NAME;
}

/** The least cost of the first so many of each list. */
function costTable(main: readonly SeenCrossing[], reserve: readonly SeenCrossing[], offsetMs: number) {
  const width = reserve.length + 1;
  const table = new Int32Array((main.length + 1) * width);
  for (let column = 1; column < width; column += 1) table[column] = column * GAP;
  main.forEach((one, row) => {
    const above = row * width;
    const here = above + width;
    table[here] = (row + 1) * GAP;
    reserve.forEach((other, column) => {
      const apart = (table[above + column] ?? 0) + costOf(one, other, offsetMs);
      const skipped = Math.min(table[above + column + 1] ?? 0, table[here + column] ?? 0) + GAP;
      table[here + column + 1] = Math.min(apart, skipped);
    });
  });
  return { at: (row: number, column: number): number => table[row * width + column] ?? 0 };
}

/** The last of so many of each list: the two together, or one of them alone, whichever led to the least cost. */
function lastPair<T extends SeenCrossing>(
  [main, reserve]: readonly [T, T],
  [row, column]: readonly [number, number],
  { at }: ReturnType<typeof costTable>,
  offsetMs: number,
): AlignedPair<T> {
  const cost = at(row, column);
  if (cost === at(row - 1, column - 1) + costOf(main, reserve, offsetMs)) return { main, reserve };
  const mayBeMain = cost === at(row - 1, column) + GAP;
  const mayBeReserve = cost === at(row, column - 1) + GAP;
  // Where either could be left over, it is the later one: exchanged lists give the same pairs.
  const isMain = mayBeMain && (!mayBeReserve || main.ms >= reserve.ms - offsetMs);
  return isMain ? { main, reserve: null } : { main: null, reserve };
}

/** Pairs two lists in time order so that the whole costs least. */
function alignRests<T extends SeenCrossing>(main: readonly T[], reserve: readonly T[], offsetMs: number) {
  const costs = costTable(main, reserve, offsetMs);
  const pairs: AlignedPair<T>[] = [];
  let row = main.length;
  let column = reserve.length;
  for (;;) {
    const one = main[row - 1];
    const other = reserve[column - 1];
    if (!one || !other) break;
    const pair = lastPair([one, other], [row, column], costs, offsetMs);
    pairs.push(pair);
    if (pair.main) row -= 1;
    if (pair.reserve) column -= 1;
  }
  const onlyMain = main.slice(0, row).map((one) => ({ main: one, reserve: null }));
  const onlyReserve = reserve.slice(0, column).map((one) => ({ main: null, reserve: one }));
  return [...pairs, ...onlyMain, ...onlyReserve];
}

/**
 * Finds the same crossings in two lists: boats that both name once are the same crossing; what is left is paired in time
 * order. The order in which the lists come makes no difference.
 */
export function alignLists<T extends SeenCrossing>(main: readonly T[], reserve: readonly T[]): Alignment<T> {
  const both = namedInBoth(inOrder(main), inOrder(reserve));
  const apart = both.map((pair) => pair.reserve.ms - pair.main.ms).filter((ms) => Math.abs(ms) <= OFFSET_REACH_MS);
  const offsetMs = apart.length === 0 ? 0 : median(apart);
  const anchors = both.filter((pair) => Math.abs(pair.reserve.ms - pair.main.ms - offsetMs) <= ANCHOR_REACH_MS);
  const taken = new Set(anchors.flatMap((pair) => [pair.main, pair.reserve]));
  const isLeft = (one: T) => !taken.has(one);
  const rests = alignRests(inOrder(main.filter(isLeft)), inOrder(reserve.filter(isLeft)), offsetMs);
  return { offsetMs, pairs: [...anchors, ...rests] };
}
