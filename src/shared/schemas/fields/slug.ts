import { validationTexts } from '../../texts/validation';
import { text } from './text';

const MIN_LENGTH = 2;
const MAX_LENGTH = 50;
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Pages below /clubs/: a club by this name could not be reached (spec section 3, decision 8). */
const TAKEN_WORDS = ['account', 'courses', 'documentation', 'help', 'profile', 'sailings', 'series'];

/** What an address calls a club: lower case, digits and hyphens, and not digits alone, since those are ids. */
export const slug = () =>
  text({ min: MIN_LENGTH, max: MAX_LENGTH })
    .test('slug', validationTexts.notSlug, (value) => value == null || (SLUG.test(value) && !/^\d+$/.test(value)))
    .test('taken', validationTexts.slugTaken, (value) => value == null || !TAKEN_WORDS.includes(value));
