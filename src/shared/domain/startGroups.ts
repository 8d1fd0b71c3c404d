import type { WireDecimal } from '../contract/common';
import { CLASS_FLAGS, type ClassFlag, type StartState } from '../contract/startGroups';
import { isInInterval, type RatingInterval } from './rating';

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

/** The first class flag that none of the groups has; null when all are taken. */
export const freeClassFlag = (taken: readonly { class_flag: ClassFlag | null }[]): ClassFlag | null =>
  CLASS_FLAGS.find((flag) => taken.every(({ class_flag }) => class_flag !== flag)) ?? null;

/** The name of a group on screen: its own, else its number in the starting order. `index` counts from 0. */
export const startGroupName = (group: { name: string }, index: number): string =>
  group.name || `Startgrupp ${index + 1}`;

const hasLimits = ({ min_rating, max_rating }: RatingInterval): boolean => min_rating !== null || max_rating !== null;

/**
 * The first group whose limits include the boat's number; null when the boat has no number or no group with limits
 * includes it. Groups use the full-crew, flying-sails number, also where another one scores.
 */
export const matchingStartGroup = <G extends RatingInterval>(
  baseRating: WireDecimal | null,
  groups: readonly G[],
): G | null =>
  baseRating === null ? null : (groups.find((group) => hasLimits(group) && isInInterval(baseRating, group)) ?? null);

export type PlacingGroup = RatingInterval & Ordered & { start_state: StartState };

/** Whether the group's start has been made: it happens at its instant, and needs no press. */
export const hasGroupStarted = ({ start_state, effective_start }: PlacingGroup, now: number): boolean =>
  start_state === 'started' || (effective_start !== null && Date.parse(effective_start) <= now);

/**
 * The group that takes a boat with this number by itself, in a sailing with `auto_group`: the first in starting order
 * whose limits include the number and which has not started. A group without limits takes boats only where it is the
 * only one. Null when no group takes the boat: it stays where it is.
 */
export function groupByNumber<G extends PlacingGroup>(
  baseRating: WireDecimal | null,
  groups: readonly G[],
  now: number,
): G | null {
  if (baseRating === null) return null;
  const takes = (group: G) =>
    (hasLimits(group) || groups.length === 1) && isInInterval(baseRating, group) && !hasGroupStarted(group, now);
  return inStartOrder(groups).find(takes) ?? null;
}

/** The boat has a number that its group's limits leave out; one without a number is not judged. */
export const isOutsideGroup = (baseRating: WireDecimal | null, group: RatingInterval): boolean =>
  baseRating !== null && hasLimits(group) && !isInInterval(baseRating, group);
