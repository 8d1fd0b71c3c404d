import { CLUB_PAGES } from '../../domain/clubPages';
import { validationTexts } from '../../texts/validation';
import { text } from './text';

const MIN_LENGTH = 2;
const MAX_LENGTH = 50;
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Words that are paths of the app, so that a club of that name could not be reached. */
const TAKEN_WORDS: readonly string[] = CLUB_PAGES;

/**
 * The part of an address that names a club: lower case letters, digits and hyphens, but not digits alone, since those
 * are ids.
 */
export const slug = () =>
  text({ min: MIN_LENGTH, max: MAX_LENGTH })
    .test('slug', validationTexts.notSlug, (value) => value == null || (SLUG.test(value) && !/^\d+$/.test(value)))
    .test('taken', validationTexts.slugTaken, (value) => value == null || !TAKEN_WORDS.includes(value));
