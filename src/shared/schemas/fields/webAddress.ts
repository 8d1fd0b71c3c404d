import { CLUB_PAGES } from '../../paths';
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

const MAX_URL_LENGTH = 200;

/** True for http and https addresses only, so that no "javascript:" link reaches a page. */
function isWebAddress(typed: string): boolean {
  if (!/^https?:\/\/[^\s/]+/i.test(typed) || !URL.canParse(typed)) return false;
  return ['http:', 'https:'].includes(new URL(typed).protocol);
}

/** The address of a web page, "https://exempel-ss.se/"; may be empty. */
export const url = () =>
  text({ min: 0, max: MAX_URL_LENGTH }).test('url', validationTexts.notUrl, (value) => !value || isWebAddress(value));
