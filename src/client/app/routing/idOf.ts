import { navigationError } from '../errors/navigationError';
import { texts } from '../texts';

const ID = /^[1-9]\d{0,15}$/;

/** The id in an address. A route that fails validation is a page that could not be found (specification 8). */
export function idOf(text: string | undefined): number {
  if (text === undefined || !ID.test(text)) throw navigationError(404, texts.notFoundTitle);
  return Number(text);
}
