import type { DifferenceKind } from '../../contract/finishDifferences';
import { alignLists, OTHER_NAME_REACH_MS, type AlignedPair, type SeenCrossing } from './alignLists';

/** A crossing as the two lists have it. */
export interface MatchedRow<T extends SeenCrossing> {
  kind: DifferenceKind;
  main: T | null;
  reserve: T | null;
  /** How much later the reserve has it, beyond what their clocks differ; null where only one has it. */
  deltaMs: number | null;
}

export interface MatchedLists<T extends SeenCrossing> {
  offsetMs: number;
  /** In the order of the line. */
  rows: MatchedRow<T>[];
}

const AGREE_MS = 1000;

interface Placed<T extends SeenCrossing> {
  pair: AlignedPair<T>;
  deltaMs: number | null;
  /** By the main list's clock, between the two where both have it. */
  ms: number;
  /** The boat that both name, or the one that has it. */
  boat: string | null;
}

function placed<T extends SeenCrossing>(pair: AlignedPair<T>, offsetMs: number): Placed<T> {
  const { main, reserve } = pair;
  if (!main || !reserve) {
    const ms = main?.ms ?? (reserve?.ms ?? 0) - offsetMs;
    return { pair, deltaMs: null, ms, boat: (main ?? reserve)?.boat ?? null };
  }
  const deltaMs = reserve.ms - main.ms - offsetMs;
  return { pair, deltaMs, ms: main.ms + deltaMs / 2, boat: main.boat === reserve.boat ? main.boat : null };
}

const isClose = ({ deltaMs }: Placed<SeenCrossing>): boolean =>
  deltaMs !== null && Math.abs(deltaMs) <= OTHER_NAME_REACH_MS;

/**
 * Pairs of named boats that the lists have in opposite order, by more than what is nothing between hands: together at
 * least a second.
 */
function reversedPairs<T extends SeenCrossing>(rows: readonly Placed<T>[]): Set<Placed<T>> {
  const reversed = new Set<Placed<T>>();
  const named = rows.filter((row) => row.boat !== null && isClose(row));
  named.forEach((row, index) => {
    for (const later of named.slice(index + 1)) {
      if (later.ms - row.ms > OTHER_NAME_REACH_MS) return;
      const inMain = (later.pair.main?.ms ?? 0) - (row.pair.main?.ms ?? 0);
      const inReserve = inMain + (later.deltaMs ?? 0) - (row.deltaMs ?? 0);
      const isReversed = inMain * inReserve < 0 && Math.abs(inMain - inReserve) >= AGREE_MS;
      if (isReversed) reversed.add(row).add(later);
    }
  });
  return reversed;
}

/** Rows of a boat that an earlier row has already. */
function repeatedRows<T extends SeenCrossing>(rows: readonly Placed<T>[]): Set<Placed<T>> {
  const seen = { main: new Set<string>(), reserve: new Set<string>() };
  const repeated = new Set<Placed<T>>();
  for (const row of rows)
    for (const list of ['main', 'reserve'] as const) {
      const boat = row.pair[list]?.boat ?? null;
      if (boat === null) continue;
      if (seen[list].has(boat)) repeated.add(row);
      seen[list].add(boat);
    }
  return repeated;
}

function kindOf<T extends SeenCrossing>(row: Placed<T>, isReversed: boolean, isRepeated: boolean): DifferenceKind {
  if (isRepeated) return 'double';
  if (row.pair.main === null) return 'only_reserve';
  if (row.pair.reserve === null) return 'only_main';
  if (row.boat === null) return 'other_boat';
  if (isReversed) return 'order';
  return Math.abs(row.deltaMs ?? 0) <= AGREE_MS ? 'agree' : 'differs';
}

/**
 * What two lists of the same finish say, crossing by crossing. Crossings that one of the lists has no boat for are told
 * as `other_boat`: which it was is not agreed.
 */
export function matchFinishes<T extends SeenCrossing>(main: readonly T[], reserve: readonly T[]): MatchedLists<T> {
  const { offsetMs, pairs } = alignLists(main, reserve);
  const nameOf = ({ pair }: Placed<T>) => `${pair.main?.boat ?? pair.reserve?.boat ?? ''}`;
  const rows = pairs
    .map((pair) => placed(pair, offsetMs))
    .sort((a, b) => a.ms - b.ms || (nameOf(a) < nameOf(b) ? -1 : 1));
  const reversed = reversedPairs(rows);
  const repeated = repeatedRows(rows);
  return {
    offsetMs,
    rows: rows.map((row) => ({
      kind: kindOf(row, reversed.has(row), repeated.has(row)),
      main: row.pair.main,
      reserve: row.pair.reserve,
      deltaMs: row.deltaMs,
    })),
  };
}
