import { toScaled } from '../../domain/decimals';
import { isReversed } from '../../domain/rating';
import { tidySailNumber } from '../../domain/sailNumber';
import { MAX_RATING, MIN_RATING } from '../../limits';
import { validationTexts } from '../../texts/validation';
import { field, isMisread, misread } from './field';
import { readExact, decimal } from './number';

const PLACES = 3;
const MIN = toScaled(MIN_RATING, PLACES);
const MAX = toScaled(MAX_RATING, PLACES);

/** A boat's SRS number: whatever is wrong, the sentence says what a right one looks like. */
export const rating = () =>
  field('rating', (raw) => {
    const exact = readExact(raw, { digits: 4, places: PLACES });
    if (isMisread(exact)) return misread(validationTexts.notRating);
    const thousandths = toScaled(exact, PLACES);
    return thousandths >= MIN && thousandths <= MAX ? exact : misread(validationTexts.notRating);
  });

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

/** A sail number in upper case with one blank, "SWE 312". An entry may lack one: then it is empty. */
export const sailNumber = () =>
  field('sail number', (raw) => {
    const typed = typeof raw === 'string' || typeof raw === 'number' ? String(raw).trim() : null;
    if (typed === '') return '';
    return (typed === null ? null : tidySailNumber(typed)) ?? misread(validationTexts.notSailNumber);
  });
