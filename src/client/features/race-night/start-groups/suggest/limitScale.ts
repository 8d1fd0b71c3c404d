import { toThousandths } from '../../../../../shared/domain/decimals';
import type { ProposedGroup } from './suggestion';

/** The ends of a line of SRS numbers, in thousandths. */
export interface Scale {
  min: number;
  max: number;
}

/** Room beyond the slowest and the fastest boat, and the step that the ends are rounded to. */
const ROOM = 20;
const ROUND = 10;

/**
 * A line on which every boat and every limit lies. Its ends follow the boats, so that they stay while a limit is
 * dragged.
 */
export function scaleOf(ratings: readonly number[], limits: readonly number[]): Scale {
  const slowest = Math.min(...ratings) - ROOM;
  const fastest = Math.max(...ratings) + ROOM;
  const down = (value: number) => Math.max(0, Math.floor(value / ROUND) * ROUND);
  const up = (value: number) => Math.ceil(value / ROUND) * ROUND;
  return { min: down(Math.min(slowest, ...limits)), max: up(Math.max(fastest, ...limits)) };
}

/** The limits with one of them moved: it stays between its neighbours, so that each group keeps an interval. */
export function movedLimit(limits: readonly number[], index: number, to: number): number[] {
  const lowest = (limits[index - 1] ?? 0) + 1;
  const highest = (limits[index + 1] ?? Infinity) - 1;
  return limits.with(index, Math.min(highest, Math.max(lowest, to)));
}

export interface Mark {
  id: number;
  rating: number;
  /** The group, from the first that starts. */
  lane: number;
  /** How many boats with the same number lie below it. */
  lift: number;
}

/** Where each boat lies; those with the same number lie beside each other. */
export function marksOn(groups: readonly ProposedGroup[]): Mark[] {
  const taken = new Map<number, number>();
  const marks = groups.flatMap(({ boats }, lane) =>
    boats.flatMap(({ id, base_rating }) => {
      const rating = toThousandths(base_rating);
      if (rating === null) return [];
      const lift = taken.get(rating) ?? 0;
      taken.set(rating, lift + 1);
      return [{ id, rating, lane, lift }];
    }),
  );
  // The same order whatever the groups, so that a mark that changes lanes is moved and not replaced.
  return marks.sort((a, b) => a.id - b.id);
}
