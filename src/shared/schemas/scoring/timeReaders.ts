import { readTimeOfDay } from '../../domain/calendar';
import { readDecimal } from '../../domain/decimals';
import { readDuration } from '../../domain/duration';
import { documentError } from './documentError';
import { refuseRepeated } from './readRules';
import { list, text, type Read } from './reader';

const MAX_DIGITS = 12;
const MAX_DURATION_S = 30 * 24 * 3600;

/** A decimal with as many places as it needs ("0.92345"), as it stands. */
export const exactDecimal: Read<string> = (value, path) => {
  const parts = typeof value === 'string' ? readDecimal(value) : null;
  if (typeof value !== 'string' || !parts)
    throw documentError(path, 'must be a text with a decimal number, such as "0.923"');
  if (parts.whole.length + parts.fraction.length > MAX_DIGITS)
    throw documentError(path, `must have at most ${MAX_DIGITS} digits`);
  return value;
};

/** Like `exactDecimal`, but above zero. */
export const positiveDecimal: Read<string> = (value, path) => {
  const read = exactDecimal(value, path);
  if (Number(read) > 0) return read;
  throw documentError(path, 'must be above zero');
};

/** Whole seconds of "01:54:23", "1 02:03:04" or "26:03:04". */
export const durationSeconds: Read<number> = (value, path) => {
  const ms = readDuration(text(value, path).trim());
  if (ms === null) throw documentError(path, 'must be a time such as "01:54:23"');
  if (ms % 1000 !== 0) throw documentError(path, 'must be in whole seconds');
  if (ms < 0 || ms > MAX_DURATION_S * 1000) throw documentError(path, 'must be from 00:00:00 to 30 days');
  return ms / 1000;
};

/** "18:30:00"; "18:30" is that too. */
export const clockTime: Read<string> = (value, path) => {
  const time = readTimeOfDay(text(value, path).trim());
  if (time === null) throw documentError(path, 'must be a time of day such as "18:30:00"');
  if (time.includes('.')) throw documentError(path, 'must be in whole seconds');
  return time;
};

/** A list of boats, of which no two have the same id. */
export const boats =
  <T extends { id: string }>(read: Read<T>): Read<T[]> =>
  (value, path) => {
    const found = list(read)(value, path);
    refuseRepeated(
      found.map(({ id }) => id),
      (index) => `${path}[${index}].id`,
    );
    return found;
  };
