import { object } from 'yup';
import { MAX_EMAIL_LENGTH, MAX_QUERY_LENGTH } from '../../limits';
import { validationTexts } from '../../texts/validation';
import { field, misread, type Misread } from './field';

const LONE_SURROGATE = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/;

/** Characters as people count them, not halves of them. */
const lengthOf = (text: string): number => [...text].length;

/**
 * `line`: what is not seen is left out, and anything that breaks the line becomes a blank. `lines`: breaks of lines stay.
 * `exact`: as it was sent, for passwords and tokens.
 */
type Kind = 'line' | 'lines' | 'exact';

/** Null is refused and not left out. */
const CONTROLS = /(?:(?![\0\t\n])\p{Cc})+/gu;
const BREAKS = /\r\n?|[\u0085\u2028\u2029]/g;
const BLANKS = /[\t\n]+/g;
/** Marks of format, such as those that turn the direction of what follows; the joiner of emojis stays. */
const UNSEEN = /(?!\u200D)\p{Cf}/gu;
const JOINERS_ONLY = /^[\s\u200D]*$/;

function seen(raw: string, kind: Kind): string {
  if (kind === 'exact') return raw.trim();
  const broken = raw.replace(BREAKS, '\n');
  const text = (kind === 'line' ? broken.replace(BLANKS, ' ') : broken).replace(CONTROLS, ' ').replace(UNSEEN, '');
  return JOINERS_ONLY.test(text) ? '' : text.trim();
}

function readText(raw: unknown, kind: Kind, mayBeBlank: boolean): string | Misread {
  if (typeof raw !== 'string' && typeof raw !== 'number') return misread(validationTexts.notString);
  const text = seen(String(raw), kind);
  return text === '' && !mayBeBlank ? misread(validationTexts.notBlank) : text;
}

interface TextLimits {
  /** 0 lets the text be empty. */
  min?: number;
  max: number;
  kind?: Kind;
}

/** Text, trimmed; a number becomes text. */
export function text({ min = 1, max, kind = 'line' }: TextLimits) {
  return field('text', (raw) => readText(raw, kind, min === 0))
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
