import type { WireDecimal } from '../contract/common';
import { fromThousandths, toThousandths } from './decimals';

/** SRS numbers are compared as exact thousandths; a higher number is a faster boat. */

export interface RatingSpan {
  min: WireDecimal;
  max: WireDecimal;
}

export interface RatingInterval {
  min_rating: WireDecimal | null;
  max_rating: WireDecimal | null;
}

/** The lowest and the highest number among boats that have one; null when none has. */
export function ratingSpan(ratings: readonly (WireDecimal | null)[]): RatingSpan | null {
  const known = ratings.map(toThousandths).filter((rating) => rating !== null);
  const min = fromThousandths(known.length === 0 ? null : Math.min(...known));
  const max = fromThousandths(known.length === 0 ? null : Math.max(...known));
  return min === null || max === null ? null : { min, max };
}

/**
 * Both ends belong to the interval, and an end that is null is open. A boat without a number is in no interval with an
 * end.
 */
export function isInInterval(rating: WireDecimal | null, { min_rating, max_rating }: RatingInterval): boolean {
  const value = toThousandths(rating);
  const min = toThousandths(min_rating);
  const max = toThousandths(max_rating);
  if (value === null) return min === null && max === null;
  return (min === null || value >= min) && (max === null || value <= max);
}

/** An interval that no boat can be in. */
export function isReversed({ min_rating, max_rating }: RatingInterval): boolean {
  const min = toThousandths(min_rating);
  const max = toThousandths(max_rating);
  return min !== null && max !== null && min > max;
}
