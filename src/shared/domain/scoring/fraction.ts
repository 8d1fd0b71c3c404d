import { readDecimal } from '../decimals';

/**
 * Exact ratios for times and ratings. In doubles 0.815 × 4500 falls short of a half second, and T × (1 − a / b) misses
 * whole ones.
 */
export interface Fraction {
  over: bigint;
  /** Above zero. */
  under: bigint;
}

export const whole = (value: number): Fraction => ({ over: BigInt(value), under: 1n });

export const thousandths = (value: number): Fraction => ({ over: BigInt(value), under: 1000n });

/** "0.92345" is 92345 / 100000. The text must be a decimal of the wire. */
export function parseFraction(text: string): Fraction {
  const parts = readDecimal(text);
  if (!parts) throw new RangeError(`"${text}" is not a decimal`);
  const magnitude = BigInt(parts.whole + parts.fraction);
  return { over: parts.isNegative ? -magnitude : magnitude, under: 10n ** BigInt(parts.fraction.length) };
}

export const times = (a: Fraction, b: Fraction): Fraction => ({ over: a.over * b.over, under: a.under * b.under });

export const minus = (a: Fraction, b: Fraction): Fraction => ({
  over: a.over * b.under - b.over * a.under,
  under: a.under * b.under,
});

/** The divisor must not be zero. */
export function dividedBy(a: Fraction, b: Fraction): Fraction {
  if (b.over === 0n) throw new RangeError('Division by zero');
  return b.over > 0n
    ? { over: a.over * b.under, under: a.under * b.over }
    : { over: -a.over * b.under, under: -a.under * b.over };
}

/** The greatest whole number that is not above: BigInt division cuts towards zero. */
function floor({ over, under }: Fraction): number {
  const cut = over / under;
  return Number(over < 0n && cut * under !== over ? cut - 1n : cut);
}

/** The least whole number that is not below. */
export const ceiling = ({ over, under }: Fraction): number => 0 - floor({ over: -over, under });

/** Rounds to the nearest whole number. An exact half rounds up, also below zero: 1.5 is 2, −1.5 is −1. */
export const halfUp = ({ over, under }: Fraction): number => floor({ over: 2n * over + under, under: 2n * under });

/** `numerator / denominator` to the nearest whole number, half up, in whole numbers only. Neither is negative. */
export function divideHalfUp(numerator: number, denominator: number): number {
  const doubled = 2 * numerator + denominator;
  return (doubled - (doubled % (2 * denominator))) / (2 * denominator);
}
