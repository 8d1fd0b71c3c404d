import type { WireDecimal } from '../contract/common';
import { fromThousandths, toThousandths } from './decimals';
import type { RatingInterval } from './rating';

/**
 * Start groups by SRS: which limits share a field evenly, and who starts where by them. Limits are exact thousandths.
 */

export const MIN_GROUPS = 2;
export const MAX_GROUPS = 5;

/** A line and a start signal take so many boats with ease. */
const COMPETITORS_PER_GROUP = 12;

/**
 * The steps that a limit is sought among, the most readable first, and how rough each is: 0,900 is easier to keep in
 * mind than 0,937.
 */
const STEPS = [
  { step: 50, roughness: 0 },
  { step: 10, roughness: 1 },
  { step: 5, roughness: 2 },
  { step: 1, roughness: 4 },
] as const;

/** The share of the mean by which group sizes may differ for the sake of a more readable limit. */
const GIVE = 1 / 8;

export const suggestedCount = (boats: number): number =>
  Math.min(MAX_GROUPS, Math.max(MIN_GROUPS, Math.ceil(boats / COMPETITORS_PER_GROUP)));

interface Limit {
  at: number;
  roughness: number;
}

/** The most readable number above the slower of two boats and not above the faster, near the middle between them. */
function limitBetween(slower: number, faster: number): Limit {
  for (const { step, roughness } of STEPS) {
    const lowest = Math.ceil((slower + 1) / step) * step;
    const highest = Math.floor(faster / step) * step;
    if (lowest > highest) continue;
    const middle = Math.round((slower + faster) / 2 / step) * step;
    return { at: Math.min(highest, Math.max(lowest, middle)), roughness };
  }
  return { at: faster, roughness: 0 };
}

interface Split {
  cost: number;
  limits: readonly number[];
}

/**
 * The limits that share boats of these numbers (thousandths) in `count` groups: each is the lowest number of its group,
 * rising, the group of the slowest has none. As even as equal numbers let it be, but for the sake of readable limits;
 * never a group without boats, so that there are fewer groups where there are fewer different numbers.
 */
export function suggestLimits(ratings: readonly number[], count: number): number[] {
  const numbers = [...new Set(ratings)].sort((a, b) => a - b);
  const groups = Math.min(count, numbers.length);
  if (groups < 2) return [];
  // Boats below each of the numbers, and last all of them.
  const below = [...numbers.map((number) => ratings.filter((rating) => rating < number).length), ratings.length];
  const mean = ratings.length / groups;
  const limits = numbers.map((number, index) => limitBetween(numbers[index - 1] ?? 0, number));
  const uneven = (from: number, to: number) => ((below[to] ?? 0) - (below[from] ?? 0) - mean) ** 2;

  // The best way to share the boats below number `to` in so many groups, made from the best ways in one group less.
  let best: (Split | null)[] = below.map((_, to) => (to === 0 ? null : { cost: uneven(0, to), limits: [] }));
  for (let group = 2; group <= groups; group += 1) {
    const before = best;
    best = below.map((_, to) => {
      let found: Split | null = null;
      for (let from = group - 1; from < to; from += 1) {
        const split = before[from];
        const limit = limits[from];
        if (!split || !limit) continue;
        const cost = split.cost + uneven(from, to) + limit.roughness * (mean * GIVE) ** 2;
        if (cost < (found?.cost ?? Infinity)) found = { cost, limits: [...split.limits, limit.at] };
      }
      return found;
    });
  }
  return [...(best.at(-1)?.limits ?? [])];
}

export interface RatedCompetitor {
  /** Full crew, flying sails: what groups go by, also where another number scores. */
  base_rating: WireDecimal | null;
}

export interface CompetitorGroup<B> extends RatingInterval {
  boats: B[];
}

export interface Grouped<B> {
  /** The groups, slowest first. Each rated boat is in exactly one. */
  groups: CompetitorGroup<B>[];
  /** The boats without a rating. */
  unrated: B[];
}

/** Distributes boats over groups by limits: rising thousandths, the lowest number of each group but the slowest. */
export function groupedBy<B extends RatedCompetitor>(boats: readonly B[], limits: readonly number[]): Grouped<B> {
  const groups = [null, ...limits].map((from, index): CompetitorGroup<B> => {
    const next = limits[index];
    return {
      min_rating: fromThousandths(from),
      max_rating: next === undefined ? null : fromThousandths(next - 1),
      boats: [],
    };
  });
  const unrated: B[] = [];
  for (const boat of boats) {
    const rating = toThousandths(boat.base_rating);
    const index = rating === null ? -1 : limits.filter((limit) => limit <= rating).length;
    (groups[index]?.boats ?? unrated).push(boat);
  }
  return { groups, unrated };
}
