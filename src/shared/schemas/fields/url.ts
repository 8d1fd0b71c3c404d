import { validationTexts } from '../../texts/validation';
import { text } from './text';

const MAX_URL_LENGTH = 200;

/** True for http and https addresses only, so that no "javascript:" link reaches a page. */
function isWebAddress(typed: string): boolean {
  if (!/^https?:\/\/[^\s/]+/i.test(typed) || !URL.canParse(typed)) return false;
  return ['http:', 'https:'].includes(new URL(typed).protocol);
}

/** The address of a web page, "https://exempel-ss.se/"; may be empty. */
export const url = () =>
  text({ min: 0, max: MAX_URL_LENGTH }).test('url', validationTexts.notUrl, (value) => !value || isWebAddress(value));
