import type { Boat, BoatModel } from '../../../../../shared/contract/boats';
import { RATING_TYPES, type RatingType } from '../../../../../shared/contract/competitors';
import {
  byVariant,
  NO_NUMBERS,
  effectiveNumbers,
  type BoatNumbers,
  type TypedNumbers,
} from '../../../../../shared/domain/boatNumbers';
import { typedRating } from '../../../../ui/form/FormRatingLimits';
import { formatDecimal } from '../../../../ui/format';
import { registrationTexts } from '../texts';

/** The numbers that were typed, as far as they are any, and those of the type. */
export const knownNumbers = (typed: TypedNumbers, model: BoatModel | undefined): BoatNumbers =>
  effectiveNumbers(
    byVariant((variant) => typedRating(typed[variant])),
    model,
  );

/** The ways to be counted, each with the boat's number. */
export const variantOptions = (numbers: BoatNumbers): { value: RatingType; label: string }[] =>
  RATING_TYPES.map((value) => {
    const label = registrationTexts.form.variants[value];
    const number = value === 'custom' ? null : numbers[value];
    if (value === 'custom') return { value, label };
    return {
      value,
      label:
        number === null
          ? registrationTexts.form.noNumber(label)
          : registrationTexts.form.withNumber(label, formatDecimal(number)),
    };
  });

export const boatNumbers = (boat: Boat | undefined, models: readonly BoatModel[]): BoatNumbers =>
  boat
    ? effectiveNumbers(
        boat,
        models.find(({ id }) => id === boat.boat_model),
      )
    : NO_NUMBERS;
