import { isReversed } from '../../domain/rating';
import { decimal } from './number';

const end = () => decimal({ digits: 4, places: 3, min: '0.000', max: '9.999' }).nullable();

/** The ends of an interval of SRS numbers, each of which may be open. */
export const ratingEnds = () => ({ min_rating: end(), max_rating: end() });

/** True when the ends are in order. Ends that are no numbers pass: their own field reports them. */
export function isInterval({
  min_rating: min,
  max_rating: max,
}: {
  min_rating?: unknown;
  max_rating?: unknown;
}): boolean {
  return typeof min !== 'string' || typeof max !== 'string' || !isReversed({ min_rating: min, max_rating: max });
}
