import { isReversed } from '../../domain/rating';
import { decimal } from './number';

const end = () => decimal({ digits: 4, places: 3, min: '0.000', max: '9.999' }).nullable();

/** The ends of an interval of SRS numbers, each of which may be open. */
export const ratingEnds = () => ({ min_rating: end(), max_rating: end() });

interface Ends {
  min_rating?: string | null | undefined;
  max_rating?: string | null | undefined;
}

/** Whether some number may lie between the ends. */
export const isInterval = ({ min_rating = null, max_rating = null }: Ends): boolean => !isReversed({ min_rating, max_rating });
