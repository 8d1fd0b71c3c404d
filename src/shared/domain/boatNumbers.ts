import type { BoatModel } from '../contract/boats';
import type { Id, WireDecimal } from '../contract/common';
import { RATING_TYPES, type RatingType } from '../contract/competitors';
import { fromScaled, readDecimal, shownDecimal, toScaled, typedDecimal } from './decimals';

export type SrsVariant = Exclude<RatingType, 'custom'>;

export const SRS_VARIANTS = RATING_TYPES.filter((type) => type !== 'custom');

/** The four SRS numbers of a boat, or of a type of boats. */
export type BoatNumbers = Record<SrsVariant, WireDecimal | null>;

/** The numbers as typed; an empty text means none. */
export type TypedNumbers = Record<SrsVariant, string>;

/** Builds a record with one value per SRS variant. */
export const byVariant = <T>(valueOf: (variant: SrsVariant) => T): Record<SrsVariant, T> => ({
  srs: valueOf('srs'),
  srs_no_flying: valueOf('srs_no_flying'),
  srs_shorthanded: valueOf('srs_shorthanded'),
  srs_shorthanded_no_flying: valueOf('srs_shorthanded_no_flying'),
});

export const NO_NUMBERS: BoatNumbers = byVariant(() => null);
export const NO_TYPED_NUMBERS: TypedNumbers = byVariant(() => '');

/** The types to choose from: those of the latest table, and the one that is chosen already. */
export const offeredModels = (models: readonly BoatModel[], chosen: Id | null): BoatModel[] =>
  models.filter(({ id, is_current }) => is_current || id === chosen);

/** The numbers that rate a boat: its own where it has them, else those of its type. */
export const effectiveNumbers = (boat: BoatNumbers, model: BoatNumbers | undefined): BoatNumbers =>
  byVariant((variant) => boat[variant] ?? model?.[variant] ?? null);

export const shownNumbers = (numbers: BoatNumbers): TypedNumbers =>
  byVariant((variant) => (numbers[variant] === null ? '' : shownDecimal(numbers[variant])));

const PLACES = 3;

/**
 * The number in wire form, "0.850" for "0,85". Text that is no number is returned as typed, for the schema to refuse.
 */
function readNumber(typed: string): WireDecimal | null {
  const text = typedDecimal(typed);
  if (text === '') return null;
  const parts = readDecimal(text);
  return parts && parts.fraction.length <= PLACES ? fromScaled(toScaled(text, PLACES), PLACES) : text;
}

/** True when the typed number equals the type's, or when both are empty. */
export const equalsTypeNumber = (typed: string, ofType: WireDecimal | null): boolean => readNumber(typed) === ofType;

/**
 * The typed numbers that differ from those of the boat's type. A number equal to the type's becomes null, so that it
 * follows next year's table. Numbers in `kept` are the boat's already and stay so while they are unchanged.
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
 * Fills in the numbers of a newly chosen type. They replace empty numbers and those of the former type; the boat's own
 * numbers stay.
 */
export const withTypeNumbers = (
  typed: TypedNumbers,
  former: BoatNumbers | undefined,
  model: BoatNumbers,
): TypedNumbers => {
  const filled = shownNumbers(model);
  return byVariant((variant) => {
    const isOwn = typed[variant].trim() !== '' && !equalsTypeNumber(typed[variant], former?.[variant] ?? null);
    return isOwn ? typed[variant] : filled[variant];
  });
};
