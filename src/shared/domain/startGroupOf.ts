import type { WireDecimal } from '../contract/common';
import { isInInterval, type RatingInterval } from './rating';

const hasLimits = ({ min_rating, max_rating }: RatingInterval): boolean => min_rating !== null || max_rating !== null;

/**
 * The first group whose limits include the boat's number; null when the boat has no number or no group with limits
 * includes it. Groups use the full-crew, flying-sails number, also where another one scores.
 */
export const startGroupOf = <G extends RatingInterval>(
  baseRating: WireDecimal | null,
  groups: readonly G[],
): G | null =>
  baseRating === null ? null : (groups.find((group) => hasLimits(group) && isInInterval(baseRating, group)) ?? null);
