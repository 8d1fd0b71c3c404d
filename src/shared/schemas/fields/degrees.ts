import { readDecimal } from '../../domain/decimals';
import { validationTexts } from '../../texts/validation';
import { field, isMisread, misread } from './field';
import type { Misread } from './field';
import { readNumberText } from './number';

/** Six decimals are a tenth of a metre, more exact than any mark is laid. */
const PLACES = 6;

function readDegrees(raw: unknown): number | Misread {
  const text = readNumberText(raw, validationTexts.notNumber);
  if (isMisread(text)) return text;
  if (!readDecimal(text)) return misread(validationTexts.notNumber);
  // -0 would be sent as 0.
  return Number(Number(text).toFixed(PLACES)) + 0;
}

/** Degrees from -max to max, as number or text, kept to the sixth decimal. */
export const degrees = (max: number) =>
  field('degrees', readDegrees)
    .test('max', validationTexts.tooLarge(max), (value) => value == null || value <= max)
    .test('min', validationTexts.tooSmall(-max), (value) => value == null || value >= -max);
