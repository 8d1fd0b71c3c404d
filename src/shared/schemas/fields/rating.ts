import { toScaled } from '../../domain/decimals';
import { MAX_RATING, MIN_RATING } from '../../limits';
import { validationTexts } from '../../texts/validation';
import { field, isMisread, misread } from './field';
import { readExact } from './number';

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
