import type { SeriesCell, TieBreak } from './types';

/** A boat's scores as ranking compares them. */
export interface Contender {
  competitor: string;
  netTenths: number;
  cells: readonly SeriesCell[];
  /** The scores that count, best first (A8.1: excluded scores are left out). */
  bestFirst: readonly number[];
}

/** The first difference between two boats with the same net points. */
type Difference = TieBreak extends infer T ? (T extends TieBreak ? Omit<T, 'over'> : never) : never;

/** The scores that count, best first. */
export function bestFirst(cells: readonly SeriesCell[], isHighPoint: boolean): number[] {
  const counting = cells.flatMap(({ tenths, isDiscarded }) => (tenths === null || isDiscarded ? [] : [tenths]));
  return counting.sort((a, b) => (isHighPoint ? b - a : a - b));
}

/** A8.1: the first difference of the scores from best to worst. */
function differenceOfBest(a: Contender, b: Contender): Difference | null {
  const shared = Math.min(a.bestFirst.length, b.bestFirst.length);
  for (let nth = 0; nth < shared; nth += 1) {
    const ownTenths = a.bestFirst[nth] ?? 0;
    const otherTenths = b.bestFirst[nth] ?? 0;
    if (ownTenths !== otherTenths) return { rule: 'A8.1', nth, ownTenths, otherTenths };
  }
  return null;
}

/** A8.2: the first difference from the last race and back, excluded scores used. */
function differenceOfLast(a: Contender, b: Contender): Difference | null {
  for (let race = a.cells.length - 1; race >= 0; race -= 1) {
    const ownTenths = a.cells[race]?.tenths ?? 0;
    const otherTenths = b.cells[race]?.tenths ?? 0;
    if (ownTenths !== otherTenths) return { rule: 'A8.2', race, ownTenths, otherTenths };
  }
  return null;
}

/** The difference that breaks the tie of two boats with the same net points (RRS A8); null when the tie stands. */
export const tieDifference = (a: Contender, b: Contender): Difference | null =>
  differenceOfBest(a, b) ?? differenceOfLast(a, b);

/** Below 0: `a` is ranked before `b`; 0: they share a rank. */
export function compareContenders(a: Contender, b: Contender, isHighPoint: boolean): number {
  const sign = isHighPoint ? -1 : 1;
  if (a.netTenths !== b.netTenths) return sign * (a.netTenths - b.netTenths);
  const difference = tieDifference(a, b);
  return difference ? sign * (difference.ownTenths - difference.otherTenths) : 0;
}

/** Compares by code units, which gives the same order in every locale. */
export const compareNames = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
