import { MAX_EMAIL_LENGTH } from '../../limits';
import { validationTexts } from '../../texts/validation';
import { text } from './text';

const LOCAL_PART = /^[\w!#$%&'*+/=?^`{}|~-]+(\.[\w!#$%&'*+/=?^`{}|~-]+)*$/;
/** Accepts letters of every alphabet, since a Swedish club's domain may have an å. */
const DOMAIN = /^([\p{L}\p{N}]([\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]{1,62}[\p{L}\p{N}]$/u;

export function isEmail(address: string): boolean {
  const at = address.lastIndexOf('@');
  return at > 0 && LOCAL_PART.test(address.slice(0, at)) && DOMAIN.test(address.slice(at + 1));
}

/** An e-mail address, trimmed, its case kept. `min: 0` lets it be empty. */
export const email = ({ min = 1 }: { min?: 0 | 1 } = {}) =>
  text({ min, max: MAX_EMAIL_LENGTH }).test('email', validationTexts.notEmail, (value) => !value || isEmail(value));
