/** Nation or class letters (0-3), number (1-6 digits), one letter after it, if any. */
const SAIL_NUMBER = /^([A-ZÅÄÖ]{0,3})[\s-]*(\d{1,6})\s*([A-ZÅÄÖ]?)$/;

const MAX_DIGITS = 6;
const HOME_NATION = 'SWE';

interface Parts {
  letters: string;
  digits: string;
  suffix: string;
}

function partsOf(typed: string): Parts | null {
  const [, letters, digits, suffix] = SAIL_NUMBER.exec(typed.trim().toUpperCase()) ?? [];
  return letters === undefined || digits === undefined || suffix === undefined ? null : { letters, digits, suffix };
}

/**
 * The sail number as stored and shown, in upper case with one blank: "swe312" is "SWE 312". Null when the text is no
 * sail number.
 */
export function tidySailNumber(typed: string): string | null {
  const parts = partsOf(typed);
  return parts && `${parts.letters} ${parts.digits}${parts.suffix}`.trimStart();
}

/**
 * Two texts of one boat have the same key: "57", "swe 57" and "SWE 057" are all "SWE 57". Empty when it is no sail
 * number.
 */
export function sailNumberKey(typed: string): string {
  const parts = partsOf(typed);
  return parts ? `${parts.letters || HOME_NATION} ${Number(parts.digits)}${parts.suffix}` : '';
}

/** Every text that is stored of boats with this key: with or without the own nation, and with zeros before the number. */
export function sailNumbersOfKey(key: string): string[] {
  const { letters, digits, suffix } = partsOf(key) ?? { letters: '', digits: '', suffix: '' };
  if (digits === '') return [];
  const numbers = Array.from(
    { length: MAX_DIGITS - digits.length + 1 },
    (_, zeros) => `${'0'.repeat(zeros)}${digits}${suffix}`,
  );
  const withLetters = numbers.map((number) => `${letters} ${number}`);
  return letters === HOME_NATION ? [...withLetters, ...numbers] : withLetters;
}

/**
 * A key whose plain order of text is the natural order: own nation's boats by number, then other letters; entries
 * without a number last. Made once per boat, so that a list of hundreds sorts by comparing texts.
 */
export function sailNumberSortKey(sailNumber: string): string {
  const parts = partsOf(sailNumber);
  if (!parts) return sailNumber === '' ? '3' : `2 ${sailNumber.toUpperCase()}`;
  const { letters, digits, suffix } = parts;
  const nation = letters === '' || letters === HOME_NATION ? '0' : `1 ${letters.padEnd(3)}`;
  return `${nation} ${digits.padStart(MAX_DIGITS, '0')}${suffix}`;
}

/** Compares for `sort`: natural order of sail numbers, then oldest entry first. */
export function bySailNumber<T extends { id: number; sail_number: string }>(rows: readonly T[]): T[] {
  return rows
    .map((row) => ({ row, key: sailNumberSortKey(row.sail_number) }))
    .sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : a.row.id - b.row.id))
    .map(({ row }) => row);
}

interface Named {
  sail_number: string;
  boat_name: string;
  skipper_name: string;
}

/**
 * The name of a competitor in a sentence or a log: "SWE 57 Vindil", or the helm when it has neither number nor name.
 */
export const competitorLabel = ({ sail_number, boat_name, skipper_name }: Named): string =>
  `${sail_number} ${boat_name}`.trim() || skipper_name;
