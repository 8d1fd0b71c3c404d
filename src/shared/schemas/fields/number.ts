import { readDecimal, type DecimalParts } from '../../domain/decimals';
import { validationTexts } from '../../texts/validation';
import { field, isMisread, misread, type Misread } from './field';

const MAX_TEXT_LENGTH = 1000;
const INTEGER = /^[+-]?\d+(\.0*)?$/;

/** Returns a possible number as text, without checking its content. */
function readNumberText(raw: unknown, problem: string): string | Misread {
  if (typeof raw !== 'string' && typeof raw !== 'number') return misread(problem);
  const text = String(raw).trim();
  return text.length > MAX_TEXT_LENGTH ? misread(validationTexts.textTooLarge) : text;
}

function readInteger(raw: unknown): number | Misread {
  const text = readNumberText(raw, validationTexts.notInteger);
  if (isMisread(text)) return text;
  return INTEGER.test(text) ? Number(text) : misread(validationTexts.notInteger);
}

interface Range<T> {
  min?: T;
  max: T;
}

/** A whole number: 2, "2", "2.0", " 3 ". */
export function integer({ min = 0, max }: Range<number>) {
  return field('integer', readInteger)
    .test('max', validationTexts.tooLarge(max), (value) => value == null || value <= max)
    .test('min', validationTexts.tooSmall(min), (value) => value == null || value >= min);
}

interface Precision {
  /** Digits in all. */
  digits: number;
  places: number;
}

function precisionProblem({ whole, fraction }: DecimalParts, { digits, places }: Precision): string | null {
  const significant = whole === '' ? fraction.length : whole.length + fraction.length;
  if (significant > digits) return validationTexts.tooManyDigits(digits);
  if (fraction.length > places) return validationTexts.tooManyPlaces(places);
  return whole.length > digits - places ? validationTexts.tooManyWholeDigits(digits - places) : null;
}

/** The decimal padded to all its places, or the first thing that is wrong with it. */
export function readExact(raw: unknown, precision: Precision): string | Misread {
  const text = readNumberText(raw, validationTexts.notNumber);
  if (isMisread(text)) return text;
  const parts = readDecimal(text);
  if (!parts) return misread(validationTexts.notNumber);
  const problem = precisionProblem(parts, precision);
  if (problem) return misread(problem);
  const isZero = !/[1-9]/.test(parts.whole + parts.fraction);
  return `${parts.isNegative && !isZero ? '-' : ''}${parts.whole || '0'}.${parts.fraction.padEnd(precision.places, '0')}`;
}

type DecimalRules = Precision & Required<Range<string>>;

/** A decimal as text with exactly `places` decimals: "1.1", 1.1, "1e0", "001.1" and " 1.1 " are read, "1,1" is not. */
export function decimal({ digits, places, min, max }: DecimalRules) {
  return field('decimal', (raw) => readExact(raw, { digits, places }))
    .test('max', validationTexts.tooLarge(max), (value) => value == null || Number(value) <= Number(max))
    .test('min', validationTexts.tooSmall(min), (value) => value == null || Number(value) >= Number(min));
}

/** Six decimals are a tenth of a metre, more exact than any mark is laid. */
const PLACES = 6;

function readNumber(raw: unknown): number | Misread {
  const text = readNumberText(raw, validationTexts.notNumber);
  if (isMisread(text)) return text;
  if (!readDecimal(text)) return misread(validationTexts.notNumber);
  // -0 would be sent as 0.
  return Number(Number(text).toFixed(PLACES)) + 0;
}

/** A number as number or text, kept to the sixth decimal. */
export const numberIn = ({ min, max }: { min: number; max: number }) =>
  field('number', readNumber)
    .test('max', validationTexts.tooLarge(max), (value) => value == null || value <= max)
    .test('min', validationTexts.tooSmall(min), (value) => value == null || value >= min);

/** Degrees from -max to max. */
export const degrees = (max: number) => numberIn({ min: -max, max });
