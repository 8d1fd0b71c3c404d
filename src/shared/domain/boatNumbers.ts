import type { WireDecimal } from '../contract/common';
import { RATING_TYPES, type RatingType } from '../contract/competitors';
import { fromScaled, readDecimal, shownDecimal, toScaled, typedDecimal } from './decimals';

export type SrsVariant = Exclude<RatingType, 'custom'>;

export const SRS_VARIANTS = RATING_TYPES.filter((type) => type !== 'custom');

/** The four SRS numbers of a boat, or of a type of boats. */
export type BoatNumbers = Record<SrsVariant, WireDecimal | null>;

/** As they are typed: empty is none. */
export type TypedNumbers = Record<SrsVariant, string>;

/** Something for each of the four. */
export const byVariant = <T>(valueOf: (variant: SrsVariant) => T): Record<SrsVariant, T> => ({
  srs: valueOf('srs'),
  srs_no_flying: valueOf('srs_no_flying'),
  srs_shorthanded: valueOf('srs_shorthanded'),
  srs_shorthanded_no_flying: valueOf('srs_shorthanded_no_flying'),
});

export const NO_NUMBERS: BoatNumbers = byVariant(() => null);
export const NO_TYPED_NUMBERS: TypedNumbers = byVariant(() => '');

/** What a boat is counted by: her own numbers beat those of her type. */
export const numbersOf = (boat: BoatNumbers, model: BoatNumbers | undefined): BoatNumbers =>
  byVariant((variant) => boat[variant] ?? model?.[variant] ?? null);

export const shownNumbers = (numbers: BoatNumbers): TypedNumbers =>
  byVariant((variant) => (numbers[variant] === null ? '' : shownDecimal(numbers[variant])));

const PLACES = 3;

/** As the wire has it, "0.850" for "0,85"; what is no number stays as it was typed, for the schema to refuse. */
function readNumber(typed: string): WireDecimal | null {
  const text = typedDecimal(typed);
  if (text === '') return null;
  const parts = readDecimal(text);
  return parts && parts.fraction.length <= PLACES ? fromScaled(toScaled(text, PLACES), PLACES) : text;
}

/** Whether what is typed is what the type says as well; also when nothing is typed and the type says nothing. */
export const isOfType = (typed: string, ofType: WireDecimal | null): boolean => readNumber(typed) === ofType;

/**
 * The numbers that are the boat's own: what was typed, less what her type says as well, since such a number is to
 * follow the table of the next year. `kept`: those that are hers already, which stay hers as long as they are not
 * changed.
 */
export const ownNumbers = (
  typed: TypedNumbers,
  model: BoatNumbers | undefined,
  kept: BoatNumbers = NO_NUMBERS,
): BoatNumbers =>
  byVariant((variant) => {
    const number = readNumber(typed[variant]);
    const isKept = number !== null && number === kept[variant];
    return !isKept && number === (model?.[variant] ?? null) ? null : number;
  });

/**
 * Another type is chosen, or none: its numbers take the place of those of the former one, and of nothing; what is the
 * boat's own stays.
 */
export const withType = (typed: TypedNumbers, former: BoatNumbers | undefined, model: BoatNumbers): TypedNumbers => {
  const filled = shownNumbers(model);
  return byVariant((variant) => {
    const isOwn = typed[variant].trim() !== '' && !isOfType(typed[variant], former?.[variant] ?? null);
    return isOwn ? typed[variant] : filled[variant];
  });
};
