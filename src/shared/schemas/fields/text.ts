import { object } from 'yup';
import { MAX_EMAIL_LENGTH, MAX_QUERY_LENGTH } from '../../limits';
import { validationTexts } from '../../texts/validation';
import { field, misread, type Misread } from './field';

const LONE_SURROGATE = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/;

/** Characters as people count them, not halves of them. */
const lengthOf = (text: string): number => [...text].length;

function readText(raw: unknown, mayBeBlank: boolean): string | Misread {
  if (typeof raw !== 'string' && typeof raw !== 'number') return misread(validationTexts.notString);
  const text = String(raw).trim();
  return text === '' && !mayBeBlank ? misread(validationTexts.notBlank) : text;
}

interface TextLimits {
  /** 0 lets the text be empty. */
  min?: number;
  max: number;
}

/** Text, trimmed; a number becomes text. */
export function text({ min = 1, max }: TextLimits) {
  return field('text', (raw) => readText(raw, min === 0))
    .test('max', validationTexts.tooLong(max), (value) => value == null || lengthOf(value) <= max)
    .test('min', validationTexts.tooShort(min), (value) => value == null || lengthOf(value) >= min)
    .test('nul', validationTexts.nulCharacter, (value) => !value?.includes('\0'))
    .test('surrogate', validationTexts.loneSurrogate, (value) => !value || !LONE_SURROGATE.test(value));
}

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

/** The `query` of a search. */
export const searchSchema = object({ query: text({ min: 0, max: MAX_QUERY_LENGTH }) });
