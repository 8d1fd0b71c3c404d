import type { Boat } from '../../../../shared/contract/boats';
import type { BoatModel } from '../../../../shared/contract/boatModels';
import type { WireDecimal } from '../../../../shared/contract/common';
import { RATING_TYPES, type RatingType } from '../../../../shared/contract/competitors';
import { typedDecimal } from '../../../../shared/domain/decimals';
import { typedRating } from '../../../ui/form/typedRating';
import { formatDecimal } from '../../../ui/format';
import { texts } from '../texts';

export type SrsVariant = Exclude<RatingType, 'custom'>;

/** The four SRS numbers of a boat. */
export type Numbers = Record<SrsVariant, WireDecimal | null>;

export const SRS_VARIANTS = RATING_TYPES.filter((type) => type !== 'custom');

export const NO_NUMBERS: Numbers = { srs: null, srs_no_flying: null, srs_shorthanded: null, srs_shorthanded_no_flying: null };

const numbersBy = (numberOf: (variant: SrsVariant) => WireDecimal | null): Numbers => ({
  srs: numberOf('srs'),
  srs_no_flying: numberOf('srs_no_flying'),
  srs_shorthanded: numberOf('srs_shorthanded'),
  srs_shorthanded_no_flying: numberOf('srs_shorthanded_no_flying'),
});

/** A boat's own numbers beat those of her type. */
export const numbersOf = (boat: Numbers, model: BoatModel | undefined): Numbers =>
  numbersBy((variant) => boat[variant] ?? model?.[variant] ?? null);

/** As they are typed: empty is none. */
export type TypedNumbers = Record<SrsVariant, string>;

export const NO_TYPED_NUMBERS: TypedNumbers = { srs: '', srs_no_flying: '', srs_shorthanded: '', srs_shorthanded_no_flying: '' };

/** The numbers of a type in a form. */
export function typedNumbers(model: BoatModel): TypedNumbers {
  const shown = (variant: SrsVariant) => (model[variant] === null ? '' : formatDecimal(model[variant]));
  return {
    srs: shown('srs'),
    srs_no_flying: shown('srs_no_flying'),
    srs_shorthanded: shown('srs_shorthanded'),
    srs_shorthanded_no_flying: shown('srs_shorthanded_no_flying'),
  };
}

/** What was typed, less what the type says as well: such a number is to follow the table of the next year. */
export const ownNumbers = (typed: TypedNumbers, model: BoatModel | undefined): Numbers =>
  numbersBy((variant) => {
    const number = typed[variant].trim() === '' ? null : (typedRating(typed[variant]) ?? typedDecimal(typed[variant]));
    return number === (model?.[variant] ?? null) ? null : number;
  });

/** The numbers that were typed, as far as they are any, and those of the type. */
export const knownNumbers = (typed: TypedNumbers, model: BoatModel | undefined): Numbers =>
  numbersBy((variant) => typedRating(typed[variant]) ?? model?.[variant] ?? null);

/** The ways to be counted, each with the boat's number. */
export const variantOptions = (numbers: Numbers): { value: RatingType; label: string }[] =>
  RATING_TYPES.map((value) => {
    const label = texts.form.variants[value];
    const number = value === 'custom' ? null : numbers[value];
    if (value === 'custom') return { value, label };
    return { value, label: number === null ? texts.form.noNumber(label) : texts.form.withNumber(label, formatDecimal(number)) };
  });

export const boatNumbers = (boat: Boat | undefined, models: readonly BoatModel[]): Numbers =>
  boat
    ? numbersOf(
        boat,
        models.find(({ id }) => id === boat.boat_model),
      )
    : NO_NUMBERS;
