/**
 * Decimals as text on the wire and as exact integers inside: 0.845 is 845 thousandths, 3.5 points are 35 tenths.
 * Doubles never carry them.
 */

const PLAIN = /^([+-]?)(\d*)(?:\.(\d*))?(?:[eE]([+-]?\d{1,3}))?$/;

export interface DecimalParts {
  isNegative: boolean;
  /** The whole part without leading zeros. */
  whole: string;
  /** The fraction as written, trailing zeros included. */
  fraction: string;
}

/** Reads "1.1", "1e0", "001.1", ".5"; null for anything else. */
export function readDecimal(text: string): DecimalParts | null {
  const [, sign = '', left = '', right = '', exponent = '0'] = PLAIN.exec(text) ?? [];
  if (left === '' && right === '') return null;
  const shift = Number(exponent);
  const digits = left + right;
  const point = left.length + shift;
  const padded = point <= 0 ? '0'.repeat(-point) + digits : digits.padEnd(point, '0');
  const at = Math.max(point, 0);
  return { isNegative: sign === '-', whole: padded.slice(0, at).replace(/^0+/, ''), fraction: padded.slice(at) };
}

/** "0.845" with 3 places is 845. The text must be a decimal of the wire with at most that many places. */
export function toScaled(text: string, places: number): number {
  const parts = readDecimal(text);
  if (!parts || parts.fraction.length > places)
    throw new RangeError(`"${text}" is not a decimal with ${places} places`);
  const magnitude = Number(parts.whole + parts.fraction.padEnd(places, '0'));
  return parts.isNegative ? -magnitude : magnitude;
}

/** 845 with 3 places is "0.845". */
export function fromScaled(scaled: number, places: number): string {
  const digits = String(Math.abs(scaled)).padStart(places + 1, '0');
  const whole = digits.slice(0, digits.length - places);
  return `${scaled < 0 ? '-' : ''}${whole}.${digits.slice(-places)}`;
}

/** Converts ratings; null stays null. */
export const toThousandths = (text: string | null): number | null => (text === null ? null : toScaled(text, 3));
export const fromThousandths = (thousandths: number | null): string | null =>
  thousandths === null ? null : fromScaled(thousandths, 3);

/** Converts points; null stays null. */
export const fromTenths = (tenths: number | null): string | null => (tenths === null ? null : fromScaled(tenths, 1));

/** Converts nautical miles; null stays null. */
export const toHundredths = (text: string | null): number | null => (text === null ? null : toScaled(text, 2));
export const fromHundredths = (hundredths: number | null): string | null =>
  hundredths === null ? null : fromScaled(hundredths, 2);

/** Converts typed text with a decimal comma to the wire's form: "0,845" is "0.845". */
export const typedDecimal = (typed: string): string => typed.trim().replace(',', '.');

/** Converts a wire decimal to Swedish form: "0.845" is "0,845". */
export const shownDecimal = (wire: string): string => wire.replace('.', ',');

/** Points in Swedish form, with a decimal only when needed: 35 tenths are "3,5", 100 are "10". */
export const shownTenths = (tenths: number): string =>
  shownDecimal(tenths % 10 === 0 ? String(tenths / 10) : fromScaled(tenths, 1));
